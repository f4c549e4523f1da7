'use client';

import { useMemo } from 'react';
import { SelectField } from '@/components/ui/fields/field';
import {
  INFLATION_DEFAULT_YEAR,
  INFLATION_ID,
  type InflationYear,
  inflationByYear,
  totalRisePercent,
} from '@/lib/calculators/inflation-by-year';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import type { CalculatorFields } from '../frame/fields';
import { FoldedFormula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { useCalculator } from '../frame/use-calculator';
import { AllYears } from './all-years';
import { RealPay } from './real-pay-sentences';
import { YearBars } from './year-bars';

/** The year of the owner's groceries row that is a yearly average. */
const GROCERIES_YEAR = 2023;

export function InflationByYear({
  table,
  source,
  words,
  common,
  locale,
}: {
  table: readonly InflationYear[];
  source: { publisher: string; vintage: string; href: string };
  words: Content['calculators']['InflationByYear'];
  common: Content['calculators']['common'];
  locale: Locale;
}) {
  const fields = useMemo(
    () =>
      ({
        year: {
          kind: 'choice',
          initial: String(INFLATION_DEFAULT_YEAR),
          options: table.map(({ year }) => String(year)),
        },
      }) as const satisfies CalculatorFields,
    [table],
  );
  const calculator = useCalculator({ id: INFLATION_ID, fields, locale, errorWords: common.errors });
  const year = Number(calculator.values.year);
  const result = inflationByYear(year, table);
  const signed = (decimals: number) => (percent: number) =>
    `${percent > 0 ? '+' : ''}${formatPercent(percent, locale, decimals)}`;
  const format = { site: signed(0), official: signed(1) };
  const total = (riseOf: (row: InflationYear) => number) => formatPercent(totalRisePercent(table, riseOf), locale);
  const groceries = table.find((row) => row.year === GROCERIES_YEAR);
  const highest = Math.max(
    ...table.flatMap(({ owner, official }) => [...Object.values(owner), ...Object.values(official)]),
  );

  return (
    <CalculatorFrame
      id={INFLATION_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      stacked="always"
      actions={<CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />}
      noScript={fill(words.noScript, { n: table.length })}
      fields={
        <div className="grid gap-6 xl:px-2">
          {/* On wide screens label, choice and hint share a row. */}
          <div className="md:*:grid md:*:grid-cols-[auto_10rem_1fr] md:*:items-center md:*:gap-x-5 md:*:*:mb-0 md:[&_p]:order-last">
            <SelectField {...calculator.bind('year')} label={words.year} hint={words.yearHint}>
              {table.map((row) => (
                <option key={row.year}>{row.year}</option>
              ))}
            </SelectField>
          </div>
          {result.ok && <RealPay row={result.value} words={words.realPay} locale={locale} />}
        </div>
      }
      results={
        result.ok && (
          <YearBars row={result.value} highest={highest} label={common.results} format={format} words={words} />
        )
      }
    >
      <AllYears table={table} year={year} format={format} words={words}>
        <p className="mt-5 text-base">
          {fill(words.table.mismatch, {
            housing: total((row) => row.owner.housing),
            housePrices: total((row) => row.official.housePrices),
            below: formatNumber(table.filter(({ owner, official }) => owner.wages < official.wages).length, locale),
            years: formatNumber(table.length, locale),
            wages: total((row) => row.owner.wages),
            pay: total((row) => row.official.wages),
            groceries: formatPercent(groceries?.owner.groceries ?? Number.NaN, locale),
            groceriesOfficial: formatPercent(groceries?.official.groceries ?? Number.NaN, locale, 1),
          })}
        </p>
      </AllYears>
      <div className="grid gap-3 text-base">
        <p>{words.table.trust}</p>
        <p className="text-muted">
          {fill(words.table.note, { publisher: source.publisher, vintage: formatDate(source.vintage, locale) })}{' '}
          <a className="link" href={source.href}>
            {words.table.source}
          </a>
        </p>
      </div>
      <FoldedFormula summary={common.formula.folded} words={common.formula} lines={words.formula} />
    </CalculatorFrame>
  );
}
