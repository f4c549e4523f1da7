/**
 * Calls back now, on scroll, and when the row or an item of it changes its size or is hidden.
 *
 * @param keep is called instead when the width of the row has changed, as on a phone that is turned: the browser then leaves the
 * row at another item
 * @returns a function that stops it
 */
export function watchRow(row: HTMLElement, look: () => void, keep: () => void = look): () => void {
  let width = row.clientWidth;
  // A scroll that the browser makes for the new width is not one of the reader.
  const onChange = () => {
    const isTurned = row.clientWidth !== width;
    width = row.clientWidth;
    if (isTurned) keep();
    else look();
  };
  // The observer also reports the first size, without forcing a layout.
  const observer = new ResizeObserver(onChange);
  for (const element of [row, ...row.children]) observer.observe(element);
  row.addEventListener('scroll', onChange, { passive: true });
  return () => {
    observer.disconnect();
    row.removeEventListener('scroll', onChange);
  };
}
