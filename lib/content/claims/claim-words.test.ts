import { guideClaims } from '@/content/claims/guides';
import { headlineClaims } from '@/content/claims/headline';
import { homeClaims } from '@/content/claims/home';
import { housingClaims } from '@/content/claims/housing';
import { CLAIM_IDS } from '@/content/claims/index';
import { inflationClaims, pairedClaims } from '@/content/claims/owner';
import { readClaims } from '@/content/claims/read';
import { claimWords } from '@/content/en/claims/index';
import { FIGURE_IDS } from '@/content/figures/index';
import { formatClaim, getClaim, getClaims } from '@/lib/content/claims/claims';
import { getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures/figures';

/** Numbers that the words of a claim may contain as text: those of a definition or a rule, which new data cannot change. */
const ALLOWED = [
  '100 dollars', // the amount the purchasing-power chart starts with
  '100 times',
  '100 cents',
  '1,000 dollars',
  '1,000 minus 1,000',
  '100,000 euros', // the insured part of a deposit at Bank of Cyprus
  '20 percent', // "nearly 20 percent", quoted from the timeline
  '20 ounces', // the weight of the loaf a pound price is turned into
  '91 days', // the term of a three-month bill
  '91/360', // its part of the year in which discount rates are counted
  '12 to 19', // age groups
  '6 to 11',
  '550 MiB', // the least room for blocks that Bitcoin Core accepts
  '1 minus', // formulas
  'minus 1',
  'One EH/s',
  'M2',
  'BIP 110', // the name of a proposal
];

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

function typedNumbers(text: string): string[] {
  const rest = ALLOWED.reduce((left, allowed) => left.replaceAll(allowed, ''), text)
    .replace(new RegExp(`(${MONTHS}) \\d{1,2}\\b`, 'g'), '')
    .replace(/\{[\w:-]+\}/g, '')
    .replace(/(?<![\d,.])(19|20)\d\d(?![\d,]\d)/g, '');
  return rest.match(/\d[\d,.]*/g) ?? [];
}

it('finds a number in text, and accepts years and dates', () => {
  expect(typedNumbers('From 287.7 billion in 1959 to 21,454.2 on May 3, 2024 (40.5).')).toEqual([
    '287.7',
    '21,454.2',
    '40.5',
  ]);
  expect(typedNumbers('It rose 2,024 percent and 2024.5.')).toHaveLength(2);
});

it.each(CLAIM_IDS)('%s contains no number that the data could give', (id) => {
  const { title, how, caveat } = claimWords[id];
  expect([title, how, caveat].flatMap(typedNumbers)).toEqual([]);
});

it('has a number for every name in braces', () => {
  const filled = Object.values(getContent('en').claimWords).flatMap(({ title, how, caveat }) => [title, how, caveat]);
  expect(filled.filter((text) => /[{}]|NaN|—/.test(text))).toEqual([]);
});

it('fills the words from the data', () => {
  const text = (id: (typeof CLAIM_IDS)[number]) => getContent('en').claimWords[id].how;
  expect(text('dollar-value-lost-since-1971')).toBe(
    '1 minus the price level of 1971 (40.5) divided by the price level of May 2025 (321.5).',
  );
  expect(text('m2-multiple-since-1959')).toContain(
    '20.773 trillion US dollars divided by 287 billion US dollars is 72.4x',
  );
});

describe('claims that were read', () => {
  const read = getClaims().filter((claim) => claim.source);

  it('name an https source and a date', () => {
    expect(read.length).toBeGreaterThan(10);
    for (const { id, source, figures } of read) {
      expect([id, source?.url]).toEqual([id, expect.stringMatching(/^https:\/\/\S+$/)]);
      expect(source?.title.length).toBeGreaterThan(5);
      expect(source?.date).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
      expect(figures).toEqual([]);
    }
  });

  it('are formatted as in the story', () => {
    const formatted = Object.fromEntries(read.map((claim) => [claim.id, formatClaim(claim, 'en')]));
    expect(formatted).toMatchObject({
      'argentina-inflation-2023': '211.4%',
      'bank-of-cyprus-first': '37.5%',
      'bank-of-cyprus-final': '47.5%',
      'adults-without-account': '1.3 billion',
      'adults-without-account-with-phone': '900 million',
      'wikileaks-coins-2012': '1,100',
      'false-coins-2010': '184 billion',
      'exchange-theft-2025': '1.5 billion US dollars',
      'house-size-1973': '1,525',
      'house-size-2015': '2,467',
      'days-before-the-program': '5',
      'gold-supply-growth': '1.7%', // 3,670 / 219,891
      'house-size-1970': '1,385',
      'house-size-2023': '2,290',
      'house-size-2024': '2,150',
      'gold-price-smithsonian': '$38',
      'treasury-bill-minimum-1970': '$10,000',
      'chain-split-block': '961,632',
      'chain-split-signals': '2.5%',
      'coins-of-satoshi': '1 million',
      'mt-gox-lost': '850,000',
      'inflation-june-2026': '3.5%', // 333.952 / 322.561
      'inflation-july-2026': '3.4%',
      'core-inflation-july-2026': '2.5%',
      'core-pce-may-2026': '3.4%',
    });
  });

  it('agree with the months of the index where those are in the data', () => {
    const months = getSeries<string>('cpi-u', 'cpi', 'monthly').filter(([month]) => month.startsWith('2025'));
    const mean = months.reduce((sum, [, level]) => sum + level, 0) / months.length;
    expect(months).toHaveLength(11);
    expect(getClaim('cpi-average-2025').value).toBeCloseTo(mean, 3);
  });
});

it('no two anchors of the page collide', () => {
  const parts = ['claims', 'read', 'figures', 'corrections'];
  const anchors = [...CLAIM_IDS, ...FIGURE_IDS, ...parts, ...parts.map((id) => `${id}-title`)];
  expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
});

it('no two lists share an id: spreading them would replace one row by the other', () => {
  const lists = [headlineClaims, homeClaims, housingClaims, pairedClaims, inflationClaims, readClaims, guideClaims];
  expect(lists.flatMap((list) => Object.keys(list)).sort()).toEqual([...CLAIM_IDS].sort());
});
