import { isSearchKeyOn, onSearchKeyChange } from './search-key';

const TAKES_TEXT = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** The key "/" presses the link to the search, or puts the cursor into the field if this is its page, unless the reader has switched it off. */
export function listenForSearchKey(link: HTMLElement): void {
  const announce = () => {
    if (isSearchKeyOn()) link.setAttribute('aria-keyshortcuts', '/');
    else link.removeAttribute('aria-keyshortcuts');
  };
  announce();
  onSearchKeyChange(announce);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!isSearchKeyOn()) return;
    if (event.target instanceof Element && event.target.closest(TAKES_TEXT)) return;
    // The page of unknown addresses has both bars.
    if (link.closest('header')?.parentElement?.checkVisibility?.() === false) return;
    event.preventDefault();
    const { hash, pathname } = new URL((link as HTMLAnchorElement).href);
    const field = pathname === window.location.pathname && document.getElementById(hash.slice(1));
    if (field instanceof HTMLInputElement) {
      field.focus();
      field.select();
    } else link.click();
  });
}
