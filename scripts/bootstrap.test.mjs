import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { missingPackages } from './bootstrap.mjs';

let root;
const at = (file, seconds, content = '{}') => {
  writeFileSync(path.join(root, file), content);
  utimesSync(path.join(root, file), seconds, seconds);
};
const install = (seconds, ...packages) =>
  at(
    'node_modules/.package-lock.json',
    seconds,
    JSON.stringify(Object.fromEntries(packages.map((name) => [name, {}]))),
  );
const forSite = ['node_modules/next'];
const forTests = [...forSite, 'node_modules/jest'];

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'));
  mkdirSync(path.join(root, 'node_modules'));
  at('package-lock.json', 1000);
});
afterEach(() => rmSync(root, { recursive: true }));

test.each(['site', 'all'])('bootstrap installs %s in a fresh clone and after an interrupted installation', (scope) => {
  expect(missingPackages(root, scope)).toBe(scope);
});

test('bootstrap installs nothing when the installation is newer than the lock file', () => {
  install(1001, ...forTests);
  expect(missingPackages(root, 'all')).toBeUndefined();
  expect(missingPackages(root, 'site')).toBeUndefined();
});

test('bootstrap installs the packages of the tests when only those of the build are present', () => {
  install(1001, ...forSite);
  expect(missingPackages(root, 'site')).toBeUndefined();
  expect(missingPackages(root, 'all')).toBe('all');
});

test('bootstrap installs again when the lock file has changed, and a build keeps the packages of the tests', () => {
  install(1001, ...forSite);
  at('package-lock.json', 1002);
  expect(missingPackages(root, 'site')).toBe('site');
  install(1001, ...forTests);
  expect(missingPackages(root, 'site')).toBe('all');
});
