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
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        aria-valuetext={spoken}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        className="slider block h-11 w-full no-js:hidden print:hidden"
      />
    </div>
  );
}
