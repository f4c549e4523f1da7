import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { NumberField } from '@/components/ui/field';

/**
 * A number that can be dragged or typed. Both controls carry the same name. The slider stops at its ends; the text takes any
 * number.
 */
export function SliderField({
  slider,
  ...field
}: ComponentProps<typeof NumberField> & {
  slider: {
    /** NaN where the text is no number: the slider then rests at its start. */
    value: number;
    /** The value with its unit, for assistive technology. */
    spoken: string;
    min: number;
    max: number;
    /** 1 unless told otherwise. */
    step?: number;
    onSlide: (value: number) => void;
  };
}) {
  const { value, spoken, min, max, step = 1, onSlide } = slider;
  const shown = Number.isFinite(value) ? value : min;
  const range = useRef<HTMLInputElement>(null);
  const atFirst = useRef(onSlide);
  useLayoutEffect(() => {
    const { value, defaultValue, valueAsNumber } = range.current as HTMLInputElement;
    // It can be dragged before the script is there. The calculator reads the address first.
    if (value !== defaultValue) queueMicrotask(() => atFirst.current(valueAsNumber));
  }, []);
  return (
    <div>
      <NumberField {...field} />
      <input
        ref={range}
        type="range"
        aria-label={field.label}
        aria-valuetext={spoken}
        min={min}
        max={max}
        step={step}
        value={shown}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        className="slider mt-1 block h-11 w-full no-js:hidden print:hidden"
      />
    </div>
  );
}
