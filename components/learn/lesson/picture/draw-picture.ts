import { PICTURE_SIZE } from '@/components/layout/brand';
import { MARGIN, startPicture } from '@/components/picture/canvas';
import { palette } from '@/components/picture/shapes';
import { wrapLines } from '@/components/picture/wrap-lines';

export interface PictureWords {
  chapter: string;
  heading: string;
  lines: readonly string[];
  site: string;
}

const INDENT = 52;
/** The largest size of text with which the lines fit between heading and footer. */
const SIZES = [42, 38, 34, 30, 26, 22];
const ROOM = 330;
/** A dollar that loses worth: the radius of each coin beside the one before. */
const COINS = [30, 25, 19, 14, 10, 7];

/** Draws what a reader can now explain, in the colors of the light theme and the fonts of the page. */
export function drawExplainPicture(canvas: HTMLCanvasElement, { chapter, heading, lines, site }: PictureWords): void {
  const { context, display, body, write } = startPicture(canvas);
  const { width, height } = PICTURE_SIZE;

  write(chapter, MARGIN, 88, `600 26px ${body}`, palette.muted);
  write(heading, MARGIN, 158, `600 60px ${display}`, palette.ink);

  const measureAt = (size: number) => {
    context.font = `500 ${size}px ${body}`;
    return lines.map((line) => wrapLines(line, width - 2 * MARGIN - INDENT, (part) => context.measureText(part).width));
  };
  const heightOf = (size: number, wrapped: string[][]) =>
    wrapped.flat().length * size * 1.25 + wrapped.length * size * 0.45;
  const size = SIZES.find((one) => heightOf(one, measureAt(one)) <= ROOM) ?? (SIZES.at(-1) as number);
  let y = 200 + size;
  for (const wrapped of measureAt(size)) {
    drawCheck(context, MARGIN, y - size * 0.32, size * 0.5);
    for (const line of wrapped) {
      write(line, MARGIN + INDENT, y, `500 ${size}px ${body}`, palette.ink);
      y += size * 1.25;
    }
    y += size * 0.45;
  }

  write(site, MARGIN, height - 52, `600 26px ${body}`, palette.muted);
  let x = width - MARGIN;
  for (const radius of [...COINS].reverse()) {
    drawCoin(context, x - radius, height - 88 + (30 - radius), radius);
    x -= radius * 2 + 12;
  }
}

function drawCheck(context: CanvasRenderingContext2D, x: number, y: number, size: number) {
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x + size * 0.45, y + size * 0.45);
  context.lineTo(x + size * 1.3, y - size * 0.5);
  context.strokeStyle = palette.gain;
  context.lineWidth = 5;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
}

function drawCoin(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.strokeStyle = palette.ink;
  for (const [part, lineWidth] of [
    [1, 3],
    [0.7, 1.5],
  ] as const) {
    context.beginPath();
    context.arc(x, y + radius, radius * part, 0, 2 * Math.PI);
    context.lineWidth = lineWidth;
    context.stroke();
  }
}
