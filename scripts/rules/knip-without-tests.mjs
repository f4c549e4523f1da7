import { readFileSync } from 'node:fs';

/** @type {{ entry: string[], project: string[] }} */
const settings = JSON.parse(readFileSync(new URL('../../knip.json', import.meta.url), 'utf8'));

/** Finds exports that only tests use. All scripts are entries. An export that its own file uses is not dead code: its tests import it. */
export default {
  ...settings,
  entry: [
    ...settings.entry
      .filter((glob) => !/^(lib\/content\/fixtures|tests)\//.test(glob))
      .map((glob) => `${glob.replace(/!$/, '')}!`),
    'scripts/{compare,data}.mjs!',
    // Tests of the export start hosts with them.
    'scripts/hosts/{ask,servers}.mjs!',
  ],
  ignoreExportsUsedInFile: true,
  // Only tests compare the texts of the languages.
  project: [...settings.project, '!lib/content/fixtures/**!', '!lib/content/translations/**!'],
  // next.config.ts and scripts/test.mjs use them, which knip leaves out with `--production`.
  ignoreIssues: { 'content/site.ts': ['exports'], 'scripts/run.mjs': ['exports'] },
};
