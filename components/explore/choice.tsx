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
      <div className="mt-2 flex flex-wrap gap-1.5">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-control px-4 font-semibold text-base hover:border-ink has-disabled:cursor-not-allowed has-disabled:border-dashed has-disabled:text-muted has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
              disabled={disabled === option}
              onChange={() => onChoose(option)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
