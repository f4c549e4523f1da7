import { dataFilePath, dataPath, localePath, pathInEnglish, withoutBasePath } from './links';

afterEach(() => {
  process.env.BASE_PATH = '';
  jest.resetModules();
});

it('localePath gives English no prefix, and other languages their code', () => {
  expect([localePath('en', '/'), localePath('en', '/about')]).toEqual(['/', '/about']);
  expect([localePath('es', '/'), localePath('es', '/about')]).toEqual(['/es', '/es/about']);
});

it.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/es', '/'],
  ['/pt/guides/first-wallet', '/guides/first-wallet'],
  ['/estimates', '/estimates'],
  ['/_not-found', '/'],
])('pathInEnglish of %s is %s', (path, english) => {
  expect(pathInEnglish(path)).toBe(english);
});

it('the page of a figure is in the folder of its language, its files are not', () => {
  expect([dataPath('m2', 'en'), dataPath('m2', 'pt')]).toEqual(['/data/m2', '/pt/data/m2']);
  expect(dataFilePath('m2', 'm2-monthly.csv')).toBe('/data/m2/m2-monthly.csv');
});

it('every path begins with the folder of the host for which the site is built', async () => {
  process.env.BASE_PATH = '/journey';
  jest.resetModules();
  const links = await import('./links');
  expect([links.localePath('en', '/'), links.localePath('es', '/about')]).toEqual(['/journey/', '/journey/es/about']);
  expect(links.dataFilePath('m2', 'm2.csv')).toBe('/journey/data/m2/m2.csv');
  expect(['/journey/about', '/journeys', '/journey'].map(links.withoutBasePath)).toEqual([
    '/about',
    '/journeys',
    '/journey',
  ]);
});

it('a site at the root of its host has no folder to leave out', () => {
  expect(['/', '/about'].map(withoutBasePath)).toEqual(['/', '/about']);
});
