import clsx from 'clsx';
import type { ChartLayout } from '@/lib/charts/layout';
import { halo } from './line-style';
import { el, escapeHtml } from './markup';

/** What the lines stand on: gridlines with their numbers, years, the red line of 1971. Classes stand on the groups. */
export function drawGround(layout: ChartLayout, printTick: (value: number) => string): string {
  return [
    el(
      'g',
      { class: 'stroke-line *:first:stroke-control' },
      ...layout.yTicks.map(({ y }) => el('line', { x2: '100%', y1: `${y}%`, y2: `${y}%` })),
    ),
    el(
      'g',
      { 'text-anchor': 'end', class: 'translate-x-[-7px] translate-y-[4.5px] fill-muted' },
      ...layout.yTicks.map(({ value, y }) => el('text', { y: `${y}%` }, escapeHtml(printTick(value)))),
    ),
    el(
      'g',
      { 'text-anchor': 'middle', class: 'translate-y-[22px] fill-muted' },
      ...layout.xTicks.map(({ value, x, isMinor }) =>
        el('text', { x: `${x}%`, y: '100%', class: isMinor ? 'max-sm:hidden' : undefined }, String(value)),
      ),
    ),
    ...layout.marks.map(drawMark),
  ].join('');
}

function drawMark({ at, label, kind }: ChartLayout['marks'][number]): string {
  const isMain = kind === 'main';
  const line = el('line', {
    x1: `${at}%`,
    x2: `${at}%`,
    y1: isMain ? '-4%' : '0%',
    y2: '100%',
    'stroke-dasharray': isMain ? undefined : '2 4',
    class: isMain ? 'stroke-2 stroke-loss-fill' : 'stroke-control stroke-[1.5px]',
  });
  const text = el(
    'text',
    {
      class: clsx(
        isMain
          ? 'translate-x-[5px] translate-y-[-4px] fill-loss font-semibold'
          : clsx(halo, 'translate-x-[7px] translate-y-[15px] fill-muted'),
      ),
    },
    ...label
      .split('\n')
      .map((words, i) => el('tspan', { x: `${at}%`, dy: i ? '1.2em' : undefined }, escapeHtml(words))),
  );
  return line + text;
}
