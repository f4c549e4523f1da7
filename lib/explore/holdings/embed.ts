/** Server only. */
import { EMBEDDED_HOLDINGS } from '@/content/explore/explore-views';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { type EMBED_THEMES, embedPath, frameHeight, textHeight } from '@/lib/data/embed';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { keyOf } from '../span';
import { getHoldingData } from '../views-data';
import { holdingHash, stateOfHoldingQuestion } from './state';
import { type HoldingView, holdingView, legendOf } from './view';

type EmbeddedHolding = (typeof EMBEDDED_HOLDINGS)[number];

const PREFIX = 'every-start-';

export const HOLDING_EMBED_IDS = EMBEDDED_HOLDINGS.map((asset) => `${PREFIX}${asset}`);

/** What an embed shows; undefined for an id of another kind. */
export const embeddedHolding = (id: string): EmbeddedHolding | undefined =>
  EMBEDDED_HOLDINGS.find((asset) => id === `${PREFIX}${asset}`);

/** Heights in px, as components/embed/holding-embed.tsx sets them: of a line of the legend, and of what is no text. */
const HEIGHT = { shade: 24, rest: 371 };

/** Pixels of a frame in which nothing scrolls from 280 px width up; in wider frames the drawing takes the rest. A browser test compares it. */
export function holdingEmbedHeight(asset: EmbeddedHolding, locale: Locale): number {
  const { everyStart, data } = getContent(locale);
  const { title, axes, counts, periodNote, not, figures, state } = holdingEmbedView(asset, locale);
  const texts = [
    `${axes} ${counts}`,
    everyStart.legend.note,
    `${periodNote} ${not}`,
    [data.embed.source, ...figures.map(({ publisher }) => `${publisher};`)].join(' '),
    fill(everyStart.embed.link, { site: site.name }),
  ];
  const legend = HEIGHT.shade * legendOf(state.measure, everyStart, locale).length;
  return frameHeight(HEIGHT.rest + textHeight(title, texts) + legend);
}

export const holdingEmbedPath = (asset: EmbeddedHolding, locale: Locale, theme?: (typeof EMBED_THEMES)[number]) =>
  embedPath(`${PREFIX}${asset}`, locale, theme);

/** The view of an embed: from the first year to the last. */
export function holdingEmbedView(asset: EmbeddedHolding, locale: Locale): HoldingView {
  const data = getHoldingData(locale);
  const example = stateOfHoldingQuestion('gold-1980');
  const { start, values, step } = data.series[asset].year;
  const whole = { start: keyOf(start, step), end: keyOf(start + values.length - 1, step) };
  return holdingView({ ...example, asset, ...whole }, data, getContent(locale).everyStart, locale);
}

export function holdingEmbedTitle(asset: EmbeddedHolding, locale: Locale): string {
  const { everyStart, data } = getContent(locale);
  const title = fill(everyStart.files.title, { name: everyStart.assets[asset].name });
  return fill(data.embed.metaTitle, { title, site: site.name });
}

/** The same in the explorer. */
export const holdingEmbedTarget = ({ state }: HoldingView, locale: Locale) =>
  `${localePath(locale, '/explore')}${holdingHash(state)}`;
