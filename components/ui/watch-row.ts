/** Calls back now, on scroll, and when the row or an item of it changes its size or is hidden. @returns a function that stops it */
export function watchRow(row: HTMLElement, look: () => void): () => void {
  // The observer also reports the first size, without forcing a layout.
  const observer = new ResizeObserver(look);
  for (const element of [row, ...row.children]) observer.observe(element);
  row.addEventListener('scroll', look, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', look);
  };
}
