import { type RefObject, useEffect } from 'react';
import { measureFreePlace } from './free-place';

/** After so long without a scroll event the page rests, and its controls can be pressed. */
const REST_MS = 80;

/**
 * Sets `--up` of the frame, in pixels, so that its button covers no control and, if there is such a place, no text. Measured when
 * the page rests or has jumped, and not at each frame of a scroll: the browser would lay out the page for it.
 *
 * @param isFree false keeps the button where it is: it is about to be pressed
 */
export function useFreePlace(
  frame: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  isFree: boolean,
) {
  useEffect(() => {
    if (!isFree) return;
    let timer: ReturnType<typeof setTimeout>;
    let lastY = window.scrollY;
    function place() {
      // Where the list is a rail there is no button.
      if (!frame.current || !button.current?.offsetHeight) return;
      frame.current.style.setProperty('--up', `${measureFreePlace(frame.current, button.current)}px`);
    }
    function onScroll() {
      if (Math.abs(window.scrollY - lastY) > window.innerHeight / 2) place();
      lastY = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(place, REST_MS);
    }
    place();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [frame, button, isFree]);
}
