'use client';

import { type ReactNode, useMemo } from 'react';
import { NumberField } from '@/components/ui/fields/field';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import {
  DCA_BACKTEST_DEFAULTS,
  DCA_BACKTEST_ID,
  DCA_BACKTEST_RANGES,
  dcaBacktest,
} from '@/lib/calculators/dca-backtest';
import { compareStarts } from '@/lib/calculators/dca-starts';
import { monthAfter, monthsBetween, type PackedPrices, unpackPrices } from '@/lib/calculators/monthly-table';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Facts } from '../frame/facts';
import { type CalculatorFields, numberFields } from '../frame/fields';
import { FoldedFormula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { useCalculator } from '../frame/use-calculator';
import { useLast } from '../frame/use-last';
import { EveryStart, ONE_YEAR } from './every-start';
import { MonthField } from './month-field';
import { PlanChart } from './plan-chart';
import { PlanFacts } from './plan-facts';
import { planResults } from './plan-results';
import { QuickStarts } from './quick-starts';

/** The default plan ends with the data: its period is not selected by result. */
const DEFAULT_LENGTH_MONTHS = 60;

/** The result of a past monthly plan, compared with a lump sum, a savings account and cash. */
export function DcaBacktest({
  prices: packed,
  publisher,
  source,
  words,
  common,
  parts,
  locale,
}: {
  prices: PackedPrices;
  publisher: string;
  source: ReactNode;
  words: Content['calculators']['DcaBacktest'];
  common: Content['calculators']['common'];
  parts: Content['charts']['parts'];
  locale: Locale;
}) {
  const { prices, fields } = useMemo(() => {
    const prices = unpackPrices(packed);
    const { months } = prices;
    const { amountUsd, ...percents } = numberFields(DCA_BACKTEST_DEFAULTS, DCA_BACKTEST_RANGES);
    const fields = {
      amountUsd,
      startMonth: { kind: 'choice', initial: months.at(-DEFAULT_LENGTH_MONTHS) ?? packed.firstMonth, options: months },
      endMonth: { kind: 'choice', initial: months.at(-1) ?? packed.firstMonth, options: months },
      ...percents,
    } as const satisfies CalculatorFields;
    return { prices, fields };
  }, [packed]);
  const calculator = useCalculator({ id: DCA_BACKTEST_ID, fields, locale, errorWords: common.errors });
  const { values } = calculator;
  const { amountUsd, startMonth, endMonth, feePercent, savingsRatePercent } = values;
  const plan = useMemo(() => {
    const outcome = dcaBacktest(values, prices);
    if (!outcome.ok) return null;
    const months = monthsBetween(values.startMonth, values.endMonth);
    return {
      ...values,
      months,
      result: outcome.value,
      starts: compareStarts(months, values.feePercent, prices.closes, prices.cpi),
    };
  }, [values, prices]);
  const result = plan?.result ?? null;
  const shown = useLast(plan);
  const unseen = plan ? undefined : ({ visibility: 'hidden' } as const);
  const isWrongOrder = startMonth > endMonth;
  const isOurWindow = startMonth === fields.startMonth.initial && endMonth === fields.endMonth.initial;

  const oneYear = useMemo(() => compareStarts(ONE_YEAR, feePercent, prices.closes), [feePercent, prices]);

  const lastMonth = prices.months.at(-1) ?? '';
  const month = (value: string) => formatDate(value, locale);
  const monthField = (name: 'startMonth' | 'endMonth') => ({
    id: `${DCA_BACKTEST_ID}-${name}`,
    words,
    months: prices.months,
    value: calculator.values[name],
    remark: calculator.bind(name).remark,
    locale,
    onChange: (value: string) => calculator.set(name, value),
  });
  const results = planResults(result, shown, words, locale);
  function choose(start: string, months: number) {
    calculator.set('startMonth', start);
    calculator.set('endMonth', monthAfter(start, months - 1));
  }

  return (
    <CalculatorFrame
      id={DCA_BACKTEST_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      presets={
        <QuickStarts
          closes={prices.closes}
          startMonth={startMonth}
          endMonth={endMonth}
          words={words.quick}
          locale={locale}
          onChoose={choose}
        />
      }
      fields={
        <>
          {/* A message beside a field is not hidden: a link can bring months in the wrong order. */}
          <details open={isWrongOrder || undefined} className="phone-fold always-readable">
            <summary className="chevron">{words.planFields}</summary>
            <div className="grid gap-6 max-md:pt-2">
              <div className="calculator-field-row">
                <NumberField {...calculator.bind('amountUsd')} label={words.amount} hint={words.amountHint} />
              </div>
              <MonthField {...monthField('startMonth')} legend={words.start} />
              <MonthField
                {...monthField('endMonth')}
                legend={words.end}
                error={isWrongOrder ? words.wrongOrder : undefined}
              />
            </div>
          </details>
          <ReadableDetails
            summary={fill(words.costs, {
              fee: formatPercent(feePercent, locale, { min: 0, max: 2 }),
              rate: formatPercent(savingsRatePercent, locale, { min: 0, max: 2 }),
            })}
            summaryClass="font-semibold text-base"
          >
            <div className="grid gap-6 pt-2">
              <div className="calculator-field-row">
                <NumberField {...calculator.bind('feePercent')} label={words.fee} hint={words.feeHint} />
              </div>
              <div className="calculator-field-row">
                <NumberField
                  {...calculator.bind('savingsRatePercent')}
                  label={words.savings}
                  hint={words.savingsHint}
                />
              </div>
            </div>
          </ReadableDetails>
        </>
      }
      answer={{ ...results[0], verdict: plan ? results[0].verdict : undefined }}
      actions={<CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />}
      results={
        <div className={plan ? undefined : 'calculator-held'}>
          <Results label={common.results} results={results.slice(0, 1)} also={results.slice(1)} />
          <Facts facts={results.slice(1)} className="calculator-ledger mt-5" />
          <details className="phone-fold always-readable mt-5" style={unseen}>
            <summary className="chevron">{words.window.title}</summary>
            <p className="text-base">
              {isOurWindow
                ? fill(plan?.starts?.worst.startMonth === startMonth ? words.window.oursWorst : words.window.ours, {
                    years: formatNumber(DEFAULT_LENGTH_MONTHS / 12, locale),
                  })
                : shown && fill(words.window.readers, { start: month(shown.startMonth), end: month(shown.endMonth) })}
            </p>
          </details>
          <p className="mt-3 font-semibold text-base" style={unseen}>
            {words.warning}
          </p>
        </div>
      }
      chart={
        shown &&
        shown.result.investedUsd > 0 && (
          <div className="relative">
            {!plan && <p className="absolute inset-x-5 top-5 text-base text-muted md:inset-x-8">{common.noResult}</p>}
            <div style={unseen}>
              <PlanChart result={shown.result} words={words.chart} parts={parts} source={source} locale={locale} />
            </div>
          </div>
        )
      }
    >
      {shown?.starts && (
        <div style={unseen}>
          <EveryStart
            comparison={shown.starts}
            oneYear={oneYear}
            months={shown.months}
            startMonth={shown.startMonth}
            firstMonth={packed.firstMonth}
            words={words}
            locale={locale}
          />
        </div>
      )}
      <PlanFacts
        result={result}
        amountUsd={amountUsd}
        closes={prices.closes}
        lastMonth={lastMonth}
        words={words}
        locale={locale}
      />
      <FoldedFormula
        summary={common.formula.folded}
        words={common.formula}
        lines={words.formula}
        constants={[
          {
            name: words.constants.prices,
            value: fill(words.constants.pricesValue, {
              publisher,
              first: month(packed.firstMonth),
              last: month(lastMonth),
            }),
          },
        ]}
      />
    </CalculatorFrame>
  );
}
