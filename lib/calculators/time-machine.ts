import { withoutBinaryNoise } from '@/lib/format/decimal';

export const TIME_MACHINE_ID = 'time-machine';

/** The "present" of the Time Machine. Its CPI is the owner's 321.5, the level of May 2025. */
export const BASE_YEAR = 2024;

export const TIME_MACHINE_MODES = ['past-to-present', 'present-to-past'] as const;
export type TimeMachineMode = (typeof TIME_MACHINE_MODES)[number];

export const QUICK_AMOUNTS_USD = [10, 100, 10_000, 100_000, 1_000_000] as const;
/** What the field is made for. Larger amounts are computed too, up to `LARGEST_COMPUTED_USD`, which its width can show. */
export const MAX_AMOUNT_USD = 1_000_000;
export const LARGEST_COMPUTED_USD = 1_000_000_000_000;

export const TIME_MACHINE_DEFAULTS = { mode: 'past-to-present' as TimeMachineMode, amountUsd: 100, year: 1971 };

export const ITEM_KEYS = ['car', 'medianHouse', 'coffee', 'bread', 'milk', 'gas'] as const;
export type ItemKey = (typeof ITEM_KEYS)[number];

/** CPI by year. A plain object, because it is serialized into the page. */
export type CpiTable = Readonly<Record<number, number>>;

export interface ItemPrices {
  year: number;
  prices: Partial<Record<ItemKey, number>>;
}

interface AffordableItem {
  key: ItemKey;
  priceUsd: number;
  /** The unit of `quantity`: pieces, or percent of one piece. */
  kind: 'whole' | 'share';
  quantity: number;
}

export interface AffordableItems {
  /** The latest year with prices at or before the chosen one; null if there is none. */
  listedYear: number | null;
  items: AffordableItem[];
}

type ResultClass = 'nominal-increase' | 'purchasing-power-lost' | 'less-purchasing-power' | 'more-purchasing-power';

export interface TimeMachineResult {
  /** The amount after clamping. */
  amountUsd: number;
  adjustedUsd: number;
  sourceYear: number;
  targetYear: number;
  resultClass: ResultClass;
  /** What the amount buys in the chosen year; `itemsNow`: in the base year. */
  itemsThen: AffordableItems;
  itemsNow: AffordableItems;
}

type YearValue = readonly [year: number, value: number];

/** The owner's ten values, and the BLS annual averages for the years between. */
export function buildCpiTable(owner: readonly YearValue[], annualAverages: readonly YearValue[]): CpiTable {
  const ownerYears = owner.map(([year]) => year);
  const [first, last] = [Math.min(...ownerYears), Math.max(...ownerYears)];
  const between = annualAverages.filter(([year]) => year > first && year < last);
  return Object.fromEntries([...between, ...owner]);
}

/** The years of a table, oldest first. */
export function cpiYears(table: CpiTable): number[] {
  return Object.keys(table)
    .map(Number)
    .sort((a, b) => a - b);
}

/** Clamps to 0 to one trillion dollars; NaN counts as 0. */
export function clampAmount(amountUsd: number): number {
  return Number.isNaN(amountUsd) ? 0 : Math.min(LARGEST_COMPUTED_USD, Math.max(0, amountUsd));
}

/** Amount × CPI of the target year / CPI of the source year; 0 for an unknown year. */
export function adjustedAmount(amountUsd: number, sourceYear: number, targetYear: number, table: CpiTable): number {
  const source = table[sourceYear];
  const target = table[targetYear];
  return source && target ? withoutBinaryNoise((clampAmount(amountUsd) * target) / source) : 0;
}

/**
 * What an amount buys at the prices of a year: whole pieces, or a share of an item that costs more than $1,000, if the
 * share is above 0.1%.
 */
export function itemsAffordable(amountUsd: number, year: number, table: readonly ItemPrices[]): AffordableItems {
  const listed = table.filter((row) => row.year <= year).sort((a, b) => b.year - a.year)[0];
  if (!listed) return { listedYear: null, items: [] };
  const amount = clampAmount(amountUsd);
  const items = ITEM_KEYS.flatMap((key): AffordableItem[] => {
    const priceUsd = listed.prices[key];
    if (!priceUsd) return [];
    const pieces = withoutBinaryNoise(amount / priceUsd);
    if (pieces >= 1) return [{ key, priceUsd, kind: 'whole', quantity: Math.floor(pieces) }];
    const isShareWorthShowing = priceUsd > 1000 && pieces > 0.001;
    return isShareWorthShowing ? [{ key, priceUsd, kind: 'share', quantity: withoutBinaryNoise(pieces * 100) }] : [];
  });
  return { listedYear: listed.year, items };
}

/**
 * Converts an amount between the base year and another year by the consumer price index.
 *
 * @param input.amountUsd clamped to 0 to one trillion; NaN counts as 0
 * @param input.year the other year; an unknown year gives 0
 */
export function timeMachine(
  input: { mode: TimeMachineMode; amountUsd: number; year: number },
  tables: { cpi: CpiTable; items: readonly ItemPrices[] },
): TimeMachineResult {
  const amountUsd = clampAmount(input.amountUsd);
  const fromPast = input.mode === 'past-to-present';
  const [sourceYear, targetYear] = fromPast ? [input.year, BASE_YEAR] : [BASE_YEAR, input.year];
  const adjustedUsd = adjustedAmount(amountUsd, sourceYear, targetYear, tables.cpi);
  const pastClass = adjustedUsd > amountUsd ? 'nominal-increase' : 'purchasing-power-lost';
  const presentClass = amountUsd > adjustedUsd ? 'less-purchasing-power' : 'more-purchasing-power';
  return {
    amountUsd,
    adjustedUsd,
    sourceYear,
    targetYear,
    resultClass: fromPast ? pastClass : presentClass,
    itemsThen: itemsAffordable(amountUsd, input.year, tables.items),
    itemsNow: itemsAffordable(amountUsd, BASE_YEAR, tables.items),
  };
}
