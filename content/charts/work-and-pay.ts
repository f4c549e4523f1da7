import type { ChartSpec } from './types';

export const workAndPay: ChartSpec = {
  subject: 'pay',
  figures: ['productivity-pay'],
  columns: {
    productivity: { figure: 'productivity-pay', column: 'productivity', format: 'percent-since' },
    pay: { figure: 'productivity-pay', column: 'pay', format: 'percent-since' },
  },
  lines: [
    { column: 'productivity', tone: 'gain', stroke: 'dashed' },
    { column: 'pay', tone: 'loss', stroke: 'solid' },
  ],
  scales: ['linear'],
  axis: 'percent-since',
  notes: [1979],
  facts: {
    from: { period: 'first', of: 'pay' },
    to: { period: 'last', of: 'pay' },
    productivity: { claim: 'productivity-1948-to-2024', format: 'percent' },
    pay: { claim: 'pay-1948-to-2024', format: 'percent' },
    productivity7179: { claim: 'productivity-1971-to-1979', format: 'percent' },
    pay7179: { claim: 'pay-1971-to-1979', format: 'percent' },
    productivity79: { claim: 'productivity-1979-to-2024', format: 'percent' },
    pay79: { claim: 'pay-1979-to-2024', format: 'percent' },
  },
};
