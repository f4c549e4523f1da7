import type { ComponentProps } from 'react';
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
  return (
    <div>
      <NumberField {...field} />
      <input
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
