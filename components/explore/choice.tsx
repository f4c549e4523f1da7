/** Radio buttons in a row, as the scale switch of a chart. */
export function Choice<Value extends string>({
  name,
  legend,
  options,
  value,
  onChoose,
  disabled,
  describedBy,
}: {
  name: string;
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
  /** An option without effect. */
  disabled?: Value;
  /** The element that says why. */
  describedBy?: string;
}) {
  return (
    <fieldset aria-describedby={disabled && describedBy}>
      <legend className="font-semibold text-base">{legend}</legend>
      {/* One switch; with very large text its parts are below each other. */}
      <div className="mt-2 flex flex-wrap rounded-3xl border border-control bg-paper p-0.5 sm:w-fit">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="relative flex min-h-11 min-w-min flex-1 basis-0 cursor-pointer items-center justify-center rounded-full border border-transparent px-3 text-center font-semibold text-base leading-tight hover:border-ink has-disabled:cursor-not-allowed has-disabled:border-control has-disabled:border-dashed has-disabled:text-muted has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2 sm:basis-auto sm:px-4"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              disabled={disabled === option}
              onChange={() => onChoose(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none disabled:cursor-not-allowed"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
