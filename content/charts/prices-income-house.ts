import type { ChartSpec } from './types';

export const pricesIncomeHouse: ChartSpec = {
  subject: 'homes',
  figures: ['median-house-price', 'median-family-income', 'cpi-u'],
  // The first year of house prices.
  from: 1963,
  base: 1971,
  columns: {
    price: { figure: 'median-house-price', column: 'price', latest: 'quarterly', format: 'usd' },
    priceIndex: { index: 'price', format: 'index' },
    income: { figure: 'median-family-income', column: 'income', format: 'usd' },
    incomeIndex: { index: 'income', format: 'index' },
    cpi: { figure: 'cpi-u', column: 'cpi', latest: 'monthly', format: 'index' },
    cpiIndex: { index: 'cpi', format: 'index' },
  },
  lines: [
    { column: 'priceIndex', tooltip: ['price', 'priceIndex'], tone: 'loss', stroke: 'solid' },
    { column: 'incomeIndex', tooltip: ['income', 'incomeIndex'], tone: 'ink', stroke: 'dashed' },
    { column: 'cpiIndex', tooltip: ['cpi', 'cpiIndex'], tone: 'muted', stroke: 'dotted', joinsLast: true },
  ],
  scales: ['log', 'linear'],
  axis: 'index-level',
  periods: {
    to: { at: 'last', of: 'income' },
    missing: { at: 'missing', of: 'cpi' },
  },
};
