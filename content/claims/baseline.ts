/** The baseline of the loss since 1971: the years before it, inflation a year, and the last months of the data. */
import { fall, house, latest, multiple, percent, rise } from './parts';
import type { ComputedRow, ReadFigures } from './types';

const cpi = (read: ReadFigures, year: number) => read.value('cpi-u', year, 'cpi');
const latestCpi = (read: ReadFigures) => latest(read, 'cpi-u', 'cpi', 'monthly');

/** Compound growth a year between two yearly averages, in percent. */
const inflationPerYear = (from: number, to: number): ComputedRow => ({
  format: percent(1),
  figures: ['cpi-u'],
  compute: (read) => 100 * ((cpi(read, to) / cpi(read, from)) ** (1 / (to - from)) - 1),
});

export const baselineClaims = {
  'dollar-value-lost-1913-to-1971': {
    format: percent(0),
    figures: ['cpi-u'],
    compute: (read) => fall(cpi(read, 1971), cpi(read, 1913)),
  },
  'prices-multiple-1913-to-1971': {
    format: multiple(1),
    figures: ['cpi-u'],
    compute: (read) => cpi(read, 1971) / cpi(read, 1913),
  },
  'prices-fall-1929-to-1933': {
    format: percent(0),
    figures: ['cpi-u'],
    compute: (read) => fall(cpi(read, 1929), cpi(read, 1933)),
  },
  'inflation-per-year-1913-to-1971': inflationPerYear(1913, 1971),
  'inflation-per-year-1971-to-2024': inflationPerYear(1971, 2024),
  'inflation-per-year-1983-to-2020': inflationPerYear(1983, 2020),
  'dollar-value-lost-since-1971-latest': {
    format: percent(1),
    figures: ['cpi-u'],
    compute: (read) => fall(latestCpi(read), cpi(read, 1971)),
  },
  'prices-multiple-since-1913': {
    format: multiple(0),
    figures: ['cpi-u'],
    compute: (read) => latestCpi(read) / cpi(read, 1913),
  },
  'inflation-latest': {
    format: percent(1),
    figures: ['cpi-u'],
    compute: (read) => {
      const month = String(read.points('cpi-u', 'cpi', 'monthly').at(-1)?.[0]);
      const yearBefore = `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;
      return rise(read.value('cpi-u', yearBefore, 'cpi', 'monthly'), latestCpi(read));
    },
  },
  'm2-multiple-latest': {
    format: multiple(0),
    figures: ['m2'],
    compute: (read) => latest(read, 'm2', 'm2', 'monthly') / read.value('m2', '1959-01', 'm2', 'monthly'),
  },
  'new-house-after-inflation': {
    format: multiple(1),
    figures: ['median-house-price', 'cpi-u'],
    compute: (read) => house(read, 2024) / house(read, 1971) / (cpi(read, 2024) / cpi(read, 1971)),
  },
} satisfies Record<string, ComputedRow>;
