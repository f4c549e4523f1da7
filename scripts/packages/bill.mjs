import { execFileSync } from 'node:child_process';

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
 * The bill of materials of the packages that build the site, from the lock file: CycloneDX as JSON.
 *
 * @param {string} root the project @param {string} name of the project
 */
export function billOfMaterials(root, name) {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=error'];
  const text = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return `${JSON.stringify(steadyBill(JSON.parse(text), name))}\n`;
}
