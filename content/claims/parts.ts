/** Number formats and calculations that several claims share. */
import type { FigureId } from '@/content/figures';
import type { ClaimFormat, ReadFigures } from './types';

export const percent = (decimals: number): ClaimFormat => ({ kind: 'percent', decimals });
export const trimmedPercent: ClaimFormat = { kind: 'percent', decimals: 1, isTrimmed: true };
export const usd = (decimals: number): ClaimFormat => ({ kind: 'usd', decimals });
export const multiple = (decimals: number): ClaimFormat => ({ kind: 'multiple', decimals });
export const number = (decimals: number): ClaimFormat => ({ kind: 'number', decimals });
export const twh = (decimals: number): ClaimFormat => ({ kind: 'twh', decimals });
export const cents: ClaimFormat = { kind: 'cents', decimals: 0 };
export const compact: ClaimFormat = { kind: 'compact', decimals: 1 };
export const usdCompact: ClaimFormat = { kind: 'usd-compact', decimals: 1 };

export const rise = (from: number, to: number) => (to / from - 1) * 100;
export const fall = (from: number, to: number) => (1 - to / from) * 100;

export const BLS = 'US Bureau of Labor Statistics';
export const CENSUS = 'US Census Bureau and HUD';
export const FED = 'Federal Reserve';
export const CAMBRIDGE = 'Cambridge Centre for Alternative Finance';

export const ownerHouse2024 = (read: ReadFigures) => read.value('owner', 2024, 'medianHouse', 'itemPrices');
export const house = (read: ReadFigures, year: number) => read.value('median-house-price', year, 'price');
export const priceToIncome = (read: ReadFigures, year: number) =>
  house(read, year) / read.value('median-family-income', year, 'income');

/** Change in percent between two points of a series that is itself stated as the change since its first year. */
export const sinceFirst = (read: ReadFigures, column: string, from: number, to: number) =>
  rise(100 + read.value('productivity-pay', from, column), 100 + read.value('productivity-pay', to, column));

/** Percent of its purchasing power that a dollar has lost since a year: 100 × (1 − CPI(year) / CPI(2024)). */
export const valueLost = (read: ReadFigures, cpi: 'owner' | 'cpi-u', year: number) =>
  fall(read.value(cpi, 2024, 'cpi'), read.value(cpi, year, 'cpi'));

/** Bitcoins issued with each block after this number of halvings. */
export const blockReward = (read: ReadFigures, halvings: number) =>
  read.points('btc-network', 'subsidyBtc', 'halvings')[halvings]?.[1] ?? Number.NaN;

/** The number of blocks from one halving to the next. */
export const halvingBlocks = (read: ReadFigures) =>
  Number(read.points('btc-network', 'subsidyBtc', 'halvings')[1]?.[0]);

/** The last value of a column. */
export const latest = (read: ReadFigures, id: FigureId, column: string, table?: string) =>
  read.points(id, column, table).at(-1)?.[1] ?? Number.NaN;

export const latestPeriod = (read: ReadFigures, id: FigureId, column: string, table?: string) =>
  String(read.points(id, column, table).at(-1)?.[0]);

/** The two month-ends with the largest fall of the bitcoin price between them. */
export function deepestFall(read: ReadFigures) {
  let peak = { month: '', close: 0 };
  let worst = { from: peak, to: peak, percent: 0 };
  for (const [period, close] of read.points('btc-price-monthly', 'close')) {
    const point = { month: String(period), close };
    if (close > peak.close) peak = point;
    const percent = fall(peak.close, close);
    if (percent > worst.percent) worst = { from: peak, to: point, percent };
  }
  return worst;
}
