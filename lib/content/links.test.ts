import { dataFilePath, dataPath, localePath } from './links';

it('localePath gives English no prefix, and other languages their code', () => {
  expect([localePath('en', '/'), localePath('en', '/about')]).toEqual(['/', '/about']);
  expect([localePath('es', '/'), localePath('es', '/about')]).toEqual(['/es', '/es/about']);
});

it('the page of a figure is in the folder of its language, its files are not', () => {
  expect([dataPath('m2', 'en'), dataPath('m2', 'pt')]).toEqual(['/data/m2', '/pt/data/m2']);
  expect(dataFilePath('m2', 'm2-monthly.csv')).toBe('/data/m2/m2-monthly.csv');
});
