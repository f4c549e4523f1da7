/**
 * Numbers of the home page that are not computed: each was read in a copy of the named source, or in a page that repeats it. Its
 * words state where it was read, and its limits.
 */
import { homeSources } from '@/content/home/home-sources';
import { goldPriceUsd } from '../timeline';
import { compact, number, percent, trimmedPercent, usd, usdCompact } from './parts';
import type { ReadRow } from './types';

/** World Gold Council: tonnes above the ground at the end of 2025, and what mines added in 2024 and in 2025. */
export const GOLD_TONNES = { stock: 219_891, added2024: 3_645, added2025: 3_670 } as const;

export const readClaims = {
  'gold-supply-growth': {
    format: percent(1),
    value: (100 * GOLD_TONNES.added2025) / GOLD_TONNES.stock,
    source: { ...homeSources.goldMined, date: '2025' },
  },
  'house-size-1970': { format: number(0), value: 1385, source: { ...homeSources.houseSizes1970, date: '1970' } },
  'house-size-1973': { format: number(0), value: 1525, source: { ...homeSources.houseSizes, date: '1973' } },
  'house-size-2015': { format: number(0), value: 2467, source: { ...homeSources.houseSizes, date: '2015' } },
  'house-size-2023': { format: number(-1), value: 2290, source: { ...homeSources.houseSize2023, date: '2023' } },
  'house-size-2024': { format: number(-1), value: 2150, source: { ...homeSources.houseSize2024, date: '2024' } },
  'argentina-inflation-2023': {
    format: percent(1),
    value: 211.4,
    source: { ...homeSources.apArgentina, date: '2023-12' },
  },
  'wikileaks-coins-2012': {
    format: number(-2),
    value: 1100,
    source: { ...homeSources.droidGuyWikileaks, date: '2012-08' },
  },
  'bank-of-cyprus-first': { format: percent(1), value: 37.5, source: { ...homeSources.bankOfCyprus, date: '2013-04' } },
  'bank-of-cyprus-final': {
    format: percent(1),
    value: 47.5,
    source: { ...homeSources.reutersCyprus, date: '2013-07-28' },
  },
  'adults-without-account': { format: compact, value: 1.3e9, source: { ...homeSources.findex2025, date: '2024' } },
  'adults-without-account-with-phone': {
    format: compact,
    value: 9e8,
    source: { ...homeSources.findex2025, date: '2024' },
  },
  'false-coins-2010': { format: compact, value: 1.84e11, source: { ...homeSources.valueOverflow, date: '2010-08-15' } },
  'exchange-theft-2025': { format: usdCompact, value: 1.5e9, source: { ...homeSources.apBybit, date: '2025-02' } },
  'days-before-the-program': {
    format: number(0),
    value: 5,
    source: { ...homeSources.satoshiRelease, date: '2009-01-08' },
  },
  'coins-of-satoshi': { format: compact, value: 1e6, source: { ...homeSources.satoshiFortune, date: '2013-04-17' } },
  'mining-nuclear-share': {
    format: percent(1),
    value: 9.8,
    source: { ...homeSources.cambridgeReport, date: '2024-06' },
  },
  'gold-price-before-1934': {
    format: usd(2),
    value: goldPriceUsd.before,
    source: { ...homeSources.goldReserveAct, date: '1934-01-30' },
  },
  'gold-price-after-1934': {
    format: usd(0),
    value: goldPriceUsd.after,
    source: { ...homeSources.goldReserveAct, date: '1934-01-30' },
  },
  'gold-price-smithsonian': {
    format: usd(0),
    value: goldPriceUsd.smithsonian,
    source: { ...homeSources.smithsonian, date: '1971-12' },
  },
  'treasury-bill-minimum-1970': {
    format: usd(0),
    value: 10_000,
    source: { ...homeSources.treasuryBillMinimum, date: '1970-03-02' },
  },
  'interest-rate-1981': {
    format: percent(0),
    value: 19,
    source: { ...homeSources.volcker, date: '1981' },
  },
  'black-monday-fall': {
    format: trimmedPercent,
    value: 22.6,
    source: { ...homeSources.crashOf1987, date: '1987-10-19' },
  },
  'mortgage-debt-2008': {
    format: usdCompact,
    value: 6e11,
    source: { ...homeSources.fedMortgagePurchases, date: '2008-11-25' },
  },
  'insured-deposit-2023': {
    format: usd(0),
    value: 250_000,
    source: { ...homeSources.fdicSiliconValleyBank, date: '2023-03-10' },
  },
  'inflation-target': {
    format: percent(0),
    value: 2,
    source: { ...homeSources.fedGoals, date: '2012-01-25' },
  },
  'core-inflation-may-2026': {
    format: percent(1),
    value: 2.9,
    source: { ...homeSources.coreInflation, date: '2026-05' },
  },
  'cpi-average-2025': {
    format: number(3),
    value: 321.943,
    source: { ...homeSources.cpiAverage2025, date: '2025' },
  },
  'inflation-june-2026': {
    format: percent(1),
    value: 3.5,
    source: { ...homeSources.cpiJune2026, date: '2026-06' },
  },
  'inflation-july-2026': {
    format: percent(1),
    value: 3.4,
    source: { ...homeSources.cpiJuly2026, date: '2026-07' },
  },
  'core-inflation-july-2026': {
    format: percent(1),
    value: 2.5,
    source: { ...homeSources.cpiJuly2026, date: '2026-07' },
  },
  'core-pce-may-2026': {
    format: percent(1),
    value: 3.4,
    source: { ...homeSources.corePce, date: '2026-05' },
  },
  'first-payment-coins': {
    format: number(0),
    value: 10,
    source: { ...homeSources.finneyAndMe, date: '2009-01-12' },
  },
  'pizza-coins': {
    format: number(0),
    value: 10_000,
    source: { ...homeSources.pizzaDay, date: '2010-05-22' },
  },
  'chain-split-block': {
    format: number(0),
    value: 961_632,
    source: { ...homeSources.knotsRemoved, date: '2026-08-08' },
  },
  'chain-split-signals': {
    format: percent(1),
    value: 2.5,
    source: { ...homeSources.knotsRemoved, date: '2026-08-19' },
  },
  'mt-gox-lost': { format: number(0), value: 850_000, source: { ...homeSources.kyodoMtGox, date: '2014-02-28' } },
  'mt-gox-found': { format: number(0), value: 200_000, source: { ...homeSources.kyodoMtGox, date: '2014-03-20' } },
} satisfies Record<string, ReadRow>;
