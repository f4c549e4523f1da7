/** In the storage of the tab: the page of the lesson and the dashboard share nothing else. */
const KEY = 'finished';

/** Keeps the lesson that the reader has completed until the dashboard announces it. */
export function keepFinished(lesson: string): void {
  try {
    sessionStorage.setItem(KEY, lesson);
  } catch {
    // The browser refuses storage: the dashboard knows nothing of this page.
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
