/** Calls back now, on scroll and on resize. @returns a function that stops it */
export function watchRow(row: HTMLElement, look: () => void): () => void {
  // The observer also reports the first size, without forcing a layout.
  const observer = new ResizeObserver(look);
  observer.observe(row);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', look);
  };
}
