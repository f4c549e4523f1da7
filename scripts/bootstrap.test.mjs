/** @jest-environment node */
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

test.each(['site', 'all'])('a fresh clone, or an installation that was broken off, needs installing: %s', (scope) => {
  expect(missingPackages(root, scope)).toBe(scope);
});

test('a finished installation newer than the lock file is enough', () => {
  install(1001, ...forTests);
  expect(missingPackages(root, 'all')).toBeUndefined();
  expect(missingPackages(root, 'site')).toBeUndefined();
});

test('what the site was built with is enough to build it again, not to test it', () => {
  install(1001, ...forSite);
  expect(missingPackages(root, 'site')).toBeUndefined();
  expect(missingPackages(root, 'all')).toBe('all');
});

test('a change of the lock file asks for a new installation, and a build leaves the packages of the tests in place', () => {
  install(1001, ...forSite);
  at('package-lock.json', 1002);
  expect(missingPackages(root, 'site')).toBe('site');
  install(1001, ...forTests);
  expect(missingPackages(root, 'site')).toBe('all');
});
