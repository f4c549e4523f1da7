import { existsSync, readdirSync } from 'node:fs';

/*
 * Firefox and WebKitGTK for the tests of the other engines, as Debian and Ubuntu have them.
 */

/** @param {string[]} files */
const firstOf = (...files) => files.find((file) => existsSync(file));

/** `FIREFOX_PATH`, or the usual places. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? firstOf('/usr/bin/firefox-esr', '/usr/lib/firefox/firefox', '/usr/bin/firefox');

export const findWebKitDriver = () => firstOf('/usr/bin/WebKitWebDriver', '/usr/local/bin/WebKitWebDriver');

/** The browser of the driver's package, in the folder of the processor and the version: `/usr/lib/<triplet>/webkit2gtk-4.1`. */
export function findMiniBrowser() {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  const folders = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'));
  return firstOf(
    ...folders.flatMap((folder) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => `${libraries}/${folder}/${name}/MiniBrowser`),
    ),
  );
}

export const findScreen = () => firstOf('/usr/bin/Xvfb');
