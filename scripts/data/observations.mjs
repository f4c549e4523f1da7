import { StepError } from '../run.mjs';

/** Parses the CSV of a source, and checks format, gaps, length and jumps. */

/** @typedef {import('./cells.mjs').Observation} Observation */
/** @typedef {import('./series.mjs').Series} Series */

/** Thrown for a source that cannot be used; the message gives the reason. */
export class DataError extends StepError {}

const MISSING = ['', '.'];

/**
 * @param {string} text
 * @param {{ date: string, columns: string[], hasOtherColumns: boolean }} shape
 * @returns {Observation[]}
 */
export function parseCsv(text, { date, columns, hasOtherColumns }) {
  const lines = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/);
  const header = (lines[0] ?? '').split(',');
  if (/^\s*</.test(text)) throw new DataError('the answer is a page and not a CSV');
  const wanted = [date, ...columns];
  const isExpected = hasOtherColumns
    ? header[0] === date && columns.every((column) => header.includes(column))
    : header.join() === wanted.join();
  if (!isExpected) {
    const missing = wanted.filter((column) => !header.includes(column));
    const what = missing.length > 0 ? `lacks the column ${missing.join(', ')}` : 'has further columns';
    throw new DataError(`the CSV ${what}: its first line is "${header.join(',').slice(0, 120)}"`);
  }
  if (!text.endsWith('\n')) throw new DataError('the CSV ends in the middle of a line');
  const at = columns.map((column) => header.indexOf(column));
  return lines.slice(1).map((line, index) => {
    const cells = line.split(',');
    const where = `line ${index + 2} of the CSV ("${line.slice(0, 60)}")`;
    if (cells.length !== header.length)
      throw new DataError(`${where} has ${cells.length} cells and not ${header.length}`);
    if (!isDate(cells[0] ?? '')) throw new DataError(`${where} does not start with a date such as 2026-05-01`);
    /** @type {Observation} */
    const observation = { date: cells[0] ?? '' };
    columns.forEach((column, i) => {
      const cell = (cells[at[i] ?? -1] ?? '').trim();
      const value = MISSING.includes(cell) ? null : Number(cell);
      if (value !== null && (!Number.isFinite(value) || value < 0)) {
        throw new DataError(`${where} has "${cell}" as ${column}, which is not a number from 0 up`);
      }
      observation[column] = value;
    });
    return observation;
  });
}

/** @param {string} text */
function isDate(text) {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** @param {string} date @param {number} days */
const addDays = (date, days) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** The date of the next observation. @param {string} date @param {Series['step']} step */
export function nextDate(date, step) {
  if (step === 'day') return addDays(date, 1);
  const months =
    Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + { month: 1, quarter: 3, year: 12 }[step];
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}

/**
 * The observations from the first to the last date with a value in every column. Dates listed as missing keep null.
 *
 * @param {Observation[]} observations @param {Series} series
 * @param {string} knownTo the date the figure's file reaches to: later values are new, and their jumps are checked
 * @param {string} today
 */
export function checkObservations(observations, series, knownTo, today) {
  const { since, step, missing = [] } = series;
  const columns = Object.entries(series.columns);
  /** @param {Observation | undefined} observation */
  const isComplete = (observation) => columns.every(([column]) => observation?.[column] !== null);
  const first = observations.findIndex(isComplete);
  const end = observations.findLastIndex(isComplete) + 1;
  const used = observations.slice(Math.max(first, 0), end);
  const [start, newest] = [used[0]?.date, used.at(-1)?.date];
  if (!start || !newest) throw new DataError('the CSV holds no values');
  if (start > since)
    throw new DataError(`the series is shorter than before: it starts on ${start} and not on ${since}`);
  if (newest < knownTo)
    throw new DataError(`the series is shorter than before: it ends on ${newest}, our copy on ${knownTo}`);
  if (newest > today) throw new DataError(`the series ends on ${newest}, which is in the future`);
  /** @type {Observation | undefined} */
  let before;
  for (const [index, observation] of used.entries()) {
    const { date } = observation;
    const expected = index === 0 ? date : nextDate(used[index - 1]?.date ?? '', step);
    if (date !== expected) throw new DataError(`there is a gap: ${date} follows where ${expected} is due`);
    const isKnownGap = missing.includes(date);
    for (const [column, jump] of columns) {
      const [value, old] = [observation[column], before?.[column]];
      if (value === null && !isKnownGap) throw new DataError(`there is a gap: ${column} has no value on ${date}`);
      if (typeof value !== 'number' || typeof old !== 'number' || date <= knownTo) continue;
      if (value > old * jump || value < old / jump) {
        throw new DataError(`${column} jumps from ${old} to ${value} on ${date}, by more than a factor of ${jump}`);
      }
    }
    if (isComplete(observation)) before = observation;
  }
  return used;
}
