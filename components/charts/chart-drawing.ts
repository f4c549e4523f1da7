import clsx from 'clsx';
import type { ChartLayout, LineLayout } from '@/lib/charts/layout';
import type { LineSpec, Marker, Spot } from '@/lib/charts/types';
import { dashes, fillClass, halo, markerPaths, strokeClass } from './line-style';
import { el, escapeHtml } from './markup';

const LABEL_LINE_EM = 1.2;
/** From the end of the line to its name. */
const LABEL_X_PX = 15;

/** The lines themselves, their markers, and their names where they end. */
export function drawLines(id: string, layout: ChartLayout, lines: readonly LineSpec[], hasKey: boolean): string {
  const pairs = lines.flatMap((line, i) => {
    const place = layout.lines[i];
    return place?.end ? [{ line, place, end: place.end }] : [];
  });
  // From the last to the first, so that the first lies on top.
  const rising = pairs.toReversed();
  return [
    // Stretched to the box; strokes keep their width.
    el(
      'svg',
      {
        viewBox: '0 0 100 100',
        preserveAspectRatio: 'none',
        width: '100%',
        height: '100%',
        class: 'overflow-visible',
      },
      el(
        'g',
        { 'clip-path': `url(#${id}-clip)`, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
        ...rising.map(({ line, place }) =>
          el('path', {
            'data-line': line.id,
            d: place.path,
            'vector-effect': 'non-scaling-stroke',
            'stroke-dasharray': dashes[line.stroke],
            class: clsx(strokeClass[line.tone], line.marker ? 'stroke-[1.5px]' : 'stroke-[2.75px]'),
          }),
        ),
      ),
    ),
    el(
      'g',
      {
        class:
          'group-data-[draw=waiting]/plot:opacity-0 motion-safe:transition-opacity motion-safe:duration-400 print:opacity-100!',
      },
      ...rising.map(({ line, place, end }) =>
        el(
          'g',
          { class: fillClass[line.tone] },
          line.marker ? drawMarkers(`${id}-${layout.kind}-${line.id}`, line.marker, place.spots) : drawEnd(end),
        ),
      ),
    ),
    // A strip at the right edge: pixels across, percent down.
    el(
      'svg',
      { x: '100%', width: 1, height: '100%', class: 'overflow-visible' },
      el(
        'g',
        { class: '@max-sm:hidden' },
        ...pairs.map(
          ({ line, place, end }) => drawLeader(line, end[1], place.labelY) + drawLabel(line, place.labelY, LABEL_X_PX),
        ),
      ),
    ),
    // A phone has no room beside the plot.
    hasKey
      ? ''
      : el(
          'g',
          { 'text-anchor': 'end', class: clsx('@sm:hidden', halo) },
          ...pairs.map(({ line, place }) => drawLabel(line, place.inside[1], `${place.inside[0]}%`)),
        ),
  ].join('');
}

const drawEnd = ([x, y]: Spot) =>
  el('circle', { cx: `${x}%`, cy: `${y}%`, r: 4, class: 'stroke-[1.5px] stroke-raised' });

function drawMarkers(id: string, marker: Marker, spots: LineLayout['spots']): string {
  return [
    el('defs', {}, el('path', { id, d: markerPaths[marker], class: 'stroke-2 stroke-raised' })),
    ...spots.map(([x, y]) => el('use', { href: `#${id}`, x: `${x}%`, y: `${y}%` })),
  ].join('');
}

/** From the end of a line to its name, where the name had to move. */
function drawLeader(line: LineSpec, endY: number, labelY: number): string {
  if (Math.abs(endY - labelY) <= 1) return '';
  return el('line', {
    x1: 6,
    y1: `${endY}%`,
    x2: LABEL_X_PX - 3,
    y2: `${labelY}%`,
    class: clsx(strokeClass[line.tone], 'opacity-60'),
  });
}

function drawLabel(line: LineSpec, y: number, x: number | string): string {
  const words = line.label.split('\n');
  const count = words.length + (line.last ? 1 : 0);
  const firstDy = 0.35 - ((count - 1) * LABEL_LINE_EM) / 2;
  return el(
    'text',
    { y: `${y}%`, class: fillClass[line.tone] },
    ...words.map((word, i) =>
      el('tspan', { x, dy: `${i ? LABEL_LINE_EM : firstDy}em`, class: 'font-semibold' }, escapeHtml(word)),
    ),
    line.last ? el('tspan', { x, dy: `${LABEL_LINE_EM}em` }, escapeHtml(line.last)) : '',
  );
}
