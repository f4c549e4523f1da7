import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import type { DrawnRow } from '@/lib/charts/read-drawing';
import { fill } from '@/lib/format/fill';
import type { ReaderRow } from './chart-reader';
import { strokeClass } from './line-style';

const GAP_PX = 14;

/**
 * The values of one year, beside the guide line on the side with more room and always inside the chart's frame. It is
 * hidden from assistive technology: the slider says the same.
 */
export function ChartTooltip({ row, rows, pointerY }: { row: DrawnRow; rows: ReaderRow[]; pointerY?: number }) {
  const box = useRef<HTMLDivElement>(null);

  // Position is set through the object model, which the content policy allows; an attribute it would refuse.
  useLayoutEffect(() => {
    const tip = box.current;
    const plot = tip?.closest('[data-plot]');
    const frame = plot?.parentElement;
    if (!tip || !plot || !frame) return;
    const area = plot.getBoundingClientRect();
    const limits = frame.getBoundingClientRect();
    const left = limits.left - area.left;
    const right = limits.right - area.left - tip.offsetWidth;
    const guide = (row.x / 100) * area.width;
    const isOnRight = area.width - guide > guide || right >= guide + GAP_PX;
    const wanted = isOnRight ? guide + GAP_PX : guide - GAP_PX - tip.offsetWidth;
    const spots = row.spots.filter((spot) => spot !== undefined);
    const middle = spots.reduce((sum, [, y]) => sum + y / spots.length, 0);
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
      <p className="font-display font-semibold text-base">{row.key}</p>
      <dl className="mt-1 grid grid-cols-[auto_auto] items-baseline gap-x-4 gap-y-1">
        {rows.map((reader) => {
          const [main, ...others] = cellsOf(row, reader);
          if (!main) return null;
          return (
            <div key={reader.name} className="contents">
              <dt className="flex items-center gap-1.5 text-muted">
                {reader.line && (
                  <svg
                    aria-hidden="true"
                    width="12"
                    height="4"
                    className={clsx('shrink-0 stroke-4', strokeClass[reader.line.tone])}
                  >
                    <path d="M0 2h12" />
                  </svg>
                )}
                {reader.name}
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

/** The printed values of one line in one row; none where the line has no value there. */
export function cellsOf(row: DrawnRow, { columns, further = '{n}' }: ReaderRow): string[] {
  return columns
    .map((column) => row.cells[column] ?? '')
    .map((cell, i) => (i > 0 && cell ? fill(further, { n: cell }) : cell))
    .filter(Boolean);
}
