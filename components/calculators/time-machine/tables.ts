import { BASE_YEAR, type CpiTable, ITEM_KEYS, type ItemPrices } from '@/lib/calculators/time-machine';

/** The tables of the Time Machine without derivable years, because they are serialized into the page. */
export interface PackedTables {
  firstYear: number;
  /** One value a year, starting at `firstYear`. */
  cpi: readonly number[];
  /** The year, then the prices in the order of ITEM_KEYS; `[price]` is an estimate, 0 means no price. */
  items: readonly (readonly (number | readonly [number])[])[];
  /** Published averages of the base year, in the order of ITEM_KEYS. */
  published: readonly number[];
}

export interface Tables {
  cpi: CpiTable;
  items: ItemPrices[];
  published: ItemPrices;
  isEstimate: (year: number, key: string) => boolean;
}

export function packTables(
  cpi: CpiTable,
  items: readonly ItemPrices[],
  published: ItemPrices['prices'],
  isEstimate: (year: number, key: string) => boolean,
): PackedTables {
  const years = Object.keys(cpi).map(Number);
  return {
    firstYear: Math.min(...years),
    cpi: Object.values(cpi),
    items: items.map(({ year, prices }) => [
      year,
      ...ITEM_KEYS.map((key) => (isEstimate(year, key) ? ([prices[key] ?? 0] as const) : (prices[key] ?? 0))),
    ]),
    published: ITEM_KEYS.map((key) => published[key] ?? 0),
  };
}

export function unpackTables(packed: PackedTables): Tables {
  const estimates = new Set<string>();
  const items = packed.items.map(([year, ...cells]): ItemPrices => {
    const prices = cells.map((cell, index) => {
      const key = ITEM_KEYS[index] ?? '';
      if (typeof cell === 'number') return [key, cell];
      estimates.add(`${year} ${key}`);
      return [key, cell[0]];
    });
    return { year: Number(year), prices: Object.fromEntries(prices.filter(([, price]) => price)) };
  });
  return {
    cpi: Object.fromEntries(packed.cpi.map((value, index) => [packed.firstYear + index, value])),
    items,
    published: {
      year: BASE_YEAR,
      prices: Object.fromEntries(ITEM_KEYS.map((key, index) => [key, packed.published[index]])),
    },
    isEstimate: (year, key) => estimates.has(`${year} ${key}`),
  };
}
