'use client';

import { useMemo } from 'react';
import { NumberField } from '@/components/ui/fields/field';
import { Fold } from '@/components/ui/folds/fold';
import { EXAMPLE_SAVINGS_RATE_PERCENT } from '@/lib/calculators/savings-rate';
import {
  growth,
  OTHER_RETURNS_PERCENT,
  scenariosOf,
  TIME_PREFERENCE_DEFAULTS,
  TIME_PREFERENCE_ID,
  TIME_PREFERENCE_RANGES,
  timePreference,
} from '@/lib/calculators/time-preference';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Facts } from '../frame/facts';
import { numberFields } from '../frame/fields';
import { FoldedFormula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { type Result, Results, Verdict } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { OtherReturns } from './other-returns';
import { type LatestPrice, Reality } from './reality';
import { SavingsChart } from './savings-chart';

const FIELDS = numberFields(
  { ...TIME_PREFERENCE_DEFAULTS, interestPercent: EXAMPLE_SAVINGS_RATE_PERCENT },
  { ...TIME_PREFERENCE_RANGES, interestPercent: TIME_PREFERENCE_RANGES.bitcoinReturnPercent },
);

const INFLATION_SLIDER = { min: 0, max: 15, step: 0.1 };
const RETURN_SLIDER = { min: -60, max: 60 };

/** Monthly savings in dollars and in bitcoin, at an assumed return and at alternatives. */
export function TimePreferenceCalculator({
  locale,
  words,
  common,
  parts,
  latest,
}: {
  locale: Locale;
  words: Content['calculators']['TimePreferenceCalculator'];
  common: Content['calculators']['common'];
  parts: Content['charts']['parts'];
  latest: LatestPrice;
}) {
  const calculator = useCalculator({ id: TIME_PREFERENCE_ID, fields: FIELDS, locale, errorWords: common.errors });
  const { values } = calculator;
  const outcome = useMemo(() => timePreference(values), [values]);
  const plan = outcome.ok ? outcome.value : null;
  const scenarios = useMemo(() => scenariosOf(values, values.interestPercent), [values]);
  const show = (value: number | undefined) => (value === undefined ? NO_VALUE : formatDollars(value, locale));
  const showLoss = (value: number | null | undefined) => (value == null ? NO_VALUE : formatPercent(value, locale, 1));
  const percent = (value: number) => formatPercent(value, locale, { min: 0, max: 2 });
  const isLess = plan !== null && plan.bitcoinValueUsd < plan.totalContributedUsd;
  const results: [Result, ...Result[]] = [
    {
      id: 'real',
      label: words.real,
      value: show(plan?.realValueUsd),
      note: fill(words.realNote, { atEnd: show(plan?.cashAtEndUsd) }),
    },
    { id: 'contributed', label: words.contributed, value: show(plan?.totalContributedUsd) },
    { id: 'nominal', label: words.nominal, value: show(plan?.nominalUsd), note: words.nominalNote },
    {
      id: 'loss',
      label: words.loss,
      value: showLoss(plan?.purchasingPowerLossPercent),
      note: fill(words.lossNote, { lossAtEnd: showLoss(plan?.cashLossAtEndPercent) }),
    },
    {
      id: 'bitcoin',
      label: words.btcValue,
      value: show(plan?.bitcoinValueUsd),
      note: fill(words.btcValueNote, {
        real: show(plan ? plan.bitcoinValueUsd / growth(values.inflationPercent, plan.months) : undefined),
      }),
      verdict: isLess ? { kind: 'loss', word: words.less } : undefined,
    },
  ];

  return (
    <CalculatorFrame
      id={TIME_PREFERENCE_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <div className="grid grid-cols-2 items-end gap-x-4">
            <NumberField {...calculator.bind('monthlyAmountUsd')} label={words.amount} />
            <NumberField {...calculator.bind('years')} label={words.years} />
          </div>
          <SliderField
            {...calculator.bind('inflationPercent')}
            label={words.inflation}
            slider={calculator.sliderOf('inflationPercent', words.inflationSpoken, INFLATION_SLIDER)}
          />
          <SliderField
            {...calculator.bind('bitcoinReturnPercent')}
            label={words.btcReturn}
            hint={fill(words.btcReturnHint, { value: percent(FIELDS.bitcoinReturnPercent.initial) })}
            slider={calculator.sliderOf('bitcoinReturnPercent', words.btcReturnSpoken, RETURN_SLIDER)}
          />
          <Fold summary={fill(words.interestFolded, { value: percent(values.interestPercent) })}>
            <div className="pt-4">
              <div className="calculator-field-row">
                <NumberField {...calculator.bind('interestPercent')} label={words.interest} hint={words.interestHint} />
              </div>
            </div>
          </Fold>
        </>
      }
      results={
        <>
          <Results label={common.results} results={results.slice(0, 1)} also={results.slice(1)} />
          <Facts
            facts={results.slice(1).map(({ verdict, note, ...fact }) => ({
              ...fact,
              note: verdict ? (
                <span>
                  <Verdict {...verdict} /> <span>{note}</span>
                </span>
              ) : (
                note
              ),
            }))}
            className="calculator-ledger mt-5"
          />
        </>
      }
      answer={results[0]}
      actions={<CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />}
      chart={
        plan &&
        plan.totalContributedUsd > 0 && (
          <SavingsChart
            id={`${TIME_PREFERENCE_ID}-chart`}
            plan={plan}
            scenarios={scenarios}
            words={words.chart}
            parts={parts}
            locale={locale}
          />
        )
      }
    >
      {plan && (
        <Reality
          returnPercent={values.bitcoinReturnPercent}
          months={plan.months}
          example={FIELDS.bitcoinReturnPercent.initial}
          latest={latest}
          words={words.reality}
          locale={locale}
        />
      )}
      {plan && plan.totalContributedUsd > 0 && (
        <OtherReturns
          scenarios={scenarios}
          monthlyAmountUsd={values.monthlyAmountUsd}
          years={plan.months / 12}
          contributedUsd={plan.totalContributedUsd}
          words={words}
          locale={locale}
        />
      )}
      <FoldedFormula
        summary={common.formula.folded}
        words={common.formula}
        lines={words.formula}
        constants={[
          { name: words.constants.n, value: plan ? formatNumber(plan.months, locale) : NO_VALUE },
          { name: words.constants.zero, value: percent(OTHER_RETURNS_PERCENT.zero) },
          { name: words.constants.negative, value: percent(OTHER_RETURNS_PERCENT.negative) },
        ]}
      />
    </CalculatorFrame>
  );
}
