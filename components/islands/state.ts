declare global {
  interface Window {
    /** Presses recorded by boot.js until what they are for is alive. */
    earlyEvents?: Event[];
    /** When the reader last typed in a field, or chose in it, by `Event.timeStamp`; recorded by boot.js. */
    earlyInputs?: WeakMap<EventTarget, number>;
  }
}

/** The island of an element; the document itself for what belongs to none, which behaviours.ts answers. */
export const islandOf = (target: Element): HTMLElement =>
  target.closest<HTMLElement>('[data-island]') ?? document.documentElement;

/** Absent until the files are asked for, and after one was lost. */
export function setState(place: HTMLElement, state: 'loading' | 'alive' | null) {
  if (state) place.dataset.state = state;
  else delete place.dataset.state;
}

/** Whether a press on the element is answered now. */
export const isAlive = (target: Element) => islandOf(target).dataset.state === 'alive';

/**
 * Takes the presses that are for an island, or for the document without its islands, out of the record of boot.js.
 *
 * @param controls of the island that may be in the page no more
 */
export function takePresses(place: HTMLElement, controls: readonly Element[] = []): Event[] {
  const record = window.earlyEvents ?? [];
  const taken = record.filter(
    ({ target }) =>
      target instanceof Element && (islandOf(target) === place || controls.some((control) => control.contains(target))),
  );
  for (const event of taken) record.splice(record.indexOf(event), 1);
  // One that is still being dispatched is answered when it arrives.
  return taken.filter(({ eventPhase }) => eventPhase === Event.NONE);
}

/** Whether a press waits for this place. */
export const isAwaited = (place: HTMLElement) =>
  window.earlyEvents?.some(({ target }) => target instanceof Element && islandOf(target) === place) ?? false;

/** Asks the reader to press again. */
export function showNotice() {
  document.getElementById('script-missing')?.removeAttribute('hidden');
}

/** Ends the signs of waiting if no press waits. */
export function settlePresses() {
  if (window.earlyEvents?.length) return;
  delete document.documentElement.dataset.waiting;
  const notice = document.getElementById('script-missing');
  if (notice) notice.hidden = true;
}
