import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap } from './bootstrap.mjs';
import { changedNumbers, loadClaims, placesOf } from './data/dependants.mjs';
import { refresh } from './data/refresh.mjs';
import { formatByHand, formatReport } from './data/report.mjs';
import { PUBLISHERS } from './data/series.mjs';
import { main, projectRoot } from './run.mjs';

const HELP = `npm run data -- [options]
Fetches the figures that have a published CSV, checks them, and rewrites content/figures. Lists the
figures to update by hand. Ends with code 1 if one failed.

  --only ID            one figure; may be repeated
  --dry-run            reports, and writes no figure
  --report FILE        writes the report to a file, too
  --folder FOLDER      figures to refresh, by default content/figures
  --fred URL           origin to fetch from instead of ${PUBLISHERS.fred.base}
  --coin-metrics URL   origin to fetch from instead of ${PUBLISHERS.coinMetrics.base}
`;

/** @param {string} folder @returns {import('./data/dependants.mjs').Figures} */
function readFigures(folder) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, '.json'), JSON.parse(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

const figuresFolder = path.join(projectRoot, 'content/figures');

await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      'dry-run': { type: 'boolean' },
      report: { type: 'string' },
      folder: { type: 'string', default: figuresFolder },
      fred: { type: 'string' },
      'coin-metrics': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  const figures = readFigures(values.folder);
  const results = await refresh({
    folder: values.folder,
    today: new Date().toISOString().slice(0, 10),
    bases: {
      ...(values.fred && { fred: values.fred }),
      ...(values['coin-metrics'] && { coinMetrics: values['coin-metrics'] }),
    },
    isDryRun: values['dry-run'],
    ...(values.only && { only: values.only }),
  });
  const isChanged = results.some((result) => 'changes' in result && result.changes.length > 0);
  if (isChanged) await bootstrap('site');
  const claims = isChanged ? await loadClaims(projectRoot) : { claims: {}, workings: {} };
  const changed = formatReport(results, ({ figure, after }) => {
    const numbers = changedNumbers(claims, figures, { ...figures, [figure]: after });
    return { numbers, ...placesOf(projectRoot, after, numbers) };
  });
  const report = [...changed, ...(values.only ? [] : formatByHand(readFigures(figuresFolder)))].join('\n');
  console.log(report);
  if (values.report) writeFileSync(values.report, `${report}\n`);
  const failed = results.filter((result) => 'error' in result).map(({ figure }) => figure);
  if (failed.length > 0) {
    console.error(`\n${failed.length} of ${results.length} figures were not refreshed: ${failed.join(', ')}.`);
    process.exitCode = 1;
  }
});
