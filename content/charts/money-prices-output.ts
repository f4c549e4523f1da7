import type { ChartSpec } from './types';

export const moneyPricesOutput: ChartSpec = {
  subject: 'money',
  figures: ['m2', 'gdp', 'cpi-u', 'owner'],
  from: 1959,
  // The first year of M2.
  base: 1959,
  columns: {
    m2: { figure: 'm2', column: 'm2', divisor: 1000, latest: 'monthly', format: 'usd-trillions' },
    m2Index: { index: 'm2', format: 'index' },
    output: { figure: 'gdp', column: 'current', divisor: 1000, format: 'usd-trillions' },
    outputIndex: { index: 'output', format: 'index' },
    cpi: { figure: 'cpi-u', column: 'cpi', latest: 'monthly', format: 'index' },
    cpiIndex: { index: 'cpi', format: 'index' },
  },
  lines: [
    { column: 'm2Index', tooltip: ['m2', 'm2Index'], tone: 'loss', stroke: 'solid' },
    { column: 'outputIndex', tooltip: ['output', 'outputIndex'], tone: 'gain', stroke: 'dashed' },
    { column: 'cpiIndex', tooltip: ['cpi', 'cpiIndex'], tone: 'ink', stroke: 'dotted', joinsLast: true },
  ],
  scales: ['log'],
  axis: 'index-level',
  dots: [
    { id: 'november-2024', column: 'm2Index', month: '2024-11', table: 'vintage2025' },
    { id: 'may-2025', column: 'cpiIndex', month: '2025-05', claim: 'prices-multiple-since-1959', factor: 100 },
  ],
  periods: {
    from: { at: 'first', of: 'm2' },
    to: { at: 'last', of: 'output' },
    missing: { at: 'missing', of: 'cpiIndex' },
  },
};
