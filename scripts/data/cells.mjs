/** Computes the cells of a figure's tables from the observations of a source. */

/** @typedef {{ date: string, [column: string]: string | number | null }} Observation */
/** @typedef {(group: Observation[], all: Observation[]) => number | null} Cell the value of one period */
/** @typedef {(value: number) => number} Rounding */

/** @type {(decimals: number) => Rounding} */
export const rounded = (decimals) => (value) => Number(value.toFixed(decimals));

/** @type {(digits: number) => Rounding} */
export const significant = (digits) => (value) => Number(value.toPrecision(digits));

/** @type {Rounding} */
const asPublished = (value) => value;

/** @param {Observation[]} group @param {string} column */
const numbers = (group, column) => group.map((observation) => Number(observation[column]));

/** @param {number[]} values */
const total = (values) => values.reduce((left, value) => left + value, 0);

/** @type {(column: string, round: Rounding, within?: string) => Cell} */
export const mean =
  (column, round, within = '') =>
  (group) => {
    const values = numbers(
      group.filter(({ date }) => date.includes(within)),
      column,
    );
    return round(total(values) / values.length);
  };

/** @type {(column: string, round: Rounding) => Cell} */
export const sum = (column, round) => (group) => round(total(numbers(group, column)));

/** @type {(column: string, round: Rounding) => Cell} */
export const max = (column, round) => (group) => round(Math.max(...numbers(group, column)));

/** @type {(column: string, round: Rounding) => Cell} */
export const min = (column, round) => (group) => round(Math.min(...numbers(group, column)));

/** @type {(column: string, round?: Rounding) => Cell} */
export const last =
  (column, round = asPublished) =>
  (group) =>
    round(Number(group.at(-1)?.[column]));

/** Change of the period's last value in percent since one year earlier. @type {(column: string, round: Rounding) => Cell} */
export const changeOverYear = (column, round) => (group, all) => {
  const { date, [column]: value } = group.at(-1) ?? { date: '' };
  const yearBefore = `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`;
  const before = all.find((observation) => observation.date === yearBefore)?.[column];
  return typeof before === 'number' && typeof value === 'number' ? round((value / before - 1) * 100) : null;
};

/** Change of the year's average in percent since the year before. @type {(column: string, round: Rounding) => Cell} */
export const changeOfMean = (column, round) => (group, all) => {
  const yearBefore = String(Number(group[0]?.date.slice(0, 4)) - 1);
  const before = numbers(
    all.filter(({ date, [column]: value }) => date.startsWith(yearBefore) && value !== null),
    column,
  );
  return before.length === group.length ? round((total(numbers(group, column)) / total(before) - 1) * 100) : null;
};

const HASHES_PER_DIFFICULTY = 2 ** 32;
const SECONDS_PER_DAY = 86_400;

/**
 * Difficulty on the last day: the source's hash rate (in TH/s) is itself estimated as difficulty × 2^32 × blocks ÷ seconds.
 *
 * @type {(hashRate: string, blocks: string, round: Rounding) => Cell}
 */
export const difficulty = (hashRate, blocks, round) => (group) => {
  const day = group.at(-1);
  return round((Number(day?.[hashRate]) * 1e12 * SECONDS_PER_DAY) / (HASHES_PER_DIFFICULTY * Number(day?.[blocks])));
};

/** All fees of the period in dollars, divided by all transactions. @type {(fees: string, price: string, count: string, round: Rounding) => Cell} */
export const perTransaction = (fees, price, count, round) => (group) =>
  round(total(group.map((day) => Number(day[fees]) * Number(day[price]))) / total(numbers(group, count)));
