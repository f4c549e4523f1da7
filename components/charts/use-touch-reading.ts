import { type RefObject, useEffect, useRef } from 'react';

const HOLD_MS = 250;
/** A finger never lies quite still. */
const SLOP_PX = 10;

interface Options {
  touch: 'drag' | 'hold';
  showAt: (clientX: number, clientY: number) => void;
  hide: () => void;
}

/**
 * Reading a chart with a finger. `drag`: from the first touch on, while the page still scrolls up and down. `hold`: after
 * a tap, or while the finger moves after a short hold; a quick swipe is left to the carousel round the chart.
 * A touch anywhere else ends it.
 */
export function useTouchReading(layer: RefObject<HTMLElement | null>, options: Options) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    const element = layer.current;
    if (!element) return;
    let start: { x: number; y: number } | null = null;
    let isReading = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const read = (touch: Touch) => latest.current.showAt(touch.clientX, touch.clientY);

    const onStart = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!touch || event.touches.length > 1) return;
      start = { x: touch.clientX, y: touch.clientY };
      isReading = latest.current.touch === 'drag';
      if (isReading) read(touch);
      else {
        timer = setTimeout(() => {
          isReading = true;
          read(touch);
        }, HOLD_MS);
      }
    };
    const onMove = (event: TouchEvent) => {
      const touch = event.touches[0];
      if (!touch || !start) return;
      const dx = Math.abs(touch.clientX - start.x);
      const dy = Math.abs(touch.clientY - start.y);
      if (!isReading) {
        if (dx > SLOP_PX || dy > SLOP_PX) clearTimeout(timer);
        return;
      }
      // After a hold the finger reads, and neither the page nor the carousel round the chart moves with it.
      if (latest.current.touch === 'hold') {
        event.stopPropagation();
        if (event.cancelable) event.preventDefault();
      }
      if (dx >= dy || latest.current.touch === 'hold') read(touch);
    };
    const onEnd = (event: TouchEvent) => {
      clearTimeout(timer);
      const touch = event.changedTouches[0];
      const isTap = touch && start && Math.hypot(touch.clientX - start.x, touch.clientY - start.y) < SLOP_PX;
      if (touch && !isReading && isTap) read(touch);
      // A reading finger must not turn the page of the carousel round the chart.
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
