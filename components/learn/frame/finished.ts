/** In the storage of the tab: the page of the lesson and the dashboard share nothing else. */
const KEY = 'finished';
/** In the address of the dashboard, where the browser refuses storage. */
const FRAGMENT = `#${KEY}=`;

/**
 * Keeps the lesson that the reader has completed until the dashboard announces it.
 *
 * @returns what the address of the dashboard must end with, for a browser that refuses storage
 */
export function keepFinished(lesson: string): string {
  try {
    sessionStorage.setItem(KEY, lesson);
    return '';
  } catch {
    return `${FRAGMENT}${encodeURIComponent(lesson)}`;
  }
}

/** What `keepFinished` kept. It is returned once. */
export function takeFinished(): string | null {
  try {
    const lesson = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return lesson;
  } catch {
    const { hash, pathname, search } = window.location;
    if (!hash.startsWith(FRAGMENT)) return null;
    history.replaceState(history.state, '', pathname + search);
    return decodeURIComponent(hash.slice(FRAGMENT.length));
  }
}
