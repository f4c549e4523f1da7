/** What the explorer says about each figure and question. Server only: the page passes it to the browser. */
import { type ChartId, chartSpecs } from '@/content/charts';
import { DATA_SUBJECTS } from '@/content/data-subjects';
import {
  EXPLORE_IDS,
  type ExploreId,
  type ExploreRow,
  exploreSeries,
  type QuestionId,
} from '@/content/explore/explore';
import { FIGURE_IDS, type FigureId } from '@/content/figures';
import { getClaim } from '@/lib/content/claims/claims';
import { type Content, getContent } from '@/lib/content/content';
import { formatFigureAge } from '@/lib/content/figures/figure-age';
import { getValue } from '@/lib/content/figures/figures';
import { dataPath } from '@/lib/content/links';
import { type DocumentLink, titleLanguage } from '@/lib/content/sources';
import { describe } from '@/lib/data/describe';
import { subjectOf } from '@/lib/data/ids';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { getCatalogue } from './catalogue';
import { commonYear, explore } from './chart';
import { MOST_SERIES, stateOfQuestion, toHash } from './state';

export interface FigureFacts {
  title: string;
  href: string;
  publisher: string;
  /** The name and the address of the source, and the language of the name if it is not that of the page; null for the figures of this site. */
  source: { name: string; url: string; lang: string | undefined } | null;
  /** "Data to May 2026, copied on July 1, 2026". */
  age: string;
  /** The last period, in words. */
  vintage: string;
  limits: string[];
  limitSources: DocumentLink[];
  caveats: string[];
}

export type ExploredFigures = Partial<Record<FigureId, FigureFacts>>;

export function getExploredFigures(locale: Locale): ExploredFigures {
  const explored = FIGURE_IDS.filter((id) => seriesOfFigure(id).length > 0);
  return Object.fromEntries(explored.map((id) => [id, factsOf(id, locale)]));
}

function factsOf(id: FigureId, locale: Locale): FigureFacts {
  const { title, limits, limitSources, caveats, estimateNote, figures } = describe(id, locale);
  const [figure] = figures;
  if (!figure) throw new Error(`${id} is not a figure`);
  const { source, vintage } = figure;
  return {
    title,
    href: dataPath(id, locale),
    publisher: source.publisher,
    source: source.url ? { name: source.name, url: source.url, lang: titleLanguage({}, locale) } : null,
    age: formatFigureAge(id, locale),
    vintage: formatDate(vintage, locale),
    limits,
    limitSources,
    caveats: estimateNote ? [...caveats, estimateNote] : caveats,
  };
}

/** The series of a figure, in the order of the lists. Empty for a figure whose rows are not points in time. */
function seriesOfFigure(figure: FigureId): ExploreId[] {
  return EXPLORE_IDS.filter((id) => exploreSeries[id].figure === figure);
}

/** The series by subject, for the lists. Cash, which has no figure, is money. */
export function getSubjects(locale: Locale): { title: string; ids: ExploreId[] }[] {
  const { subjects } = getContent(locale).data;
  return DATA_SUBJECTS.flatMap((subject) => {
    const ids = EXPLORE_IDS.filter((id) => {
      const { figure }: ExploreRow = exploreSeries[id];
      return (figure ? subjectOf(figure) : 'money') === subject;
    });
    return ids.length > 0 ? [{ title: subjects[subject].title, ids }] : [];
  });
}

/** The fragment that draws a figure: its first series, at most as many as have the same unit and fit on one chart. */
export function hashOfFigure(figure: FigureId): string | null {
  const ids = seriesOfFigure(figure);
  const [first] = ids;
  if (!first) return null;
  const row: ExploreRow = exploreSeries[first];
  const isAlike = (id: ExploreId) => exploreSeries[id].measure === row.measure && !('hundred' in exploreSeries[id]);
  // A second column of bitcoin prices is the same price by year.
  const series = figure === 'btc-price-monthly' ? [first] : ids.filter(isAlike).slice(0, 4);
  return toHash({ series, by: row.yearly ? 'year' : 'month' });
}

/** The fragment that draws the series of a chart, all at 100 in one year if they have different units. */
export function hashOfChart(chart: ChartId): string {
  const columns = Object.values(chartSpecs[chart].columns);
  const isDrawn = ({ figure, yearly, hundred }: ExploreRow) =>
    !hundred &&
    !yearly?.table &&
    columns.some((source) => 'figure' in source && source.figure === figure && source.column === yearly?.column);
  const series = EXPLORE_IDS.filter((id) => isDrawn(exploreSeries[id])).slice(0, MOST_SERIES);
  const units = new Set(series.map((id) => exploreSeries[id].measure));
  return toHash({ series, index: units.size > 1 ? commonYear({ series, by: 'year' }, getCatalogue()) : null });
}

/** The ready-made questions with the numbers of their drawings. */
export function getQuestions(locale: Locale): Content['explore']['questions'] {
  const { questions } = getContent(locale).explore;
  const pointsOf = (id: QuestionId, column: number): [key: string, value: number][] => {
    const { keys, columns } = explore(stateOfQuestion(id), getCatalogue());
    return keys.flatMap((key, i): [string, number][] => {
      const value = columns[column]?.values[i];
      return typeof value === 'number' ? [[key, value]] : [];
    });
  };
  const bills = pointsOf('mattress-bills', 1);
  const [start = 0, end = 0] = [bills[0]?.[1], bills.at(-1)?.[1]];
  const below = bills.filter(([, value]) => value < start);
  const worst = Math.min(...bills.map(([, value]) => value));
  const house = pointsOf('house-bitcoin', 0).at(-1);
  const [gold, prices] = [pointsOf('gold-prices', 0), pointsOf('gold-prices', 1)].map((points) => new Map(points));
  const goldYear = [...(prices?.keys() ?? [])].findLast((year) => gold?.has(year)) ?? '';
  const since1980 = (points?: Map<string, number>, end = points?.get(goldYear)) =>
    formatNumber((end ?? Number.NaN) / (points?.get('1980') ?? Number.NaN), locale, 1);
  const values = {
    houseBitcoinYear: house?.[0] ?? '',
    houseBitcoin: formatNumber(house?.[1] ?? Number.NaN, locale, 1),
    billsLossFrom: below[0]?.[0] ?? '',
    billsLossTo: below.at(-1)?.[0] ?? '',
    billsWorst: formatPercent((1 - worst / start) * 100, locale),
    billsGain: formatPercent((end / start - 1) * 100, locale),
    goldYear,
    goldSince1980: since1980(gold),
    pricesSince1980: since1980(prices),
    goldTo2025: since1980(gold, gold?.get('2025')),
    // The yearly series has no 2025. The drawing is an index, so the official average is taken as its rise since 2024.
    pricesTo2025: since1980(
      prices,
      ((prices?.get('2024') ?? Number.NaN) * getClaim('cpi-average-2025').value) / getValue('cpi-u', 2024, 'cpi'),
    ),
  };
  return Object.fromEntries(
    Object.entries(questions).map(([id, { title, shows }]) => [id, { title, shows: fill(shows, values) }]),
  ) as typeof questions;
}
