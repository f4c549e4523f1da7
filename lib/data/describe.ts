import type { DataId } from '@/content/data';
import { getChart } from '@/lib/charts/catalogue';
import { printFacts } from '@/lib/charts/values';
import { getContent } from '@/lib/content/content';
import { type Figure, getFigure } from '@/lib/content/figures';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { isFigureId } from './ids';

/** What a page says of its data in words, the same for a figure and for a chart. */
export interface DataDescription {
  title: string;
  question: string;
  /** Of a chart: the sentence that says what its lines do. */
  definition: string;
  unit: string;
  limits: string[];
  limitSources: { title: string; url: string }[];
  caveats: string[];
  estimateNote?: string;
  /** What is named as source: the figure itself, or those the chart draws. */
  figures: Figure[];
  /** Of a chart: which points this site set. */
  own?: string;
  /** First and last key of the table, and its number of rows. */
  span: { first: string; last: string; count: number };
}

export function describe(id: DataId, locale: Locale): DataDescription {
  const { charts, data, figureWords } = getContent(locale);
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
      limitSources: [doesNotShow.source],
      caveats,
      estimateNote,
      figures: [figure],
      span: { first, last: String(figure.data.at(-1)?.[0]), count: figure.data.length },
    };
  }
  const chart = getChart(id);
  const words = charts.catalogue[id];
  const facts = printFacts(chart.facts, locale, charts.values);
  const hasEstimates = chart.columns.some((column) => column.estimated.includes(true));
  return {
    title: words.title,
    question: data.chartQuestions[id],
    definition: fill(words.summary, facts),
    unit: fill(words.unit, facts),
    limits: words.limits.map((limit) => fill(limit, facts)),
    limitSources: words.limitSources,
    caveats: [],
    estimateNote: hasEstimates ? charts.source.estimate : undefined,
    figures: chart.figures.map(getFigure),
    own: words.own && fill(words.own, facts),
    span: { first: chart.keys[0] ?? '', last: chart.keys.at(-1) ?? '', count: chart.keys.length },
  };
}
