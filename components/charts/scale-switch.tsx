import { Pills } from '@/components/ui/fields/pills';
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
    <Pills
      name={name}
      legend={words.legend}
      options={scales.map((kind) => ({ value: kind, label: words[kind] }))}
      initial={initial}
      look="joined"
      className="print:hidden"
      rowClass="flex rounded-full border border-control p-0.75"
      sizeClass="min-w-11 px-3 sm:px-4"
    />
  );
}
