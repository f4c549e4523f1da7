import path from 'node:path';
import { isNeedless } from './needless-files.mjs';

const files = new Set(['about.html', 'embed/cpi-u.html', 'robots.txt', 'data/a/note.txt']);

test.each([
  ['about/__next._full.txt', true],
  ['__next.!KGVuKQ.txt', true],
  ['_not-found.html', true],
  ['_not-found/__next._tree.txt', true],
  ['about.txt', true],
  ['embed/cpi-u.txt', true],
  ['_next/static/chunks/a.js', true],
  ['_next/static/chunks/a.css', true],
  ['_next/abc/_buildManifest.js', true],
  ['_next/static/media/a.woff2', false],
  ['_next/static/islands/loader-a.js', false],
  ['embed/cpi-u.html', false],
  ['robots.txt', false],
  ['data/a/note.txt', false],
  ['404.html', false],
  ['guides/_not-found.txt', false],
])('%s: needless %s', (file, needless) => {
  expect(isNeedless(file.split('/').join(path.sep), files)).toBe(needless);
});
