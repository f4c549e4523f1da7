import { readFileSync } from 'node:fs';
import { type SourcePart, type SourceRow, sources as table } from '@/content/sources';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { SPACING_SOURCE } from '@/lib/learner/review';
import { getGuide } from './guides/guide-text';
import { getAvailableGuides } from './guides/guides';
import { citedSources, getLessons } from './lessons/lessons';
import { englishLinks, parseSources, sources, wordedLinks } from './sources';

const row: SourceRow = { title: 'T', publisher: 'P', url: 'https://a.example/', date: '2024', status: 'read' };

describe('the list of sources', () => {
  it('has only sources that a guide, a lesson or the review cites', async () => {
    const lessons = [...(await getLessons(writtenLessons, 'en')).values()];
    const cited = [
      ...getAvailableGuides('en').flatMap(({ id }) => getGuide('en', id).sources),
      ...lessons.flatMap(({ content }) => citedSources(content)),
    ];
    expect([...new Set([...cited.map(({ id }) => id), SPACING_SOURCE])].sort()).toEqual([...sources.keys()].sort());
  });

  it('has each address once', () => {
    const addresses = Object.values(table).flatMap((source) => ('url' in source ? source.url : []));
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('completes a part from the source that it is a part of', () => {
    const part = parseSources({ work: row, part: { of: 'work', title: 'T, section 2', date: null } }).get('part');
    expect(part).toEqual({ ...row, id: 'part', title: 'T, section 2', date: null });
  });

  it('keeps a source as it is, with its language', () => {
    expect([...parseSources({ 'a-source': { ...row, language: 'de' } })]).toEqual([
      ['a-source', { ...row, id: 'a-source', language: 'de' }],
    ]);
  });

  it.each<[string, SourceRow | SourcePart | Record<string, unknown>, string]>([
    ['a missing field', { ...row, publisher: undefined }, 'publisher: is missing'],
    ['an address without https', { ...row, url: 'http://a.example' }, 'url: must be an address that starts with https'],
    ['an invalid date', { ...row, date: 'May 2024' }, 'date: must be a date such as "2026"'],
    ['an unknown status', { ...row, status: 'heard' }, 'status: must be one of read, memory'],
    ['a misspelt field', { ...row, tilte: 'T' }, 'has the unknown field "tilte"'],
    ['a part of an unknown source', { of: 'nothing', title: 'T' }, 'of: the list has no "nothing"'],
  ])('names row and field for %s', (_, wrong, message) => {
    const parse = () => parseSources({ 'a-source': wrong as SourceRow });
    expect(parse).toThrow('content/sources.ts, "a-source", cannot be used:');
    expect(parse).toThrow(message);
  });
});

it('has no address that the sources of the home page repeat', () => {
  const home = readFileSync('content/home/home-sources.ts', 'utf8');
  expect([...sources.values()].map(({ url }) => url).filter((url) => home.includes(`'${url}'`))).toEqual([]);
});

it.each([
  ['en', undefined],
  ['es', 'en'],
] as const)('links in "%s" mark the titles that are in English', (locale, lang) => {
  const paper = { title: 'Is the Link Broken?', url: 'https://a.example/' };
  expect(englishLinks([paper], locale)).toEqual([{ ...paper, lang }]);
  const site = { title: 'La pobreza desde 1959', url: 'https://b.example/' };
  const english = [paper, { ...site, title: 'Poverty since 1959' }];
  expect(wordedLinks([paper, site], english, locale)).toEqual([{ ...paper, lang }, site]);
});
