import { CLAIM_IDS, type ClaimId } from '@/content/claims/index';
import { inflationClaims, pairedClaims } from '@/content/claims/owner';
import { yieldOfDiscountRate } from '@/content/claims/treasury-bill';
import { claimWords } from '@/content/en/claims/index';
import { figureWords, unitWords } from '@/content/en/data/figures';
import { FIGURE_IDS, type FigureId, UNITS } from '@/content/figures/index';
import { formatClaim, formatDifference, getClaim, getClaims } from '@/lib/content/claims/claims';
import { getFigure, getSeries } from '@/lib/content/figures/figures';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';

const formatted = (id: ClaimId) => formatClaim(getClaim(id), 'en');
const official = (id: ClaimId) => {
  const claim = getClaim(id);
  return claim.official && formatClaim(claim, 'en', claim.official.value);
};

describe('the headline claims follow from their series', () => {
  it.each<[ClaimId, string]>([
    ['dollar-value-lost-since-1971', '87%'], // 1 − 40.5 / 321.5 = 0.8740
    ['house-price-multiple', '16x'], // (422,800 − 25,225) / 25,225 = 15.76
    ['year-1971', '1971'],
    ['m2-increase-since-1959', '7,357%'], // 21,454.2 / 287.7 − 1 = 73.571
    ['m2-increase-drawn-series', '7,138%'], // 20.773 / 0.287 − 1 = 71.380
    ['m2-multiple-since-1959', '70x'], // 72.38, to the nearest ten
    ['purchasing-power-lost-since-1959', '90.95%'], // 1 − 29.1 / 321.5 = 0.909487
    ['purchasing-power-lost-since-1959-rounded', '91%'],
    ['purchasing-power-of-100-dollars', '$9.05'],
    ['cpi-base-difference', '2.4%'], // 1 − 313.689 / 321.5 = 0.0243
    ['cpi-peak-1980', '14.8%'],
    ['cpi-june-2022', '9.1%'],
    ['m2-feb-2020-to-feb-2021', '26.8%'],
    ['productivity-1979-to-2024', '84.1%'],
    ['pay-1979-to-2024', '29.6%'],
    ['house-price-to-income-1965', '2.89'],
    ['house-price-to-income-2021', '4.32'],
    ['btc-worst-drawdown', '82%'], // 1 − 2.97 / 16.19 = 0.8166
    ['btc-energy-cambridge', '138 TWh'],
  ])('%s is %s', (id, expected) => {
    expect(formatted(id)).toBe(expected);
  });

  it.each<[ClaimId, FigureId, string, string | undefined]>([
    ['btc-price-last-month', 'btc-price-monthly', 'close', undefined],
    ['btc-supply-year-end', 'btc-network', 'supplyYearEndBtc', 'detail'],
    ['btc-hash-rate-latest', 'btc-network', 'hashRateDecemberEhs', 'detail'],
  ])('%s is the last point of its series', (id, figure, column, table) => {
    expect(getClaim(id).value).toBe(getSeries(figure, column, table).at(-1)?.[1]);
  });

  it('btc-below-highest-close compares the last month-end with the highest daily close', () => {
    const last = getSeries('btc-price-monthly', 'close').at(-1)?.[1] ?? Number.NaN;
    const highest = Math.max(...getSeries('btc-price-monthly', 'highestClose', 'annual').map(([, value]) => value));
    expect(getClaim('btc-below-highest-close').value).toBeCloseTo(100 * (1 - last / highest), 9);
  });

  it('agree with the numbers of the owner', () => {
    const withOwner = getClaims().filter((claim) => claim.owner !== undefined);
    expect(withOwner.length).toBeGreaterThanOrEqual(8);
    for (const claim of withOwner) {
      expect([claim.id, roundHalfAwayFromZero(claim.value, claim.format.decimals)]).toEqual([claim.id, claim.owner]);
    }
  });

  it.each<[ClaimId, string]>([
    ['dollar-value-lost-since-1971', '87%'],
    ['house-price-multiple', '16x'],
    ['house-price-ratio', '16.6x'],
    ['m2-increase-since-1959', '7,397%'],
    ['m2-increase-drawn-series', '7,106%'],
    ['m2-multiple-since-1959', '70x'],
    ['purchasing-power-lost-since-1959', '90.71%'],
    ['purchasing-power-of-100-dollars', '$9.29'],
  ])('%s has the official figure %s beside it', (id, expected) => {
    expect(official(id)).toBe(expected);
  });
});

/** The owner's value and the published one, as formatted text. */
const pairs = {
  'owner-cpi-2024': ['321.5', '313.7'],
  'owner-house-2024': ['$422,800', '$418,975'],
  'owner-car-2024': ['$35,000', '$48,724'],
  'owner-coffee-2024': ['$5.00', '$3.08'],
  'owner-bread-2024': ['$3.50', '$1.97'],
  'owner-milk-2024': ['$4.50', '$3.98'],
  'owner-gas-2024': ['$3.50', '$3.45'],
  'owner-btc-price-2017': ['$14,000', '$3,994'],
  'owner-btc-price-2020': ['$29,000', '$11,119'],
  'owner-btc-price-2021': ['$47,000', '$47,439'],
  'owner-btc-price-2024': ['$65,964', '$65,972'],
  'owner-energy-bitcoin': ['150 TWh', '138 TWh'],
  'owner-energy-banking': ['260 TWh', '264 TWh'],
  'owner-energy-data-centers': ['200 TWh', '415 TWh'],
  'owner-energy-gaming': ['75 TWh', '75 TWh'],
  'owner-energy-christmas-lights': ['6.6 TWh', '6.6 TWh'],
  'owner-renewable-share': ['59%', '52.4%'],
  'owner-housing-2020': ['16%', '10.4%'],
  'owner-groceries-2020': ['2%', '3.9%'],
  'owner-wages-2020': ['3%', '5.4%'],
  'owner-housing-2021': ['19%', '18.9%'],
  'owner-groceries-2021': ['6%', '6.5%'],
  'owner-wages-2021': ['4%', '5%'],
  'owner-housing-2022': ['18%', '5.6%'],
  'owner-groceries-2022': ['11%', '11.8%'],
  'owner-wages-2022': ['5%', '4.9%'],
  'owner-housing-2023': ['7%', '5.7%'],
  'owner-groceries-2023': ['5%', '1.3%'],
  'owner-wages-2023': ['4%', '4.1%'],
  'owner-housing-2024': ['5%', '4%'],
  'owner-groceries-2024': ['2%', '1.8%'],
  'owner-wages-2024': ['3%', '4%'],
};

it('compares Treasury bills with prices as the words of the claim and of the charts do', () => {
  const prices = new Map(getSeries('cpi-u', 'cpi'));
  const behind = getSeries('treasury-bills', 'rate')
    .filter(
      ([year, rate]) => yieldOfDiscountRate(rate) < 100 * ((prices.get(year) ?? 0) / (prices.get(year - 1) ?? 0) - 1),
    )
    .map(([year]) => year);
  expect(formatted('treasury-bills-since-1971')).toBe('11.0x'); // 1.0424 × 1.0746 × … × 1.0520
  expect(getClaim('treasury-bills-since-1971').value).toBeGreaterThan(
    (prices.get(2024) ?? 0) / (prices.get(1971) ?? 0),
  );
  expect(behind.filter((year) => year < 2003)).toEqual([1974, 1975, 1976, 1977, 1979, 1980]);
  expect(behind.filter((year) => year >= 2003 && year <= 2024)).toHaveLength(16); // of 22
});

it('sets each figure of the owner beside the published one', () => {
  const ids = Object.keys({ ...pairedClaims, ...inflationClaims }) as ClaimId[];
  expect(Object.fromEntries(ids.map((id) => [id, [formatted(id), official(id)]]))).toEqual(pairs);
});

it.each<[ClaimId, string]>([
  ['owner-housing-2020', '+5.6'],
  ['owner-groceries-2020', '−1.9'],
  ['owner-car-2024', '−$13,724'],
  ['owner-energy-banking', '−4 TWh'],
  ['owner-energy-gaming', '0 TWh'],
  ['year-1971', ''],
])('formatDifference of %s is %p, of the rounded numbers and in points for percents', (id, difference) => {
  expect(formatDifference(getClaim(id), 'en')).toBe(difference);
});

describe('every claim', () => {
  it.each(CLAIM_IDS)('%s is a finite number with a source or figures, vintages and words', (id) => {
    const claim = getClaim(id);
    expect(Number.isFinite(claim.value)).toBe(true);
    expect(claim.figures.length > 0).toBe(claim.source === undefined);
    expect(claim.vintages).toHaveLength(claim.figures.length);
    const words = claimWords[id];
    expect([words.title, words.how, words.caveat].every((text) => text.length > 10 || text === words.title)).toBe(true);
  });

  it('getClaim throws for an unknown id', () => {
    expect(() => getClaim('moon-price' as ClaimId)).toThrow('no claim "moon-price"');
    expect(() => getClaim('constructor' as ClaimId)).toThrow('no claim');
  });
});

describe('every figure', () => {
  it.each(FIGURE_IDS)('%s has a definition, its limits and a name for each column', (id) => {
    const words = figureWords[id];
    const figure = getFigure(id);
    expect(words.doesNotShow.text.length).toBeGreaterThan(40);
    expect(words.doesNotShow.source.url).toMatch(/^(https:\/\/|\/sources$)/);
    for (const column of figure.columns.slice(1).filter((name) => !['publisher', 'url', 'year'].includes(name))) {
      expect([column, words.series[column]]).toEqual([column, expect.any(String)]);
    }
  });

  it.each(FIGURE_IDS)('%s has an estimateNote exactly if it has estimated points', (id) => {
    const figure = getFigure(id);
    const tables = [figure, ...Object.values(figure.tables ?? {})];
    const hasEstimates = tables.some((table) => Object.keys(table.estimated ?? {}).length > 0);
    expect(Boolean(figureWords[id].estimateNote)).toBe(hasEstimates);
  });

  it('has its unit in words', () => {
    expect(Object.keys(unitWords).sort()).toEqual([...UNITS].sort());
  });
});
