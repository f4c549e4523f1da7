import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a moving touch for an element that answers it itself. With `touch-action` alone the browser does not scroll, but Chromium still
 * gives the lifted finger a momentum: for up to a second the next tap, anywhere on the page, only stops it and clicks nothing.
 *
 * @param isOwn is called with each move. False leaves the touch to the browser.
 */
export function useOwnTouch(
  element: RefObject<HTMLElement | SVGElement | null>,
  isOwn: (event: TouchEvent) => boolean,
) {
  const latest = useRef(isOwn);
  latest.current = isOwn;
  useEffect(() => {
    const target = element.current;
    const onMove = (event: Event) => {
      if (latest.current(event as TouchEvent) && event.cancelable) event.preventDefault();
    };
    // React listens passively.
    target?.addEventListener('touchmove', onMove, { passive: false });
    return () => target?.removeEventListener('touchmove', onMove);
  }, [element]);
}
