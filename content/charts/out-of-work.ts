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
  facts: {
    missing: { period: 'missing', of: 'rate' },
    r1982: { figure: 'unemployment', key: 1982, column: 'rate', format: 'percent' },
    r2007: { figure: 'unemployment', key: 2007, column: 'rate', format: 'percent' },
    r2010: { figure: 'unemployment', key: 2010, column: 'rate', format: 'percent' },
    r2016: { figure: 'unemployment', key: 2016, column: 'rate', format: 'percent' },
    r2017: { figure: 'unemployment', key: 2017, column: 'rate', format: 'percent' },
    r2020: { figure: 'unemployment', key: 2020, column: 'rate', format: 'percent' },
  },
};
