import { type Shape, TONE_COLORS } from '@/components/picture/shapes';
import { barBoxes } from '@/lib/charts/bands';
import { spreadLabels } from '@/lib/charts/end-labels';
import { layOut } from '@/lib/charts/layout';
import type { ChartLayout } from '@/lib/charts/layout-types';
import { PATH_STEP } from '@/lib/charts/path';
import { spotOf } from '@/lib/charts/spot';
import type { Marker, Spot, Stroke } from '@/lib/charts/types';
import type { LineDrawing } from '@/lib/data/drawing';

/** `gap`: to the plot, half of the last year below it with some space. */
const LABEL = { size: 21, line: 25, gap: 28 };

/** Mean width of a letter, in em. */
export const LETTER = 0.56;

const DASHES: Record<Stroke, string | undefined> = {
  solid: undefined,
  dashed: '12 7',
  dotted: '2 7',
  'dash-dot': '12 6 2 6',
};

const TICK = { size: 20, gap: 12 };

function tickLabel(text: string, x: number, y: number): Shape[] {
  return text ? [{ kind: 'text', x, y, text, size: TICK.size, color: 'muted', anchor: 'end' }] : [];
}

const lengthOf = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export const pixel = (value: number) => Math.round(value * 10) / 10;

export function drawLines(
  { xs, lines, marks, dots, scales, formatTick, hasBars, ...drawing }: LineDrawing,
  room: Box,
): Shape[] {
  const layout = drawing.layout ?? layOut({ xs, lines, marks, dots, kind: scales[0] });
  const ticks = layout.yTicks.map(({ value }) => formatTick(value));
  const rows = lines.flatMap(({ label, last = '' }) => [...label.split('\n'), last]);
  const left = Math.round(room.left + lengthOf(ticks) * TICK.size * LETTER + TICK.gap);
  const right = Math.round(room.right - lengthOf(rows) * LABEL.size * LETTER - LABEL.gap);
  const across = (percent: number) => pixel(left + (percent * (right - left)) / 100);
  const down = (percent: number) => pixel(room.top + (percent * (room.bottom - room.top)) / 100);
  const labelYs = spreadLabels(
    layout.lines.map(({ end }) => end?.[1] ?? 0),
    lines.map(({ label, last }) => {
      const rows = label.split('\n').length + (last ? 1 : 0);
      return (100 * (rows * LABEL.line + 6)) / (room.bottom - room.top);
    }),
    [-8, 108],
  );

  const grid = layout.yTicks.flatMap(({ y }, i): Shape[] => [
    { kind: 'path', d: `M${left} ${down(y)}H${right}`, color: 'line', width: 1 },
    ...tickLabel(ticks[i] ?? '', left - TICK.gap, pixel(down(y) + 7)),
  ]);
  const years = layout.xTicks.map(
    ({ value, x }): Shape => ({
      kind: 'text',
      x: across(x),
      y: room.bottom + 32,
      text: String(value),
      size: TICK.size,
      color: 'muted',
      anchor: 'middle',
    }),
  );
  const events = layout.marks.flatMap(({ at, label, kind }): Shape[] => {
    const isMain = kind === 'main';
    const top = isMain ? room.top - 22 : room.top;
    return [
      {
        kind: 'path',
        d: `M${across(at)} ${top}V${room.bottom}`,
        color: isMain ? 'red' : 'control',
        width: isMain ? 2.5 : 1.5,
        dash: isMain ? undefined : '2 4',
      },
      ...label.split('\n').map(
        (text, i): Shape => ({
          kind: 'text',
          x: across(at) + 9,
          y: (isMain ? top + 12 : top + 20) + i * LABEL.line,
          text,
          size: 19,
          color: isMain ? 'loss' : 'muted',
          isBold: isMain,
        }),
      ),
    ];
  });
  const drawn = lines.flatMap((line, i): Shape[] => {
    const place = layout.lines[i];
    if (!place?.end) return [];
    const color = TONE_COLORS[line.tone];
    const rows = [...line.label.split('\n'), ...(line.last ? [line.last] : [])];
    const firstY = pixel(down(labelYs[i] ?? 0) - ((rows.length - 1) * LABEL.line) / 2 + 7);
    const labels = rows.map(
      (text, row): Shape => ({
        kind: 'text',
        x: right + LABEL.gap,
        y: firstY + row * LABEL.line,
        text,
        size: LABEL.size,
        color,
        isBold: row < rows.length - 1 || !line.last,
      }),
    );
    if (hasBars) {
      const boxes = barBoxes(layout, i, lines.length).map(
        ({ x, y, width, height }) => `M${across(x)} ${down(y)}H${across(x + width)}V${down(y + height)}H${across(x)}z`,
      );
      const d = boxes.join('');
      // Every other series is an outline, so that color is not the only difference.
      return [i % 2 ? { kind: 'path', d, color, width: 2 } : { kind: 'area', d, color }, ...labels];
    }
    return [
      {
        kind: 'path',
        d: place.path.replace(PATH_STEP, (_, step, x, y) =>
          step === 'M'
            ? `M${across(Number(x))} ${down(Number(y))}`
            : `l${pixel((Number(x) * (right - left)) / 100)} ${pixel((Number(y) * (room.bottom - room.top)) / 100)}`,
        ),
        color,
        width: line.marker ? 2 : 3.5,
        dash: DASHES[line.stroke],
      },
      ...(line.marker ? spotsOf(layout, i) : [place.end]).map(
        ([x, y]): Shape => ({
          kind: 'area',
          d: markerAt(line.marker ?? 'circle', across(x), down(y)),
          color,
        }),
      ),
      ...labels,
    ];
  });
  // From the lowest up: a label whose place is taken goes above the one that has it.
  let free = room.bottom;
  const rings = layout.dots
    .toSorted((a, b) => b.at[1] - a.at[1])
    .flatMap(({ at: [x, y], line, labelAt, label, shape, near, anchor }): Shape[] => {
      const color = TONE_COLORS[lines[line]?.tone ?? 'ink'];
      const ring = (d: string): Shape => (shape ? { kind: 'area', d, color } : { kind: 'path', d, color, width: 2.5 });
      if (near) {
        const [cx, cy] = [across(x), down(y)];
        const text = { text: label.replace('\n', ' '), size: 18, color, anchor };
        return [
          ring(markerAt('circle', cx, cy)),
          { kind: 'text', x: across(labelAt[0]), y: near === 'above' ? cy - 15 : cy + 28, ...text },
        ];
      }
      const rows = label.split('\n');
      const bottom = Math.min(down(y) - 10, free);
      free = bottom - rows.length * LABEL.line;
      const d = markerAt(shape === 'diamond' ? shape : 'circle', across(x), down(y));
      return [
        ring(d),
        ...rows.map(
          (text, row): Shape => ({
            kind: 'text',
            x: pixel(across(x) - 14),
            y: pixel(bottom - (rows.length - 1 - row) * LABEL.line),
            text,
            size: 18,
            color,
            anchor: 'end',
          }),
        ),
      ];
    });
  return [...grid, ...years, ...events, ...drawn, ...rings];
}

const spotsOf = ({ points }: ChartLayout, line: number): Spot[] =>
  points.map((point) => spotOf(point, line)).filter((spot) => spot !== null);

function markerAt(marker: Marker | 'diamond', x: number, y: number): string {
  if (marker === 'square') return `M${pixel(x - 4.5)} ${pixel(y - 4.5)}h9v9h-9z`;
  if (marker === 'diamond') return `M${pixel(x - 6)} ${y}l6 -6l6 6l-6 6z`;
  return `M${pixel(x - 5)} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0z`;
}
