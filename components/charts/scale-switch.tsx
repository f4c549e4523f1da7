import type { ScaleKind } from '@/lib/charts/types';

/** Native radio buttons; CSS of the chart in the same `group/chart` selects the drawing by the checked one. */
export function ScaleSwitch({
  name,
  scales,
  initial = scales[0],
  words,
}: {
  name: string;
  scales: readonly ScaleKind[];
  initial?: ScaleKind;
  words: { legend: string } & Record<ScaleKind, string>;
}) {
  return (
    <fieldset className="flex rounded-full border border-control p-0.75 print:hidden">
      <legend className="sr-only">{words.legend}</legend>
      {scales.map((kind) => (
        <label
          key={kind}
          className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full px-3 sm:px-4 font-semibold text-base hover:bg-sunk has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
        >
          <input type="radio" name={name} value={kind} defaultChecked={kind === initial} className="sr-only" />
          {words[kind]}
        </label>
      ))}
    </fieldset>
  );
}
