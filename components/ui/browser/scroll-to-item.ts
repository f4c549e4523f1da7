/** Scrolls a row to the start of one of its items, where it snaps. */
export function scrollToItem(row: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const item = row.children[index];
  if (!item) return;
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
  const left = row.scrollLeft + item.getBoundingClientRect().left - row.getBoundingClientRect().left - inset;
  row.scrollTo({ left, behavior });
}
