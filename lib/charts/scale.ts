import type { ScaleKind } from './types';

export type Domain = readonly [low: number, high: number];

interface Scale {
  domain: Domain;
  ticks: number[];
  /** 0 for the low end, 100 for the high end; values outside are clamped. */
  percent: (value: number) => number;
}

/*
 * The calculators run this code in the browser. Scales and paths of our own are 0.7 kB there (brotli);
 * d3-scale, d3-shape and d3-array are 14.0 kB with only the functions we would use.
 */

/** Smallest magnitude that is not treated as zero; division is not reliable below it. */
export const TINY = 1e-100;

/** The smallest of 1, 2, 2.5 or 5 times a power of ten that divides `span` into at most `count` parts. */
function niceStep(span: number, count: number): number {
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const unit = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10;
  return unit * power;
}

/** Removes binary noise such as 0.30000000000000004. */
const tidy = (value: number) => Number(value.toPrecision(12));

/**
 * Round numbers that enclose `low` to `high`, about `count` of them.
 *
 * @param low finite and not above `high`; where both are equal the axis runs one step to each side
 */
export function linearTicks([low, high]: Domain, count = 5): number[] {
  // Values that differ only by binary noise are one value, and values below TINY are zero.
  const size = Math.max(Math.abs(low), Math.abs(high));
  const isFlat = high - low <= Math.max(size * 1e-9, TINY);
  const span = isFlat ? (size > TINY ? size : 1) : high - low;
  const step = niceStep(span, count);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.max(first + 1, Math.ceil(high / step - 1e-9));
  return Array.from({ length: last - first + 1 }, (_, i) => tidy((first + i) * step));
}

/** Powers of ten and, where they would be few, their doubles and fivefolds, that enclose `low` to `high`; both above 0. */
export function logTicks([low, high]: Domain): number[] {
  const firstPower = Math.floor(Math.log10(low) + 1e-9);
  const lastPower = Math.ceil(Math.log10(high) - 1e-9);
  const units = lastPower - firstPower <= 3 ? [1, 2, 5] : [1];
  const all: number[] = [];
  for (let power = firstPower; power <= Math.max(lastPower, firstPower + 1); power++) {
    for (const unit of units) all.push(tidy(unit * 10 ** power));
  }
  const from = all.findLastIndex((tick) => tick <= low * (1 + 1e-9));
  const to = all.findIndex((tick) => tick >= high * (1 - 1e-9));
  return all.slice(Math.max(0, from), Math.max(to, from + 1) + 1);
}

/**
 * A scale whose ends are round numbers.
 *
 * @param domain the lowest and highest value; for a log scale both above zero, otherwise it throws
 */
export function makeScale(kind: ScaleKind, domain: Domain, count?: number): Scale {
  if (!domain.every(Number.isFinite) || domain[0] > domain[1]) throw new Error(`No scale from ${domain.join(' to ')}`);
  if (kind === 'log' && domain[0] <= 0) throw new Error('A log scale needs values above zero');
  const ticks = kind === 'log' ? logTicks(domain) : linearTicks(domain, count);
  return fixedScale(kind, [ticks[0] as number, ticks.at(-1) as number], ticks);
}

/** A scale with exactly this domain: the horizontal axis ends with the data. */
export function fixedScale(kind: ScaleKind, domain: Domain, ticks: number[] = []): Scale {
  const place = kind === 'log' ? Math.log : (value: number) => value;
  const low = place(domain[0]);
  const span = place(domain[1]) - low || 1;
  const percent = (value: number) => Math.min(100, Math.max(0, (100 * (place(value) - low)) / span));
  return { domain, ticks, percent };
}

/** The most distances of two ticks on a time axis. */
const MOST_STEPS = 7;

/**
 * Round years of the domain, at most eight. Where they are nearer to each other than every other one is at the most, every other one is
 * minor and hidden on narrow screens.
 */
export function timeTicks([first, last]: Domain): { value: number; isMinor: boolean }[] {
  const span = last - first;
  const step = [1, 2, 5, 10, 20, 50, 100].find((years) => span / years <= MOST_STEPS) ?? 200;
  const values: number[] = [];
  for (let value = Math.ceil(first / step) * step; value <= last; value += step) values.push(value);
  const isCrowded = span / step > MOST_STEPS / 2;
  // A tick at the end of the axis keeps its label.
  const kept = values.at(-1) === last ? last : 0;
  return values.map((value) => ({ value, isMinor: isCrowded && ((value - kept) / step) % 2 !== 0 }));
}
