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
  periods: {
    from: { at: 'first', of: 'price' },
    to: { at: 'last', of: 'm2' },
    missing: { at: 'missing', of: 'realPriceIndex' },
  },
};
