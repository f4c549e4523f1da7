import fc from 'fast-check';
import { CLAIM_IDS, dates, workings } from '@/content/claims/index';
import { formatClaim, getClaim } from './claims';
import { fillClaims, formatReference } from './fill-claims';

const filled = (text: string) => fillClaims(text, 'a-file.ts', 'en');

describe('formatReference', () => {
  it.each([
    ['dollar-value-lost-since-1971', '87%'], // 1 − 40.5 / 321.5 = 0.874
    ['owner-housing-2020', '16%'],
    ['owner-housing-2020:official', '10.4%'],
    ['house-price-multiple:number:1', '15.8'], // (422,800 − 25,225) / 25,225 = 15.76
    ['house-price-multiple:official:number:1', '15.6'], // (418,975 − 25,225) / 25,225 = 15.61
    ['m2-multiple-since-1959', '70x'],
    ['m2-multiple-since-1959:0', '72x'], // 20.773 / 0.287 = 72.38
    ['m2-multiple-since-1959:1', '72.4x'],
    ['m2-feb-1959:billions', '287.7'],
    ['m2-feb-1959:trillions', '$0.288'],
    ['m2-nov-2024:trillions', '$21.45'],
    ['m2-jan-2024', '20.773 trillion US dollars'],
    ['owner-cpi-1971', '40.5'],
    ['inflation-may-2026', '4.2%'], // 335.123 / 321.465 = 1.0425
    ['fourth-halving-block', '840,000'],
    ['block-reward-2020', '6.25'],
    ['last-cpi-month', 'May 2026'],
    ['last-house-quarter', '2026 Q2'],
    ['last-house-quarter:year', '2026'],
  ])('%s is %s', (reference, expected) => {
    expect(formatReference(reference, 'en')).toBe(expected);
  });

  it.each(CLAIM_IDS)('writes %s as its row does', (id) => {
    expect(formatReference(id, 'en')).toBe(formatClaim(getClaim(id), 'en'));
  });

  it.each([...Object.keys(workings), ...Object.keys(dates)])('has a value for %s', (id) => {
    expect(formatReference(id, 'en')).toMatch(/^[^—]*\d[^—]*$/);
  });
});

describe('fillClaims', () => {
  it('fills texts in objects and lists, and leaves other values and names without a hyphen as they are', () => {
    const words = {
      text: 'It lost {dollar-value-lost-since-1971}, or {btc-worst-drawdown:number} percent.',
      list: ['{n} of {count}', 1971, null],
      isOpen: true,
    };
    expect(fillClaims(words, 'a-file.ts', 'en')).toEqual({
      ...words,
      text: 'It lost 87%, or 82 percent.',
    });
  });

  it('leaves every text without braces as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => expect(filled(text.replaceAll('{', ''))).toBe(text.replaceAll('{', ''))),
    );
  });

  it('names the file and every field with an unknown row or format', () => {
    const words = { cards: [{ text: '{dollar-value-lost-since-1917}' }], foot: '{year-1971:short} {last-cpi-month:1}' };
    expect(() => fillClaims(words, 'a-file.ts', 'en')).toThrow(
      [
        'a-file.ts cannot be used:',
        '  - cards > 1 > text: {dollar-value-lost-since-1917}: content/claims has no row "dollar-value-lost-since-1917"; the nearest is "dollar-value-lost-since-1971"',
        '  - foot: {year-1971:short}: "short" is no format of "year-1971": write official, number, billions, trillions, year, or a number of decimals',
        '  - foot: {last-cpi-month:1}: "1" is no format of "last-cpi-month": write official, number, billions, trillions, year, or a number of decimals',
      ].join('\n'),
    );
  });

  it('refuses the official number of a claim that has none', () => {
    expect(() => filled('{year-1971:official}')).toThrow('"official" is no format of "year-1971"');
  });
});

it('no claim, working and date share an id', () => {
  const ids = [...CLAIM_IDS, ...Object.keys(workings), ...Object.keys(dates)];
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([]);
});
