import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../run.mjs';

/**
 * The fonts that the tests give the browser, so that no test depends on those of the machine. Letters of `narrow` have the widths of
 * Arial and Times, those of `wide` the widths of Verdana, a seventh more. They are what Debian has with and without fonts-liberation.
 *
 * @typedef {'narrow' | 'wide'} System
 */

const dejavu = 'node_modules/dejavu-fonts-ttf/ttf';

/** @type {Record<System, { folders: string[], fonts: Record<string, string> }>} */
const systems = {
  narrow: {
    folders: ['node_modules/@expo-google-fonts/arimo', 'node_modules/@expo-google-fonts/tinos', dejavu],
    fonts: {
      'sans-serif': 'Liberation Sans',
      'system-ui': 'Liberation Sans',
      Arial: 'Liberation Sans',
      Helvetica: 'Liberation Sans',
      serif: 'Liberation Serif',
      'Times New Roman': 'Liberation Serif',
      monospace: 'DejaVu Sans Mono',
    },
  },
  wide: {
    folders: [dejavu],
    fonts: {
      'sans-serif': 'DejaVu Sans',
      'system-ui': 'DejaVu Sans',
      serif: 'DejaVu Serif',
      monospace: 'DejaVu Sans Mono',
    },
  },
};

/** Liberation Sans and Serif are published under these names, too: https://github.com/liberationfonts/liberation-fonts */
const renamed = { Arimo: 'Liberation Sans', Tinos: 'Liberation Serif' };

/** Weights that neither Arial nor Liberation has, and faces of DejaVu that Debian leaves out. */
const unused = ['*Arimo_500*', '*Arimo_600*', '*DejaVuMath*', '*Condensed*', '*ExtraLight*'];

/**
 * @param {'pattern' | 'scan'} target what is asked for, or a font that is found
 * @param {string} property @param {string} from @param {string} to
 */
const replace = (target, property, from, to) =>
  `<match target="${target}"><test name="${property}"><string>${from}</string></test>` +
  `<edit name="${property}" mode="assign" binding="same"><string>${to}</string></edit></match>`;

/** A configuration of fontconfig that knows only the fonts of a system. @param {System} system */
function configurationOf(system) {
  const { folders, fonts } = systems[system];
  const lines = [
    ...folders.map((folder) => `<dir>${path.join(projectRoot, folder)}</dir>`),
    `<cachedir>${path.join(projectRoot, '.fonts/cache')}</cachedir>`,
    `<selectfont><rejectfont>${unused.map((glob) => `<glob>${glob}</glob>`).join('')}</rejectfont></selectfont>`,
    ...Object.entries(renamed).flatMap(([name, liberation]) => [
      // `local()` in a style sheet asks for the full name of a face.
      replace('scan', 'fullname', `${name} Regular`, liberation),
      replace('scan', 'family', name, liberation),
    ]),
    ...Object.entries(fonts).map(([asked, used]) => replace('pattern', 'family', asked, used)),
    // Of a family that the system lacks.
    `<match target="pattern"><edit name="family" mode="append_last"><string>${fonts['sans-serif']}</string></edit></match>`,
  ];
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>\n${lines.join('\n')}\n</fontconfig>\n`;
}

/**
 * The environment in which Chromium has the fonts of a system. Only on Linux does it ask fontconfig.
 *
 * @param {System} system
 * @returns {Record<string, string>}
 */
export function withFontsOf(system) {
  const file = path.join(projectRoot, `.fonts/${system}.conf`);
  const text = configurationOf(system);
  // Each worker of the tests comes here; a browser that starts meanwhile must not read half a file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { FONTCONFIG_FILE: file };
}
