'use client';

import './time-machine.css';
import { type RefObject, useMemo, useState } from 'react';
import { useSettled } from '@/components/ui/browser/use-settled';
import { NumberField, SelectField } from '@/components/ui/fields/field';
import {
  BASE_YEAR,
  clampAmount,
  cpiYears,
  itemsAffordable,
  LARGEST_COMPUTED_USD,
  MAX_AMOUNT_USD,
  TIME_MACHINE_DEFAULTS,
  TIME_MACHINE_ID,
  TIME_MACHINE_MODES,
  timeMachine,
} from '@/lib/calculators/time-machine';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, toFieldText } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { LinkNotice } from '../frame/link-notice';
import { useCalculator } from '../frame/use-calculator';
import { ModeSwitch, QuickAmounts } from './controls';
import { GoodsTable } from './goods-table';
import { type PackedTables, unpackTables } from './tables';
import { stopName, Ticket, tag } from './ticket';
import { YearDial } from './year-dial';

const CALCULATING_MS = 300;

/** Every text has a result, so the fragment holds the clamped amount. */
const clampedAmount = <Values extends { amount: number }>(values: Values) => ({
  ...values,
  amount: clampAmount(values.amount),
});

/** The inflation calculator of the home page, drawn as a ticket machine. */
export function TimeMachine({
  tables: packed,
  words,
  common,
  goodsClass,
  locale,
}: {
  tables: PackedTables;
  words: Content['home']['exhibits']['calculator']['machine'];
  common: Content['calculators']['common'];
  goodsClass?: string;
  locale: Locale;
}) {
  const { tables, years, newestFirst, fields } = useMemo(() => {
    const tables = unpackTables(packed);
    const years = cpiYears(tables.cpi);
    const { mode, amountUsd, year } = TIME_MACHINE_DEFAULTS;
    const fields = {
      mode: { kind: 'choice', initial: mode, options: TIME_MACHINE_MODES },
      amount: { kind: 'number', initial: amountUsd, min: 0, max: MAX_AMOUNT_USD, computedMax: LARGEST_COMPUTED_USD },
      year: { kind: 'choice', initial: String(year), options: years.map(String) },
    } as const;
    return { tables, years, newestFirst: [...years].reverse(), fields };
  }, [packed]);
  const calculator = useCalculator({
    id: TIME_MACHINE_ID,
    fields,
    locale,
    errorWords: { ...common.errors, ...words.errors },
    substitute: clampedAmount,
  });
  const { mode, amount } = calculator.values;
  const year = Number(calculator.values.year);
  const [dialed, setDialed] = useState<string>();
  /** How often the dial was let go, each time of which is a change that the result waits for. */
  const [letGo, setLetGo] = useState(0);
  const asked = useMemo(() => ({ ...calculator.values, letGo }), [calculator.values, letGo]);
  const rested = useSettled(asked, CALCULATING_MS);
  // While the dial is held, the result follows the hand: it does not wait.
  const isDialed = dialed === asked.year && rested.mode === mode && rested.amount === amount;
  const settled = isDialed ? asked : rested;
  const isCalculating = settled !== asked;
  const result = timeMachine({ mode, amountUsd: amount, year }, tables);
  // The table waits with the ticket, so that both show the new result at once.
  const settledYear = Number(settled.year);
  const goods = timeMachine({ mode: settled.mode, amountUsd: settled.amount, year: settledYear }, tables);
  const pricesOf = (listed: number | null) => tables.items.find((row) => row.year === listed)?.prices ?? {};
  const turnTo = (value: number) => {
    if (value === year) return;
    setDialed(String(value));
    calculator.set('year', String(value));
  };
  const letGoOfDial = () => {
    setDialed(undefined);
    setLetGo((times) => times + 1);
  };

  return (
    <div ref={calculator.root as RefObject<HTMLDivElement | null>} id={TIME_MACHINE_ID} className="time-machine">
      <p className="mb-6 text-base text-muted not-print:on-wall js:hidden">{common.noScript}</p>
      <div className="mb-6 empty:hidden">
        <LinkNotice lost={calculator.lost} words={common.damagedLink} />
      </div>
      <div className="time-machine-panel plate relative z-2 grid gap-y-4 px-4 pt-4 pb-8 md:p-8 md:pb-12 lg:p-10 lg:pb-14">
        {/* The year is beside the amount, and the amount of a press still comes before it for the keyboard. */}
        <div className="grid grid-cols-[1fr_6.5rem] content-center gap-3 md:gap-x-6">
          <ModeSwitch
            name={`${TIME_MACHINE_ID}-mode`}
            legend={words.modeLegend}
            labels={words.modes}
            mode={mode}
            onChange={(option) => calculator.set('mode', option)}
          />
          <NumberField
            {...calculator.bind('amount')}
            label={words.amount.label}
            isHintSpoken
            isAccepted={amount > MAX_AMOUNT_USD && amount <= LARGEST_COMPUTED_USD}
            hint={fill(words.amount.hint, { max: formatMoney(MAX_AMOUNT_USD, locale, 0) })}
          />
          <QuickAmounts
            legend={words.quickLegend}
            labels={words.quick}
            amount={amount}
            onPick={(quick) => calculator.set('amount', toFieldText(quick, locale))}
          />
          <SelectField {...calculator.bind('year')} label={words.year}>
            {newestFirst.map((option) => (
              <option key={option} value={option}>
                {stopName(option, words)}
              </option>
            ))}
          </SelectField>
        </div>
        <YearDial
          year={year}
          first={years[0] ?? year}
          last={BASE_YEAR}
          lastLabel={words.present.year}
          landmark={TIME_MACHINE_DEFAULTS.year}
          onTurn={turnTo}
          onLetGo={letGoOfDial}
        />
      </div>
      <div className="time-machine-exit grid grid-cols-1 gap-6 px-5 lg:px-16">
        <div aria-hidden="true" className="time-machine-slot" />
        <Ticket
          result={result}
          cpi={tables.cpi}
          isCalculating={isCalculating}
          htmlFor={`${TIME_MACHINE_ID}-amount ${TIME_MACHINE_ID}-year`}
          words={words}
          locale={locale}
        />
        <div className="not-print:on-wall max-sm:-mx-5 sm:pl-6 xl:pl-10">
          <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
        </div>
      </div>
      <GoodsTable
        className={goodsClass}
        amount={tag(goods.amountUsd, locale)}
        year={settledYear}
        then={{ goods: goods.itemsThen, prices: pricesOf(goods.itemsThen.listedYear) }}
        site={{ goods: goods.itemsNow, prices: pricesOf(BASE_YEAR) }}
        published={{
          goods: itemsAffordable(settled.amount, BASE_YEAR, [tables.published]),
          prices: tables.published.prices,
        }}
        isEstimate={tables.isEstimate}
        isBusy={isCalculating}
        words={words.lists}
        present={words.present.name}
        locale={locale}
      />
    </div>
  );
}
