import { compareNumbers, numbersIn } from './numbers';

it.each([
  ['en', 'It cost $1,410.50 in 1971, or 2.3 billion.', [1971, 1410.5, 2.3e9]],
  ['es', 'Costó US$ 1410.50 en 1971, o 2.3 mil millones.', [1971, 1410.5, 2.3e9]],
  ['es', 'Son 21 millones, no 21 billones, y 12 345 pagos.', [21e6, 21e12, 12345]],
  ['es', 'Son 45\u202f000 milímetros.', [45000]],
  ['pt', 'Custou US$ 1.410,50 em 1971, ou 2,3 bilhões.', [1971, 1410.5, 2.3e9]],
  ['pt', 'A versão 28.3 tem 12.345 linhas.', [28.3, 12345]],
  ['en', 'Type `123`, see [a page](/data/m2) and {count} of 5.', [5]],
] as const)('numbersIn reads in %s %p', (locale, text, numbers) => {
  expect(numbersIn(text, locale)).toEqual([...numbers].sort((a, b) => a - b));
});

it('compareNumbers names what only one of two sentences has', () => {
  expect(compareNumbers('The 95th percentile of 2 billion', 'El percentil 95 de 2 mil millones', 'es')).toBeNull();
  expect(compareNumbers('2 billion', '2 billones', 'es')).toBe(
    'numbers differ: only in English 2000000000; only here 2000000000000',
  );
});
