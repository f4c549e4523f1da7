/** Radio buttons in a row, as the scale switch of a chart. */
export function Choice<Value extends string>({
  name,
  legend,
  options,
  value,
  onChoose,
}: {
  name: string;
  legend: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <fieldset>
      <legend className="font-semibold text-base">{legend}</legend>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {options.map(([option, label]) => (
          <label
            key={option}
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-line px-4 font-semibold text-base text-muted hover:text-ink has-checked:border-control has-checked:bg-sunk has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={value === option}
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
