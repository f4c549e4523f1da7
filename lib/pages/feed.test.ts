/** @jest-environment jsdom */
import { site } from '@/content/site';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { DATA_IDS } from '@/lib/data/ids';
import { getFeed } from './feed';
import { allPages } from './pages';

const ATOM = 'http://www.w3.org/2005/Atom';
/** RFC 3339. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

const document_ = new DOMParser().parseFromString(getFeed('en'), 'application/xml');
const feed = document_.documentElement;
const entries = [...feed.children].filter(({ localName }) => localName === 'entry');
const children = (of: Element, name: string) => [...of.children].filter(({ localName }) => localName === name);
const only = (of: Element, name: string) => {
  expect(children(of, name)).toHaveLength(1);
  return children(of, name)[0] as Element;
};
const textOf = (of: Element, name: string) => only(of, name).textContent ?? '';

test('the feed is well-formed XML of the namespace of Atom', () => {
  expect(document_.querySelector('parsererror')).toBeNull();
  expect([feed.localName, feed.namespaceURI]).toEqual(['feed', ATOM]);
});

test('the feed has what RFC 4287, section 4.1.1, asks for', () => {
  expect(textOf(feed, 'id')).toBe(`${site.url}/feed.xml`);
  expect(textOf(feed, 'title')).not.toBe('');
  expect(textOf(feed, 'updated')).toMatch(MOMENT);
  expect(textOf(only(feed, 'author'), 'name')).toBe(site.name);
  const links = children(feed, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  expect(links).toEqual([
    ['self', `${site.url}/feed.xml`],
    ['alternate', `${site.url}/`],
  ]);
});

test('every entry has what RFC 4287, section 4.1.2, asks for, and leads to a page', () => {
  const urls = allPages().map(({ url }) => url);
  for (const entry of entries) {
    expect(textOf(entry, 'id')).toMatch(/^https:\/\//);
    expect(textOf(entry, 'title')).not.toBe('');
    expect(textOf(entry, 'summary')).not.toBe('');
    for (const name of ['published', 'updated']) expect(textOf(entry, name)).toMatch(MOMENT);
    expect(textOf(entry, 'updated') >= textOf(entry, 'published')).toBe(true);
    expect(urls).toContain(only(entry, 'link').getAttribute('href')?.split('#')[0]);
  }
  const ids = entries.map((entry) => textOf(entry, 'id'));
  expect(new Set(ids).size).toBe(ids.length);
});

test('the feed has every guide, lesson and figure, what changed last first', () => {
  const kinds = entries.map((entry) => only(entry, 'category').getAttribute('term'));
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect(count('Guide')).toBe(getAvailableGuides('en').length);
  expect(count('Lesson')).toBe(writtenLessons.length);
  expect(count('Data')).toBe(DATA_IDS.length);
  const moments = entries.map((entry) => textOf(entry, 'updated'));
  expect(moments).toEqual(moments.toSorted().reverse());
  expect(textOf(feed, 'updated')).toBe(moments[0]);
});
