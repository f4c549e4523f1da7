'use client';

import { ArrowDown } from 'lucide';
import { Button } from '@/components/ui/button';
import { NumberField, SelectField } from '@/components/ui/fields/field';
import { Icon } from '@/components/ui/icon';
import { DCA_BACKTEST_ID } from '@/lib/calculators/dca-backtest';
import {
  DCA_DEFAULTS,
  DCA_ID,
  DCA_RANGES,
  DCA_SUGGESTED,
  dollarCostAveraging,
  FREQUENCIES,
  PURCHASES_PER_YEAR,
} from '@/lib/calculators/dollar-cost-averaging';
import { toPartialFragment } from '@/lib/calculators/fragment';
import type { Content } from '@/lib/content/content';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Facts } from '../frame/facts';
import { type CalculatorFields, numberFields } from '../frame/fields';
import { FoldedFormula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { useCalculator } from '../frame/use-calculator';
import { YearSteps } from './year-steps';

const FIELDS = {
  ...numberFields(DCA_DEFAULTS, DCA_RANGES),
  frequency: { kind: 'choice', initial: DCA_DEFAULTS.frequency, options: FREQUENCIES },
} as const satisfies CalculatorFields;

export function DcaCalculator({
  locale,
  words,
  common,
}: {
  locale: Locale;
  words: Content['calculators']['DcaCalculator'];
  common: Content['calculators']['common'];
}) {
  const calculator = useCalculator({ id: DCA_ID, fields: FIELDS, locale, errorWords: common.errors });
  const { amountUsd } = calculator.values;
  const outcome = dollarCostAveraging(calculator.values);
  const plan = outcome.ok ? outcome.value : null;
  const perMonth = plan && plan.annualTotalUsd / 12;
  const money = (value: number) => formatMoney(value, locale, Number.isInteger(value) ? 0 : 2);

  function tryOnPastPrices() {
    if (perMonth === null) return;
    // The back test restores its state on `hashchange`.
    window.location.hash = toPartialFragment(DCA_BACKTEST_ID, { amountUsd: roundHalfAwayFromZero(perMonth, 2) });
  }

  const annual = {
    id: 'annual',
    label: words.annual,
    value: plan ? fill(words.annualValue, { amount: money(plan.annualTotalUsd) }) : NO_VALUE,
  };

  const monthly = {
    id: 'monthly',
    label: words.monthly,
    value: perMonth === null ? NO_VALUE : money(perMonth),
    note: words.monthlyNote,
  };

  return (
    <CalculatorFrame
      id={DCA_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <div className="calculator-field-row">
            <NumberField
              {...calculator.bind('amountUsd')}
              {...DCA_SUGGESTED}
              label={words.amount}
              hint={fill(words.amountHint, { min: money(DCA_SUGGESTED.min), max: money(DCA_SUGGESTED.max) })}
            />
          </div>
          <div className="calculator-field-row">
            <SelectField {...calculator.bind('frequency')} label={words.frequency} hint={words.frequencyHint}>
              {FREQUENCIES.map((frequency) => (
                <option key={frequency} value={frequency}>
                  {words.frequencies[frequency]}
                </option>
              ))}
            </SelectField>
          </div>
        </>
      }
      results={
        <>
          <Results
            label={common.results}
            results={[
              {
                ...annual,
                ...(plan && {
                  note: fill(words.annualNote, {
                    n: formatNumber(plan.purchasesPerYear, locale),
                    amount: money(amountUsd),
                  }),
                }),
              },
            ]}
            also={[monthly]}
          />
          <Facts facts={[monthly]} className="calculator-ledger mt-5" />
        </>
      }
      answer={annual}
      actions={
        <div className="flex flex-wrap gap-3">
          <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
          <Button variant="primary" disabled={perMonth === null} onClick={tryOnPastPrices}>
            {words.tryIt}
            <Icon node={ArrowDown} className="size-4" />
          </Button>
        </div>
      }
      chart={
        <YearSteps
          purchases={PURCHASES_PER_YEAR[calculator.values.frequency]}
          sums={plan ? [plan.annualTotalUsd, plan.annualTotalUsd / 2, 0].map(money) : [NO_VALUE, money(0)]}
          ends={[1, 12].map((month) => fill(words.month, { n: formatNumber(month, locale) }))}
          caption={words.year}
        />
      }
    >
      <FoldedFormula
        summary={common.formula.folded}
        words={common.formula}
        lines={words.formula}
        constants={FREQUENCIES.map((frequency) => ({
          name: fill(words.constants.perYear, { frequency: words.frequencies[frequency] }),
          value: formatNumber(PURCHASES_PER_YEAR[frequency], locale),
          ...(frequency === 'weekly' && { note: words.constants.note }),
        }))}
      />
    </CalculatorFrame>
  );
}
