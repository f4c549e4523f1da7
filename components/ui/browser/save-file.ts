/** Offers a file to the reader, as a download. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Browsers fetch the object URL asynchronously, and no event says that the download has started.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
