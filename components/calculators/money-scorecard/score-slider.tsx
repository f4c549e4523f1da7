import { RangeInput } from '@/components/ui/range-input';

/** A range input whose value is shown in words. */
export function ScoreSlider({
  id,
  label,
  value,
  shown,
  min,
  max,
  onSlide,
}: {
  id: string;
  label: string;
  value: number;
  shown: string;
  min: number;
  max: number;
  onSlide: (value: number) => void;
}) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-base">
        <label htmlFor={id}>{label}</label>
        <span className="text-muted">{shown}</span>
      </p>
      <RangeInput
        id={id}
        min={min}
        max={max}
        value={value}
        aria-valuetext={shown}
        onSlide={onSlide}
        className="block no-js:hidden print:hidden"
      />
    </div>
  );
}
