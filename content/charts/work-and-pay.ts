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
  periods: {
    from: { at: 'first', of: 'pay' },
    to: { at: 'last', of: 'pay' },
  },
};
