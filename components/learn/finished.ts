/** In the storage of the tab: the page of the lesson and the dashboard share nothing else. */
const KEY = 'finished';

/**
 * Keeps the lesson that the reader has completed until the dashboard announces it.
 *
 * @returns false if the browser refuses storage: then the next page knows nothing of this one
 */
export function keepFinished(lesson: string): boolean {
  try {
    sessionStorage.setItem(KEY, lesson);
    return true;
  } catch {
    return false;
  }
}

/** What `keepFinished` kept. It is returned once. */
export function takeFinished(): string | null {
  try {
    const lesson = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return lesson;
  } catch {
    return null;
  }
}
