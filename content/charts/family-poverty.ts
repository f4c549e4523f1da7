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
    { column: 'femaleHouseholder', tone: 'loss', stroke: 'solid' },
    { column: 'maleHouseholder', tone: 'muted', stroke: 'dash-dot' },
    { column: 'allFamilies', tone: 'ink', stroke: 'dashed' },
    { column: 'marriedCouple', tone: 'gain', stroke: 'dotted' },
  ],
  scales: ['linear'],
  axis: 'percent',
  facts: {
    from: { period: 'first', of: 'allFamilies' },
    to: { period: 'last', of: 'allFamilies' },
    allFrom: { claim: 'poverty-all-first', format: 'percent' },
    all1971: { claim: 'poverty-all-1971', format: 'percent' },
    allTo: { claim: 'poverty-all-latest', format: 'percent' },
    woman1971: { claim: 'poverty-woman-1971', format: 'percent' },
    womanTo: { claim: 'poverty-woman-latest', format: 'percent' },
  },
};
