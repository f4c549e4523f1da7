/** Merges observations into a figure, and reports new and revised points. Pure functions. */
import { DataError, nextDate } from './observations.mjs';

/** @typedef {import('./cells.mjs').Observation} Observation */
/** @typedef {import('./series.mjs').Series} Series */
/** @typedef {import('./series.mjs').Table} Table */
/** @typedef {string | number | null} Value */
/** @typedef {{ unit?: string, columns: string[], estimated?: Record<string, Value[][]>, data: Value[][] }} FigureTable */
/** @typedef {FigureTable & { id: string, source: { url: string | null, publisher?: string }, vintage: string, retrieved?: string, byHand?: string, tables?: Record<string, FigureTable> }} Figure */
/** @typedef {{ table: string, key: Value, column: string, from: Value | undefined, to: Value }} Change `from` is undefined for a new point */

const MONTHS = { year: 12, quarter: 3, month: 1 };

/** @param {string} date @param {Table['key']} key @returns {string | number} */
function periodOf(date, key) {
  if (key === 'year') return Number(date.slice(0, 4));
  if (key === 'month') return date.slice(0, 7);
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

/**
 * The rows of a table by period. Periods with a missing observation are omitted, because a mean of eleven months is not a yearly
 * average.
 *
 * @param {Observation[]} observations @param {Series} series @param {Table} table
 * @returns {Map<string | number, Value[]>}
 */
export function tabulate(observations, series, table) {
  const required = Object.keys(series.columns);
  /** @type {Map<string | number, Observation[]>} */
  const groups = new Map();
  for (const observation of observations) {
    if (required.some((column) => observation[column] === null)) continue;
    const period = periodOf(observation.date, table.key);
    groups.set(period, [...(groups.get(period) ?? []), observation]);
  }
  const cells = Object.values(table.columns);
  return new Map(
    [...groups]
      .filter(([, group]) => group.length === fullLength(group[0]?.date ?? '', series.step, table.key))
      .map(([period, group]) => [period, cells.map((cell) => cell(group, observations))]),
  );
}

/** How many observations the period with this date has. @param {string} date @param {Series['step']} step @param {Table['key']} key */
function fullLength(date, step, key) {
  const months = MONTHS[key];
  if (step !== 'day') return months / MONTHS[step];
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1];
  const from = month - (month % months);
  return (Date.UTC(year, from + months) - Date.UTC(year, from)) / 86_400_000;
}

/** The first date of the newest observation that a vintage covers. @param {Series} series @param {string} vintage */
export function dateOfVintage({ step, vintage: precision }, vintage) {
  const [year = 0, month = 1] = vintage.split('-').map(Number);
  if (precision === 'day') return vintage;
  if (step === 'day') return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const first = step === 'year' ? 1 : step === 'quarter' ? month - ((month - 1) % 3) : month;
  return `${year}-${String(first).padStart(2, '0')}-01`;
}

/** The vintage of data whose newest observation has this date: only whole months and quarters count. @param {Series} series @param {string} date */
export function vintageOf({ step, vintage: precision }, date) {
  if (precision === 'day') return date;
  if (precision === 'year') return date.slice(0, 4);
  // The day before the next period. In daily data the newest month counts only when it is complete.
  const start = step === 'day' ? `${nextDate(date, 'day').slice(0, 7)}-01` : nextDate(date, step);
  return new Date(Date.parse(start) - 86_400_000).toISOString().slice(0, 7);
}

/**
 * @param {Figure} figure @param {Series} series @param {Observation[]} observations checked ones
 * @param {string} today
 * @returns {{ figure: Figure, changes: Change[] }}
 * @throws {DataError} where a point would disappear or be revised beyond the bound, or the file has another shape
 */
export function mergeFigure(figure, series, observations, today) {
  if (figure.unit !== series.unit) throw new DataError(`the file has the unit ${figure.unit} and not ${series.unit}`);
  /** @type {Change[]} */
  const changes = [];
  const tables = Object.entries(figure.tables ?? {}).map(([name, table]) => [name, { ...table }]);
  /** @type {Figure} */
  const merged = { ...figure, ...(figure.tables && { tables: Object.fromEntries(tables) }) };
  let isCopiedWhole = true;
  for (const [name, table] of Object.entries(series.tables)) {
    const target = name === 'data' ? merged : merged.tables?.[name];
    const columns = [table.key, ...Object.keys(table.columns)];
    const isWhole = target?.columns.join() === columns.join();
    const isPart = target?.columns[0] === table.key && columns.every((column) => target.columns.includes(column));
    if (!target || !(isWhole || (table.isClosed && isPart))) {
      throw new DataError(`the file has no table "${name}" with the columns ${columns.join(', ')}`);
    }
    isCopiedWhole &&= isWhole;
    mergeTable(target, tabulate(observations, series, table), { name, table, series, changes });
  }
  if (Object.values(series.tables).some(({ isClosed }) => !isClosed)) {
    merged.vintage = vintageOf(series, observations.at(-1)?.date ?? '');
  }
  if (isCopiedWhole) merged.retrieved = today;
  return { figure: merged, changes };
}

/**
 * @param {FigureTable} target @param {Map<string | number, Value[]>} computed
 * @param {{ name: string, table: Table, series: Series, changes: Change[] }} context
 */
function mergeTable(target, computed, { name, table, series, changes }) {
  const oldest = [...computed.keys()][0];
  const newestKnown = target.data.at(-1)?.[0] ?? '';
  const places = Object.keys(table.columns).map((column) => target.columns.indexOf(column));
  target.data = target.data.map((row) => {
    const [key = ''] = row;
    const cells = computed.get(/** @type {string | number} */ (key));
    if (!cells) {
      // Rows before the first complete period of the source come from an earlier edition, or are a partial first year: keep them.
      if (oldest !== undefined && key !== null && key < oldest) return row;
      throw new DataError(`the source has no value for ${key} any more, which ${name} states`);
    }
    const merged = [...row];
    cells.forEach((to, i) => {
      const at = places[i] ?? -1;
      const from = row[at] ?? null;
      if (from === to) return;
      const column = target.columns[at] ?? '';
      if (typeof from === 'number' && isBeyond(from, to, series.revision)) {
        throw new DataError(
          `${column} of ${key} would change from ${from} to ${to}; revisions of up to ${100 * series.revision}% are allowed`,
        );
      }
      changes.push({ table: name, key, column, from, to });
      merged[at] = to;
    });
    return merged;
  });
  const added = table.isClosed ? [] : [...computed].filter(([key]) => key > newestKnown);
  for (const [key, cells] of added) {
    target.data.push([key, ...cells]);
    cells.forEach((to, i) => {
      changes.push({ table: name, key, column: target.columns[i + 1] ?? '', from: undefined, to });
    });
  }
  if (target.estimated) target.estimated = withoutRead(target, computed, Object.keys(table.columns));
}

/** @param {number} from @param {Value} to @param {number} bound */
const isBeyond = (from, to, bound) => typeof to !== 'number' || Math.abs(to - from) > bound * Math.abs(from);

/** A point that was read is no estimate any more. @param {FigureTable} target @param {Map<string | number, Value[]>} computed @param {string[]} read */
function withoutRead({ estimated = {}, columns, data }, computed, read) {
  /** @type {Record<string, Value[][]>} */
  const left = {};
  for (const [column, stretches] of Object.entries(estimated)) {
    const at = columns.indexOf(column);
    const keys = data.map((row) => /** @type {string | number} */ (row[0]));
    const isGuess = (/** @type {string | number} */ key) =>
      stretches.some(([first, last]) => key >= (first ?? key) && key <= (last ?? key));
    if (!read.includes(column) || !keys.some((key) => isGuess(key) && computed.has(key))) {
      left[column] = stretches;
      continue;
    }
    /** @type {Value[][]} */
    const runs = [];
    let isRunning = false;
    for (const key of keys) {
      if (!isGuess(key) || computed.has(key)) isRunning = false;
      else if (isRunning) runs[runs.length - 1] = [runs.at(-1)?.[0] ?? key, key];
      else {
        runs.push([key, key]);
        isRunning = true;
      }
    }
    if (at > 0 && runs.length > 0) left[column] = runs;
  }
  return left;
}
