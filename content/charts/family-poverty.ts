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
  facts: {
    from: { period: 'first', of: 'allFamilies' },
    to: { period: 'last', of: 'allFamilies' },
    allFrom: { claim: 'poverty-all-1970', format: 'percent' },
    allTo: { claim: 'poverty-all-2020', format: 'percent' },
    woman1989: { claim: 'poverty-woman-1989', format: 'percent' },
    womanTo: { claim: 'poverty-woman-2020', format: 'percent' },
  },
};
