/* The owner's values: section 5, validation. No line changes without the owner. */
import { DCA_RANGES, DCA_SUGGESTED, dollarCostAveraging } from '@/lib/calculators/dollar-cost-averaging';
import { FEE_SLIDERS } from '@/lib/calculators/fee';
import { itemsAffordable, MAX_AMOUNT_USD, timeMachine } from '@/lib/calculators/time-machine';
import { getCpiTable, getItemPrices } from '@/lib/content/figures/series';
import { documentOf } from '../html';

const tables = { cpi: getCpiTable(), items: getItemPrices() };
const ITEMS = [{ year: 2000, prices: { car: 2000, medianHouse: 200_000, coffee: 1000, bread: 2 } }];
const shown = (amount: number) =>
  itemsAffordable(amount, 2000, ITEMS).items.map(({ key, kind, quantity }) => [key, kind, Number(quantity.toFixed(1))]);

describe('dollar amount', () => {
  it('min 0, max 1,000,000', () => {
    expect(MAX_AMOUNT_USD).toBe(1_000_000);
    expect(timeMachine({ mode: 'past-to-present', amountUsd: -5, year: 1971 }, tables).amountUsd).toBe(0);
  });

  it('non-numeric input becomes 0', () => {
    const result = timeMachine({ mode: 'past-to-present', amountUsd: Number.NaN, year: 1971 }, tables);
    expect([result.amountUsd, result.adjustedUsd]).toEqual([0, 0]);
  });

  it.each([0, -1, Number.NaN])('an amount of %d yields no items', (amountUsd) => {
    const result = timeMachine({ mode: 'past-to-present', amountUsd, year: 1971 }, tables);
    expect([...result.itemsThen.items, ...result.itemsNow.items]).toEqual([]);
  });
});

describe('items', () => {
  it('are shown only if the whole quantity is at least 1', () => {
    expect(shown(1.99)).toEqual([]);
    expect(shown(2)).toEqual([['bread', 'whole', 1]]);
    expect(shown(5)).toEqual([
      ['car', 'share', 0.3],
      ['bread', 'whole', 2],
    ]);
  });

  it('priced over 1000: a fractional share above 0.001 is shown as a percentage', () => {
    // 2,000 × 0.001 = 2; an item of exactly 1,000 has no share.
    expect(shown(2).map(([key]) => key)).not.toContain('car');
    expect(shown(2.01).map(([key]) => key)).toContain('car');
    expect(shown(999).map(([key]) => key)).not.toContain('coffee');
    expect(shown(500)).toEqual([
      ['car', 'share', 25],
      ['medianHouse', 'share', 0.3],
      ['bread', 'whole', 250],
    ]);
  });

  it('are at most 6 in each list', () => {
    const result = timeMachine({ mode: 'past-to-present', amountUsd: 1_000_000, year: 2017 }, tables);
    expect(result.itemsThen.items).toHaveLength(6);
    expect(result.itemsNow.items).toHaveLength(6);
  });
});

it('DCA amount: numeric, min 1, max 10000, not clamped', () => {
  expect(DCA_SUGGESTED).toEqual({ min: 1, max: 10_000 });
  expect(DCA_RANGES.amountUsd.max).toBeGreaterThan(10_000);
  expect(dollarCostAveraging({ amountUsd: 20_000, frequency: 'monthly' })).toMatchObject({
    value: { annualTotalUsd: 240_000 },
  });
  expect(dollarCostAveraging({ amountUsd: 0.5, frequency: 'monthly' })).toMatchObject({ value: { annualTotalUsd: 6 } });
});

it('fee size slider: 150 to 1000 bytes; rate slider: 1 to 100 sat/vB', () => {
  expect(FEE_SLIDERS).toEqual({ sizeVbytes: { min: 150, max: 1000 }, rateSatsPerVbyte: { min: 1, max: 100 } });
});

it.each([
  ['/', '#time-machine-amount', '100'],
  ['/guides/bitcoin-mining', '#mining-electricityUsdPerKwh', '0.12'],
  ['/guides/hardware-wallets', '#hardware-wallet-bitcoinAmount', '0.1'],
  ['/guides/time-preference', '#time-preference-inflationPercent', '3.5'],
  ['/guides/dollar-cost-averaging', '#dca-amountUsd', '100'],
])('%s %s is a text field for decimals with its default', (path, selector, value) => {
  const field = documentOf(path).querySelector(selector);
  expect(field?.getAttribute('type')).toBe('text');
  // The parser keeps the case of names.
  expect(field?.getAttribute('inputMode') ?? field?.getAttribute('inputmode')).toBe('decimal');
  expect(field?.getAttribute('value')).toBe(value);
});
