import clsx from 'clsx';
import { type ChangeEvent, type ComponentProps, type TouchEvent, useRef } from 'react';
import './range-input.css';

/** A touch is a slide from this distance on, if it goes more sideways than up or down. */
const SLIDE_FROM_PX = 8;

/**
 * A range input that a vertical swipe scrolls past. Browsers change a range input as soon as a finger touches it; here a change
 * counts only once the finger has moved sideways, or was lifted where it came down (a tap on the track). React gives the input its
 * old value again until then, so nothing is drawn. `touch-action` leaves the vertical direction to the browser (range-input.css).
 */
export function RangeInput({
  onSlide,
  className,
  ...input
}: { onSlide: (value: number) => void } & Omit<
  ComponentProps<'input'>,
  'type' | 'onChange' | 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'
>) {
  const touch = useRef<{ x: number; y: number; kind: 'tap' | 'slide' | 'scroll'; value: number | null } | null>(null);

  function onChange({ target: { valueAsNumber } }: ChangeEvent<HTMLInputElement>) {
    const { current } = touch;
    if (!current || current.kind === 'slide') onSlide(valueAsNumber);
    else current.value = valueAsNumber;
  }

  function onTouchStart({ touches }: TouchEvent) {
    const finger = touches[0];
    // Two fingers zoom the page.
    const kind = touches.length > 1 ? 'scroll' : 'tap';
    touch.current = finger ? { x: finger.clientX, y: finger.clientY, kind, value: null } : null;
  }

  function onTouchMove({ touches }: TouchEvent) {
    const { current } = touch;
    const finger = touches[0];
    if (!finger || current?.kind !== 'tap') return;
    const dx = Math.abs(finger.clientX - current.x);
    const dy = Math.abs(finger.clientY - current.y);
    if (Math.max(dx, dy) >= SLIDE_FROM_PX) current.kind = dx > dy ? 'slide' : 'scroll';
  }

  function onTouchEnd({ touches }: TouchEvent) {
    const { current } = touch;
    // The other finger of two may still move.
    if (touches.length > 0) return;
    touch.current = null;
    if (current?.kind === 'tap' && current.value !== null) onSlide(current.value);
  }

  return (
    <input
      {...input}
      type="range"
      className={clsx('range-input h-11 w-full', className)}
      onChange={onChange}
      onTouchStart={onTouchStart}
      onTouchMove={onTouchMove}
      onTouchEnd={onTouchEnd}
      onTouchCancel={() => {
        touch.current = null;
      }}
    />
  );
}
