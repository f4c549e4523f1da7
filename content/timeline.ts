/**
 * The events of the timeline. Titles and notes are in `<language>/home/timeline.ts`.
 *
 * A date is a day, a month or a year, as exact as its source. `read`: the date was read in a copy of the source. `year-read`:
 * only the year was, and only the year is shown. `memory`: neither.
 */
type TimelineStatus = 'read' | 'year-read' | 'memory';

export const timelineCategories = {
  monetary: { side: 'monetary', shape: 'square', color: 'loss' },
  crypto: { side: 'bitcoin', shape: 'circle', color: 'indigo' },
  movement: { side: 'bitcoin', shape: 'diamond', color: 'plum' },
  'proof-of-work': { side: 'bitcoin', shape: 'hexagon', color: 'lake' },
  bitcoin: { side: 'bitcoin', shape: 'disc', color: 'bitcoin' },
} as const;

export type TimelineCategory = keyof typeof timelineCategories;
export type TimelineShape = (typeof timelineCategories)[TimelineCategory]['shape'];
export type TimelineSide = (typeof timelineCategories)[TimelineCategory]['side'];

/** The eras of the timeline; each ends where the next begins. */
export const timelineEras = [
  { id: 'anchor', from: 1913 },
  { id: 'float', from: 1971 },
  { id: 'toolmakers', from: 1988 },
  { id: 'storm', from: 2008 },
  { id: 'side-by-side', from: 2010 },
] as const;

export type TimelineEraId = (typeof timelineEras)[number]['id'];

type EventRow = {
  readonly id: string;
  readonly date: string;
  readonly category: TimelineCategory;
  readonly icon: string;
  readonly status: TimelineStatus;
  readonly sourceUrl: string;
};

const rows = [
  {
    id: 'federal-reserve-act',
    date: '1913-12-23',
    category: 'monetary',
    icon: 'bank',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/federal-reserve-act-signed',
  },
  {
    id: 'bank-panics',
    date: '1930-11',
    category: 'monetary',
    icon: 'padlock',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/banking-panics-1930-31',
  },
  {
    id: 'executive-order-6102',
    date: '1933-04-05',
    category: 'monetary',
    icon: 'sack-of-coins',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/roosevelts-gold-program',
  },
  {
    id: 'gold-reserve-act',
    date: '1934-01-30',
    category: 'monetary',
    icon: 'bars-of-gold',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/gold-reserve-act',
  },
  {
    id: 'bretton-woods',
    date: '1944-07',
    category: 'monetary',
    icon: 'globe-on-stand',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/bretton-woods-created',
  },
  {
    id: 'gold-window',
    date: '1971-08-15',
    category: 'monetary',
    icon: 'cut-chain',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
  },
  {
    id: 'smithsonian-agreement',
    date: '1971-12',
    category: 'monetary',
    icon: 'mended-chain',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/smithsonian-agreement',
  },
  {
    id: 'floating-rates',
    date: '1973-03',
    category: 'monetary',
    icon: 'boat-without-anchor',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/smithsonian-agreement',
  },
  {
    id: 'saudi-accord',
    date: '1974-06-08',
    category: 'monetary',
    icon: 'barrel-of-oil',
    status: 'read',
    sourceUrl: 'https://www.gao.gov/products/id-79-7',
  },
  {
    id: 'new-directions',
    date: '1976-11',
    category: 'crypto',
    icon: 'two-keys',
    status: 'read',
    sourceUrl: 'https://doi.org/10.1109/TIT.1976.1055638',
  },
  {
    id: 'rsa',
    date: '1977',
    category: 'crypto',
    icon: 'sealed-letter',
    status: 'year-read',
    sourceUrl: 'https://doi.org/10.1145/359340.359342',
  },
  {
    id: 'volcker',
    date: '1979-10-06',
    category: 'monetary',
    icon: 'weight',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/anti-inflation-measures',
  },
  {
    id: 'inflation-peak',
    date: '1980-03',
    category: 'monetary',
    icon: 'summit',
    status: 'read',
    sourceUrl: 'https://fred.stlouisfed.org/series/CPIAUCNS',
  },
  {
    id: 'blind-signatures',
    date: '1982',
    category: 'crypto',
    icon: 'blindfolded-coin',
    status: 'year-read',
    sourceUrl: 'https://doi.org/10.1007/978-1-4757-0602-4_18',
  },
  {
    id: 'black-monday',
    date: '1987-10-19',
    category: 'monetary',
    icon: 'cliff',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/stock-market-crash-of-1987',
  },
  {
    id: 'pgp',
    date: '1991-06',
    category: 'crypto',
    icon: 'locked-envelope',
    status: 'read',
    sourceUrl: 'https://philzimmermann.com/EN/background/index.html',
  },
  {
    id: 'cypherpunks',
    date: '1992-09',
    category: 'movement',
    icon: 'mask',
    status: 'read',
    sourceUrl: 'https://koeln.ccc.de/archiv/cyphernomicon/chapter3/3.3.html',
  },
  {
    id: 'manifesto',
    date: '1993-03-09',
    category: 'movement',
    icon: 'page-with-a-pen',
    status: 'read',
    sourceUrl: 'https://nakamotoinstitute.org/library/cypherpunk-manifesto/',
  },
  {
    id: 'hashcash',
    date: '1997-03-28',
    category: 'proof-of-work',
    icon: 'postage-stamp',
    status: 'read',
    sourceUrl: 'https://en.wikipedia.org/wiki/Hashcash',
  },
  {
    id: 'bit-gold',
    date: '1998',
    category: 'proof-of-work',
    icon: 'gem',
    status: 'year-read',
    sourceUrl: 'https://unenumerated.blogspot.com/2005/12/bit-gold.html',
  },
  {
    id: 'b-money',
    date: '1998-11-26',
    category: 'proof-of-work',
    icon: 'open-ledger',
    status: 'read',
    sourceUrl: 'https://en.bitcoin.it/wiki/B-money',
  },
  {
    id: 'gramm-leach-bliley',
    date: '1999-11-12',
    category: 'monetary',
    icon: 'two-under-one-roof',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/gramm-leach-bliley-act',
  },
  {
    id: 'bank-of-japan-easing',
    date: '2001-03-19',
    category: 'monetary',
    icon: 'banknote',
    status: 'read',
    sourceUrl:
      'https://www.frbsf.org/research-and-insights/publications/economic-letter/did-quantitative-easing-by-the-bank-of-japan-work/',
  },
  {
    id: 'rpow',
    date: '2004-08-15',
    category: 'proof-of-work',
    icon: 'coin-that-returns',
    status: 'read',
    sourceUrl: 'https://nakamotoinstitute.org/finney/rpow/',
  },
  {
    id: 'lehman',
    date: '2008-09-15',
    category: 'monetary',
    icon: 'box-to-carry-out',
    status: 'read',
    sourceUrl: 'https://www.federalreservehistory.org/essays/support-for-specific-institutions',
  },
  {
    id: 'white-paper',
    date: '2008-10-31',
    category: 'bitcoin',
    icon: 'nine-pages',
    status: 'read',
    sourceUrl: 'https://bitcoin.org/bitcoin.pdf',
  },
  {
    id: 'quantitative-easing',
    date: '2008-11-25',
    category: 'monetary',
    icon: 'printing-press',
    status: 'read',
    sourceUrl: 'https://www.federalreserve.gov/newsevents/pressreleases/monetary20081125b.htm',
  },
  {
    id: 'genesis-block',
    date: '2009-01-03',
    category: 'bitcoin',
    icon: 'block-with-a-headline',
    status: 'read',
    sourceUrl: 'https://mempool.space/block/000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f',
  },
  {
    id: 'first-payment',
    date: '2009-01-12',
    category: 'bitcoin',
    icon: 'coin-on-its-way',
    status: 'read',
    sourceUrl: 'https://mempool.space/block/170',
  },
  {
    id: 'pizza',
    date: '2010-05-22',
    category: 'bitcoin',
    icon: 'slice-of-pizza',
    status: 'read',
    sourceUrl: 'https://bitcointalk.org/index.php?topic=137.0',
  },
  {
    id: 'inflation-target',
    date: '2012-01-25',
    category: 'monetary',
    icon: 'target',
    status: 'read',
    sourceUrl: 'https://www.federalreserve.gov/newsevents/pressreleases/monetary20120125c.htm',
  },
  {
    id: 'first-halving',
    date: '2012-11-28',
    category: 'bitcoin',
    icon: 'half-a-coin',
    status: 'read',
    sourceUrl: 'https://mempool.space/block/210000',
  },
  {
    id: 'mt-gox',
    date: '2014-02-28',
    category: 'bitcoin',
    icon: 'empty-safe',
    status: 'read',
    sourceUrl: 'https://en.wikipedia.org/wiki/Mt._Gox',
  },
  {
    id: 'segwit',
    date: '2017-08-24',
    category: 'bitcoin',
    icon: 'witness-apart',
    status: 'read',
    sourceUrl: 'https://github.com/bitcoin/bips/blob/master/bip-0141.mediawiki',
  },
  {
    id: 'pandemic-easing',
    date: '2020-03-15',
    category: 'monetary',
    icon: 'pile-of-banknotes',
    status: 'read',
    sourceUrl: 'https://www.federalreserve.gov/newsevents/pressreleases/monetary20200315a.htm',
  },
  {
    id: 'el-salvador',
    date: '2021-09-07',
    category: 'bitcoin',
    icon: 'flag-of-a-country',
    status: 'read',
    sourceUrl:
      'https://www.imf.org/en/News/Articles/2025/02/26/pr25043-el-salvador-imf-executive-board-approves-new-us-usd1-4-billion-eff-arrangement',
  },
  {
    id: 'taproot',
    date: '2021-11-14',
    category: 'bitcoin',
    icon: 'tree-with-a-taproot',
    status: 'read',
    sourceUrl: 'https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki',
  },
  {
    id: 'inflation-2022',
    date: '2022-07-13',
    category: 'monetary',
    icon: 'basket',
    status: 'read',
    sourceUrl: 'https://www.bls.gov/news.release/archives/cpi_07132022.htm',
  },
  {
    id: 'silicon-valley-bank',
    date: '2023-03-10',
    category: 'monetary',
    icon: 'bank-on-a-phone',
    status: 'read',
    sourceUrl: 'https://www.fdic.gov/news/press-releases/2023/pr23016.html',
  },
  {
    id: 'spot-funds',
    date: '2024-01-10',
    category: 'bitcoin',
    icon: 'briefcase',
    status: 'read',
    sourceUrl: 'https://www.sec.gov/newsroom/speeches-statements/gensler-statement-spot-bitcoin-011023',
  },
  {
    id: 'fourth-halving',
    date: '2024-04-20',
    category: 'bitcoin',
    icon: 'sixteenth-of-a-coin',
    status: 'read',
    sourceUrl: 'https://mempool.space/block/840000',
  },
  {
    id: 'record-price',
    date: '2025-10-06',
    category: 'bitcoin',
    icon: 'beyond-the-summit',
    status: 'read',
    sourceUrl: 'https://github.com/coinmetrics/data',
  },
  {
    id: 'inflation-2026',
    date: '2026-06-10',
    category: 'monetary',
    icon: 'thermometer',
    status: 'read',
    sourceUrl: 'https://fred.stlouisfed.org/series/CPIAUCNS',
  },
  {
    id: 'weak-seeds',
    date: '2026-07-30',
    category: 'bitcoin',
    icon: 'loaded-die',
    status: 'read',
    sourceUrl: 'https://github.com/bitcoin-dot-org/Bitcoin.org/pull/4905',
  },
  {
    id: 'chain-split',
    date: '2026-08-08',
    category: 'bitcoin',
    icon: 'fork',
    status: 'read',
    sourceUrl: 'https://github.com/bitcoin/bips/pull/2245',
  },
] as const satisfies readonly EventRow[];

export type TimelineEventId = (typeof rows)[number]['id'];

export type TimelineEvent = (typeof rows)[number] & {
  readonly status: TimelineStatus;
  readonly year: number;
  readonly side: TimelineSide;
};

export const timelineEvents: readonly TimelineEvent[] = rows.map((row) => ({
  ...row,
  year: Number(row.date.slice(0, 4)),
  side: timelineCategories[row.category].side,
}));

/** The event at which the red line starts. */
export const turningPoint: TimelineEventId = 'gold-window';

/** Other turns of the two histories, shown larger. */
export const majorEvents: readonly TimelineEventId[] = ['volcker', 'lehman', 'white-paper', 'genesis-block'];

/** The official price of an ounce of gold in dollars: before and after 31 January 1934, and from December 1971. */
export const goldPriceUsd = { before: 20.67, after: 35, smithsonian: 38 } as const;
