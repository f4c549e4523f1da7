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
  facts: {
    to: { period: 'last', of: 'power' },
    left: { claim: 'hundred-dollars-latest', format: 'usd' },
    leftIn1971: { claim: 'hundred-dollars-in-1971', format: 'usd' },
    ownLeft: { claim: 'purchasing-power-of-100-dollars', format: 'usd' },
    pricesTimes: { claim: 'prices-multiple-since-1959', format: 'times' },
    billsGain: { claim: 'treasury-bills-after-prices', format: 'claim' },
    billMinimum: { claim: 'treasury-bill-minimum-1970', format: 'usd' },
    incomeTimes: { claim: 'income-multiple-since-1959', format: 'times' },
  },
};
