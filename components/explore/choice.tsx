import type { ComponentProps } from 'react';
import { Pills } from '@/components/ui/fields/pills';

/** Radio buttons in a row, as the scale switch of a chart. */
export function Choice<Value extends string>({
  options,
  ...pills
}: Pick<ComponentProps<typeof Pills<Value>>, 'name' | 'legend' | 'value' | 'onChoose' | 'disabled' | 'describedBy'> & {
  options: readonly (readonly [value: Value, label: string])[];
}) {
  return (
    <Pills
      {...pills}
      look="parts"
      legendClass="font-semibold text-base"
      rowClass="mt-2 flex flex-wrap rounded-3xl border border-control bg-paper p-0.5 sm:w-fit"
      sizeClass="px-3 sm:px-4"
      options={options.map(([value, label]) => ({ value, label }))}
    />
  );
}
