import type { DataId } from '@/content/data';
import { formatPeriods } from '@/lib/charts/format-value';
import { getChart } from '@/lib/charts/get-chart';
import { getContent } from '@/lib/content/content';
import { type Figure, getFigure } from '@/lib/content/figures/figures';
import { localePath } from '@/lib/content/links';
import { type DocumentLink, wordedLinks } from '@/lib/content/sources';
import { fill } from '@/lib/format/fill';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { formatKey } from './format-values';
import { isFigureId } from './ids';

export interface DataDescription {
  title: string;
  question: string;
  definition: string;
  unit: string;
  limits: string[];
  limitSources: DocumentLink[];
  caveats: string[];
  estimateNote?: string;
  /** What the publisher allows; undefined for a chart, whose figures have terms of their own. */
  terms?: { text: string; url?: string };
  /** The figure itself, or the figures of the chart. */
  figures: Figure[];
  /** First and last period and the number of rows. Tables whose rows are names have no periods. */
  span: { count: number; first?: string; last?: string };
}

export function describe(id: DataId, locale: Locale): DataDescription {
  const { chartWords, data, figureWords } = getContent(locale);
  if (isFigureId(id)) {
    const figure = getFigure(id);
    const { title, question, definition, unit, doesNotShow, caveats, estimateNote } = figureWords[id];
    const first = String(figure.data[0]?.[0]);
    return {
      title,
      question: fill(question, { first }),
      definition,
      unit,
      limits: [doesNotShow.text],
      limitSources: limitSourcesOf(id, locale),
      caveats,
      estimateNote,
      terms: figure.source.url ? data.page.about.terms[figure.terms ?? 'unknown'] : undefined,
      figures: [figure],
      span: {
        count: figure.data.length,
        ...(figure.columns[0] !== 'key' && { first, last: String(figure.data.at(-1)?.[0]) }),
      },
    };
  }
  const chart = getChart(id);
  const words = chartWords[id];
  const periods = formatPeriods(chart.periods, locale);
  return {
    title: words.title,
    question: words.question,
    definition: fill(words.summary, periods),
    unit: fill(words.unit, periods),
    limits: words.limits.map((limit) => fill(limit, periods)),
    limitSources: limitSourcesOf(id, locale),
    caveats: [],
    figures: chart.figures.map(getFigure),
    span: { count: chart.keys.length, first: chart.keys[0], last: chart.keys.at(-1) },
  };
}

export function limitSourcesOf(id: DataId, locale: Locale): DocumentLink[] {
  const [own, english] = [locale, DEFAULT_LOCALE].map((language) => {
    const { chartWords, figureWords } = getContent(language);
    return isFigureId(id) ? [figureWords[id].doesNotShow.source] : chartWords[id].limitSources;
  });
  return wordedLinks(own ?? [], english ?? [], locale).map((source) => linked(source, locale));
}

/** A source may be a page of this site. */
const linked = <Source extends { url: string }>(source: Source, locale: Locale): Source =>
  source.url.startsWith('/') ? { ...source, url: localePath(locale, source.url as `/${string}`) } : source;

/** "112 rows, 1913 to 2024", or "12 rows" for a table of names. */
export function spanInWords(id: DataId, locale: Locale): string {
  const { page } = getContent(locale).data;
  const { count, first, last } = describe(id, locale).span;
  const values = { n: count, first: formatKey(first ?? '', locale), last: formatKey(last ?? '', locale) };
  return fill(first && last ? page.span : page.spanOfNames, values);
}
