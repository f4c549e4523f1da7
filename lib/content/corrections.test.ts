import { readFileSync } from 'node:fs';
import { GOLD_TONNES } from '@/content/claims/read';
import { corrections } from '@/content/en/corrections';
import { DCA_BACKTEST_DEFAULTS } from '@/lib/calculators/dca-backtest';
import { compareStarts } from '@/lib/calculators/dca-starts';
import { unpackPrices } from '@/lib/calculators/monthly-table';
import { EXAMPLE_SAVINGS_RATE_PERCENT } from '@/lib/calculators/savings-rate';
import { TIME_PREFERENCE_DEFAULTS, timePreference } from '@/lib/calculators/time-preference';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { getSeries, getValue } from '@/lib/content/figures';
import { getInflationTable, getMonthlyPrices } from '@/lib/content/series';
import { formatMoney, formatNumber } from '@/lib/format/number';

const number = (value: number, decimals = 0) => formatNumber(value, 'en', decimals);
const rise = (from: number, to: number) => (to / from - 1) * 100;

const cpiOf = (month: string) => getValue('cpi-u', month, 'cpi', 'monthly');
const ownerCpi = (year: number) => getValue('owner', year, 'cpi');
const ownItem = (key: string) => getValue('owner', 2024, key, 'itemPrices');
const published = (key: string) => getValue('item-prices', 2024, key);
const m2 = (month: string) => getValue('m2', month, 'm2', 'vintage2025');
const drawnM2 = (year: number) => getValue('owner', year, 'm2', 'm2');
const share = (key: string) => number(getValue('energy', key, 'percent', 'sustainableShare'), 1);
const overFiveYears = (column: string) =>
  [2020, 2021, 2022, 2023, 2024].reduce(
    (level, year) => level * (1 + getValue('inflation-2020-2024', year, column) / 100),
    1,
  );

const level = ownerCpi(2024);
const average = getValue('cpi-u', 2024, 'cpi');
const house1971 = getValue('median-house-price', 1971, 'price');
const houseRise = rise(house1971, ownItem('medianHouse')) / 100;

const savings = timePreference(TIME_PREFERENCE_DEFAULTS);
if (!savings.ok) throw new Error('the example of the savings calculator is invalid');
const { closes } = unpackPrices(getMonthlyPrices());
const fiveYears = compareStarts(60, DCA_BACKTEST_DEFAULTS.feePercent, closes);
const inflation = getInflationTable();

const lumpSumAhead = (starts: string[], isAhead: (start: number) => boolean) =>
  number((starts.filter((_, start) => isAhead(start)).length / starts.length) * 100);
const prices = Object.values(closes);
/** Coins for one dollar, spent in equal parts. */
const coinsInParts = (start: number, parts: number) =>
  prices.slice(start, start + parts).reduce((sum, price) => sum + 1 / price, 0) / parts;
const spansOf = (length: number) => Object.keys(closes).slice(0, prices.length - length);

/** Treasury bills as this site once counted them: the discount rate taken for what a buyer earned. */
const discounted = getSeries('treasury-bills', 'rate').reduce((sum, [, rate]) => sum * (1 + rate / 100), 1);
const billsAtDiscount = {
  perYear: rise(1, discounted ** (1 / (2024 - 1971))),
  afterPrices: rise(average / getValue('cpi-u', 1971, 'cpi'), discounted),
};

/** The computed numbers of each entry in the order of its sentences, by the first words of the entry. */
const expected: Record<string, string[]> = {
  'On home and in the explorer we said that money': [
    number(getClaim('m2-per-year-1971-to-1983').value, 1),
    number(getClaim('m2-per-year-1959-to-1971').value, 1),
  ],
  'The explorer said that since 1980 gold': [
    number(getValue('gold-price', 2025, 'price') / getValue('gold-price', 1980, 'price'), 1),
    number(getClaim('cpi-average-2025').value / getValue('cpi-u', 1980, 'cpi'), 1),
  ],
  'The lesson on the gold of 1933': ['100'], // dollars, by the order of April
  // The first was read in the source that the guide cites.
  'The guide to dollar cost averaging compared': [
    '68',
    lumpSumAhead(spansOf(11), (start) => 1 / (prices[start] as number) > coinsInParts(start, 12)),
    lumpSumAhead(spansOf(12), (start) => 1 / (prices[start] as number) > coinsInParts(start, 3)),
  ],
  // Read in the source that the lesson cites.
  'The lesson on Germany gave the demand': ['132', '82'],
  'The last card on inflation stopped at': [
    number(rise(cpiOf('2025-05'), cpiOf('2026-05')), 1),
    number(getClaim('inflation-july-2026').value, 1),
    number(getClaim('core-inflation-july-2026').value, 1),
    number(getClaim('core-pce-may-2026').value, 1),
  ],
  'The savings calculator said that cash': [
    number(savings.value.realValueUsd),
    number(savings.value.cashAtEndUsd),
    number(savings.value.cashLossAtEndPercent ?? Number.NaN, 1),
    number(savings.value.purchasingPowerLossPercent ?? Number.NaN, 1),
  ],
  'Five guides, a card and a calculator gave the largest fall': [
    number(getClaim('btc-worst-drawdown').value),
    number(getClaim('btc-fall-2011').value),
    number(getClaim('btc-fall-2013-to-2015').value),
  ],
  // The day of the signature.
  'The timeline dated the first devaluation': ['3'],
  'A note said that teenagers had less obesity': [
    number(getClaim('obesity-school-age-1971').value, 1),
    number(getClaim('obesity-school-age-1976').value, 1),
  ],
  // Read in the two sources that the guide cites.
  'A guide gave the age of first-time home buyers': ['40', '3.5', '32'],
  'A guide gave 333 million dollars': ['333', '388'],
  'The address identifier took an ordinary note': ['47'], // the name of a proposal
  'Under a chart we said what a dollar': [number(getClaim('treasury-bill-minimum-1970').value)],
  'The address identifier said that a correct checksum': ['351'], // the name of a proposal
  'A guide said that US pay rose about as fast': [
    number(rise(1, overFiveYears('hourlyEarnings'))),
    number(rise(getValue('cpi-u', 2019, 'cpi'), average)),
  ],
  'We took the discount rate of Treasury bills': [
    number(billsAtDiscount.afterPrices),
    number(getClaim('treasury-bills-after-prices').value),
    number(billsAtDiscount.perYear, 1),
    number(getClaim('treasury-bills-per-year-since-1971').value, 1),
    '360', // days, by the definition of the rate
  ],
  // Corrected by the entry on the discount rate.
  'Two calculators offered savings interest': [
    number(EXAMPLE_SAVINGS_RATE_PERCENT),
    number(billsAtDiscount.perYear, 1),
    number(billsAtDiscount.afterPrices),
  ],
  'The savings calculator showed an example return': [
    number(TIME_PREFERENCE_DEFAULTS.bitcoinReturnPercent),
    number(fiveYears?.plans ?? Number.NaN),
    number(fiveYears?.separate ?? Number.NaN),
  ],
  'Under the inflation table we warned': [
    number(inflation.filter(({ owner, official }) => owner.wages < official.wages).length),
    number(inflation.length),
  ],
  'The card on inflation in 2026': [number(getClaim('core-inflation-may-2026').value, 1)],
  'Two charts ended with values of ours': [
    number(rise(getValue('cpi-u', 2023, 'cpi'), level), 1),
    number(rise(getValue('cpi-u', 2023, 'cpi'), average), 1),
  ],
  'The line of house prices ended with 2024': [
    number(getClaim('new-house-below-2022').value, 1),
    number(getClaim('m2-since-2022').value, 1),
  ],
  'A row of this page called 7,138 percent': [number(getClaim('m2-increase-drawn-series').value)],
  'Beside “75x the dollars”': [
    number(getClaim('m2-multiple-between-the-months').value),
    number(getClaim('output-multiple-1959-to-2024').value),
  ],
  'The text of the Time Machine': [
    number(-rise(level, getValue('cpi-u', 2023, 'cpi'))),
    number(-rise(average, getValue('cpi-u', 2023, 'cpi'))),
  ],
  // The value of 2023 in the edition before September 2024, in billions of dollars, and today's.
  'A note said that the official value of output': [number(rise(27_360.9, getValue('gdp', 2023, 'current')), 1)],
  // The old average is no longer in the data.
  'The mining guide gave 1,051': ['1,051', number(getClaim('btc-hash-rate-latest').value)],
  'The loss of the dollar since 1971': [
    number(-rise(getValue('cpi-u', 1971, 'cpi'), getValue('cpi-u', 1913, 'cpi'))),
    number(-rise(level, ownerCpi(1971))),
  ],
  // The amount in later accounts, and the fall from 1/14 to 1/26 of a US dollar.
  'A lesson said that the Zimbabwe dollar': ['72', number(-rise(1 / 14, 1 / 26))],
  'A card said that US shares fell': [number(getClaim('black-monday-fall').value, 1)],
  'A card said that consumer prices had risen': [
    number(average / getValue('cpi-u', 1913, 'cpi')),
    number(getClaim('prices-multiple-since-1913').value),
  ],
  'A row said that the Census Bureau': [
    number(getClaim('house-size-1970').value),
    number(getClaim('house-size-2024').value),
  ],
  // The old range is no longer in the data.
  'Our numbers for gold mined': ['2,500', '3,000', number(GOLD_TONNES.added2025)],
  'The “70x” for the money supply': [
    formatClaim(getClaim('m2-multiple-since-1959'), 'en').slice(0, -1),
    number(getClaim('m2-multiple-latest').value),
  ],
  'A note said that the official price of milk': [
    number(rise(published('milk'), ownItem('milk'))),
    number(-rise(ownItem('milk'), published('milk'))),
    number(rise(published('milk'), ownItem('milk'))),
  ],
  'The price level called 2024': [number(level, 1), number(average, 1), number(-rise(level, average), 1)],
  'The claim that M2 rose': [number(rise(m2('1959-02'), m2('2024-11'))), number(rise(drawnM2(1959), drawnM2(2024)))],
  'The page of the gold price did not say t': [number(getClaim('gold-price-before-1934').value, 2)],
  'The formula for purchasing power': ['100', '100', formatMoney((100 * ownerCpi(1959)) / level, 'en').slice(1)],
  'The “16x” for house prices': [number(houseRise), number(houseRise, 1), number(houseRise + 1, 1), number(houseRise)],
  'We wrote that most of the rise of house': [number(houseRise)],
  'The house price used for 2024': [
    number(ownItem('medianHouse')),
    number(getValue('median-house-price', 2024, 'price')),
  ],
  'Our 2024 prices of a car': [
    number(-rise(published('car'), ownItem('car'))),
    number(rise(published('coffee'), ownItem('coffee'))),
    number(rise(published('bread'), ownItem('bread'))),
  ],
  'Our housing figures for 2020 to 2024': [
    number(rise(1, overFiveYears('caseShiller'))),
    number(rise(1, overFiveYears('shelterCpi'))),
  ],
  'Our energy figures for data centers': [
    number(getValue('energy', 'dataCentres2024', 'twhPerYear')),
    number(getValue('owner', 'dataCentres', 'twhPerYear', 'energy')),
  ],
  'The 59 percent share of renewable power': [
    number(getValue('owner', 'network', 'percent', 'renewableShare')),
    share('cambridge2022'),
    share('cambridge2024'),
  ],
};

const YEAR = /^(19|20)\d\d$/;
const numbersOf = (text: string) => (text.match(/(?<!M)\d+(?:[,.]\d+)*/g) ?? []).filter((found) => !YEAR.test(found));

it.each(corrections.map((entry) => [entry.what.slice(0, 40), entry] as const))(
  'the numbers of "%s…" follow from the data',
  (_start, { what, why }) => {
    const key = Object.keys(expected).find((start) => what.startsWith(start));
    expect(numbersOf(`${what} ${why}`)).toEqual(key ? expected[key] : []);
  },
);

it('every expectation belongs to exactly one entry', () => {
  for (const start of Object.keys(expected)) {
    expect([start, corrections.filter(({ what }) => what.startsWith(start)).length]).toEqual([start, 1]);
  }
});

/** A merge can join two entries into one object, of which JavaScript keeps the last fields only. */
function findJoinedEntries(file: string, text: string): string[] {
  const fields = new Set<string>();
  return text.split('\n').flatMap((line, index) => {
    if (/^ {2}\{/.test(line)) fields.clear();
    const field = /^ {4}(\w+):/.exec(line)?.[1];
    if (field === undefined) return [];
    const isRepeated = fields.has(field);
    fields.add(field);
    if (!isRepeated) return [];
    return [`${file}, line ${index + 1}: a second ${field} in one entry; write "}, {" between the two entries`];
  });
}

it('no two entries are joined in one object', () => {
  const file = 'content/en/corrections.ts';
  expect(findJoinedEntries(file, readFileSync(file, 'utf8'))).toEqual([]);
  const entry = ["    date: '2026-11-22',", "    what: 'A.',", "    why: 'B.',"];
  const separate = ['  {', ...entry, '  },', '  {', ...entry, '  },'].join('\n');
  expect(findJoinedEntries('a.ts', separate)).toEqual([]);
  const joined = ['  {', ...entry, ...entry, '  },'].join('\n');
  expect(findJoinedEntries('a.ts', joined)[0]).toBe(
    'a.ts, line 5: a second date in one entry; write "}, {" between the two entries',
  );
  expect(findJoinedEntries('a.ts', joined)).toHaveLength(3);
});
