import { PICTURE_SIZE } from '@/components/layout/brand';
import { startPicture } from '@/components/picture/canvas';
import { palette } from '@/components/picture/shapes';
import { wrapLines } from '@/components/picture/wrap-lines';

interface TicketPicture {
  kind: string;
  number: string;
  title: string;
  /** What the dollar lost, and what is left: "−59%", "41¢ left". */
  lost: string;
  left: string;
  /** What is left of the dollar, from 0 to 1. */
  share: number;
  lines: readonly string[];
  site: string;
}

const BOX = { x: 64, y: 56, width: PICTURE_SIZE.width - 128, height: PICTURE_SIZE.height - 136 };
const BAND = 64;
/** The stub begins here. */
const STUB_X = 820;
const NOTCH = 20;

/** Draws the birth-year ticket, in the colors of the light theme and the fonts of the page. */
export function drawTicket(canvas: HTMLCanvasElement, words: TicketPicture): void {
  const { context, display, body, write } = startPicture(canvas);
  const { x, y, width, height } = BOX;
  const [right, bottom] = [x + width, y + height];
  const left = x + 40;

  context.fillStyle = '#fffcf5';
  context.strokeStyle = palette.control;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(STUB_X - NOTCH, y);
  context.arc(STUB_X, y, NOTCH, Math.PI, 0, true);
  context.lineTo(right, y);
  context.lineTo(right, bottom);
  context.lineTo(STUB_X + NOTCH, bottom);
  context.arc(STUB_X, bottom, NOTCH, 0, Math.PI, true);
  context.lineTo(x, bottom);
  context.closePath();
  context.fill();
  context.save();
  context.clip();
  context.fillStyle = palette.loss;
  context.fillRect(x, y, width, BAND);
  context.restore();
  context.stroke();

  write(words.kind.toUpperCase(), left, y + 42, `650 24px ${body}`, palette.paper);
  context.textAlign = 'right';
  write(words.number, right - 40, y + 42, `650 24px ${body}`, palette.paper);
  context.textAlign = 'left';

  write(words.title, left, y + 134, `600 44px ${display}`, palette.ink);
  write(words.lost, left - 6, y + 290, `600 170px ${display}`, palette.loss);
  let baseline = y + 340;
  words.lines.forEach((line, index) => {
    const [size, color] = index === 0 ? ([27, palette.ink] as const) : ([22, palette.muted] as const);
    const font = `500 ${size}px ${body}`;
    context.font = font;
    for (const part of wrapLines(line, STUB_X - left - 30, (text) => context.measureText(text).width)) {
      write(part, left, baseline, font, color);
      baseline += size * 1.35;
    }
  });

  context.setLineDash([3, 11]);
  context.lineCap = 'round';
  context.lineWidth = 4;
  context.strokeStyle = palette.control;
  context.beginPath();
  context.moveTo(STUB_X, y + BAND + 14);
  context.lineTo(STUB_X, bottom - NOTCH - 12);
  context.stroke();

  const [centerX, floor, full] = [(STUB_X + right) / 2, bottom - 110, 108];
  context.setLineDash([4, 7]);
  context.lineWidth = 2;
  circle(context, centerX, floor - full, full);
  context.stroke();
  context.setLineDash([]);
  const radius = full * Math.sqrt(words.share);
  context.fillStyle = palette.ink;
  circle(context, centerX, floor - radius, radius);
  context.fill();
  context.strokeStyle = palette.paper;
  context.lineWidth = radius * 0.03;
  circle(context, centerX, floor - radius, radius * 0.84);
  context.stroke();
  context.textAlign = 'center';
  write('$', centerX, floor - radius * 0.6, `500 ${radius * 1.15}px ${display}`, palette.paper);
  write(words.left, centerX, bottom - 50, `600 34px ${display}`, palette.ink);
  context.textAlign = 'left';
  write(words.site, x, PICTURE_SIZE.height - 30, `600 24px ${body}`, palette.muted);
}

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}
