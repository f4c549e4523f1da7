'use client';

import clsx from 'clsx';
import { type RefObject, useMemo } from 'react';
import { CalculatorActions } from '@/components/calculators/shared/calculator-actions';
import { toFieldText } from '@/components/calculators/shared/fields';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { useSettled } from '@/components/calculators/shared/use-settled';
import { NumberField, SelectField } from '@/components/ui/field';
import type { CommonWords } from '@/content/en/calculators/common';
import type { TimeMachineWords } from '@/content/en/home/calculator';

import {
  BASE_YEAR,
  cpiYears,
  MAX_AMOUNT_USD,
  QUICK_AMOUNTS_USD,
  TIME_MACHINE_DEFAULTS,
  TIME_MACHINE_MODES,
  timeMachine,
} from '@/lib/calculators/time-machine';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';
import { Shelf } from './shelf';
import { type PackedTables, unpackTables } from './tables';
import { Ticket, tag } from './ticket';
import { YearDial } from './year-dial';

const ID = 'time-machine';
const CALCULATING_MS = 300;

/** The Museum Time Machine: a lever, a coin slot and a dial on the left, the ticket it prints on the right. */
export function TimeMachine({
  tables: packed,
  words,
  common,
  locale,
}: {
  tables: PackedTables;
  words: TimeMachineWords;
  common: CommonWords;
  locale: Locale;
}) {
  const { tables, years, newestFirst, fields } = useMemo(() => {
    const tables = unpackTables(packed);
    const years = cpiYears(tables.cpi);
    const { mode, amountUsd, year } = TIME_MACHINE_DEFAULTS;
    const fields = {
      mode: { kind: 'choice', initial: mode, options: TIME_MACHINE_MODES },
      amount: { kind: 'number', initial: amountUsd, min: 0, max: MAX_AMOUNT_USD },
      year: { kind: 'choice', initial: String(year), options: years.map(String) },
    } as const;
    return { tables, years, newestFirst: [...years].reverse(), fields };
  }, [packed]);
  const calculator = useCalculator({ id: ID, fields, locale, errorWords: words.errors });
  const { mode, amount } = calculator.values;
  const year = Number(calculator.values.year);
  const isCalculating = useSettled(calculator.values, CALCULATING_MS) !== calculator.values;
  const result = timeMachine({ mode, amountUsd: amount, year }, tables);
  const nothing = { message: words.lists.nothing };
  const devalued = {
    message: words.lists.devalued,
    note: fill(words.lists.devaluedNote, { year, base: BASE_YEAR }),
  };
  const amountTag = tag(result.amountUsd, locale);
  const setYear = (value: number) => value !== year && calculator.set('year', String(value));

  return (
    <div ref={calculator.root as RefObject<HTMLDivElement | null>} id={ID}>
      <p className="mb-6 text-base text-muted js:hidden">{common.noScript}</p>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:gap-16">
        <div className="plate grid gap-6 p-5 md:p-8">
          <fieldset>
            <legend className="mb-1.5 font-semibold text-base">{words.modeLegend}</legend>
            <div className="grid grid-cols-2 rounded-full border border-control p-1">
              {TIME_MACHINE_MODES.map((option) => (
                <label
                  key={option}
                  className="grid min-h-11 cursor-pointer place-items-center rounded-full px-2 text-center font-semibold text-base leading-tight hover:bg-sunk has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-3"
                >
                  <input
                    type="radio"
                    name={`${ID}-mode`}
                    value={option}
                    checked={mode === option}
                    onChange={() => calculator.set('mode', option)}
                    className="sr-only"
                  />
                  {words.modes[option]}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="grid gap-3">
            <NumberField
              {...calculator.bind('amount')}
              label={words.amount.label}
              hint={fill(words.amount.hint, { max: formatMoney(MAX_AMOUNT_USD, locale, 0) })}
            />
            <fieldset className="grid grid-cols-5 gap-1 no-js:hidden sm:gap-2">
              <legend className="sr-only">{words.quickLegend}</legend>
              {QUICK_AMOUNTS_USD.map((quick) => (
                <button
                  key={quick}
                  type="button"
                  aria-pressed={amount === quick}
                  onClick={() => calculator.set('amount', toFieldText(quick, locale))}
                  className="min-h-11 rounded-md border border-control text-sm tabular-nums hover:border-ink hover:bg-sunk aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper sm:text-base"
                >
                  {words.quick[quick]}
                </button>
              ))}
            </fieldset>
          </div>
          <div>
            <SelectField {...calculator.bind('year')} label={words.year}>
              {newestFirst.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
            <div className="mt-6">
              <YearDial
                year={year}
                first={years[0] ?? year}
                last={BASE_YEAR}
                landmark={TIME_MACHINE_DEFAULTS.year}
                onTurn={setYear}
              />
            </div>
          </div>
        </div>
        <div>
          <div aria-hidden="true" className="mx-auto h-4 max-w-2xl rounded-full bg-ink" />
          <div className="-mt-2 px-4 sm:px-8">
            <Ticket
              result={result}
              cpi={tables.cpi}
              isCalculating={isCalculating}
              htmlFor={`${ID}-amount ${ID}-year`}
              words={words}
              locale={locale}
            />
          </div>
          <div className="mt-8 grid justify-center">
            <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
          </div>
        </div>
      </div>
      <div aria-busy={isCalculating} className={clsx('mt-12 grid gap-6 md:grid-cols-2', isCalculating && 'opacity-50')}>
        <Shelf
          title={fill(words.lists.then, { amount: amountTag, year })}
          year={year}
          goods={result.itemsThen}
          empty={nothing}
          isEstimate={tables.isEstimate}
          words={words.lists}
          locale={locale}
        />
        <Shelf
          title={fill(words.lists.now, { amount: amountTag, year: BASE_YEAR })}
          year={BASE_YEAR}
          goods={result.itemsNow}
          empty={result.itemsThen.items.length > 0 ? devalued : nothing}
          isEstimate={tables.isEstimate}
          words={words.lists}
          locale={locale}
        />
      </div>
    </div>
  );
}
