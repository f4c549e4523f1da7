import type { ChartSpec } from './types';

export const homeAndIncome: ChartSpec = {
  subject: 'homes',
  figures: ['median-house-price', 'median-family-income'],
  from: 1963,
  columns: {
    price: { figure: 'median-house-price', column: 'price', latest: 'quarterly', format: 'usd' },
    income: { figure: 'median-family-income', column: 'income', format: 'usd' },
    ratio: { ratio: ['price', 'income'], format: 'years' },
  },
  lines: [
    { column: 'price', tone: 'loss', stroke: 'solid' },
    { column: 'income', tone: 'ink', stroke: 'dashed' },
  ],
  extras: ['ratio'],
  // The distance of two lines on a log axis is their ratio, which the words of the chart are about.
  scales: ['log', 'linear'],
  axis: 'usd',
  ratioMarks: { years: [1965, 1971, 2021], between: ['price', 'income'], of: 'ratio' },
  periods: {
    to: { at: 'last', of: 'ratio' },
    priceTo: { at: 'last', of: 'price' },
  },
};
