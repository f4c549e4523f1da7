import type { ComponentProps } from 'react';
import { NumberField } from '@/components/ui/fields/field';
import { RangeInput } from '@/components/ui/fields/range-input';

/** A number field with a range input of the same name; in guides the number is beside its label (calculator.css). The range input clamps to its ends; the text field does not. */
export function SliderField({
  slider,
  ...field
}: ComponentProps<typeof NumberField> & {
  slider: {
    /** NaN if the text is not a number: the slider then shows `min`. */
    value: number;
    /** The value with its unit, for assistive technology. */
    spoken: string;
    min: number;
    max: number;
    step?: number;
    onSlide: (value: number) => void;
  };
}) {
  const { value, spoken, min, max, step = 1, onSlide } = slider;
  const shown = Number.isFinite(value) ? value : min;
  return (
    <div className="calculator-field-row">
      <NumberField {...field} />
      <RangeInput
        aria-label={field.label}
        aria-valuetext={spoken}
        min={min}
        max={max}
        step={step}
        value={shown}
        onSlide={onSlide}
        className="mt-1 block no-js:hidden print:hidden"
      />
    </div>
  );
}
