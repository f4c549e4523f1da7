import { PICTURE_SIZE } from '@/components/layout/brand';
import { palette } from './palette';

export const MARGIN = 72;

interface Pen {
  context: CanvasRenderingContext2D;
  /** The fonts of the page. */
  display: string;
  body: string;
  write: (text: string, x: number, y: number, font: string, color: string) => void;
}

/** Sizes the canvas, paints the paper with its red edge, and returns what the drawing is made with. */
export function startPicture(canvas: HTMLCanvasElement): Pen {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const { width, height } = PICTURE_SIZE;
  canvas.width = width;
  canvas.height = height;
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.loss;
  context.fillRect(0, 0, 14, height);
  return {
    context,
    display: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
    body: getComputedStyle(document.body).fontFamily,
    write(text, x, y, font, color) {
      context.font = font;
      context.fillStyle = color;
      context.fillText(text, x, y);
    },
  };
}
