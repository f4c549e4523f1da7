import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../run.mjs';

const read = (file) => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
const settings = read('package.json');
const lock = read('package-lock.json');

test('package.json names every package in one version, which the lock file has', () => {
  for (const kind of ['dependencies', 'devDependencies']) {
    // npm ci refuses a lock file that says anything else.
    expect(lock.packages[''][kind]).toEqual(settings[kind]);
    for (const [name, version] of Object.entries(settings[kind])) {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(lock.packages[`node_modules/${name}`].version).toBe(version);
    }
  }
});

test('the lock file has a checksum of every package, the address of none, and binaries for each system', () => {
  const packages = Object.entries(lock.packages).filter(([name, { inBundle }]) => name !== '' && !inBundle);
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
  expect(packages.filter(([, { resolved }]) => resolved)).toEqual([]);
  for (const system of ['darwin-arm64', 'linux-x64-gnu', 'win32-x64-msvc']) {
    expect(lock.packages).toHaveProperty([`node_modules/@next/swc-${system}`]);
  }
});

test('no package that builds the site has a script that must run when it is installed', () => {
  const scripted = Object.entries(lock.packages).filter(
    ([, { hasInstallScript, dev, optional }]) => hasInstallScript && !dev && !optional,
  );
  expect(scripted.map(([name]) => name)).toEqual([]);
});
