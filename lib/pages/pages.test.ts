import { site } from '@/content/site';
import { writtenLocales } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { allPageIds, allPages, getPage, type PageId } from './pages';

it('getPage has address, alternates and share image of a page', () => {
  expect(getPage('/data/m2', 'en')).toMatchObject({
    path: '/data/m2',
    url: `${site.url}/data/m2`,
    alternates: {
      en: `${site.url}/data/m2`,
      es: `${site.url}/es/data/m2`,
      pt: `${site.url}/pt/data/m2`,
      'x-default': `${site.url}/data/m2`,
    },
    image: '/og/data-m2.png',
  });
  expect(getPage('/', 'en')).toMatchObject({ path: '/', url: `${site.url}/`, image: '/og/home.png' });
});

it.each<[PageId, string, RegExp]>([
  ['/', 'Bitcoin Journey: ', /\w/],
  ['/guides/bitcoin-fees', 'Understanding Bitcoin Fees', /fee/i],
  ['/data/gold-price', 'What has an ounce of gold cost since 1900?', /gold/i],
  ['/lesson/4', 'The 1923 Price Clock', /\w/],
])('getPage has title and description of %s', (id, title, description) => {
  expect(getPage(id, 'en').title).toContain(title);
  expect(getPage(id, 'en').description).toMatch(description);
});

it('every page has a title and a description of its own in its language', () => {
  const pages = allPages();
  expect(pages.map(({ path }) => path)).toEqual(
    writtenLocales.flatMap((locale) => allPageIds().map((id) => localePath(locale, id))),
  );
  for (const { title, description } of pages) {
    expect([title, description].join()).not.toMatch(/undefined|\{\w+\}/);
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(200);
    expect(description).toMatch(/[.!?]$/);
  }
  for (const field of ['title', 'description', 'image'] as const) {
    // A name, such as "Bretton Woods, 1944", is the same in each language.
    const values = pages.map((page) => `${page.locale}: ${page[field]}`);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  }
});

it('allPageIds begins with home and has guides, figures, chapters and lessons', () => {
  const ids = allPageIds();
  expect(ids[0]).toBe('/');
  expect(ids).toEqual(
    expect.arrayContaining(['/explore', '/about', '/guides/bitcoin-fees', '/data/cpi-u', '/chapter/3', '/lesson/1']),
  );
  expect(ids).not.toContain('/guides/inheritance');
});

it.each(['/nowhere', '/chapter/none', '/lesson/none', '/data/none', '/other/1'])('getPage throws for %s', (page) => {
  expect(() => getPage(page as PageId, 'en')).toThrow(`There is no page ${page}`);
});
