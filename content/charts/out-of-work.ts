import type { ChartSpec } from './types';

export const outOfWork: ChartSpec = {
  subject: 'pay',
  figures: ['unemployment'],
  columns: { rate: { figure: 'unemployment', column: 'rate', latest: 'monthly', format: 'percent' } },
  lines: [{ column: 'rate', tone: 'loss', stroke: 'solid', joinsLast: true }],
  scales: ['linear'],
  axis: 'percent',
  // Above the highest point, so that the label of 2008 has room.
  include: [15],
  notes: [2008],
  periods: {
    missing: { at: 'missing', of: 'rate' },
  },
};
