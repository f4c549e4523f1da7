import type { ExploreId, Measure } from '@/content/explore/explore';
import { BREAK_YEAR } from '@/lib/charts/break-year';
import { placeOf } from '@/lib/charts/place-of';
import { notesOn } from './notes';
import type { Catalogue, ExploreColumn, ExploreResult, ExploreSeries, Note, Problem, Unit } from './result';
import { align, cut, keyOf, type Span, type Step, trim, valueAt, yearOf } from './span';
import { type ExploreState, MOST_SERIES } from './state';
import { baseOf, deflate, divide, type PriceIndex, reindex, roundShown, toLevels } from './transform';

/** More bars than this are too thin to be told apart. */
const MOST_BARS = 130;

const DOLLARS: readonly Measure[] = ['usd', 'usd-billions'];
const isDollars = (measure: Measure): measure is 'usd' | 'usd-billions' => DOLLARS.includes(measure);

interface Working {
  id: ExploreId;
  span: Span;
  unit: Unit;
  isEstimated: (period: number) => boolean;
}

/**
 * Computes the series of a state, with the settings that cannot be applied (`problems`) and how the values were computed (`notes`).
 *
 * Division comes before deflation, because dollars of the same year cancel; the index comes last.
 */
export function explore(state: ExploreState, catalogue: Catalogue): ExploreResult {
  const problems: Problem[] = [];
  const notes: Note[] = [];
  const index: PriceIndex = { year: catalogue['cpi-u'].year as Span, month: catalogue['cpi-u'].month };

  const chosen = state.series.slice(0, MOST_SERIES).flatMap((id): Working[] => {
    const span = catalogue[id][state.by];
    if (!span) problems.push({ kind: state.by === 'year' ? 'no-years' : 'no-months', id });
    return span
      ? [
          {
            id,
            span,
            unit: { kind: 'measure', measure: catalogue[id].measure },
            isEstimated: estimatesOf(catalogue[id]),
          },
        ]
      : [];
  });
  const divided = state.divide ? divideAll(chosen, state.divide) : chosen;
  const deflated = state.dollars === null ? divided : deflateAll(divided, state.dollars);
  const indexed = state.index === null ? deflated : indexAll(deflated, state.index);
  const spans = indexed.flatMap((work): Working[] => {
    const span = cut(work.span, state.from ?? Number.NEGATIVE_INFINITY, state.to ?? Number.POSITIVE_INFINITY);
    if (!span) problems.push({ kind: 'outside-span', id: work.id, ...endsOf(work.span) });
    return span ? [{ ...work, span }] : [];
  });
  return draw(spans);

  function isShown(period: number): boolean {
    const year = yearOf(period, state.by);
    return year >= (state.from ?? year) && year <= (state.to ?? year);
  }

  function divideAll(all: readonly Working[], by: ExploreId): Working[] {
    const divisor = catalogue[by];
    const byTotal = divisor.measure === 'usd-billions';
    const span = divisor[state.by];
    if (!span) {
      problems.push({ kind: state.by === 'year' ? 'no-divisor-years' : 'no-divisor-months', by });
      return [];
    }
    const quotients = all.flatMap(({ id, span: of, isEstimated }): Working[] => {
      const { measure } = catalogue[id];
      const refuse = (kind: 'divided-by-itself' | 'not-divisible' | 'price-by-total' | 'no-common-period') => {
        problems.push({ kind, id, by });
        return [];
      };
      if (id === by) return refuse('divided-by-itself');
      if (!isDollars(measure) || !isDollars(divisor.measure)) return refuse('not-divisible');
      if (measure === 'usd' && byTotal) return refuse('price-by-total');
      const quotient = trim(divide(of, span, measure === 'usd-billions' && !byTotal ? 1e9 : 1));
      if (!quotient) return refuse('no-common-period');
      const byEstimated = estimatesOf(divisor);
      return [
        {
          id,
          span: quotient,
          unit: { kind: 'quotient', by },
          isEstimated: (period) => isEstimated(period) || byEstimated(period),
        },
      ];
    });
    if (quotients.length > 0) notes.push({ kind: 'divided', by });
    return quotients;
  }

  function deflateAll(all: readonly Working[], year: number): Working[] {
    if (state.divide) {
      problems.push({ kind: 'deflator-cancels' });
      return [...all];
    }
    if (valueAt(index.year, year) === null) {
      problems.push({ kind: 'no-deflator-year', year, ...endsOf(index.year) });
      return [...all];
    }
    const results = all.flatMap((work): Working[] => {
      const { id, span } = work;
      const { measure } = catalogue[id];
      if (!isDollars(measure)) {
        problems.push({ kind: 'not-dollars', id });
        return [work];
      }
      const real = deflate(span, index, year);
      const lost = span.values.flatMap((value, i) =>
        value !== null && real.values[i] === null && isShown(span.start + i) ? [span.start + i] : [],
      );
      if (lost.length > 0) problems.push({ kind: 'no-deflator', id, ranges: rangesOf(lost, span.step) });
      const trimmed = trim(real);
      return trimmed ? [{ ...work, span: trimmed, unit: { kind: 'dollars-of', measure, year } }] : [];
    });
    if (results.some(({ unit }) => unit.kind === 'dollars-of')) {
      notes.push({ kind: 'deflated', year, byMonth: state.by === 'month' });
      const isYearEnd = ({ id, unit }: Working) => unit.kind === 'dollars-of' && catalogue[id].yearIs === 'year-end';
      if (state.by === 'year' && results.some(isYearEnd)) notes.push({ kind: 'deflated-year-end' });
      const firstMonth = index.month?.start ?? Number.POSITIVE_INFINITY;
      if (state.by === 'month' && results.some(({ span }) => span.start < firstMonth)) {
        notes.push({ kind: 'deflated-by-year', firstMonth: keyOf(firstMonth, 'month') });
      }
    }
    return results;
  }

  function indexAll(all: readonly Working[], year: number): Working[] {
    const results = all.flatMap((work): Working[] => {
      const { id } = work;
      const { measure } = catalogue[id];
      if (measure === 'rate') {
        problems.push({ kind: 'index-of-rate', id });
        return [];
      }
      const isChange = measure === 'percent-since-1948';
      const span = isChange ? toLevels(work.span) : work.span;
      if (baseOf(span, year) === null) {
        problems.push({ kind: 'no-base', id, year, ...endsOf(work.span) });
        return [];
      }
      if (isChange) notes.push({ kind: 'levels-since-1948', id });
      return [{ ...work, span: reindex(span, year), unit: { kind: 'index', year } }];
    });
    if (results.length > 0) notes.push({ kind: 'indexed', year, isAverage: state.by === 'month' });
    return results;
  }

  function draw(all: readonly Working[]): ExploreResult {
    const base = { step: state.by, scale: state.scale, view: state.view, problems, notes };
    const [first] = all;
    if (!first) {
      if (problems.length === 0) problems.push({ kind: 'no-series' });
      return { ...base, keys: [], xs: [], columns: [], isDrawn: false };
    }
    const { start, length, columns: aligned } = align(all.map(({ span }) => span));
    const columns = all.map(({ id, isEstimated, unit }, i): ExploreColumn => {
      const isComputed = unit.kind !== 'measure';
      const values = (aligned[i] ?? []).map((value, row) =>
        value !== null && isComputed ? roundShown(value, isEstimated(start + row)) : value,
      );
      return {
        id,
        values,
        estimated: values.map((value, row) => value !== null && isEstimated(start + row)),
        isSurvey: state.by === 'year' && catalogue[id].yearIs === 'survey',
        unit,
      };
    });
    const periods = Array.from({ length }, (_, i) => start + i);
    const unitKeys = new Set(columns.map(({ unit }) => unitKey(unit)));
    const isMixed = unitKeys.size > 1;
    if (isMixed) problems.push({ kind: 'units', units: columns.map(({ id, unit }) => ({ id, unit })) });
    else if (length < 2) problems.push({ kind: 'one-period' });
    const isDrawn = !isMixed && length >= 2;
    notes.push(...notesOn(columns, state, catalogue));
    return {
      ...base,
      keys: periods.map((period) => keyOf(period, state.by)),
      xs: periods.map((period) => placeOf(keyOf(period, state.by))),
      columns,
      isDrawn,
      unit: isDrawn ? first.unit : undefined,
      view: isDrawn ? shapeOf(columns, length) : 'line',
    };
  }

  function shapeOf(columns: readonly ExploreColumn[], rows: number): 'line' | 'bar' {
    if (state.scale === 'log') {
      for (const { id, values } of columns) {
        const count = values.filter((value) => value !== null && value <= 0).length;
        if (count > 0) problems.push({ kind: 'log-of-zero', id, count });
      }
    }
    if (state.view === 'line') return 'line';
    if (state.scale === 'log') problems.push({ kind: 'bars-on-log' });
    else if (rows * columns.length > MOST_BARS) problems.push({ kind: 'too-many-bars', most: MOST_BARS });
    else return 'bar';
    return 'line';
  }
}

/** A year at which all chosen series can be 100: 1971, or the first one that they have in common; null if there is none. */
export function commonYear({ series, by }: Pick<ExploreState, 'series' | 'by'>, catalogue: Catalogue): number | null {
  const spans = series.flatMap((id) => catalogue[id][by] ?? []);
  if (spans.length === 0) return null;
  const hasBase = (year: number) => spans.every((span) => baseOf(span, year) !== null);
  if (hasBase(BREAK_YEAR)) return BREAK_YEAR;
  const first = Math.max(...spans.map((span) => yearOf(span.start, span.step)));
  const last = Math.min(...spans.map((span) => yearOf(span.start + span.values.length - 1, span.step)));
  for (let year = first; year <= last; year++) if (hasBase(year)) return year;
  return null;
}

const endsOf = ({ start, values, step }: Span) => ({
  first: keyOf(start, step),
  last: keyOf(start + values.length - 1, step),
});

/** Neighboring periods as ranges of keys. @param periods rising */
function rangesOf(periods: readonly number[], step: Step): { first: string; last: string }[] {
  const ranges: [first: number, last: number][] = [];
  for (const period of periods) {
    const range = ranges.at(-1);
    if (range && range[1] === period - 1) range[1] = period;
    else ranges.push([period, period]);
  }
  return ranges.map(([first, last]) => ({ first: keyOf(first, step), last: keyOf(last, step) }));
}

function estimatesOf({ estimated = [] }: ExploreSeries): (period: number) => boolean {
  return (period) => estimated.some(([first, last]) => period >= first && period <= last);
}

/** Two series share an axis if this is equal. */
function unitKey(unit: Unit): string {
  if (unit.kind === 'measure') return unit.measure;
  return unit.kind === 'dollars-of' ? `${unit.measure} of ${unit.year}` : unit.kind;
}
