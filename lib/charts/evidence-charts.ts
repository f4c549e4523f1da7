import { getSeries } from '@/lib/content/figures';
import { getCpiTable, getDrawnM2, getPurchasingPower, toIndex } from '@/lib/content/series';
import { type ChartSpec, claimed, column, first, last, year, yearsOf } from './spec';

/** House prices start four years after M2, so the first year of both is the year whose value is 100. */
export function moneyAndHomes(): ChartSpec {
  const m2 = getDrawnM2();
  const price = getSeries('median-house-price', 'price').filter(([at]) => at <= last(m2)[0]);
  const base = first(price)[0];
  const years = yearsOf(m2, price);
  return {
    id: 'money-and-homes',
    figures: ['m2', 'owner', 'median-house-price'],
    xs: years,
    keys: years.map(String),
    columns: [
      column('m2', 'usd-trillions', years, m2),
      column('m2Index', 'index', years, toIndex(m2, base)),
      column('price', 'usd', years, price),
      column('priceIndex', 'index', years, toIndex(price, base)),
    ],
    lines: [
      { column: 'm2Index', tooltip: ['m2', 'm2Index'], tone: 'loss', stroke: 'solid' },
      { column: 'priceIndex', tooltip: ['price', 'priceIndex'], tone: 'ink', stroke: 'dashed' },
    ],
    scales: ['linear', 'log'],
    axis: 'index-level',
    facts: {
      base: year(base),
      from: year(first(m2)[0]),
      to: year(last(m2)[0]),
      ...claimed({ m2Times: 'm2-multiple-since-1963', priceTimes: 'new-house-multiple-since-1963' }, 'times'),
      m2From: { value: first(m2)[1], format: 'usd-trillions' },
      m2To: { value: last(m2)[1], format: 'usd-trillions' },
    },
  };
}

export function dollarValue(): ChartSpec {
  const power = getPurchasingPower();
  const years = yearsOf(power);
  const cpi = getCpiTable();
  return {
    id: 'dollar-value',
    figures: ['cpi-u', 'owner'],
    xs: years,
    keys: years.map(String),
    columns: [
      { id: 'power', format: 'usd', values: power.map(([, value]) => value), estimated: years.map(() => false) },
      { id: 'cpi', format: 'index', values: years.map((at) => cpi[at] ?? null), estimated: years.map(() => false) },
    ],
    lines: [{ column: 'power', tone: 'loss', stroke: 'solid' }],
    scales: ['linear'],
    axis: 'usd',
    facts: {
      from: year(first(power)[0]),
      to: year(last(power)[0]),
      own: { value: getSeries('owner', 'cpi').filter(([at]) => years.includes(at)).length, format: 'index-level' },
      ...claimed({ left: 'purchasing-power-of-100-dollars', leftIn1971: 'hundred-dollars-in-1971' }, 'usd'),
      ...claimed({ pricesTimes: 'prices-multiple-since-1959', incomeTimes: 'income-multiple-since-1959' }, 'times'),
    },
  };
}
