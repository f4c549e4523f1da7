export const FILE_TYPE = 'application/json';
export const SET_ASIDE_FILE = 'bitcoin-journey-set-aside.json';

export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: FILE_TYPE }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers fetch the object URL asynchronously, and no event says that the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
