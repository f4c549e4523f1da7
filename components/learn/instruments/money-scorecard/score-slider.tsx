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
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => onSlide(event.target.valueAsNumber)}
        className="slider block h-11 w-full no-js:hidden print:hidden"
      />
    </div>
  );
}
