import type { ComponentProps, ElementType, ReactNode } from 'react';
import { ChartSource } from '@/components/charts/chart-source';
import { addressExamples } from '@/content/address-examples';
import { getContent } from '@/lib/content/content';
import { getFigure, getSeries, getTable, getValue } from '@/lib/content/figures/figures';
import { getInflationTable, getMonthlyPrices } from '@/lib/content/figures/series';
import { dataPath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import * as island from './calculators.island';
import { groupDrawings } from './security-checklist/group-drawings';

// The Time Machine is part of home: authors cannot use it in MDX.
const { TimeMachine: _, ...forms } = island;

type Name = keyof typeof forms;
type Props<N extends Name> = ComponentProps<(typeof forms)[N]>;

/** The words of a form in content/<language>/calculators.ts have its name. */
type Words = { [N in Name]: Props<N>['words'] };

/** The other properties of a form: data of the site that it starts with. */
type Data<N extends Name> = Omit<Props<N>, 'locale' | 'words' | 'common'>;

type NameWithData = { [N in Name]: keyof Data<N> extends never ? never : N }[Name];

/** A row for each form that starts with data of the site. The others need none. */
const DATA: { [N in NameWithData]: (locale: Locale) => Data<N> } = {
  AddressIdentifier: () => ({ examples: addressExamples }),
  DcaBacktest: (locale) => ({
    parts: getContent(locale).charts.parts,
    prices: getMonthlyPrices(),
    publisher: getFigure('btc-price-monthly').source.publisher,
    source: <ChartSource figures={['btc-price-monthly', 'cpi-u']} locale={locale} />,
  }),
  HardwareWalletCalculator: () => ({ latest: latestPrice() }),
  InflationByYear: (locale) => ({ table: getInflationTable(), source: inflationSource(locale) }),
  MiningCalculator: () => ({ latest: latestNetwork() }),
  SecurityChecklist: () => ({ drawings: groupDrawings }),
  TimePreferenceCalculator: (locale) => ({
    parts: getContent(locale).charts.parts,
    latest: latestPrice(),
  }),
};

/** The calculators bound to a language: authors write them in MDX without properties. */
export function guideCalculators(locale: Locale): Record<Name, () => ReactNode> {
  const { common, ...calculators } = getContent(locale).calculators;
  const words: Words = calculators;
  const bind = (name: Name) => {
    const Form: ElementType = forms[name];
    return () => (
      <Form locale={locale} words={words[name]} common={common} {...(hasData(name) && DATA[name](locale))} />
    );
  };
  const names = Object.keys(forms) as Name[];
  return Object.fromEntries(names.map((name) => [name, bind(name)])) as Record<Name, () => ReactNode>;
}

const hasData = (name: Name): name is NameWithData => name in DATA;

function latestPrice() {
  const [month, priceUsd] = getSeries<string>('btc-price-monthly', 'close').at(-1) ?? ['', Number.NaN];
  return { month, priceUsd };
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
