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
  facts: {
    m2Between: { claim: 'm2-multiple-between-the-months', format: 'claim' },
    pricesToMay: { claim: 'prices-multiple-since-1959', format: 'claim' },
    from: { period: 'first', of: 'm2' },
    to: { period: 'last', of: 'output' },
    missing: { period: 'missing', of: 'cpiIndex' },
    m2Times: { claim: 'm2-multiple-1959-to-2024', format: 'times' },
    outputTimes: { claim: 'output-multiple-1959-to-2024', format: 'times' },
    pricesTimes: { claim: 'prices-multiple-1959-to-2024', format: 'times' },
    m2Before: { claim: 'm2-per-year-1959-to-1971', format: 'percent' },
    m2To1983: { claim: 'm2-per-year-1971-to-1983', format: 'percent' },
    m2Since1983: { claim: 'm2-per-year-1983-to-2024', format: 'percent' },
    outputBefore: { claim: 'real-output-per-year-1959-to-1971', format: 'percent' },
    outputTo1983: { claim: 'real-output-per-year-1971-to-1983', format: 'percent' },
    outputSince1983: { claim: 'real-output-per-year-1983-to-2024', format: 'percent' },
    pricesBefore: { claim: 'prices-per-year-1959-to-1971', format: 'percent' },
    pricesTo1983: { claim: 'prices-per-year-1971-to-1983', format: 'percent' },
    pricesSince1983: { claim: 'prices-per-year-1983-to-2024', format: 'percent' },
    pricesSince1913: { claim: 'inflation-per-year-1913-to-1971', format: 'percent' },
  },
};
