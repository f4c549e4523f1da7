import { documentOf } from '../html';
import { embedPaths, htmlOf } from '../site';
import { dataIds, frameOf, holdingIds } from './embed-code';
import { readFacts } from './facts';

/** The page that an embed is from. */
function pageOf(path: string) {
  const id = path.split('/')[2] ?? '';
  return holdingIds.includes(id) ? '/explore' : `/data/${id}`;
}

test('every page of data, and two things held, have an embed in three themes, and code for it', () => {
  const ids = [...dataIds, ...holdingIds];
  const expected = ids.flatMap((id) => ['', '/light', '/dark'].map((theme) => `/embed/${id}${theme}`));
  expect(embedPaths().sort()).toEqual(expected.sort());
  for (const id of ids) {
    const { src = '', title, width, loading } = frameOf(id);
    expect([new URL(src).pathname, width, loading]).toEqual([`/embed/${id}`, '100%', 'lazy']);
    expect(title).toMatch(/\w/);
  }
});

test.each(embedPaths())('%s has no script, and sends search engines to its page', (path) => {
  expect(htmlOf(path)).not.toMatch(/<script|<link rel="(?!canonical)|url\((?!#)/);
  const facts = readFacts(documentOf(path));
  expect(facts.noindex).toBe(true);
  expect(new URL(facts.canonical ?? '').pathname).toBe(pageOf(path));
  expect(facts.headings.map(({ level }) => level)).toEqual([1]);
  expect(facts.links.at(-1)?.href.replace(/#.*/, '')).toBe(pageOf(path));
  expect(facts.inline).toEqual([]);
});
