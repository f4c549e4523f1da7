import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from './list-files.mjs';
import { postbuild } from './postbuild.mjs';

let out;
const islands = {
  folder: '/_next/static/islands',
  boot: 'boot()',
  loader: '/_next/static/islands/loader.js',
  mount: [],
  part: () => [],
  later: () => [],
};
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
};
const page = (body) =>
  `<html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/>` +
  `<script src="/_next/static/chunks/a.js" async=""></script><script id="boot">boot()</script></head>` +
  `<body>${body}<script>self.__next_f.push([1,"0:null\\n"])</script></body></html>`;

beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'postbuild-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  write('_next/static/chunks/a.css', '@font-face{src:url(../media/a.woff2)}');
  write('_next/static/chunks/a.js', 'start()');
  write('_next/static/islands/loader.js', 'load()');
  write('_next/static/media/a.woff2', '');
});
afterEach(() => rmSync(out, { recursive: true }));

test('the build steps finish all pages and delete needless files', async () => {
  write('index.html', page('<p>one</p>'));
  write('about.html', page('<p>two</p>'));
  write('about/__next._full.txt', '');
  write('_not-found/__next._tree.txt', '');
  await postbuild(out, islands);
  expect(await listFiles(out)).toEqual([
    path.join('_next', 'static', 'islands', 'loader.js'),
    path.join('_next', 'static', 'media', 'a.woff2'),
    'about.html',
    'index.html',
  ]);
});

test('an inlined style has absolute URLs', async () => {
  write('index.html', page(''));
  await postbuild(out, islands);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('src:url(/_next/static/media/a.woff2)');
});

test('the build stops with the problems of all pages', async () => {
  write('about.html', page('<p style="color:red">x</p>'));
  write('index.html', '<html><head></head><body></body></html>');
  await expect(postbuild(out, islands)).rejects.toThrow(
    /about\.html: inline style: <p style[\s\S]*index\.html: the page has no style sheet/,
  );
});
