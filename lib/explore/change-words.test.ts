import fc from 'fast-check';
import { changeInWords } from './change-words';

const texts = { more: 'rose by {n}', less: 'fell by {n}', almost: 'hardly changed', none: 'did not change' };

it('changeInWords has the sign in words, a decimal below 100% and none from there on', () => {
  const said = [9.86, -3.4, 1200.4, -99.95, 99.94, 0.04, -0.04, 0].map((value) => changeInWords(value, texts, 'en'));
  expect(said).toEqual([
    'rose by 9.9%',
    'fell by 3.4%',
    'rose by 1,200%',
    'fell by 100%',
    'rose by 99.9%',
    'hardly changed',
    'hardly changed',
    'did not change',
  ]);
  expect(changeInWords(-3.4, texts, 'en', '{n} a year')).toBe('fell by 3.4% a year');
});

it('changeInWords never says a sign, nor a change of zero', () => {
  fc.assert(
    fc.property(fc.double({ min: -100, max: 1e6, noNaN: true }), (value) => {
      expect(changeInWords(value, texts, 'en')).not.toMatch(/[−+-]|(?<![\d.,])0(?:\.0)?%/);
    }),
  );
});
