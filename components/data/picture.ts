import { PICTURE_SIZE } from '@/components/layout/brand';
import { type Shape, TONE_COLORS } from '@/components/picture/shapes';
import { wrapLines } from '@/components/picture/wrap-lines';
import type { BarDrawing, DataDrawing } from '@/lib/data/drawing';
import { type Box, drawLines, LETTER, pixel } from './picture-lines';

/*
 * A drawing with its title and source as shapes in pixels, for files that are opened without the site: SVG
 * (standalone-svg.ts) and PNG (share-picture.tsx). Both have the colors of the light theme.
 */

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
