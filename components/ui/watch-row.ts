/** Looks at a row that scrolls, now and whenever it has scrolled or changed its size. Gives back what ends that. */
export function watchRow(row: HTMLElement, look: () => void): () => void {
  // Tells the first size too, when the browser has laid the row out; to ask for it would force that.
  const observer = new ResizeObserver(look);
  observer.observe(row);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', look);
  };
}
