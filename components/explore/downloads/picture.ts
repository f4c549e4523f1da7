import { drawPicture, type PictureWords } from '@/components/data/picture';
import { standaloneSvg } from '@/components/data/standalone-svg';
import { PICTURE_SIZE } from '@/components/layout/brand';
import { encodePng } from '@/components/picture/encode-png';
import type { Shape } from '@/components/picture/shapes';
import { palette } from '@/components/picture/shapes';
import type { ExploreDrawing } from '@/lib/explore/drawing';
import type { ExploreResult, Unit } from '@/lib/explore/result';
import { type ExploreWords, formatShownTick, unitText } from '@/lib/explore/words';
import type { Locale } from '@/lib/format/locale';

/** The shapes of the current chart for a downloaded file, in the style of the pictures of /data. */
export function explorePicture(
  { xs, scale }: ExploreResult,
  { lines, marks, layout, view }: ExploreDrawing,
  unit: Unit,
  head: PictureWords,
  words: ExploreWords,
  locale: Locale,
): Shape[] {
  const drawing = {
    kind: 'line' as const,
    scales: [scale],
    xs: [...xs],
    lines,
    marks,
    dots: [],
    columns: [],
    unit: unitText(unit, words),
    formatTick: (value: number) => formatShownTick(value, unit, locale),
    layout,
    hasBars: view === 'bar',
  };
  return drawPicture(drawing, head);
}

export const toSvg = (shapes: readonly Shape[], title: string, description: string): Blob =>
  new Blob([standaloneSvg(shapes, title, description)], { type: 'image/svg+xml' });

/** Pixels for each unit of the picture. */
const PNG_SCALE = 2;

/**
 * The picture as PNG. It is drawn on a canvas, because the content policy allows no image of an SVG made in the page.
 *
 * @param fonts families of the page, in the syntax of CSS
 * @throws Error if the browser makes no image
 */
export async function toPng(shapes: readonly Shape[], fonts: { title: string; text: string }): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIZE.width * PNG_SCALE;
  canvas.height = PICTURE_SIZE.height * PNG_SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.scale(PNG_SCALE, PNG_SCALE);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height);
  context.lineJoin = 'round';
  for (const shape of shapes) drawShape(context, shape, fonts);
  return encodePng(canvas);
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape, fonts: { title: string; text: string }): void {
  const color = palette[shape.color];
  context.fillStyle = color;
  context.strokeStyle = color;
  if (shape.kind === 'area') {
    context.globalAlpha = shape.opacity ?? 1;
    context.fill(new Path2D(shape.d));
    context.globalAlpha = 1;
  } else if (shape.kind === 'path') {
    context.lineWidth = shape.width;
    context.setLineDash(shape.dash?.split(' ').map(Number) ?? []);
    context.stroke(new Path2D(shape.d));
  } else {
    const weight = shape.isTitle || shape.isBold ? 600 : 400;
    context.font = `${weight} ${shape.size}px ${shape.isTitle ? fonts.title : fonts.text}`;
    context.textAlign = ({ start: 'left', middle: 'center', end: 'right' } as const)[shape.anchor ?? 'start'];
    context.fillText(shape.text, shape.x, shape.y);
  }
}
