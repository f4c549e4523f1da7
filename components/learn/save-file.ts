export const FILE_TYPE = 'application/json';
export const SET_ASIDE_FILE = 'bitcoin-journey-set-aside.json';

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: FILE_TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address after this turn; it is given back once the download must have begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
