import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../run.mjs';
import { headersFor, parseHeaders } from '../server/headers.mjs';
import { hostingFiles, nginxConfig, vercelConfig } from './hosting.mjs';

test.each(Object.entries(hostingFiles()))(
  '%s says what public/_headers says (else run "node scripts/hosts/hosting.mjs")',
  (file, text) => {
    expect(readFileSync(path.join(projectRoot, file), 'utf8')).toBe(text);
  },
);

const rules = [
  {
    path: '/*',
    headers: [
      ['X-All', 'a "b"'],
      ['Policy', 'none'],
    ],
    removed: [],
  },
  { path: '/embed/*', headers: [['Policy', 'all']], removed: ['Policy'] },
  { path: '/static/*', headers: [['Cache-Control', 'immutable']], removed: [] },
];

test('nginx repeats the headers of all pages in a location with headers of its own', () => {
  const location = nginxConfig(rules).split('location ^~ /static/ {')[1];
  expect(location).toContain('add_header X-All "a \\"b\\"" always;');
  expect(location).toContain('add_header Cache-Control "immutable";');
});

test('nginx.conf gives an embed its own policy only, and the theme that a query asks for', () => {
  const location = nginxConfig(rules).split('location ^~ /embed/ {')[1].split('}')[0];
  expect(location).toContain('add_header X-All');
  expect(location).toContain('add_header Policy "all"');
  expect(location).not.toContain('none');
  expect(location).toContain('try_files $uri$embed_theme.html $uri.html $uri =404;');
  expect(nginxConfig(rules)).toContain('default "";\n    light /light;\n    dark /dark;');
});

test('vercel.json leads an embed with a theme in its query to the copy of that theme', () => {
  expect(JSON.parse(vercelConfig(rules)).redirects[2]).toEqual({
    source: '/embed/:id',
    has: [{ type: 'query', key: 'theme', value: 'dark' }],
    destination: '/embed/:id/dark',
    permanent: false,
  });
});

test('vercel.json has each rule with its pattern, and leaves out a removed header on its paths', () => {
  expect(JSON.parse(vercelConfig(rules)).headers).toEqual([
    { source: '/(.*)', headers: [{ key: 'X-All', value: 'a "b"' }] },
    { source: '/((?!embed/).*)', headers: [{ key: 'Policy', value: 'none' }] },
    { source: '/embed/(.*)', headers: [{ key: 'Policy', value: 'all' }] },
    { source: '/static/(.*)', headers: [{ key: 'Cache-Control', value: 'immutable' }] },
  ]);
});

test('no rule for all pages sets Cache-Control, which hosts would join with that of a folder', () => {
  const everywhere = readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8')
    .split(/^\/\*$/m)[1]
    .split(/^\//m)[0];
  expect(everywhere).toContain('Content-Security-Policy');
  expect(everywhere).not.toMatch(/^\s+Cache-Control/m);
});

test('only embeds can be framed', () => {
  const rules = parseHeaders(readFileSync(path.join(projectRoot, 'public/_headers'), 'utf8'));
  const policyOf = (address) => headersFor(rules, address)['Content-Security-Policy'];
  expect(policyOf('/embed/cpi-u')).toBe('frame-ancestors *');
  expect(policyOf('/embed/cpi-u/dark')).toBe('frame-ancestors *');
  for (const address of ['/', '/data/cpi-u', '/embed', '/embedded']) {
    expect(policyOf(address)).toBe("frame-ancestors 'none'");
  }
});
