import type { ChartSpec } from './types';

export const dollarValue: ChartSpec = {
  subject: 'money',
  figures: ['cpi-u', 'owner'],
  from: 1959,
  base: 1959,
  columns: {
    cpi: { figure: 'cpi-u', column: 'cpi', latest: 'monthly', format: 'index' },
    power: { inverseIndex: 'cpi', format: 'usd' },
  },
  lines: [{ column: 'power', tone: 'loss', stroke: 'solid' }],
  extras: ['cpi'],
  scales: ['linear'],
  axis: 'usd',
  dots: [{ id: 'may-2025', column: 'power', month: '2025-05', claim: 'purchasing-power-of-100-dollars' }],
  periods: {
    to: { at: 'last', of: 'power' },
  },
};
