import type { ExploreId, Measure } from '@/content/explore/explore';
import type { Unit as FigureUnit } from '@/content/figures';
import type { Content } from '@/lib/content/content';
import { decimalsOf, formatAxisTick, formatHashRate, formatKey, formatWithUnit } from '@/lib/data/format-values';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, NO_VALUE } from '@/lib/format/number';
import type { ExploreColumn, ExploreResult, Note, Problem, Unit } from './result';
import type { Settled } from './settle';
import type { AddressFault } from './state';
import { significantDecimals } from './transform';

/** The words that the browser fetches. */
export type ExploreWords = Omit<Content['explore'], 'metaTitle' | 'metaDescription' | 'lede' | 'list'>;

/** The unit whose symbol a value has. */
function symbolOf(unit: Unit): FigureUnit {
  if (unit.kind === 'index' || unit.kind === 'quotient') return 'index-1982-84-100';
  const symbols: Partial<Record<Measure, FigureUnit>> = {
    usd: 'usd',
    'usd-billions': 'usd-billions',
    'usd-billions-2017': 'usd-billions',
    rate: 'percent',
    share: 'percent',
    'percent-since-1948': 'percent',
  };
  return symbols[unit.measure] ?? 'index-1982-84-100';
}

/** Decimals that a column of published values shares. */
const MOST_SHARED_DECIMALS = 3;

/** More than any value has that is shown: early bitcoin prices have four. */
const MOST_DECIMALS = 8;

/**
 * A value with all its digits and the symbol of its unit; "—" for none.
 *
 * @param decimals at least, so that the numbers of a column align
 */
export function formatShown(value: number | null, unit: Unit, locale: Locale, decimals = 0): string {
  if (value === null) return NO_VALUE;
  const symbol = symbolOf(unit);
  if (symbol !== 'usd') return formatWithUnit(value, symbol, locale, decimals);
  return formatMoney(value, locale, { min: Math.max(decimals, Number.isInteger(value) ? 0 : 2), max: MOST_DECIMALS });
}

/**
 * The decimals of each value of a column in the table, with the zeros that belong to it: a computed value has its significant
 * digits (`roundShown`), others share the decimals of their column. In a column with many decimals, of prices that grew a
 * millionfold, each value keeps its own.
 */
export function decimalsShown({ values, estimated, unit }: ExploreColumn): number[] {
  const own = values.map((value, row) => {
    if (value === null || value === 0) return 0;
    return unit.kind === 'measure' ? decimalsOf(value) : significantDecimals(value, estimated[row]);
  });
  const most = own.reduce((max, count) => Math.max(max, count), 0);
  const isShared = unit.kind === 'measure' && most <= MOST_SHARED_DECIMALS;
  return own.map((count, i) => {
    const shown = isShared && values[i] !== null ? most : count;
    return shown > 0 && symbolOf(unit) === 'usd' ? Math.max(2, shown) : shown;
  });
}

/**
 * A value beside a point of its line: of a quotient one decimal, because more cannot be seen, and billions of dollars as on the axis. The
 * table has all digits.
 */
export function formatLast(value: number | null, unit: Unit, locale: Locale): string {
  if (value !== null && symbolOf(unit) === 'usd-billions') return formatAxisTick(value, 'usd-billions', locale);
  return value !== null && value >= 1 && unit.kind === 'quotient'
    ? formatNumber(value, locale, 1)
    : formatShown(value, unit, locale);
}

/** The end of the line of a quotient: "5.0 years". */
export function endLabel(value: number, by: ExploreId, words: ExploreWords, locale: Locale): string {
  return fill(words.endsAt[by] ?? '{n}', { n: formatLast(value, { kind: 'quotient', by }, locale) });
}

/** Below this, compact notation would show zero. */
const SMALLEST_COMPACT = 0.1;

export function formatShownTick(value: number, unit: Unit, locale: Locale): string {
  if (unit.kind === 'measure' && unit.measure === 'hash-rate') {
    // Hash rates span fifteen powers of ten: label every third.
    return Math.round(Math.log10(value)) % 3 ? '' : formatHashRate(value, locale);
  }
  const symbol = symbolOf(unit);
  if (value !== 0 && Math.abs(value) < 1 && symbol === 'usd') return formatMoney(value, locale, { min: 2, max: 8 });
  if (value !== 0 && Math.abs(value) < SMALLEST_COMPACT) return formatNumber(value, locale, { min: 0, max: 8 });
  return formatAxisTick(value, symbol, locale);
}

export function unitText(unit: Unit, words: ExploreWords): string {
  switch (unit.kind) {
    case 'measure':
      return words.units[unit.measure];
    case 'dollars-of':
      return fill(unit.measure === 'usd' ? words.unit.dollarsOf : words.unit.billionsOf, { year: unit.year });
    case 'index':
      return fill(words.unit.index, { year: unit.year });
    case 'quotient': {
      const text = words.countedIn[unit.by] ?? '';
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
  }
}

/** The unit of the axis. Ticks of billions say that they are: $20T. */
export function axisText(unit: Unit, words: ExploreWords): string {
  if (unit.kind === 'dollars-of') return unitText({ ...unit, measure: 'usd' }, words);
  if (symbolOf(unit) !== 'usd-billions') return unitText(unit, words);
  const is2017 = unit.kind === 'measure' && unit.measure === 'usd-billions-2017';
  return is2017 ? fill(words.unit.dollarsOf, { year: 2017 }) : words.units.usd;
}

/** The reader's own title; a ready-made question has one in the words. */
export function titleOf({ columns, unit, problems }: ExploreResult, words: ExploreWords, locale: Locale): string {
  if (columns.length === 0) {
    const has = (kind: Problem['kind']) => problems.some((problem) => problem.kind === kind);
    return words.emptyTitle[has('no-series') ? 'none' : has('outside-span') ? 'years' : 'refused'];
  }
  const all = columns.map(({ id }) => words.series[id]);
  // Semicolons, because some names have a comma.
  const names = formatList(all.length > 2 ? [all.slice(0, -1).join('; '), all.at(-1) ?? ''] : all, locale);
  if (unit?.kind === 'index') return fill(words.ownTitle.index, { names, year: unit.year });
  if (unit?.kind === 'dollars-of') return fill(words.ownTitle.dollars, { names, year: unit.year });
  if (unit?.kind === 'quotient') {
    return fill(words.ownTitle.quotient, { names, unit: words.countedIn[unit.by] ?? '' });
  }
  return fill(words.ownTitle.plain, { names });
}

/** Which settings are not those of the reader, and why. */
export function settledTexts(
  { state: { index }, byYear, isIndexed }: Settled,
  words: ExploreWords,
  locale: Locale,
): string[] {
  const names = formatList(
    byYear.map((id) => words.series[id]),
    locale,
  );
  return [
    ...(byYear.length > 0 ? [fill(words.settled.byYear, { names })] : []),
    ...(isIndexed && index !== null ? [fill(words.settled.index, { year: index })] : []),
  ];
}

export function faultText(fault: AddressFault, words: ExploreWords): string {
  return fill(words.address[fault.kind], fault as unknown as Record<string, string>);
}

export function problemText(problem: Problem, words: ExploreWords, locale: Locale): string {
  const texts = words.problems;
  const values: Record<string, string | number> = {};
  if ('id' in problem) values.name = words.series[problem.id];
  if ('by' in problem) values.by = words.series[problem.by];
  if ('year' in problem) values.year = problem.year;
  if ('first' in problem) values.first = formatKey(problem.first, locale);
  if ('last' in problem) values.last = formatKey(problem.last, locale);
  if ('most' in problem) values.most = problem.most;
  if ('count' in problem) values.n = problem.count;
  if (problem.kind === 'units') {
    values.units = formatList(
      problem.units.map(({ id, unit }) => fill(texts.unitOf, { name: words.series[id], unit: unitText(unit, words) })),
      locale,
    );
  }
  if (problem.kind === 'no-deflator') {
    const ranges = problem.ranges.map(({ first, last }) =>
      first === last
        ? formatKey(first, locale)
        : fill(texts.range, { first: formatKey(first, locale), last: formatKey(last, locale) }),
    );
    values.periods = formatList(ranges, locale);
  }
  return fill(texts[problem.kind], values);
}

/** The sentences under a drawing; notes of the same kind share one. The warning about trends is not among them. */
export function noteTexts(
  notes: readonly Note[],
  step: 'year' | 'month',
  words: ExploreWords,
  locale: Locale,
): string[] {
  const named = new Map<string, string[]>();
  for (const note of notes) {
    const text = noteText(note, step, words, locale);
    if (text === null) continue;
    const names = named.get(text) ?? [];
    named.set(text, 'id' in note ? [...names, words.series[note.id]] : names);
  }
  return [...named].map(([text, names]) => fill(text, { names: formatList(names, locale) }));
}

function noteText(note: Note, step: 'year' | 'month', words: ExploreWords, locale: Locale): string | null {
  const texts = words.notes;
  switch (note.kind) {
    case 'deflated':
      return fill(texts.deflated, { year: note.year, step: texts[step] });
    case 'deflated-by-year':
      return fill(texts['deflated-by-year'], { firstMonth: formatKey(note.firstMonth, locale) });
    case 'indexed':
      return fill(note.isAverage ? `${texts.indexed} ${texts.indexedMonths}` : texts.indexed, { year: note.year });
    case 'levels-since-1948':
      return fill(texts['levels-since-1948'], { name: words.series[note.id] });
    case 'divided':
      return fill(texts.divided, { by: words.series[note.by], step: texts[step] });
    case 'year-is':
      return texts['year-is'][note.yearIs];
    case 'month-is':
      return texts['month-is'][note.what];
    case 'deflated-year-end':
    case 'cash':
    case 'compound':
    case 'resampled-last':
    case 'survey':
    case 'gap':
      return texts[note.kind];
    case 'trend':
      return null;
  }
}

/** Whether a division by this series makes sense: there are words for what a quotient counts. */
export const isDivisor = (id: ExploreId, words: ExploreWords) => words.countedIn[id] !== undefined;
