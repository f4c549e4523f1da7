import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ShippedPackage } from '@/scripts/packages/shipped.mjs';

export type { ShippedPackage };

/** The packages of which something is in the export; scripts/packages/shipped.mjs writes the list before the pages are built. Server only. */
export function getShippedPackages(): ShippedPackage[] {
  return JSON.parse(readFileSync(path.join(process.cwd(), '.shipped/packages.json'), 'utf8'));
}

/** The texts of the licenses, as their authors ask for it: with every copy. */
export function licenseTexts(packages: readonly ShippedPackage[]): string {
  const line = '-'.repeat(80);
  return packages
    .map(({ name, version, license, text }) => `${name} ${version} (${license})\n${line}\n\n${text}\n`)
    .join(`\n${line}\n`);
}
