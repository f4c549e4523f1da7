/** @jest-environment node */
import { type SourcePart, type SourceRow, sources as table } from '@/content/sources';
import { writtenLessons } from '@/lib/learner/catalogue';
import { getAvailableGuides } from './guides';
import { citedSources, getLessons } from './lessons';
import { parseSources, sources } from './sources';

const row: SourceRow = { title: 'T', publisher: 'P', url: 'https://a.example/', date: '2024', status: 'read' };

describe('the list of sources', () => {
  it('has none that no guide and no lesson cites', async () => {
    const lessons = [...(await getLessons(writtenLessons, 'en')).values()];
    const cited = [
      ...getAvailableGuides('en').flatMap((guide) => guide.sources),
      ...lessons.flatMap(({ content }) => citedSources(content)),
    ];
    expect([...new Set(cited.map(({ id }) => id))].sort()).toEqual([...sources.keys()].sort());
  });

  it('has no page twice: the parts of a work refer to it', () => {
    const addresses = Object.values(table).flatMap((source) => ('url' in source ? source.url : []));
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('takes from the work what a part does not say', () => {
    const part = parseSources({ work: row, part: { of: 'work', title: 'T, section 2', date: null } }).get('part');
    expect(part).toEqual({ ...row, id: 'part', title: 'T, section 2', date: null });
  });

  it.each<[string, SourceRow | SourcePart | Record<string, unknown>, string]>([
    ['a missing field', { ...row, publisher: undefined }, 'publisher: is missing'],
    ['an address without https', { ...row, url: 'http://a.example' }, 'url: must be an address that starts with https'],
    ['a date that is none', { ...row, date: 'May 2024' }, 'date: must be a date such as "2026"'],
    ['an unknown status', { ...row, status: 'heard' }, 'status: must be one of read, memory'],
    ['a misspelt field', { ...row, tilte: 'T' }, 'has the unknown field "tilte"'],
    ['a part of a work that is not there', { of: 'nothing', title: 'T' }, 'of: the list has no "nothing"'],
  ])('stops at %s and names row and field', (_, wrong, message) => {
    const parse = () => parseSources({ 'a-source': wrong as SourceRow });
    expect(parse).toThrow('content/sources.ts, "a-source", cannot be used:');
    expect(parse).toThrow(message);
  });
});
