/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles, postbuild } from './postbuild.mjs';

let out;
const write = (file, text) => {
  mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
  writeFileSync(path.join(out, file), text);
};
const page = (body) =>
  `<html><head></head><body>${body}<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`;

beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'postbuild-'));
  jest.spyOn(console, 'log').mockImplementation(() => {});
  write('_next/static/a.js', '');
});
afterEach(() => rmSync(out, { recursive: true }));

test('pages lose their inline scripts, share one file, and needless files go', async () => {
  write('index.html', page('<script>go()</script>'));
  write('about.html', page('<script>go()</script>'));
  write('about/__next._full.txt', '');
  write('_not-found/__next._tree.txt', '');
  await postbuild(out);
  expect(await listFiles(out)).toEqual([
    path.join('_next', 'static', 'a.js'),
    expect.stringMatching(/flight\.[0-9a-f]{16}\.js$/),
    'about.html',
    'index.html',
  ]);
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).not.toContain('go()');
});

test('the script of every page is compiled ahead, that of some pages is not', async () => {
  const script = (name) => `<script src="/_next/static/${name}" async=""></script>`;
  write('_next/static/a.js', 'run()');
  write('_next/static/b.js', 'run()');
  write('index.html', page(`<script>go()</script>${script('a.js')}`));
  write('about.html', page(`<script>go()</script>${script('a.js')}${script('b.js')}`));
  await postbuild(out);
  expect(readFileSync(path.join(out, '_next/static/a.js'), 'utf8')).toMatch(
    /^\/\/# allFunctionsCalledOnLoad\nrun\(\)$/,
  );
  expect(readFileSync(path.join(out, '_next/static/b.js'), 'utf8')).toBe('run()');
});

test('an inline style stops the build and names its page', async () => {
  write('about.html', page('<p style="color:red">x</p>'));
  await expect(postbuild(out)).rejects.toThrow(/about\.html: inline style: <p style/);
});
