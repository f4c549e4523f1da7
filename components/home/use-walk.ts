import { useCallback, useEffect, useRef, useState } from 'react';

const APPEARS_BELOW_PX = 300;
const FADES_AFTER_MS = 1000;

/** The place that crosses the middle of the window: the last one whose top is above it. */
function indexAtMiddle(ids: readonly string[]): number {
  const middle = window.innerHeight / 2;
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
}

/**
 * Where the reader is on the walk, and whether the navigator is shown: from 300 px down, while the page scrolls and for a
 * second after, and as long as `hold` says that somebody is using it.
 */
export function useWalk(ids: readonly string[], hold: boolean) {
  const [current, setCurrent] = useState(0);
  const [isBelow, setBelow] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Shows it, and lets it fade a second later. */
  const touch = useCallback(() => {
    setFresh(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setFresh(false), FADES_AFTER_MS);
  }, []);

  useEffect(() => {
    const onScroll = () => {
      setBelow(window.scrollY > APPEARS_BELOW_PX);
      setCurrent(indexAtMiddle(ids));
      touch();
    };
    // The reader may have scrolled before script ran, or come by a link into the page.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer.current);
    };
  }, [ids, touch]);

  // What was held fades like what was scrolled: a second after it is let go.
  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && !hold) touch();
    wasHeld.current = hold;
  }, [hold, touch]);

  return { current, isShown: (isBelow && isFresh) || hold };
}
