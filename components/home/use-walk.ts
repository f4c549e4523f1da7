import { useCallback, useEffect, useRef, useState } from 'react';

const APPEARS_BELOW_PX = 300;
const FADES_AFTER_MS = 1000;

/** Index of the last section whose top is above the middle of the viewport. */
function indexAtMiddle(ids: readonly string[]): number {
  const middle = window.innerHeight / 2;
  const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= middle),
  );
}

/**
 * The current section, and whether the navigator is visible: below 300 px, while the page scrolls and for one second after,
 * and as long as `hold` is true. `isBack` is true when the last scroll went up.
 */
export function useWalk(ids: readonly string[], hold: boolean) {
  const [current, setCurrent] = useState(0);
  const [isBelow, setBelow] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const [isBack, setBack] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Restarts the time until the navigator fades. */
  const touch = useCallback(() => {
    setFresh(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setFresh(false), FADES_AFTER_MS);
  }, []);

  useEffect(() => {
    let from = window.scrollY;
    const onScroll = () => {
      setBelow(window.scrollY > APPEARS_BELOW_PX);
      if (window.scrollY !== from) setBack(window.scrollY < from);
      from = window.scrollY;
      setCurrent(indexAtMiddle(ids));
      touch();
    };
    // The page may have been scrolled before hydration.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer.current);
    };
  }, [ids, touch]);

  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && !hold) touch();
    wasHeld.current = hold;
  }, [hold, touch]);

  return { current, isShown: (isBelow && isFresh) || hold, isBack };
}
