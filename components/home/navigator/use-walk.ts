import { useCallback, useEffect, useRef, useState } from 'react';

const APPEARS_BELOW_PX = 300;
const FADES_AFTER_MS = 1000;

/** The part of the page above the middle of the viewport, as margins of an observer: all that is above the viewport, too. */
const ABOVE_MIDDLE = '1000000px 0px -50% 0px';

/**
 * The current section, and whether the navigator is visible: below 300 px, while the page scrolls and for one second after,
 * and as long as `hold` is true.
 */
export function useWalk(ids: readonly string[], hold: boolean) {
  const [current, setCurrent] = useState(0);
  const [isBelow, setBelow] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Restarts the time until the navigator fades. */
  const touch = useCallback(() => {
    setFresh(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setFresh(false), FADES_AFTER_MS);
  }, []);

  // Not the places of the sections at each scroll: the browser would lay out the page for them, in the middle of a frame.
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(
          Math.max(
            0,
            ids.findLastIndex((id) => reached.has(id)),
          ),
        );
      },
      { rootMargin: ABOVE_MIDDLE },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);

  useEffect(() => {
    const onScroll = () => {
      setBelow(window.scrollY > APPEARS_BELOW_PX);
      touch();
    };
    // The page may have been scrolled before hydration.
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer.current);
    };
  }, [touch]);

  const wasHeld = useRef(false);
  useEffect(() => {
    if (wasHeld.current && !hold) touch();
    wasHeld.current = hold;
  }, [hold, touch]);

  return { current, isShown: (isBelow && isFresh) || hold };
}
