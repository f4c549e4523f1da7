'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How far off something may be and still be fetched: more than a screen, so that it is there when the reader is. */
const NEAR = '1000px';
/** When the page has long come to rest it is fetched anyway: a list of all fields, or a lost network, then finds it there. */
const LATEST_MS = 4000;

/**
 * Fetches a part of the page when the reader comes near it, so that nobody waits for script that nobody has seen yet.
 *
 * @param load must be the same function on every render
 * @param isWanted the part is asked for already, by the address for example
 * @returns null until it is there
 */
export function useWhenNear<Part>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  isWanted?: () => boolean,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  useEffect(() => {
    if (!box.current) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && fetchPart(),
      { rootMargin: NEAR },
    );
    function fetchPart() {
      leave();
      load().then(
        (loaded) => !isGone && setPart({ loaded }),
        // The network failed: the next time the reader comes near, it is tried again.
        () => !isGone && wait(),
      );
    }
    function wait() {
      if (box.current) observer.observe(box.current);
      // Whoever walks by keyboard jumps without scrolling.
      window.addEventListener('keydown', fetchPart, { once: true });
    }
    const latest = setTimeout(fetchPart, LATEST_MS);
    function leave() {
      clearTimeout(latest);
      observer.disconnect();
      window.removeEventListener('keydown', fetchPart);
    }
    if (isWanted?.()) fetchPart();
    else wait();
    return () => {
      isGone = true;
      leave();
    };
  }, [box, load, isWanted]);
  return part?.loaded ?? null;
}
