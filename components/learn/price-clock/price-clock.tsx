import { useMemo } from 'react';
import { CalculatorActions } from '@/components/calculators/shared/calculator-actions';
import { CalculatorFrame } from '@/components/calculators/shared/calculator-frame';
import type { CalculatorFields } from '@/components/calculators/shared/fields';
import { Formula } from '@/components/calculators/shared/formula';
import { useCalculator } from '@/components/calculators/shared/use-calculator';
import { useAnnouncement } from '@/components/calculators/shared/use-settled';
import { Button } from '@/components/ui/button';
import { NumberField, SelectField } from '@/components/ui/field';
import {
  MAX_WAGE_MARKS,
  PREWAR_MARKS_PER_DOLLAR,
  readPriceClock,
  roundWage,
  type WeimarTable,
} from '@/lib/calculators/weimar';
import type { Content } from '@/lib/content/content';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, toFieldText } from '@/lib/format/number';
import { adviceOf, ClockResults } from './clock-results';
import { CLOCK_ID, clockStart } from './clock-start';
import { ClockTable } from './clock-table';

const PRESETS_DOLLARS = [1, 5, 20];

interface PriceClockProps {
  locale: Locale;
  table: WeimarTable;
  words: Content['learn']['priceClock'];
  common: Content['calculators']['common'];
}

/** The worth of a wage of 1923 on payday, a week and a month later. */
export function PriceClock({ locale, table, words, common }: PriceClockProps) {
  const fields = useMemo(
    () =>
      ({
        month: { kind: 'choice', initial: clockStart(table).month, options: table.rates.map(([month]) => month) },
        wage: {
          kind: 'number',
          initial: clockStart(table).wage,
          min: Number.MIN_VALUE,
          max: MAX_WAGE_MARKS,
        },
      }) satisfies CalculatorFields,
    [table],
  );
  const errorWords = {
    empty: words.problems['not-a-number'],
    notANumber: words.problems['not-a-number'],
    tooSmall: words.problems['not-positive'],
    tooLarge: words.problems['too-large'],
  };
  const calculator = useCalculator({ id: CLOCK_ID, fields, locale, errorWords });
  const { month, wage } = calculator.values;
  const outcome = readPriceClock(table, month, wage);
  const spoken = useAnnouncement(outcome.ok ? adviceOf(outcome.clock, words, locale).join(' ') : '');

  return (
    <CalculatorFrame
      id={CLOCK_ID}
      root={calculator.root}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <SelectField {...calculator.bind('month')} label={words.month}>
            {table.rates.map(([value]) => (
              <option key={value} value={value}>
                {formatDate(value, locale)}
              </option>
            ))}
          </SelectField>
          <NumberField {...calculator.bind('wage')} label={words.wage} />
          <fieldset className="no-js:hidden">
            <legend className="mb-2 text-base text-muted">{words.presets}</legend>
            <div className="flex flex-wrap gap-2">
              {PRESETS_DOLLARS.map((dollars) => (
                <Button
                  key={dollars}
                  onClick={() => calculator.set('wage', toFieldText(roundWage(table, month, dollars) ?? 0, locale))}
                >
                  {formatMoney(dollars, locale, 0)}
                </Button>
              ))}
            </div>
          </fieldset>
          <p className="text-base text-muted">{words.estimate}</p>
        </>
      }
      results={
        <>
          <ClockResults locale={locale} words={words} outcome={outcome} label={common.results} />
          <output className="sr-only">{spoken}</output>
        </>
      }
    >
      {outcome.ok && <ClockTable locale={locale} words={words} table={table} month={month} wage={wage} />}
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <Formula
        words={common.formula}
        lines={words.formula}
        constants={[{ name: words.constants.prewar, value: formatNumber(PREWAR_MARKS_PER_DOLLAR, locale, 2) }]}
      />
    </CalculatorFrame>
  );
}
