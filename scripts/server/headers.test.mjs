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

test('headersFor merges the headers of all matching rules, and a later rule overrides an earlier one', () => {
  const rules = parseHeaders(file);
  expect(headersFor(rules, '/about')).toEqual({ 'X-One': '1', Policy: "default-src 'none'; img-src 'self' data:" });
  expect(headersFor(rules, '/static/a.js')).toMatchObject({ 'X-One': '2', 'Cache-Control': 'immutable' });
  expect(headersFor(rules, '/exact.js')).toMatchObject({ 'X-One': '1', 'X-Exact': 'yes' });
  expect(headersFor(rules, '/exact.json')).not.toHaveProperty('X-Exact');
});

test('the parser names a line that hosts do not understand', () => {
  expect(() => parseHeaders('/*\n  no header')).toThrow('line 2');
  expect(() => parseHeaders('  X-One: 1')).toThrow('line 1');
  expect(() => parseHeaders('/a/*/b\n  X-One: 1')).toThrow('line 1');
});

test('a line with ! removes a header of earlier rules', () => {
  const rules = parseHeaders('/*\n  X-One: 1\n  X-Two: 2\n/a/*\n  ! X-One\n/a/b/*\n  ! X-Two\n  X-Two: 3\n');
  expect(headersFor(rules, '/')).toEqual({ 'X-One': '1', 'X-Two': '2' });
  expect(headersFor(rules, '/a/c')).toEqual({ 'X-Two': '2' });
  expect(headersFor(rules, '/a/b/c')).toEqual({ 'X-Two': '3' });
});
