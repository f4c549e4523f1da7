import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** @typedef {{ serialNumber?: string, metadata: Record<string, unknown>, components: { 'bom-ref': string }[], dependencies?: { ref: string }[] }} Bill */

/**
 * What npm writes about the packages that build the site, without what differs from one build or machine to the next: number, time,
 * the version of npm, and the name of the folder.
 *
 * @param {Bill} bill @param {string} name of the project
 */
export function steadyBill({ serialNumber: _, metadata, components, dependencies, ...rest }, name) {
  const { timestamp: __, tools: ___, component, ...described } = metadata;
  /** @param {string} a @param {string} b */
  const order = (a, b) => (a < b ? -1 : 1);
  return {
    ...rest,
    metadata: { ...described, component: { .../** @type {object} */ (component), name } },
    components: components.toSorted((a, b) => order(a['bom-ref'], b['bom-ref'])),
    ...(dependencies && { dependencies: dependencies.toSorted((a, b) => order(a.ref, b.ref)) }),
  };
}

/**
 * package.json or the lock file without what only tests need. `npm sbom --omit=dev` would leave out React, too, which tests ask for.
 *
 * @template {{ devDependencies?: object, packages?: Record<string, { dev?: boolean, devDependencies?: object }> }} T
 * @param {T} described
 */
export function withoutTests({ devDependencies: _, packages, ...rest }) {
  const built = Object.entries(packages ?? {}).filter(([, { dev }]) => !dev);
  return {
    ...rest,
    ...(packages && { packages: Object.fromEntries(built.map(([at, { devDependencies: __, ...one }]) => [at, one])) }),
  };
}

/**
 * The bill of materials of the packages that build the site, from the lock file: CycloneDX as JSON.
 *
 * @param {string} root the project @param {string} name of the project
 */
export function billOfMaterials(root, name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bill-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      const described = withoutTests(JSON.parse(readFileSync(path.join(root, file), 'utf8')));
      writeFileSync(path.join(folder, file), JSON.stringify(described));
    }
    const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=error'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    return `${JSON.stringify(steadyBill(JSON.parse(text), name))}\n`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
