import type { ChartSpec } from './types';

export const moneyAndHomes: ChartSpec = {
  subject: 'homes',
  figures: ['m2', 'median-house-price', 'cpi-u', 'owner'],
  from: 1959,
  // The first year of house prices.
  base: 1963,
  columns: {
    m2: { figure: 'm2', column: 'm2', divisor: 1000, latest: 'monthly', format: 'usd-trillions' },
    m2Index: { index: 'm2', format: 'index' },
    price: { figure: 'median-house-price', column: 'price', latest: 'quarterly', format: 'usd' },
    priceIndex: { index: 'price', format: 'index' },
    cpi: { figure: 'cpi-u', column: 'cpi', latest: 'monthly', format: 'index' },
    realPriceIndex: { deflated: ['priceIndex', 'cpi'], format: 'index' },
  },
  lines: [
    { column: 'm2Index', tooltip: ['m2', 'm2Index'], tone: 'loss', stroke: 'solid' },
    { column: 'priceIndex', tooltip: ['price', 'priceIndex'], tone: 'ink', stroke: 'dashed' },
    { column: 'realPriceIndex', tone: 'muted', stroke: 'dotted', joinsLast: true },
  ],
  scales: ['log', 'linear'],
  axis: 'index-level',
  dots: [
    {
      id: 'january-2024',
      column: 'm2Index',
      month: '2024-01',
      shape: 'diamond',
      claim: 'm2-multiple-since-1963',
      factor: 100,
    },
  ],
  facts: {
    from: { period: 'first', of: 'price' },
    to: { period: 'last', of: 'm2' },
    missing: { period: 'missing', of: 'realPriceIndex' },
    m2Times: { claim: 'm2-multiple-1963-to-latest', format: 'times' },
    priceTimes: { claim: 'new-house-multiple-since-1963', format: 'times' },
    realTimes: { claim: 'new-house-after-inflation-since-1963', format: 'times' },
    realSince1971: { claim: 'new-house-after-inflation', format: 'times' },
    m2January2024: { figure: 'owner', key: 2024, column: 'm2', table: 'm2', format: 'usd-trillions' },
    fall: { claim: 'new-house-below-2022', format: 'percent' },
    m2Since2022: { claim: 'm2-since-2022', format: 'percent' },
  },
};
