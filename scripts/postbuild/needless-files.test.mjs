import path from 'node:path';
import { isNeedless } from './needless-files.mjs';

test.each([
  ['about/__next._full.txt', true],
  ['_not-found.html', true],
  ['_not-found/__next._tree.txt', true],
  ['embed/cpi-u.txt', true],
  ['embed/cpi-u/__next._tree.txt', true],
  ['embed/cpi-u.html', false],
  ['about/__next._tree.txt', false],
  ['about.txt', false],
  ['404.html', false],
  ['guides/_not-found.txt', false],
])('%s: needless %s', (file, needless) => {
  expect(isNeedless(file.split('/').join(path.sep))).toBe(needless);
});
