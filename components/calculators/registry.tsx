import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ChartSource } from '@/components/charts/chart-source';
import { type IconName, NamedIcon } from '@/components/ui/named-icon';
import { addressExamples } from '@/content/address-examples';
import type { ClaimId } from '@/content/claims';
import { formatClaim, getClaim } from '@/lib/content/claims';
import { type Content, getContent } from '@/lib/content/content';
import { getFigure, getSeries, getTable, getValue } from '@/lib/content/figures';
import { dataPath } from '@/lib/content/links';
import { getBillYield, getInflationTable, getMonthlyPrices } from '@/lib/content/series';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatPercent } from '@/lib/format/number';
import {
  AddressIdentifier,
  DcaBacktest,
  DcaCalculator,
  FeeCalculator,
  HardwareWalletCalculator,
  InflationByYear,
  MiningCalculator,
  SecurityChecklist,
  TimePreferenceCalculator,
  TransactionSizer,
} from './calculators.island';

/** The calculators by the name that authors write in MDX; each row adds the data that the form starts with. */
const CALCULATORS = {
  AddressIdentifier: ({ locale, words }) => (
    <AddressIdentifier locale={locale} words={words.addressIdentifier} examples={addressExamples} />
  ),
  DcaBacktest: ({ locale, words, common, parts }) => (
    <DcaBacktest
      locale={locale}
      words={words.dcaBacktest}
      common={common}
      parts={parts}
      prices={getMonthlyPrices()}
      publisher={getFigure('btc-price-monthly').source.publisher}
      source={<ChartSource figures={['btc-price-monthly', 'cpi-u']} locale={locale} />}
      past={pastBillRates(locale)}
    />
  ),
  DcaCalculator: ({ locale, words, common }) => (
    <DcaCalculator locale={locale} words={words.dollarCostAveraging} common={common} />
  ),
  FeeCalculator: ({ locale, words, common }) => <FeeCalculator locale={locale} words={words.fee} common={common} />,
  HardwareWalletCalculator: ({ locale, words, common }) => (
    <HardwareWalletCalculator locale={locale} words={words.hardwareWallet} common={common} latest={latestPrice()} />
  ),
  InflationByYear: ({ locale, words, common }) => (
    <InflationByYear
      locale={locale}
      words={words.inflationByYear}
      common={common}
      table={getInflationTable()}
      source={inflationSource(locale)}
    />
  ),
  MiningCalculator: ({ locale, words, common }) => (
    <MiningCalculator locale={locale} words={words.mining} common={common} latest={latestNetwork()} />
  ),
  SecurityChecklist: ({ words }) => (
    <SecurityChecklist words={words.checklist} icons={categoryIcons(words.checklist.categories)} />
  ),
  TimePreferenceCalculator: ({ locale, words, common, parts }) => (
    <TimePreferenceCalculator
      locale={locale}
      words={words.timePreference}
      common={common}
      parts={parts}
      latest={{ ...latestPrice(), worstFallPercent: getClaim('btc-worst-drawdown').value }}
      past={pastReturns(locale)}
    />
  ),
  TransactionSizer: ({ locale, words, common }) => (
    <TransactionSizer locale={locale} words={words.transactionSize} common={common} />
  ),
} satisfies Record<string, (props: CalculatorProps) => ReactNode>;

interface CalculatorProps {
  locale: Locale;
  words: Content['calculators'];
  common: Content['calculators']['common'];
  parts: Content['charts']['parts'];
}

/** The calculators bound to a language: MDX passes only the props that the author writes. */
export function guideCalculators(locale: Locale): Record<keyof typeof CALCULATORS, () => ReactNode> {
  const { calculators, charts } = getContent(locale);
  const props = { locale, words: calculators, common: calculators.common, parts: charts.parts };
  const bound = Object.entries(CALCULATORS).map(([name, Calculator]) => [name, () => <Calculator {...props} />]);
  return Object.fromEntries(bound);
}

function latestPrice() {
  const [month, priceUsd] = getSeries<string>('btc-price-monthly', 'close').at(-1) ?? ['', Number.NaN];
  return { month, priceUsd };
}

/** What buyers of three-month Treasury bills earned in single years, by the names in the words of the back test. */
function pastBillRates(locale: Locale) {
  const rate = (year: number) => formatPercent(getBillYield(year), locale, 1);
  return { bills2022: rate(2022), bills2023: rate(2023), bills2024: rate(2024) };
}

/** What bitcoin, Treasury bills and prices did, by the names in the words of the savings calculator. */
function pastReturns(locale: Locale) {
  const rate = (id: ClaimId) => formatClaim(getClaim(id), locale);
  return {
    fall2011: rate('btc-fall-2011'),
    fall2015: rate('btc-fall-2013-to-2015'),
    sinceJune2021: rate('btc-return-per-year-since-june-2021'),
    sinceOctober2021: rate('btc-return-per-year-since-october-2021'),
    month: formatDate(latestPrice().month, locale),
    bills: rate('treasury-bills-per-year-since-1971'),
    prices: rate('inflation-per-year-1971-to-2024'),
  };
}

function latestNetwork() {
  const year = Number(getTable('btc-network', 'detail').data.at(-1)?.[0]);
  return {
    year,
    hashRateEhs: getValue('btc-network', year, 'hashRateDecemberEhs', 'detail'),
    source: getFigure('btc-network').source.publisher,
  };
}

function inflationSource(locale: Locale) {
  const { source, vintage } = getFigure('inflation-2020-2024');
  return { publisher: source.publisher, vintage, href: dataPath('inflation-2020-2024', locale) };
}

const CATEGORY_COLORS: Record<string, string> = {
  'device-security': 'text-indigo',
  'network-security': 'text-lake',
  'social-engineering': 'text-plum',
  'physical-security': 'text-ochre',
  'regular-maintenance': 'text-moss',
};

function categoryIcons(categories: readonly { id: string; icon: string }[]) {
  return Object.fromEntries(
    categories.map(({ id, icon }) => [
      id,
      <NamedIcon key={id} name={icon as IconName} className={clsx('size-6 shrink-0', CATEGORY_COLORS[id])} />,
    ]),
  );
}
