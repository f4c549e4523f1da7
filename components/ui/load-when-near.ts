/** A reader who does any of these is on the way; the script is there long before most parts are reached. */
export const SIGNS_OF_READING = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'] as const;

/** After a failure nothing is tried for so long: a lost network does not come back between two turns of the wheel. */
const PAUSE_MS = 2000;

interface Waiting<Part> {
  element: Element;
  load: () => Promise<Part>;
  onLoad: (part: Part) => void;
  /** The part is asked for by the address. Asked now, and whenever the address changes. */
  isWanted: () => boolean;
  /** Do not wait at all. */
  isNow?: boolean;
  signs: readonly string[];
  /** How far off the screen is still near. */
  margin?: string;
}

/**
 * Fetches a part of a page once, when a reader comes near it, shows a sign of reading, or follows a link to it. A part
 * that cannot be fetched is tried again at the next sign of reading: a lost network must not cost a reader anything else.
 *
 * @returns a function that ends the waiting
 */
export function loadWhenNear<Part>({ element, load, onLoad, isWanted, isNow, signs, margin }: Waiting<Part>) {
  let isOver = false;
  let awaited: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;
  const startIfWanted = () => {
    if (isWanted()) start();
  };

  function wait(next: readonly string[]) {
    awaited = next;
    for (const sign of awaited) window.addEventListener(sign, start, { passive: true });
    window.addEventListener('hashchange', startIfWanted);
  }
  function leave() {
    clearTimeout(timer);
    observer?.disconnect();
    for (const sign of awaited) window.removeEventListener(sign, start);
    window.removeEventListener('hashchange', startIfWanted);
  }
  function start() {
    leave();
    load().then(
      (part) => {
        if (!isOver) onLoad(part);
      },
      () => {
        if (!isOver) timer = setTimeout(() => wait([...SIGNS_OF_READING, 'online']), PAUSE_MS);
      },
    );
  }

  if (isNow || isWanted()) start();
  else {
    wait(signs);
    observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) start();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
  }
  return () => {
    isOver = true;
    leave();
  };
}
