import { documentOf } from '../html';
import { embedPaths, htmlOf } from '../site';
import { dataIds, frameOf } from './embed-code';
import { readFacts } from './facts';

const idOf = (path: string) => path.split('/')[2] ?? '';

test('every page of data has an embed in three themes, and code for it', () => {
  const expected = dataIds.flatMap((id) => ['', '/light', '/dark'].map((theme) => `/embed/${id}${theme}`));
  expect(embedPaths().sort()).toEqual(expected.sort());
  for (const id of dataIds) {
    const { src = '', title, width, loading } = frameOf(id);
    expect([new URL(src).pathname, width, loading]).toEqual([`/embed/${id}`, '100%', 'lazy']);
    expect(title).toMatch(/\w/);
  }
});

test.each(embedPaths())('%s has no script, and sends search engines to the page of data', (path) => {
  expect(htmlOf(path)).not.toMatch(/<script|<link rel="(?!canonical)|url\((?!#)/);
  const facts = readFacts(documentOf(path));
  expect(facts.noindex).toBe(true);
  expect(new URL(facts.canonical ?? '').pathname).toBe(`/data/${idOf(path)}`);
  expect(facts.headings.map(({ level }) => level)).toEqual([1]);
  expect(facts.links.at(-1)?.href).toBe(`/data/${idOf(path)}`);
  expect(facts.inline).toEqual([]);
});
