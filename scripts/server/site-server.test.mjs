import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen, wantedPort } from './port.mjs';
import { createSiteServer } from './site-server.mjs';

let base;
let server;
let port;

beforeAll(async () => {
  base = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const out = path.join(base, 'out');
  mkdirSync(path.join(out, 'guides'), { recursive: true });
  mkdirSync(path.join(out, '_next/static'), { recursive: true });
  writeFileSync(path.join(base, 'secret.txt'), 'secret');
  writeFileSync(path.join(out, '.env'), 'secret');
  writeFileSync(
    path.join(out, '_headers'),
    '/*\n  X-All: yes\n/_next/static/*\n  Cache-Control: immutable\n/embed/*\n  ! X-All\n',
  );
  mkdirSync(path.join(out, 'embed/chart'), { recursive: true });
  writeFileSync(path.join(out, 'embed/chart.html'), 'as the system');
  writeFileSync(path.join(out, 'embed/chart/dark.html'), 'dark');
  writeFileSync(path.join(out, 'index.html'), 'home '.repeat(100));
  writeFileSync(path.join(out, 'guides.html'), 'guides');
  writeFileSync(path.join(out, 'guides/first.html'), 'first');
  writeFileSync(path.join(out, 'guides/[slug].txt'), 'data');
  writeFileSync(path.join(out, '404.html'), 'nothing here');
  writeFileSync(path.join(out, '_next/static/a.js'), 'run()');
  writeFileSync(path.join(out, 'font.woff2'), 'font');
  server = await listen(createSiteServer(out), 0, '127.0.0.1');
  port = server.address().port;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(base, { recursive: true });
});

/** Sends the path unchanged; `fetch` would normalize it. */
function get(address, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, method, headers, agent: false }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 'home '.repeat(100)],
  ['/guides', 'guides'],
  ['/guides?from=home', 'guides'],
  ['/guides/first', 'first'],
  ['/guides/%5Bslug%5D.txt', 'data'],
  ['/embed/chart', 'as the system'],
  ['/embed/chart?theme=dark', 'dark'],
  ['/embed/chart?theme=../../guides', 'as the system'],
  ['/guides?theme=dark', 'guides'],
])('%s is a page of its own', async (address, text) => {
  const { status, body } = await get(address);
  expect([status, body.toString()]).toEqual([200, text]);
});

test.each([
  ['/guides/', '/guides'],
  ['/guides.html', '/guides'],
  ['/guides/first.html?a=1', '/guides/first?a=1'],
  ['/index.html', '/'],
])('%s leads to %s', async (address, location) => {
  const { status, headers } = await get(address);
  expect([status, headers.location]).toEqual([308, location]);
});

test.each([
  '/nope',
  '/404',
  '/nope.html',
  '/nope/',
  '//example.com/',
  '//guides/',
  '/../secret.txt',
  '/guides/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/%5c..%5csecret.txt',
  '/.env',
  '/_headers',
  '/%',
  '/guides%00',
])('%s is not found, with the page for that', async (address) => {
  const { status, headers, body } = await get(address);
  expect([status, body.toString(), headers['content-type']]).toEqual([404, 'nothing here', 'text/html; charset=utf-8']);
});

test('the server sends text in the best accepted encoding, with Vary', async () => {
  const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', 'x-all': 'yes' });
  expect(brotliDecompressSync(br.body).toString()).toMatch(/^home home/);
  const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toMatch(/^home home/);
  const font = await get('/font.woff2', { 'accept-encoding': 'br' });
  expect(font.headers).not.toHaveProperty('content-encoding');
  expect(font.headers['content-type']).toBe('font/woff2');
});

test('the server answers 304 when the page has not changed', async () => {
  const { headers } = await get('/', { 'accept-encoding': 'br' });
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': `W/${headers.etag}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('the server sends the new page after a build', async () => {
  const file = path.join(base, 'out/changing.txt');
  writeFileSync(file, 'before');
  expect((await get('/changing.txt')).body.toString()).toBe('before');
  writeFileSync(file, 'afterwards');
  expect((await get('/changing.txt')).body.toString()).toBe('afterwards');
});

test('the server lets browsers cache hashed files, revalidate pages, and not cache a 404', async () => {
  expect((await get('/guides')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect((await get('/_next/static/a.js')).headers['cache-control']).toBe('immutable');
  expect((await get('/_next/static/gone.js')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test('the server answers HEAD with headers only and refuses other methods', async () => {
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '500', 0]);
  expect((await get('/', {}, 'POST')).status).toBe(405);
});

test('listen rejects with the number of the port when it is in use', async () => {
  await expect(listen(createSiteServer(base), port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken`);
});

test('PORT is validated, and defaults to 3000', () => {
  expect([wantedPort('8080'), wantedPort(''), wantedPort(undefined)]).toEqual([8080, 3000, 3000]);
  expect(() => wantedPort('80a')).toThrow('PORT=80a');
});

test('a missing address in a folder has the headers of the 404 page, not those of the folder', async () => {
  expect((await get('/embed/chart')).headers).not.toHaveProperty('x-all');
  expect((await get('/embed/nothing')).headers).toHaveProperty('x-all', 'yes');
});

test('a site built for a folder of its host is served there, and nowhere else', async () => {
  const out = path.join(base, 'folder');
  mkdirSync(out);
  writeFileSync(path.join(out, 'index.html'), '<link rel="canonical" href="https://a.example/journey/"/>');
  writeFileSync(path.join(out, 'about.html'), 'about');
  writeFileSync(path.join(out, '404.html'), 'nothing here');
  const inFolder = await listen(createSiteServer(out), 0, '127.0.0.1');
  const ask = async (address) => {
    const url = `http://127.0.0.1:${inFolder.address().port}${address}`;
    const response = await fetch(url, { redirect: 'manual' });
    return [response.status, response.headers.get('location') ?? (await response.text())];
  };
  try {
    expect(await ask('/journey/about')).toEqual([200, 'about']);
    expect(await ask('/journey')).toEqual([308, '/journey/']);
    expect(await ask('/journey/about/?a=1')).toEqual([308, '/journey/about?a=1']);
    for (const address of ['/about', '/', '/journeys/about']) expect(await ask(address)).toEqual([404, 'nothing here']);
  } finally {
    await new Promise((resolve) => inFolder.close(resolve));
  }
});
