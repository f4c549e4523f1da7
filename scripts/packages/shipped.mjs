import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../run.mjs';

/**
 * A package of which something is in the export.
 *
 * @typedef {object} ShippedPackage
 * @property {string} name
 * @property {string} version
 * @property {'script' | 'font' | 'style' | 'drawing'} part of the site in which it is
 * @property {string} license its SPDX identifier
 * @property {string} holder the line of the license that names the authors
 * @property {string} text of the license
 */

/** What the pages contain beyond their scripts: fonts, the reset of the style sheet, icons. @type {Record<string, ShippedPackage['part']>} */
const inPages = {
  '@fontsource-variable/figtree': 'font',
  '@fontsource-variable/fraunces': 'font',
  lucide: 'drawing',
  tailwindcss: 'style',
};

/** @param {string} folder @param {ShippedPackage['part']} part @returns {ShippedPackage} */
export function describePackage(folder, part) {
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry));
  if (!license || !file) throw new Error(`The package ${name} states no license: its code may not be published.`);
  const text = readFileSync(path.join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n');
  const stated = /^\W*(copyright\b.*?\S)(?=\s+\S+: copyright|\s*$)/im.exec(text)?.[1];
  const holder = stated ?? (typeof author === 'string' ? author : author?.name) ?? '';
  return { name, version, part, license, holder, text };
}

/**
 * Writes `.shipped/packages.json` for the page of licenses: the packages whose code is in the scripts of the export, found by bundling
 * them, and those in its pages. Before the pages are built.
 */
export async function writeShipped() {
  const { bundleIslands } = await import('../postbuild/islands.mjs');
  const scratch = mkdtempSync(path.join(os.tmpdir(), 'islands-'));
  try {
    // Like content/site.ts, which Node 20 cannot import.
    const hasInsights = process.env.NEXT_PUBLIC_INSIGHTS === '1';
    const { packages } = await bundleIslands(projectRoot, scratch, { hasInsights });
    const shipped = [
      ...Object.entries(inPages).map(([name, part]) =>
        describePackage(path.join(projectRoot, 'node_modules', name), part),
      ),
      ...packages.map((folder) => describePackage(folder, 'script')),
    ];
    const folder = path.join(projectRoot, '.shipped');
    mkdirSync(folder, { recursive: true });
    shipped.sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
    writeFileSync(path.join(folder, 'packages.json'), JSON.stringify(shipped));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}
