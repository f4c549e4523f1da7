import type { ElementType, ReactNode } from 'react';
import { ChartSource } from '@/components/charts/chart-source';
import { addressExamples } from '@/content/examples/address-examples';
import type { LessonCalculatorId } from '@/content/lesson';
import { getClaim } from '@/lib/content/claims/claims';
import { fillClaims } from '@/lib/content/claims/fill-claims';
import { getContent, getOwnWords } from '@/lib/content/content';
import { getFigure, getSeries, getTable, getValue } from '@/lib/content/figures/figures';
import { getHoursTable } from '@/lib/content/figures/hours-table';
import { getInflationTable, getMonthlyPrices } from '@/lib/content/figures/series';
import { getWeimarTable } from '@/lib/content/figures/weimar-table';
import { getBlockChainNonces } from '@/lib/content/lessons/block-chain-nonces';
import { dataPath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { type CalculatorName, type CalculatorProps, calculators } from './calculators.island';
import type { CalculatorLesson } from './frame/in-lesson';
import { groupDrawings } from './security-checklist/group-drawings';

/** The Time Machine is part of home: neither a guide nor a lesson can have it. */
type Name = Exclude<CalculatorName, 'TimeMachine'>;

/** The words of a calculator in content/<language>/calculators have its name. */
type Words = { [N in Name]: CalculatorProps<N>['words'] };

/** The other properties of a form: data of the site that it starts with. */
type Data<N extends Name> = Omit<CalculatorProps<N>, 'locale' | 'words' | 'common' | 'lesson'>;

type NameWithData = { [N in Name]: keyof Data<N> extends never ? never : N }[Name];

/** A row for each form that starts with data of the site. The others need none. */
const DATA: { [N in NameWithData]: (locale: Locale) => Data<N> } = {
  AddressIdentifier: () => ({ examples: addressExamples }),
  BlockChain: (locale) => ({ nonces: getBlockChainNonces(locale) }),
  DcaBacktest: (locale) => ({
    parts: getContent(locale).charts.parts,
    prices: getMonthlyPrices(),
    publisher: getFigure('btc-price-monthly').source.publisher,
    source: <ChartSource figures={['btc-price-monthly', 'cpi-u']} locale={locale} />,
  }),
  HardwareWalletCalculator: () => ({ latest: latestPrice() }),
  HoursOfWork: () => ({ table: getHoursTable() }),
  InflationByYear: (locale) => ({ table: getInflationTable(), source: inflationSource(locale) }),
  MiningCalculator: () => ({ latest: latestNetwork() }),
  NowOrLater: () => ({
    inflation: latestInflation(),
    soldiers: { from: getClaim('soldiers-rate-least').value, to: getClaim('soldiers-rate-most').value },
  }),
  PriceClock: () => ({ table: getWeimarTable() }),
  SecurityChecklist: () => ({ drawings: groupDrawings }),
  TimePreferenceCalculator: (locale) => ({
    parts: getContent(locale).charts.parts,
    latest: latestPrice(),
  }),
};

const hasData = (name: Name): name is NameWithData => name in DATA;

/** The data of the site that a calculator starts with, and what its words say of them. */
export function readForCalculator(name: Name, locale: Locale): void {
  if (hasData(name)) DATA[name](locale);
  fillClaims(getOwnWords(locale).calculators[name], name, locale);
}

export const isCalculatorName = (name: string): name is Name => name in calculators && name !== 'TimeMachine';

type NameOf<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${NameOf<Rest>}`
  : Capitalize<Id>;

/** The name of a calculator by its id in a lesson: `block-chain` is `BlockChain`. */
export const calculatorName = (id: LessonCalculatorId) =>
  id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()) as NameOf<LessonCalculatorId>;

/** A calculator in a language. In a lesson it has the lesson's tasks. */
export function Calculator({
  name,
  locale,
  lesson,
}: {
  name: Name;
  locale: Locale;
  lesson?: CalculatorLesson;
}): ReactNode {
  const { common, ...calculatorWords } = getContent(locale).calculators;
  const words: Words = calculatorWords;
  const Form: ElementType = calculators[name];
  return (
    <Form
      locale={locale}
      words={words[name]}
      common={common}
      {...(hasData(name) && DATA[name](locale))}
      {...(lesson && { lesson })}
    />
  );
}

/** The calculators bound to a language: authors write them in MDX without properties. */
export function guideCalculators(locale: Locale): Record<Name, () => ReactNode> {
  const { TimeMachine: _, ...others } = calculators;
  const names = Object.keys(others) as Name[];
  const bound = names.map((name) => [name, () => <Calculator name={name} locale={locale} />]);
  return Object.fromEntries(bound) as Record<Name, () => ReactNode>;
}

function latestPrice() {
  const [month, priceUsd] = getSeries<string>('btc-price-monthly', 'close').at(-1) ?? ['', Number.NaN];
  return { month, priceUsd };
}

function latestInflation() {
  const month = getSeries<string>('cpi-u', 'cpi', 'monthly').at(-1)?.[0];
  if (!month) throw new Error('content/figures/cpi-u.json needs a month in its table "monthly"');
  return { percent: getClaim('inflation-latest').value, month };
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
