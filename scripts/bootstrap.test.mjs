/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { needsInstall } from './bootstrap.mjs';

let root;
const at = (file, seconds) => {
  writeFileSync(path.join(root, file), '{}');
  utimesSync(path.join(root, file), seconds, seconds);
};

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bootstrap-'));
  mkdirSync(path.join(root, 'node_modules'));
  at('package-lock.json', 1000);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a fresh clone, or an installation that was broken off, needs installing', () => {
  expect(needsInstall(root)).toBe(true);
});

test('a finished installation newer than the lock file is enough', () => {
  at('node_modules/.package-lock.json', 1001);
  expect(needsInstall(root)).toBe(false);
});

test('a change of the lock file asks for a new installation', () => {
  at('node_modules/.package-lock.json', 1001);
  at('package-lock.json', 1002);
  expect(needsInstall(root)).toBe(true);
});
