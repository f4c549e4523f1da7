import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { ChartPoint } from '@/lib/charts/layout';
import type { ReaderEntry } from '@/lib/charts/types';
import { fill } from '@/lib/format/fill';
import { NO_VALUE } from '@/lib/format/number';
import { strokeClass } from './line-style';

const GAP_PX = 14;

/**
 * The values of one row, on the side of the guide line with more room and always inside the chart's frame. Hidden from
 * assistive technology, which gets the same text from the slider.
 */
export function ChartTooltip({
  row,
  point,
  entries,
  pointerY,
}: {
  row: readonly string[];
  point: ChartPoint;
  entries: readonly ReaderEntry[];
  /** Percent from the top of the plot; undefined when the keyboard moved the guide. */
  pointerY?: number;
}) {
  const box = useRef<HTMLDivElement>(null);

  // The content security policy blocks style attributes in markup, but not changes of the style object.
  useLayoutEffect(() => {
    const tip = box.current;
    const plot = tip?.closest('[data-plot]');
    const frame = plot?.parentElement;
    if (!tip || !plot || !frame) return;
    const area = plot.getBoundingClientRect();
    const limits = frame.getBoundingClientRect();
    const left = limits.left - area.left;
    const right = limits.right - area.left - tip.offsetWidth;
    const guide = (point.x / 100) * area.width;
    const isOnRight = area.width - guide > guide || right >= guide + GAP_PX;
    const wanted = isOnRight ? guide + GAP_PX : guide - GAP_PX - tip.offsetWidth;
    const ys = point.ys.filter((y) => y !== null);
    const middle = ys.reduce((sum, y) => sum + y / ys.length, 0);
    const aimedY = ((pointerY ?? (middle < 50 ? 85 : 15)) / 100) * area.height - tip.offsetHeight / 2;
    const x = Math.max(left, Math.min(right, wanted));
    const y = Math.max(0, Math.min(area.height - tip.offsetHeight, aimedY));
    tip.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 left-0 z-10 w-max max-w-68 rounded-lg border border-control bg-raised px-3 py-2 text-sm leading-snug shadow-lg"
    >
      <p className="font-display font-semibold text-base">{row[0]}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] items-baseline gap-x-4 gap-y-1">
        {entries.map((entry) => {
          const [main, ...others] = cellsOf(row, entry);
          if (!main) return null;
          return (
            <div key={entry.name} className="contents">
              <dt className="flex items-center gap-1.5 text-muted">
                {entry.line && (
                  <svg
                    aria-hidden="true"
                    width="12"
                    height="4"
                    className={clsx('shrink-0 stroke-4', strokeClass[entry.line.tone])}
                  >
                    <path d="M0 2h12" />
                  </svg>
                )}
                {entry.name}
              </dt>
              <dd className="text-right tabular-nums">
                <span className="whitespace-nowrap font-semibold">{main}</span>
                {others.map((other) => (
                  <span key={other} className="block text-muted">
                    {other}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** The cells of an entry in a row of the table, without those that have no value. */
export function cellsOf([, ...cells]: readonly string[], { columns, further = '{n}' }: ReaderEntry): string[] {
  return columns
    .map((column) => cells[column] ?? NO_VALUE)
    .map((cell, i) => (i > 0 && cell !== NO_VALUE ? fill(further, { n: cell }) : cell))
    .filter((cell) => cell !== NO_VALUE);
}
