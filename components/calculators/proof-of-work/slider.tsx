import { RangeInput } from '@/components/ui/range-input';

/** A range input with its value in large figures. */
export function Slider({
  id,
  label,
  shown,
  spoken,
  value,
  range,
  onSlide,
}: {
  id: string;
  label: string;
  shown: string;
  /** For assistive technology. */
  spoken: string;
  value: number;
  range: { min: number; max: number };
  onSlide: (value: number) => void;
}) {
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-semibold text-base">
          {label}
        </label>
        <span className="font-display text-3xl tabular-nums leading-none">{shown}</span>
      </p>
      <RangeInput
        id={id}
        {...range}
        value={value}
        aria-valuetext={spoken}
        onSlide={onSlide}
        className="block no-js:hidden print:hidden"
      />
    </div>
  );
}
