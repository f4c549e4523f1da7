'use client';

import { useMemo } from 'react';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { NumberField, SelectField } from '@/components/ui/fields/field';
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
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { ChoiceButtons } from '../frame/choice-buttons';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { useCalculator } from '../frame/use-calculator';
import { adviceOf, ClockResults } from './clock-results';
import { CLOCK_ID, clockStart } from './clock-start';
import { ClockTable } from './clock-table';
import { IceDial } from './ice-dial';

const PRESETS_DOLLARS = [1, 5, 20];

interface PriceClockProps {
  locale: Locale;
  table: WeimarTable;
  words: Content['calculators']['PriceClock'];
  common: Content['calculators']['common'];
}

/** The worth of a wage of 1923 on payday, a week and a month later. */
export const PriceClock = withLesson(function PriceClock({ locale, table, words, common }: PriceClockProps) {
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
    ...common.errors,
    empty: words.problems['not-a-number'],
    notANumber: words.problems['not-a-number'],
    tooSmall: words.problems['not-positive'],
    tooLarge: words.problems['too-large'],
  };
  const calculator = useCalculator({ id: CLOCK_ID, fields, locale, errorWords });
  const { month, wage } = calculator.values;
  /** The preset in dollars that equals the wage in marks, if any. A change of month keeps it and converts it again. */
  const held = PRESETS_DOLLARS.find((dollars) => roundWage(table, month, dollars) === wage);
  const setWage = (payday: string, dollars: number) =>
    calculator.set('wage', toFieldText(roundWage(table, payday, dollars) ?? 0, locale));
  const monthField = calculator.bind('month');
  const outcome = readPriceClock(table, month, wage);
  const spoken = useAnnouncement(outcome.ok ? adviceOf(outcome.clock, words, locale).join(' ') : '');

  return (
    <CalculatorFrame
      id={CLOCK_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          <LessonTasks />
          <SelectField
            {...monthField}
            label={words.month}
            onChange={(event) => {
              monthField.onChange(event);
              if (held) setWage(event.target.value, held);
            }}
          >
            {table.rates.map(([value]) => (
              <option key={value} value={value}>
                {formatDate(value, locale)}
              </option>
            ))}
          </SelectField>
          <NumberField {...calculator.bind('wage')} label={words.wage} />
          <ChoiceButtons
            legend={words.presets}
            isQuiet
            choices={PRESETS_DOLLARS.map((dollars) => ({
              id: dollars,
              name: formatMoney(dollars, locale, 0),
              isChosen: dollars === held,
              choose: () => setWage(month, dollars),
            }))}
          />
          <p className="text-base text-muted">{words.estimate}</p>
        </>
      }
      results={
        <>
          <ClockResults locale={locale} words={words} outcome={outcome} label={common.results}>
            {outcome.ok && <IceDial locale={locale} words={words} table={table} clock={outcome.clock} />}
          </ClockResults>
          <output className="sr-only">{spoken}</output>
        </>
      }
    >
      {outcome.ok && <ClockTable locale={locale} words={words} table={table} month={month} wage={wage} />}
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula}
        constants={[{ name: words.constants.prewar, value: formatNumber(PREWAR_MARKS_PER_DOLLAR, locale, 2) }]}
      />
    </CalculatorFrame>
  );
});
