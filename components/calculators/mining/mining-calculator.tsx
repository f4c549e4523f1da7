'use client';

import type { ReactNode } from 'react';
import { NumberField } from '@/components/ui/fields/field';
import { Fold } from '@/components/ui/folds/fold';
import { BLOCKS_PER_DAY, SUBSIDY_BTC } from '@/lib/bitcoin';
import {
  MINING_DECIMALS,
  MINING_DEFAULTS,
  MINING_ID,
  MINING_RANGES,
  mining,
  NETWORK_HASH_RATE_THS,
} from '@/lib/calculators/mining';
import type { Content } from '@/lib/content/content';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { Facts } from '../frame/facts';
import { numberFields } from '../frame/fields';
import { FoldedFormula } from '../frame/formula';
import { LinkNotice } from '../frame/link-notice';
import { type Result, Results } from '../frame/results';
import { useCalculator } from '../frame/use-calculator';
import { Bar } from './bar';
import { type LatestNetwork, MiningFacts, toThs } from './mining-facts';

const FIELDS = numberFields(MINING_DEFAULTS, MINING_RANGES);

export function MiningCalculator({
  locale,
  words,
  common,
  latest,
}: {
  locale: Locale;
  words: Content['calculators']['MiningCalculator'];
  common: Content['calculators']['common'];
  latest: LatestNetwork;
}) {
  const calculator = useCalculator({ id: MINING_ID, fields: FIELDS, locale, errorWords: common.errors });
  const outcome = mining(calculator.values);
  const latestOutcome = mining(calculator.values, toThs(latest.hashRateEhs));
  const value = outcome.ok ? outcome.value : null;
  const hashRate = calculator.bind('hashRateThs');
  const isAboveNetwork = outcome.ok && calculator.values.hashRateThs > NETWORK_HASH_RATE_THS;
  const money = (amount: number | undefined) =>
    amount === undefined ? NO_VALUE : formatMoney(amount, locale, MINING_DECIMALS.dailyProfitUsd);
  const number = (amount: number) => formatNumber(amount, locale);
  const aboveNetwork = fill(words.aboveNetwork, {
    fixed: number(NETWORK_HASH_RATE_THS / toThs(1)),
    latest: number(latest.hashRateEhs),
  });
  // The verdict follows the rounded number: a profit below half a cent is shown as $0.00.
  const profit = value && roundHalfAwayFromZero(value.dailyProfitUsd, MINING_DECIMALS.dailyProfitUsd);

  const dailyProfit = {
    id: 'dailyProfit',
    label: words.dailyProfit,
    value: money(value?.dailyProfitUsd),
    ...(profit !== null && {
      verdict:
        profit > 0
          ? { kind: 'gain' as const, word: words.profit }
          : { kind: 'loss' as const, word: profit < 0 ? words.loss : words.noProfit },
    }),
  };

  const others: Result[] = [
    {
      id: 'dailyBtc',
      label: words.dailyBtc,
      value: value ? formatNumber(value.dailyBtc, locale, MINING_DECIMALS.dailyBtc) : NO_VALUE,
    },
    { id: 'dailyRevenue', label: words.dailyRevenue, value: money(value?.dailyRevenueUsd) },
    { id: 'dailyPowerCost', label: words.dailyPowerCost, value: money(value?.dailyPowerCostUsd) },
  ];

  const largest = Math.max(value?.dailyRevenueUsd ?? 0, value?.dailyPowerCostUsd ?? 0);
  const bars: Record<string, ReactNode> = value
    ? {
        dailyRevenue: <Bar amount={value.dailyRevenueUsd} largest={largest} className="fill-bitcoin-fill" />,
        dailyPowerCost: <Bar amount={value.dailyPowerCostUsd} largest={largest} className="fill-loss-fill" />,
      }
    : {};

  return (
    <CalculatorFrame
      id={MINING_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <div className="calculator-field-row">
            <NumberField
              {...hashRate}
              label={words.hashRate}
              hint={words.hashRateHint}
              remark={isAboveNetwork ? aboveNetwork : hashRate.remark}
            />
          </div>
          <div className="calculator-field-row">
            <NumberField {...calculator.bind('powerW')} label={words.power} />
          </div>
          <div className="calculator-field-row">
            <NumberField
              {...calculator.bind('electricityUsdPerKwh')}
              label={words.electricity}
              hint={words.electricityHint}
            />
          </div>
          <div className="calculator-field-row">
            <NumberField {...calculator.bind('btcPriceUsd')} label={words.btcPrice} />
          </div>
        </>
      }
      results={
        <>
          <Results label={common.results} results={[dailyProfit]} also={others} />
          <Facts facts={others.map((fact) => ({ ...fact, note: bars[fact.id] }))} className="calculator-ledger mt-5" />
        </>
      }
      answer={dailyProfit}
      actions={<CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />}
    >
      <MiningFacts
        locale={locale}
        words={words}
        value={value}
        atLatest={latestOutcome.ok ? latestOutcome.value : null}
        latest={latest}
      />
      <div>
        <h4 className="hidden text-xl md:supports-[selector(::details-content)]:block">{words.leavesOut}</h4>
        <Fold summary={words.leavesOut} summaryClass="font-semibold text-base" onPhonesOnly>
          <ul className="mt-1 list-disc space-y-1 pl-6 text-base marker:text-muted md:mt-3 md:columns-2 md:gap-x-16">
            {words.omissions.map((omission) => (
              <li key={omission} className="break-inside-avoid">
                {omission}
              </li>
            ))}
          </ul>
        </Fold>
      </div>
      <FoldedFormula
        summary={common.formula.folded}
        words={common.formula}
        lines={words.formula}
        constants={[
          {
            name: words.constants.subsidy,
            value: fill(words.constants.subsidyValue, { btc: formatNumber(SUBSIDY_BTC, locale, { min: 0, max: 8 }) }),
          },
          {
            name: words.constants.network,
            value: fill(words.constants.networkValue, { rate: number(NETWORK_HASH_RATE_THS) }),
            note: fill(words.constants.networkNote, {
              fixed: number(NETWORK_HASH_RATE_THS / toThs(1)),
              latest: number(latest.hashRateEhs),
              year: latest.year,
              source: latest.source,
            }),
          },
          { name: words.constants.blocks, value: number(BLOCKS_PER_DAY) },
        ]}
      />
    </CalculatorFrame>
  );
}
