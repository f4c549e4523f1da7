/** Closes the menu when a page is left, so that Back does not show it open. */
export function closeOnLeave(menu: HTMLElement): void {
  window.addEventListener('pagehide', () => menu.hidePopover?.());
}
