import type { DataId } from '@/content/data';
import { site } from '@/content/site';
import { layOut } from '@/lib/charts/layout';
import { getContent } from '@/lib/content/content';
import { sitePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/format/locale';
import { describe } from './describe';
import { type DataDrawing, getDrawing, isLog } from './drawing';

/** The build writes a copy of each embed for each of these; without one, an embed follows the system. */
export const EMBED_THEMES = ['light', 'dark'] as const;

/** The segments of the path below `/embed`, which is one folder for all languages: hosts have rules for it. */
export const embedAddress = (id: string, locale: Locale) => (locale === DEFAULT_LOCALE ? [id] : [locale, id]);

export function readEmbedAddress([first = '', second]: readonly string[]): { id: string; locale: Locale } {
  return isLocale(first) && second ? { id: second, locale: first } : { id: first, locale: DEFAULT_LOCALE };
}

export function embedPath(id: string, locale: Locale, theme?: (typeof EMBED_THEMES)[number]): string {
  return sitePath(`/${['embed', ...embedAddress(id, locale), ...(theme ? [theme] : [])].join('/')}`);
}

export function embedTitle(id: DataId, locale: Locale): string {
  return fill(getContent(locale).data.embed.metaTitle, { title: describe(id, locale).title, site: site.name });
}

/** Publishers with their newest data; the link is missing for values of this site. */
export function embedSources(id: DataId, locale: Locale): { publisher: string; url: string | null; dataTo: string }[] {
  const words = getContent(locale).data.embed;
  return describe(id, locale).figures.map(({ source, vintage }) => ({
    publisher: source.publisher,
    url: source.url,
    dataTo: fill(words.dataTo, { date: formatDate(vintage, locale) }),
  }));
}

/** The HTML that shows the drawing on a page of another site. */
export const embedCode = (id: DataId, locale: Locale): string =>
  frameCode(embedPath(id, locale), embedTitle(id, locale), embedHeight(id, locale));

/** The HTML of a frame. @param height in pixels */
export function frameCode(path: string, title: string, height: number): string {
  const attributes = {
    src: site.origin + path,
    title,
    width: '100%',
    height,
    loading: 'lazy',
    style: 'border: 0',
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${escapeHtml(String(value))}"`);
  return `<iframe ${text.join(' ')}></iframe>`;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Letters that fit beside each other in the narrowest frame, 280 px, in a wide system font. The lines of a paragraph are fuller than others. */
const LETTERS = { title: 21, text: 29, paragraph: 33, bar: 24 };
/** Heights in px, as components/embed/embed.tsx sets them. */
const HEIGHT = { title: 25, text: 20, key: 28, plot: 288, bar: 16, rest: 216 };
const STEP = 20;

const rows = (text: string, letters: number) => Math.ceil(text.length / letters);

const titleHeight = (title: string) => HEIGHT.title * rows(title, LETTERS.title);

/** The height of a title and paragraphs in the narrowest frame. */
export const textHeight = (title: string, paragraphs: readonly string[]): number =>
  paragraphs.reduce((sum, text) => sum + HEIGHT.text * rows(text, LETTERS.paragraph), titleHeight(title));

export const frameHeight = (pixels: number): number => STEP * Math.ceil(pixels / STEP);

/**
 * Pixels of a frame in which nothing scrolls from 280 px width up. A frame cannot know the height of its page without script, so
 * this is counted from the texts; in wider frames the drawing takes the rest. A browser test compares it with every embed.
 */
export function embedHeight(id: DataId, locale: Locale): number {
  const drawing = getDrawing(id, locale);
  const { title, estimateNote } = describe(id, locale);
  const { charts, data } = getContent(locale);
  const texts = [
    drawing.unit,
    isLog(drawing) && charts.parts.scaleHint,
    ...embedSources(id, locale).map(({ publisher, dataTo }) => `${publisher}${dataTo}; `),
    estimateNote && data.embed.hasEstimates,
  ];
  const textRows = rows(texts.filter(Boolean).join(' '), LETTERS.text);
  return frameHeight(HEIGHT.rest + titleHeight(title) + HEIGHT.text * textRows + drawingHeight(drawing));
}

function drawingHeight(drawing: DataDrawing): number {
  if (drawing.kind === 'bars') {
    const lines = drawing.bars.map(({ label }) => HEIGHT.bar + HEIGHT.text * rows(label, LETTERS.bar));
    return lines.reduce((sum, line) => sum + line, 0);
  }
  const { isCrowded } = layOut({ ...drawing, kind: drawing.scales[0] });
  return HEIGHT.plot + (isCrowded ? HEIGHT.key * drawing.lines.length : 0);
}
