import { brand, PICTURE_SIZE } from '@/components/layout/brand';
import { wrapLines } from '@/components/picture/wrap-lines';
import { barBoxes } from '@/lib/charts/bands';
import { spreadLabels } from '@/lib/charts/end-labels';
import { type ChartLayout, layOut } from '@/lib/charts/layout';
import { spotOf } from '@/lib/charts/spot';
import type { Marker, Spot, Stroke, Tone } from '@/lib/charts/types';
import type { BarDrawing, DataDrawing, LineDrawing } from '@/lib/data/drawing';

/*
 * A drawing with its title and source as shapes in pixels, for files that are opened without the site: SVG
 * (standalone-svg.ts) and PNG (share-picture.tsx). Both have the colors of the light theme.
 */

/** The light theme of app/globals.css. A test compares the two. */
export const palette = {
  ...brand,
  loss: '#a62a1f',
  bitcoin: '#8f4a05',
  gain: '#1c6252',
  line: '#d6cab6',
  control: '#857a6a',
} as const;

type Color = keyof typeof palette;

export type Shape =
  | { kind: 'path'; d: string; color: Color; width: number; dash?: string }
  | { kind: 'area'; d: string; color: Color; opacity?: number }
  | {
      kind: 'text';
      x: number;
      /** The y coordinate of the text's baseline. */
      y: number;
      text: string;
      size: number;
      color: Color;
      isBold?: boolean;
      isTitle?: boolean;
      anchor?: 'start' | 'middle' | 'end';
    };

export interface PictureWords {
  title: string;
  /** That of the drawing if left out. */
  unit?: string;
  source: string;
  site: string;
}

const MARGIN = 48;
const TITLE = { size: 44, line: 50, letters: 40 };
const NOTE = { size: 18, line: 24, letters: 104 };
const LABEL = { size: 21, line: 25 };
/** Mean width of a letter, in em. */
const LETTER = 0.56;
const DASHES: Record<Stroke, string | undefined> = {
  solid: undefined,
  dashed: '12 7',
  dotted: '2 7',
  'dash-dot': '12 6 2 6',
};
const TONE_COLORS: Record<Tone, Color> = { ink: 'ink', loss: 'loss', bitcoin: 'bitcoin', gain: 'gain', muted: 'muted' };

function tickLabel(text: string, x: number, y: number): Shape[] {
  return text ? [{ kind: 'text', x, y, text, size: 20, color: 'muted', anchor: 'end' }] : [];
}

const wrap = (text: string, letters: number) => wrapLines(text, letters, ({ length }) => length);

export function drawPicture(drawing: DataDrawing, words: PictureWords): Shape[] {
  return framePicture({ ...words, unit: words.unit ?? drawing.unit }, (box) =>
    drawing.kind === 'line' ? drawLines(drawing, box) : drawBars(drawing, { ...box, bottom: box.bottom + 24 }),
  );
}

/**
 * A picture with its title, unit and source.
 *
 * @param draw the shapes in the room between them; below the room are 24 pixels for the labels of an axis
 */
export function framePicture(words: PictureWords, draw: (box: Box) => Shape[]): Shape[] {
  const { width, height } = PICTURE_SIZE;
  const title = wrap(words.title, TITLE.letters).slice(0, 2);
  const notes = [...wrap(words.source, NOTE.letters), words.site];
  const unitY = MARGIN + title.length * TITLE.line + 22;
  const noteY = height - 30 - (notes.length - 1) * NOTE.line;
  const box = { left: MARGIN, right: width - MARGIN, top: unitY + 44, bottom: noteY - 64 };
  return [
    ...title.map(
      (text, i): Shape => ({
        kind: 'text',
        x: MARGIN,
        y: MARGIN + 36 + i * TITLE.line,
        text,
        size: TITLE.size,
        color: 'ink',
        isTitle: true,
      }),
    ),
    {
      kind: 'text',
      x: MARGIN,
      y: unitY,
      text: words.unit ?? '',
      size: NOTE.size,
      color: 'muted',
      isBold: true,
    },
    ...draw(box),
    ...notes.map(
      (text, i): Shape => ({
        kind: 'text',
        x: MARGIN,
        y: noteY + i * NOTE.line,
        text,
        size: NOTE.size,
        color: 'muted',
      }),
    ),
  ];
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const pixel = (value: number) => Math.round(value * 10) / 10;

function drawLines(
  { xs, lines, marks, dots, scales, formatTick, hasBars, ...drawing }: LineDrawing,
  room: Box,
): Shape[] {
  const longest = Math.max(
    ...lines.flatMap(({ label, last = '' }) => [...label.split('\n'), last].map((row) => row.length)),
  );
  const left = room.left + 74;
  const right = Math.round(room.right - longest * LABEL.size * LETTER - 22);
  const across = (percent: number) => pixel(left + (percent * (right - left)) / 100);
  const down = (percent: number) => pixel(room.top + (percent * (room.bottom - room.top)) / 100);
  const layout = drawing.layout ?? layOut({ xs, lines, marks, dots, kind: scales[0] });
  const labelYs = spreadLabels(
    layout.lines.map(({ end }) => end?.[1] ?? 0),
    lines.map(({ label, last }) => {
      const rows = label.split('\n').length + (last ? 1 : 0);
      return (100 * (rows * LABEL.line + 6)) / (room.bottom - room.top);
    }),
    [-8, 108],
  );

  const grid = layout.yTicks.flatMap(({ value, y }): Shape[] => [
    { kind: 'path', d: `M${left} ${down(y)}H${right}`, color: 'line', width: 1 },
    ...tickLabel(formatTick(value), left - 12, pixel(down(y) + 7)),
  ]);
  const years = layout.xTicks.map(
    ({ value, x }): Shape => ({
      kind: 'text',
      x: across(x),
      y: room.bottom + 32,
      text: String(value),
      size: 20,
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
        x: right + 18,
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
        d: place.path.replace(/([Ml])(-?[\d.]+),(-?[\d.]+)/g, (_, step, x, y) =>
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

function drawBars({ bars }: BarDrawing, room: Box): Shape[] {
  const step = (room.bottom - room.top) / bars.length;
  const left = room.left + Math.max(...bars.map(({ label }) => label.length)) * 17 * LETTER + 14;
  const most = Math.max(...bars.map(({ value }) => value));
  return bars.flatMap(({ label, value, valueText, tone }, i): Shape[] => {
    const y = room.top + i * step;
    const middle = pixel(y + step / 2 + 6);
    const end = left + Math.max(2, (value / most) * (room.right - left - 70));
    return [
      {
        kind: 'area',
        d: `M${pixel(left)} ${pixel(y + 3)}H${pixel(end)}V${pixel(y + step - 3)}H${pixel(left)}z`,
        color: tone ? TONE_COLORS[tone] : 'control',
      },
      { kind: 'text', x: pixel(left - 12), y: middle, text: label, size: 17, color: 'ink', anchor: 'end' },
      { kind: 'text', x: pixel(end + 10), y: middle, text: valueText, size: 17, color: 'ink', isBold: true },
    ];
  });
}
