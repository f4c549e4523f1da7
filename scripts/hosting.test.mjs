/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostingFiles, nginxConfig, vercelConfig } from './hosting.mjs';
import { projectRoot } from './run.mjs';

test.each(Object.entries(hostingFiles()))(
  '%s says what public/_headers says (else run "node scripts/hosting.mjs")',
  (file, text) => {
    expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(text);
  },
);

const rules = [
  { path: '/*', headers: [['X-All', 'a "b"']] },
  { path: '/static/*', headers: [['Cache-Control', 'immutable']] },
];

test('nginx repeats the headers of every page where a folder has its own', () => {
  const location = nginxConfig(rules).split('location ^~ /static/ {')[1];
  expect(location).toContain('add_header X-All "a \\"b\\"" always;');
  expect(location).toContain('add_header Cache-Control "immutable";');
});

test('Vercel gets each rule with its pattern', () => {
  expect(JSON.parse(vercelConfig(rules)).headers).toEqual([
    { source: '/(.*)', headers: [{ key: 'X-All', value: 'a "b"' }] },
    { source: '/static/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ]);
});

test('no rule of every page sets Cache-Control: hosts would join it with that of a folder', () => {
  const everywhere = readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8')
    .split(/^\/\*$/m)[1]
    .split(/^\//m)[0];
  expect(everywhere).toContain('Content-Security-Policy');
  expect(everywhere).not.toMatch(/^\s+Cache-Control/m);
});
