import type { ChartSpec } from './types';

export const familyPoverty: ChartSpec = {
  subject: 'society',
  figures: ['families-poverty'],
  columns: {
    allFamilies: { figure: 'families-poverty', column: 'allFamilies', format: 'percent' },
    marriedCouple: { figure: 'families-poverty', column: 'marriedCouple', format: 'percent' },
    maleHouseholder: { figure: 'families-poverty', column: 'maleHouseholder', format: 'percent' },
    femaleHouseholder: { figure: 'families-poverty', column: 'femaleHouseholder', format: 'percent' },
  },
  lines: [
    { column: 'femaleHouseholder', tone: 'ink', stroke: 'dashed' },
    { column: 'maleHouseholder', tone: 'muted', stroke: 'dash-dot' },
    { column: 'allFamilies', tone: 'ink', stroke: 'solid', marker: 'dot' },
    { column: 'marriedCouple', tone: 'muted', stroke: 'dotted' },
  ],
  scales: ['linear'],
  axis: 'percent',
  periods: {
    from: { at: 'first', of: 'allFamilies' },
    to: { at: 'last', of: 'allFamilies' },
  },
};
