import type { ChartSpec } from './types';

export const childWeight: ChartSpec = {
  subject: 'society',
  figures: ['childhood-obesity'],
  rowNames: 'cycles',
  columns: {
    age2to5: { figure: 'childhood-obesity', column: 'age2to5', format: 'percent' },
    age6to11: { figure: 'childhood-obesity', column: 'age6to11', format: 'percent' },
    age12to19: { figure: 'childhood-obesity', column: 'age12to19', format: 'percent' },
  },
  lines: [
    { column: 'age12to19', tone: 'ink', stroke: 'solid', marker: 'circle' },
    { column: 'age6to11', tone: 'muted', stroke: 'dashed', marker: 'square' },
    { column: 'age2to5', tone: 'muted', stroke: 'dotted', marker: 'dot' },
  ],
  scales: ['linear'],
  axis: 'percent',
};
