import { writtenLocales } from '@/lib/content/content';
import { documentOf } from '../html';
import { embedPaths, htmlOf } from '../site';
import { dataIds, frameOf, holdingIds, pageOfEmbed } from './embed-code';
import { readFacts } from './facts';

test('every page of data, and two things held, have an embed in three themes, and code for it', () => {
  const ids = writtenLocales.flatMap((locale) =>
    [...dataIds, ...holdingIds].map((id) => (locale === 'en' ? id : `${locale}/${id}`)),
  );
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
  expect(new URL(facts.canonical ?? '').pathname).toBe(pageOfEmbed(path.replace('/embed/', '')));
  expect(facts.headings.map(({ level }) => level)).toEqual([1]);
  expect(facts.links.at(-1)?.href.replace(/#.*/, '')).toBe(pageOfEmbed(path.replace('/embed/', '')));
  expect(facts.inline).toEqual([]);
});
