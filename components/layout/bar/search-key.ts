import { onStoredChange, store } from '@/components/ui/browser/browser-storage';

/** Of the storage of the browser, and the event of the window after a change in this tab. */
const NAME = 'search-key';

/**
 * Whether the key "/" opens the search. A shortcut of one character needs a switch (WCAG 2.1.4), because speech input types characters.
 * Where the browser stores nothing the switch would not last, so the key is off.
 */
export function isSearchKeyOn(): boolean {
  try {
    return window.localStorage.getItem(NAME) !== 'off';
  } catch {
    return false;
  }
}

/** @returns false if the browser has not stored it */
export function setSearchKey(isOn: boolean): boolean {
  const isStored = store(NAME, isOn ? 'on' : 'off');
  window.dispatchEvent(new Event(NAME));
  return isStored;
}

/** @returns a function that ends it */
export function onSearchKeyChange(listener: () => void): () => void {
  const end = onStoredChange([NAME], listener);
  window.addEventListener(NAME, listener);
  return () => {
    end();
    window.removeEventListener(NAME, listener);
  };
}
