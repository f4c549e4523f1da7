import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fetchText } from './fetch-text.mjs';
import { patchFigure, writeAtomically } from './figure-file.mjs';
import { dateOfVintage, mergeFigure } from './merge.mjs';
import { checkObservations, DataError, parseCsv } from './observations.mjs';
import { PUBLISHERS, SERIES } from './series.mjs';

/** @typedef {import('./merge.mjs').Change} Change */
/** @typedef {import('./merge.mjs').Figure} Figure */
/** @typedef {{ figure: string, before: Figure, after: Figure, changes: Change[] }} Refreshed */
/** @typedef {{ figure: string, error: string }} Failed */

/**
 * Refreshes figures one by one. If one fails, its file is unchanged and the others continue.
 *
 * @param {object} options
 * @param {string} options.folder the folder of the figures' files
 * @param {string} options.today YYYY-MM-DD
 * @param {Partial<Record<keyof typeof PUBLISHERS, string>>} [options.bases] other origins than the publishers' own
 * @param {string[]} [options.only] ids of figures; all by default
 * @param {boolean} [options.isDryRun] writes nothing
 * @param {number} [options.timeoutMs] for each request
 * @param {import('./series.mjs').Series[]} [options.all] all series
 * @returns {Promise<(Refreshed | Failed)[]>}
 */
export async function refresh({ folder, today, bases = {}, only, isDryRun = false, timeoutMs = 30_000, all = SERIES }) {
  const unknown = only?.filter((id) => !all.some(({ figure }) => figure === id)) ?? [];
  if (unknown.length > 0) throw new DataError(`no series refreshes ${unknown.join(', ')}; see scripts/data/series.mjs`);
  /** Two figures read the same file of Coin Metrics. @type {Map<string, Promise<string>>} */
  const texts = new Map();
  /** @type {(Refreshed | Failed)[]} */
  const results = [];
  for (const series of all.filter(({ figure }) => !only || only.includes(figure))) {
    const { figure: id } = series;
    try {
      const publisher = PUBLISHERS[series.publisher];
      const columns = Object.keys(series.columns);
      const url = (bases[series.publisher] ?? publisher.base) + publisher.path(columns);
      const pending = texts.get(url) ?? fetchText(url, { timeoutMs });
      texts.set(url, pending);
      const { date, hasOtherColumns } = publisher;
      const observations = parseCsv(await pending, { date, columns, hasOtherColumns });
      const file = path.join(folder, `${id}.json`);
      const text = readFileSync(file, 'utf8');
      /** @type {Figure} */
      const before = JSON.parse(text);
      const used = checkObservations(observations, series, dateOfVintage(series, before.vintage), today);
      const { figure: after, changes } = mergeFigure(before, series, used, today);
      const patched = patchFigure(text, after);
      if (!isDryRun) writeAtomically(file, patched);
      results.push({ figure: id, before, after, changes });
    } catch (error) {
      results.push({ figure: id, error: error instanceof DataError ? error.message : String(error) });
    }
  }
  return results;
}
