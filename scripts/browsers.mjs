import { bootstrap } from './bootstrap.mjs';
import { canInstall, installPackages, updatePackages } from './browsers/apt.mjs';
import { findFirefox, findMiniBrowser, findScreen, findWebKitDriver } from './browsers/engines.mjs';
import { main, programs, runPackage, StepError } from './run.mjs';

/*
 * The main journeys in Firefox and WebKit, on the export that `npm run build` has made. WebKitGTK is for Linux only, and what it needs is in
 * the packages of Debian and Ubuntu.
 */

/** What is missing, as packages of Debian. */
const missing = () => [
  ...(findFirefox() ? [] : ['firefox-esr']),
  ...(findWebKitDriver() && findMiniBrowser() ? [] : ['webkit2gtk-driver']),
  ...(findScreen() ? [] : ['xvfb']),
];

async function ensureEngines() {
  const wanted = missing();
  if (wanted.length > 0 && canInstall()) {
    await updatePackages();
    await installPackages(...wanted);
  }
  const left = missing();
  if (left.length === 0) return;
  throw new StepError(
    `Firefox and WebKit cannot be tested here: ${left.join(', ')} missing. On Debian: "sudo apt-get install ${left.join(' ')}". ` +
      'Another Firefox: set FIREFOX_PATH to its program.',
  );
}

await main(async () => {
  await bootstrap('all');
  await ensureEngines();
  await runPackage(programs.playwright, ['test', '--project=firefox', '--project=webkit', ...process.argv.slice(2)]);
});
