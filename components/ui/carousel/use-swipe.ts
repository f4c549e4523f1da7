import { type RefObject, type TouchEvent, useRef } from 'react';
import { useOwnTouch } from '@/components/ui/browser/use-own-touch';

/** Movement in pixels after which the direction of a touch is decided. */
const SLOP_PX = 8;

interface Drag {
  x: number;
  y: number;
  scrollLeft: number;
  isSideways?: boolean;
}

/** Whether the touch started in a nested element that scrolls horizontally. */
function isInOtherScroller(target: EventTarget, row: HTMLElement): boolean {
  for (let node = target as HTMLElement | null; node && node !== row; node = node.parentElement) {
    if (node.scrollWidth > node.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(node).overflowX)) return true;
  }
  return false;
}

/**
 * Scrolls a row with the finger and reports the distance. Native panning adds momentum and snapping, so the number of slides
 * per swipe varies; the row sets `touch-action: pan-y` instead. `data-dragging` disables snapping during the drag.
 */
export function useSwipe(row: RefObject<HTMLElement | null>, onEnd: (dx: number) => void) {
  const drag = useRef<Drag | null>(null);

  function onTouchStart(event: TouchEvent) {
    const touch = event.touches[0];
    const list = row.current;
    // A second touch cancels the swipe.
    if (drag.current?.isSideways) onEnd(0);
    drag.current = null;
    if (!touch || !list || event.touches.length > 1 || isInOtherScroller(event.target, list)) return;
    drag.current = { x: touch.clientX, y: touch.clientY, scrollLeft: list.scrollLeft };
  }

  useOwnTouch(row, (event) => {
    const touch = event.touches[0];
    const start = drag.current;
    const list = row.current;
    if (!touch || !start || !list) return false;
    const dx = touch.clientX - start.x;
    const dy = touch.clientY - start.y;
    if (start.isSideways === undefined && Math.hypot(dx, dy) > SLOP_PX) start.isSideways = Math.abs(dx) > Math.abs(dy);
    if (!start.isSideways) return false;
    list.dataset.dragging = '';
    list.scrollTo({ left: start.scrollLeft - dx, behavior: 'instant' });
    return true;
  });

  function onTouchEnd(event: TouchEvent) {
    const start = drag.current;
    const touch = event.changedTouches[0];
    drag.current = null;
    if (start?.isSideways) onEnd(touch ? touch.clientX - start.x : 0);
  }

  /** The system has taken the touch, for example for a call: the reader has not finished the swipe. */
  function onTouchCancel() {
    if (drag.current?.isSideways) onEnd(0);
    drag.current = null;
  }

  return { onTouchStart, onTouchEnd, onTouchCancel };
}
