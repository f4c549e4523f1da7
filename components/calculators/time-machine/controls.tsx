import { Pills } from '@/components/ui/fields/pills';
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
    <Pills
      name={name}
      legend={legend}
      legendClass="mb-1.5 font-semibold text-base max-md:sr-only"
      options={TIME_MACHINE_MODES.map((value) => ({ value, label: labels[value] }))}
      value={mode}
      onChoose={onChange}
      look="joined"
      className="col-span-full"
      rowClass="grid grid-cols-2 rounded-full border border-control p-1"
      sizeClass="px-2 text-center leading-tight"
    />
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
