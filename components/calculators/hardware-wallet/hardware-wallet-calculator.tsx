'use client';

import { NumberField } from '@/components/ui/fields/field';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import {
  HARDWARE_WALLET_DECIMALS,
  HARDWARE_WALLET_DEFAULTS,
  HARDWARE_WALLET_ID,
  HARDWARE_WALLET_RANGES,
  hardwareWallet,
} from '@/lib/calculators/hardware-wallet';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatPercent, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Facts } from '../frame/facts';
import { numberFields } from '../frame/fields';
import { Formula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { type Result, Results } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { OWN_RISK_EXAMPLE_PERCENT } from './lost-coins';
import { compareRisks, OwnRisk } from './own-risk';
import { RiskBars } from './risk-bars';

const FIELDS = numberFields(
  { ...HARDWARE_WALLET_DEFAULTS, ownRiskPercent: OWN_RISK_EXAMPLE_PERCENT },
  { ...HARDWARE_WALLET_RANGES, ownRiskPercent: HARDWARE_WALLET_RANGES.exchangeRiskPercent },
);

const AMOUNT_SLIDER = { min: 0, max: 1, step: 0.01 };
const RISK_SLIDER = { min: 0, max: 30, step: 0.5 };

/** The cost of a device compared with the risk at an exchange and with the owner's own risk. */
export function HardwareWalletCalculator({
  locale,
  words,
  common,
  latest,
}: {
  locale: Locale;
  words: Content['calculators']['HardwareWalletCalculator'];
  common: Content['calculators']['common'];
  /** The last month-end price of the data. */
  latest: { month: string; priceUsd: number };
}) {
  const calculator = useCalculator({ id: HARDWARE_WALLET_ID, fields: FIELDS, locale, errorWords: common.errors });
  const { values } = calculator;
  const outcome = hardwareWallet(values);
  const value = outcome.ok ? outcome.value : null;
  const dollars = (amount: number) => formatMoney(amount, locale, HARDWARE_WALLET_DECIMALS.portfolioValueUsd);
  const show = (amount: number | null | undefined) => (amount == null ? NO_VALUE : dollars(amount));
  const risks = compareRisks(values);
  const change = risks?.changeUsd;
  const answer: Result = {
    id: 'change',
    label: words.change,
    value: change == null ? NO_VALUE : `${change > 0 ? '+' : ''}${dollars(change)}`,
    note: words.changeNote,
    ...(change && {
      verdict: change > 0 ? { kind: 'gain', word: words.changeGain } : { kind: 'loss', word: words.changeLoss },
    }),
  };
  /** The results of the specification. */
  const results: Result[] = [
    { id: 'portfolio', label: words.portfolio, value: show(value?.portfolioValueUsd) },
    { id: 'risk', label: words.annualRisk, value: show(value?.annualRiskUsd), note: words.annualRiskNote },
    {
      id: 'protection',
      label: words.protection,
      value:
        value?.protectionCostPercent == null
          ? NO_VALUE
          : formatPercent(value.protectionCostPercent, locale, HARDWARE_WALLET_DECIMALS.protectionCostPercent),
      note: value && value.protectionCostPercent === null ? words.protectionNone : words.protectionNote,
    },
    {
      id: 'protected',
      label: words.protected,
      value: show(value?.valueProtectedUsd),
      note:
        value && value.valueProtectedUsd < 0 ? `${words.protectedLoss}. ${words.protectedNote}` : words.protectedNote,
    },
  ];
  const breakEvens = [
    {
      id: 'break-even',
      label: words.breakEven,
      value: show(value?.breakEvenHoldingUsd),
      note:
        value &&
        (value.breakEvenHoldingUsd === null
          ? words.breakEvenNone
          : `${words.breakEvenNote} ${
              value.portfolioValueUsd < value.breakEvenHoldingUsd ? words.breakEvenBelow : words.breakEvenAbove
            }`),
    },
    {
      id: 'own-break-even',
      label: words.ownBreakEven,
      value: show(risks?.breakEvenUsd),
      note: risks && (risks.breakEvenUsd === null ? words.ownBreakEvenNone : words.ownBreakEvenNote),
    },
  ];

  return (
    <CalculatorFrame
      id={HARDWARE_WALLET_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      answer={answer}
      actions={<CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />}
      fields={
        <>
          <SliderField
            {...calculator.bind('bitcoinAmount')}
            label={words.amount}
            slider={calculator.sliderOf('bitcoinAmount', words.amountSpoken, AMOUNT_SLIDER)}
          />
          <div className="calculator-field-row">
            <NumberField
              {...calculator.bind('btcPriceUsd')}
              label={words.btcPrice}
              hint={fill(words.btcPriceHint, {
                month: formatDate(latest.month, locale),
                price: dollars(latest.priceUsd),
              })}
            />
          </div>
          <SliderField
            {...calculator.bind('exchangeRiskPercent')}
            label={words.risk}
            hint={fill(words.riskHint, {
              value: formatPercent(FIELDS.exchangeRiskPercent.initial, locale, { min: 0, max: 2 }),
            })}
            slider={calculator.sliderOf('exchangeRiskPercent', words.riskSpoken, RISK_SLIDER)}
          />
          <div className="calculator-field-row">
            <NumberField {...calculator.bind('walletCostUsd')} label={words.cost} />
          </div>
          <SliderField
            {...calculator.bind('ownRiskPercent')}
            label={words.ownRisk}
            hint={words.ownRiskHint}
            slider={calculator.sliderOf('ownRiskPercent', words.riskSpoken, RISK_SLIDER)}
          />
        </>
      }
      results={
        <>
          <Results label={common.results} results={[answer]} also={results} />
          {value && risks && (
            <RiskBars
              exchangeUsd={value.annualRiskUsd}
              ownUsd={risks.ownLossUsd}
              deviceUsd={values.walletCostUsd}
              words={words.bars}
              dollars={dollars}
            />
          )}
          <Facts facts={results} className="calculator-ledger mt-6" />
        </>
      }
    >
      <p className="text-base text-muted">{words.leavesOut}</p>
      <ReadableDetails summary={words.all} summaryClass="font-semibold text-base">
        <div className="grid gap-8 pt-3">
          <Facts facts={breakEvens} className="sm:grid-cols-2" />
          <OwnRisk words={words} locale={locale} />
          <Formula words={common.formula} lines={words.formula} />
        </div>
      </ReadableDetails>
    </CalculatorFrame>
  );
}
