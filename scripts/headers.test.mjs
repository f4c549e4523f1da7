/** @jest-environment node */
import { headersFor, parseHeaders } from './headers.mjs';

const file = `# a note
/*
  X-One: 1
  Policy: default-src 'none'; img-src 'self' data:

/static/*
  Cache-Control: immutable
  X-One: 2
/exact.js
  X-Exact: yes
`;

test('a path gets the headers of every rule that fits, the later rule winning', () => {
  const rules = parseHeaders(file);
  expect(headersFor(rules, '/about')).toEqual({ 'X-One': '1', Policy: "default-src 'none'; img-src 'self' data:" });
  expect(headersFor(rules, '/static/a.js')).toMatchObject({ 'X-One': '2', 'Cache-Control': 'immutable' });
  expect(headersFor(rules, '/exact.js')).toMatchObject({ 'X-One': '1', 'X-Exact': 'yes' });
  expect(headersFor(rules, '/exact.json')).not.toHaveProperty('X-Exact');
});

test('a line that no host would understand is named', () => {
  expect(() => parseHeaders('/*\n  no header')).toThrow('line 2');
  expect(() => parseHeaders('  X-One: 1')).toThrow('line 1');
  expect(() => parseHeaders('/a/*/b\n  X-One: 1')).toThrow('line 1');
});
