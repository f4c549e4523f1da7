import { PICTURE_SIZE } from '@/components/layout/brand';
import type { Shape } from '@/components/picture/shapes';
import { palette } from '@/components/picture/shapes';

const FONTS = { title: 'Fraunces, Georgia, serif', text: 'Figtree, system-ui, sans-serif' };
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** An SVG file without external references. Its fonts have system fallbacks. */
export function standaloneSvg(shapes: readonly Shape[], title: string, description: string): string {
  const { width, height } = PICTURE_SIZE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title description" font-family="${FONTS.text}">`,
    `<title id="title">${escapeXml(title)}</title>`,
    `<desc id="description">${escapeXml(description)}</desc>`,
    `<rect width="${width}" height="${height}" fill="${palette.paper}"/>`,
    ...shapes.map(shapeMarkup),
    '</svg>\n',
  ].join('\n');
}

function shapeMarkup(shape: Shape): string {
  const color = palette[shape.color];
  if (shape.kind === 'area') {
    const opacity = shape.opacity === undefined ? '' : ` fill-opacity="${shape.opacity}"`;
    return `<path d="${shape.d}" fill="${color}"${opacity}/>`;
  }
  if (shape.kind === 'path') {
    const dash = shape.dash ? ` stroke-dasharray="${shape.dash}"` : '';
    return `<path d="${shape.d}" fill="none" stroke="${color}" stroke-width="${shape.width}" stroke-linejoin="round"${dash}/>`;
  }
  const attributes = [
    `x="${shape.x}" y="${shape.y}" font-size="${shape.size}" fill="${color}"`,
    shape.isTitle && `font-family="${FONTS.title}" font-weight="600"`,
    shape.isBold && 'font-weight="600"',
    shape.anchor && `text-anchor="${shape.anchor}"`,
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeXml(shape.text)}</text>`;
}
