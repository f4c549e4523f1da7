import { type RefObject, useEffect, useRef } from 'react';

const HOLD_MS = 250;
/** A touch that moves less than this is still a tap or a hold. */
const SLOP_PX = 10;

interface Options {
  touch: 'drag' | 'hold';
  showAt: (clientX: number, clientY: number) => void;
  hide: () => void;
}

/**
 * Reads a chart by touch: after a tap, and while the finger moves. `drag`: while it moves sideways; a vertical swipe only scrolls.
 * `hold`: while it moves after a hold; a quick swipe is left to the carousel around the chart. A touch outside ends it.
 */
export function useTouchReading(layer: RefObject<HTMLElement | null>, options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    let start: { x: number; y: number; at: number } | null = null;
    let isReading = false;
    let hasMoved = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const read = (touch: Touch) => latest.current.showAt(touch.clientX, touch.clientY);

    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      // Two fingers zoom the page.
      if (event.touches.length > 1) onCancel();
      if (!touch || event.touches.length > 1) return;
      start = { x: touch.clientX, y: touch.clientY, at: event.timeStamp };
      hasMoved = false;
      isReading = false;
      // Without a carousel a tap reads when it ends, so that a vertical swipe on a busy page has not read before it moves.
      if (latest.current.touch === 'drag') return;
      timer = setTimeout(() => {
        isReading = true;
        read(touch);
      }, HOLD_MS);
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!touch || !start) return;
      const dx = Math.abs(touch.clientX - start.x);
      const dy = Math.abs(touch.clientY - start.y);
      // Event times decide, not the timer: a busy main thread can run the timer before an earlier move.
      if (!hasMoved && Math.max(dx, dy) > SLOP_PX) {
        hasMoved = true;
        clearTimeout(timer);
        const isMeant = event.timeStamp - start.at >= HOLD_MS || (latest.current.touch === 'drag' && dx > dy);
        if (isReading && !isMeant) latest.current.hide();
        isReading = isMeant;
      }
      if (!isReading) return;
      // While a finger reads, neither the page nor the carousel moves, and it has no momentum when it is lifted (use-own-touch.ts).
      if (latest.current.touch === 'hold') event.stopPropagation();
      if (event.cancelable) event.preventDefault();
      if (dx >= dy || latest.current.touch === 'hold') read(touch);
    };
    const onEnd = (event: TouchEvent) => {
      clearTimeout(timer);
      const touch = event.changedTouches[0];
      const isTap = touch && start && Math.hypot(touch.clientX - start.x, touch.clientY - start.y) < SLOP_PX;
      if (touch && !isReading && isTap) read(touch);
      // The end of reading is not a swipe of the carousel.
      if (isReading && !isTap) event.stopPropagation();
      start = null;
      isReading = false;
    };
    const onCancel = () => {
      clearTimeout(timer);
      if (isReading) latest.current.hide();
      start = null;
      isReading = false;
    };
    const onElsewhere = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && !element.contains(event.target as Node)) latest.current.hide();
    };

    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('touchend', onEnd);
    element.addEventListener('touchcancel', onCancel);
    document.addEventListener('pointerdown', onElsewhere);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('touchend', onEnd);
      element.removeEventListener('touchcancel', onCancel);
      document.removeEventListener('pointerdown', onElsewhere);
    };
  }, [layer]);
}
