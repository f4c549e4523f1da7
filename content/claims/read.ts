/**
 * Numbers of the home page that were read, in a copy of the source that is named or in a page that repeats it. Nothing computes
 * them; their words say where they were read and what they leave out.
 */
import { bitcoinVsCryptoCards } from '../bitcoin-vs-crypto';
import { crisisSources } from '../crisis';
import { moralCases } from '../moral-code';
import { goldPriceUsd } from '../timeline';
import { compact, multiple, number, percent, trimmedPercent, usd, usdCompact } from './parts';
import { billsMultiple, billsSource } from './treasury-bills';
import type { ReadRow, ReadSource } from './types';

interface Link {
  title: string;
  url: string;
}

const from = (link: Link | undefined, date: string): ReadSource => {
  if (!link) throw new Error('A claim names a source that is no longer listed');
  return { title: link.title, url: link.url, date };
};
const moral = (id: (typeof moralCases)[number]['id'], index: number, date: string) =>
  from(moralCases.find((row) => row.id === id)?.sources[index], date);

const houseSizes = {
  title: 'House sizes: Census figures collected by AEI',
  url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
};
const cambridgeReport = {
  title: 'Cambridge Digital Mining Industry Report',
  url: 'https://www.jbs.cam.ac.uk/faculty-research/centres/alternative-finance/publications/cambridge-digital-mining-industry-report/',
};
const goldReserveAct = {
  title: 'Gold Reserve Act, Federal Reserve History',
  url: 'https://www.federalreservehistory.org/essays/gold-reserve-act',
};
const mtGox = {
  title: 'Kyodo News, March 21, 2014',
  url: 'https://news.abs-cbn.com/business/tech-biz/03/21/14/mt-gox-says-it-retains-nearly-quarter-lost-bitcoins',
};
const satoshi = bitcoinVsCryptoCards.find((card) => card.id === 'launch')?.sources[1];

/** What the World Gold Council's page said: tonnes above the ground, and the upper end of what mines add in a year. */
export const GOLD_TONNES = { stock: 187_200, addedFrom: 2_500, addedTo: 3_000 } as const;

export const readClaims = {
  'gold-supply-growth': {
    format: percent(1),
    value: (100 * GOLD_TONNES.addedTo) / GOLD_TONNES.stock,
    source: from(crisisSources[0], '2017'),
  },
  'treasury-bills-since-1971': { format: multiple(1), value: billsMultiple, source: billsSource },
  'house-size-1973': { format: number(0), value: 1525, source: from(houseSizes, '1973') },
  'house-size-2015': { format: number(0), value: 2467, source: from(houseSizes, '2015') },
  'argentina-inflation-2023': { format: percent(1), value: 211.4, source: moral('inflation', 0, '2023-12') },
  'wikileaks-coins-2012': { format: number(-2), value: 1100, source: moral('censorship', 1, '2012-08') },
  'bank-of-cyprus-first': { format: percent(1), value: 37.5, source: moral('confiscation', 0, '2013-04') },
  'bank-of-cyprus-final': { format: percent(1), value: 47.5, source: moral('confiscation', 1, '2013-07-28') },
  'adults-without-account': { format: compact, value: 1.3e9, source: moral('exclusion', 0, '2024') },
  'adults-without-account-with-phone': { format: compact, value: 9e8, source: moral('exclusion', 0, '2024') },
  'false-coins-2010': { format: compact, value: 1.84e11, source: moral('manipulation', 1, '2010-08-15') },
  'exchange-theft-2025': { format: usdCompact, value: 1.5e9, source: moral('war-financing', 1, '2025-02') },
  'days-before-the-program': {
    format: number(0),
    value: 5,
    source: {
      title: 'Satoshi Nakamoto: Bitcoin v0.1 released, cryptography mailing list',
      url: 'https://satoshi.nakamotoinstitute.org/emails/cryptography/threads/2/',
      date: '2009-01-08',
    },
  },
  'coins-of-satoshi': { format: compact, value: 1e6, source: from(satoshi, '2013-04-17') },
  'mining-nuclear-share': { format: percent(1), value: 9.8, source: from(cambridgeReport, '2024-06') },
  'gold-price-before-1934': { format: usd(2), value: goldPriceUsd.before, source: from(goldReserveAct, '1934-01-30') },
  'gold-price-after-1934': { format: usd(0), value: goldPriceUsd.after, source: from(goldReserveAct, '1934-01-30') },
  'interest-rate-1981': {
    format: percent(0),
    value: 19,
    source: {
      title: 'Federal Reserve Bank of St. Louis: Remembering Former Fed Chairman Paul Volcker',
      url: 'https://www.stlouisfed.org/open-vault/2019/december/remembering-fed-chairman-paul-volcker',
      date: '1981',
    },
  },
  'black-monday-fall': {
    format: trimmedPercent,
    value: 22.6,
    source: {
      title: 'CNBC: Remembering the Crash of ’87',
      url: 'https://www.cnbc.com/id/100104087',
      date: '1987-10-19',
    },
  },
  'mortgage-debt-2008': {
    format: usdCompact,
    value: 6e11,
    source: {
      title: 'Federal Reserve, press release, kept by the St. Louis Fed',
      url: 'https://fraser.stlouisfed.org/archival-collection/board-governors-federal-reserve-system-4966/federal-reserve-announces-initiate-a-program-purchase-direct-obligations-housing-related-government-sponsored-enterprises-mortgage-backed-securities-backed-fannie-mae-freddie-mac-ginnie-mae-519143/fulltext',
      date: '2008-11-25',
    },
  },
  'insured-deposit-2023': {
    format: usd(0),
    value: 250_000,
    source: {
      title: 'FDIC, press release on Silicon Valley Bank',
      url: 'https://www.fdic.gov/news/press-releases/2023/pr23016.html',
      date: '2023-03-10',
    },
  },
  'inflation-target': {
    format: percent(0),
    value: 2,
    source: {
      title: 'Federal Reserve: history of its statement on longer-run goals',
      url: 'https://www.federalreserve.gov/monetarypolicy/timeline-statement-on-longer-run-goals-and-monetary-policy-strategy.htm',
      date: '2012-01-25',
    },
  },
  'first-payment-coins': {
    format: number(0),
    value: 10,
    source: {
      title: 'Hal Finney: Bitcoin and me (2013)',
      url: 'https://satoshinakamoto.network/2013/3/19/hal-finney-bitcoin-and-me.html',
      date: '2009-01-12',
    },
  },
  'pizza-coins': {
    format: number(0),
    value: 10_000,
    source: {
      title: 'Bitcoin News Weekly on the offer and the report in the forum',
      url: 'https://bitcoinnewsweekly.com/bitcoin-pizza-day-a-day-of-celebration/',
      date: '2010-05-22',
    },
  },
  'mt-gox-lost': { format: number(0), value: 850_000, source: from(mtGox, '2014-02-28') },
  'mt-gox-found': { format: number(0), value: 200_000, source: from(mtGox, '2014-03-20') },
} satisfies Record<string, ReadRow>;
