import type { FocusEvent } from 'react';

/**
 * For `onFocus` of a row that scrolls: scrolls an item that the edge cuts into view, when the keyboard has moved the focus into it.
 * Browsers leave it where it is if they show 32 px of the link.
 */
export function revealItem({ target, currentTarget: row }: FocusEvent<HTMLElement>): void {
  const item = [...row.children].find((child) => child.contains(target));
  if (!item || !target.matches(':focus-visible')) return;
  const { left, right } = row.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  if (box.left < left - 1 || box.right > right + 1) row.scrollBy({ left: box.left - left });
}
