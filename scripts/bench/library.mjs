import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../run.mjs';
import { median } from './table.mjs';

const RUNS = 5;
const MEGABYTE = 1_000_000;

/** A text of a megabyte that repeats a pattern. @param {string} pattern */
const fill = (pattern) => pattern.repeat(Math.ceil(MEGABYTE / pattern.length)).slice(0, MEGABYTE);

/**
 * Pure functions of lib/ that must answer at once, whatever is pasted, and inputs that are hard for them. To time another one, add
 * a row.
 *
 * @type {{ file: string, name: string, limitMs: number, inputs: Record<string, string> }[]}
 */
const rows = [
  {
    file: 'lib/addresses/identify.ts',
    name: 'identify',
    limitMs: 50,
    inputs: {
      'one digit': fill('1'),
      spaces: fill(' '),
      'hexadecimal digits': fill('00ff'),
      'digits of base58': fill('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'),
      'digits of bech32': `bc1${fill('qpzry9x8gf2tvdw0s3jn54khce6mua7l')}`,
      addresses: fill('1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2 '),
      'words of seed phrases': fill('abandon ability able about '),
      'percent signs': fill('%25'),
      'letters of another script': fill('\u0430\u0301'),
      'starts of encrypted keys': fill('6P'),
      'starts of extended keys': fill('xprv'),
      'starts of private keys': fill('5HJK'),
      'starts of an offer': `lno1${fill('q+')}`,
      'one letter': fill('a'),
      'a ligature of eighteen letters': fill('\uFDFA'),
    },
  },
];

/**
 * Milliseconds of each function for each of its inputs.
 *
 * @returns {Promise<{ name: string, input: string, milliseconds: number, limitMs: number }[]>} medians
 */
export async function timeLibrary() {
  // A static import would fail in a fresh clone, before `bootstrap` has installed the packages.
  const { createJiti } = await import('jiti');
  const jiti = createJiti(pathToFileURL(projectRoot).href, { alias: { '@/': `${projectRoot}/` } });
  const results = [];
  for (const { file, name, limitMs, inputs } of rows) {
    /** @type {Record<string, (input: string) => unknown>} */
    const module = await jiti.import(path.join(projectRoot, file));
    const run = module[name];
    if (!run) throw new Error(`${file} exports no ${name}`);
    for (const [input, text] of Object.entries(inputs)) {
      /** @type {number[]} */
      const times = [];
      // Whatever takes ten times as long as it may is not repeated.
      while (times.length < RUNS && Math.max(0, ...times) < 10 * limitMs) {
        const begun = performance.now();
        run(text);
        times.push(performance.now() - begun);
      }
      results.push({ name, input, milliseconds: median(times), limitMs });
    }
  }
  return results;
}
