import { QUICK_AMOUNTS_USD, TIME_MACHINE_MODES, type TimeMachineMode } from '@/lib/calculators/time-machine';

export function ModeSwitch({
  name,
  legend,
  labels,
  mode,
  onChange,
}: {
  name: string;
  legend: string;
  labels: Record<TimeMachineMode, string>;
  mode: TimeMachineMode;
  onChange: (mode: TimeMachineMode) => void;
}) {
  return (
    <fieldset className="col-span-full">
      <legend className="mb-1.5 font-semibold text-base max-md:sr-only">{legend}</legend>
      <div className="grid grid-cols-2 rounded-full border border-control p-1">
        {TIME_MACHINE_MODES.map((option) => (
          <label
            key={option}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-full px-2 text-center font-semibold text-base leading-tight hover:bg-sunk has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-3"
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={mode === option}
              onChange={() => onChange(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {labels[option]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function QuickAmounts({
  legend,
  labels,
  amount,
  onPick,
}: {
  legend: string;
  labels: Record<number, string>;
  amount: number;
  onPick: (amount: number) => void;
}) {
  return (
    <fieldset className="col-span-full row-start-3 grid grid-cols-5 gap-1 no-js:hidden sm:gap-2">
      <legend className="sr-only">{legend}</legend>
      {QUICK_AMOUNTS_USD.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={amount === quick}
          onClick={() => onPick(quick)}
          className="min-h-11 rounded-md border border-control text-sm tabular-nums hover:border-ink hover:bg-sunk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper sm:max-md:text-base lg:text-base"
        >
          {labels[quick]}
        </button>
      ))}
    </fieldset>
  );
}
