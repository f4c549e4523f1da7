import clsx from 'clsx';
import type { LineSpec } from '@/lib/charts/types';
import { dashes, strokeClass } from './line-style';

const lastOf = ({ values }: LineSpec) => values.findLast((value) => value !== null) ?? 0;

/** A short piece of a line, with its color and dashes. */
export function LineSample({ tone, stroke }: Pick<LineSpec, 'tone' | 'stroke'>) {
  return (
    <svg aria-hidden="true" width="25" height="6" className={`shrink-0 stroke-[2.75px] ${strokeClass[tone]}`}>
      <path d="M1 3h23" strokeDasharray={dashes[stroke]} strokeLinecap="round" />
    </svg>
  );
}

/** Line samples with labels, the highest line first, for narrow screens where the labels do not fit beside the lines. */
export function ChartKey({ lines, className }: { lines: readonly LineSpec[]; className?: string }) {
  return (
    <ul data-key="" className={clsx('@md:hidden mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm', className)}>
      {lines
        .filter(({ isWideOnly }) => !isWideOnly)
        .toSorted((a, b) => lastOf(b) - lastOf(a))
        .map((line) => (
          <li key={line.id} className="flex items-center gap-1.5">
            <LineSample {...line} />
            <span>{[line.label, line.last].filter(Boolean).join(' ')}</span>
          </li>
        ))}
    </ul>
  );
}
