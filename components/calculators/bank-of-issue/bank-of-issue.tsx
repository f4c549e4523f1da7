'use client';

import type { ChangeEvent } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/fields/field';
import {
  answers,
  CUSTOMER_COINS,
  INTEREST,
  isValidLent,
  LENT_RANGE,
  OWNER_COINS,
  qualities,
  runBank,
} from '@/lib/calculators/bank-of-issue';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE, toFieldText } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { BankScene } from './bank-scene';
import { RunTables } from './run-tables';
import { sayDay } from './say-day';

/** Also the anchor and the name of the state in the URL fragment. */
const BANK_ID = 'bank-of-issue';

/** No run takes longer. A larger day in a link is the last day of its run. */
const LAST_DAY = 60;

const fields = {
  lent: { kind: 'number', initial: 2000, ...LENT_RANGE },
  quality: { kind: 'choice', initial: 'sound', options: qualities },
  answer: { kind: 'choice', initial: 'pay', options: answers },
  // The worked example: the third day of the rumor.
  day: { kind: 'number', initial: 3, min: 0, max: LAST_DAY },
} as const satisfies CalculatorFields;

interface BankOfIssueProps {
  locale: Locale;
  words: Content['calculators']['BankOfIssue'];
  common: Content['calculators']['common'];
}

/** A bank that lends notes beyond its gold, day by day through a run. */
export const BankOfIssue = withLesson(function BankOfIssue({ locale, words, common }: BankOfIssueProps) {
  const calculator = useCalculator({ id: BANK_ID, fields, locale, errorWords: common.errors });
  const { lent, quality, answer } = calculator.values;
  const isValid = isValidLent(lent);
  const settings = { lent: isValid ? lent : 0, quality, answer };
  const run = runBank(settings);
  const wanted = Number.isFinite(calculator.values.day) ? Math.floor(calculator.values.day) : 0;
  const day = Math.min(Math.max(wanted, 0), run.days.length);
  const setDay = (next: number) => calculator.set('day', toFieldText(next, locale));
  /** A change of the bank starts before the rumor. */
  const restart = (name: 'lent' | 'quality' | 'answer') => {
    const field = calculator.bind(name);
    const onChange = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      field.onChange(event);
      setDay(0);
    };
    return { ...field, onChange };
  };
  const lentField = restart('lent');
  const slider = calculator.sliderOf('lent', '{value}', { ...LENT_RANGE, step: 100 });
  const isWholeMissing = !isValid && Number.isFinite(lent) && lent >= LENT_RANGE.min && lent <= LENT_RANGE.max;

  const today = run.days[day - 1];
  const isLast = day === run.days.length;
  const gold = today?.gold ?? CUSTOMER_COINS + OWNER_COINS;
  const notes = today?.notes ?? CUSTOMER_COINS + settings.lent;
  const isClosed = isLast && run.end !== 'calm';
  const number = (value: number) => formatNumber(value, locale);
  const counts = { day, brought: number(today?.brought ?? 0), gold: number(gold), notes: number(notes) };
  const drawing = isClosed ? words.drawing.closed : today ? words.drawing.open : words.drawing.quiet;
  const says = sayDay({ run, settings, day, words, locale });

  return (
    <CalculatorFrame
      id={BANK_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        isValid ? (
          <div className="grid gap-5">
            <p className="font-display text-2xl text-loss tabular-nums">
              {today ? fill(words.day, { day }) : words.quiet}
            </p>
            <BankScene
              gold={gold}
              notes={notes}
              most={{
                gold: Math.max(gold, ...run.days.map((each) => each.gold + each.paid)),
                notes: CUSTOMER_COINS + settings.lent,
              }}
              brought={today?.brought ?? 0}
              isClosed={isClosed}
              labels={{
                vault: fill(words.vault, { gold: fill(words.results.coins, { count: number(gold) }) }),
                town: fill(words.town, { notes: number(notes) }),
                sign: words.sign,
                closed: words.closedSign,
              }}
              text={fill(drawing, counts)}
            />
            <p className="text-base text-muted leading-snug">{words.legend}</p>
            <LessonTasks />
            <div className="flex flex-wrap gap-2.5 no-js:hidden print:hidden">
              <Button
                variant="primary"
                aria-disabled={isLast}
                className="aria-disabled:cursor-default aria-disabled:opacity-50"
                onClick={() => !isLast && setDay(day + 1)}
              >
                {words.next}
              </Button>
              <Button
                aria-disabled={day === 0}
                className="aria-disabled:cursor-default aria-disabled:opacity-50"
                onClick={() => day > 0 && setDay(day - 1)}
              >
                {words.back}
              </Button>
              <Button onClick={() => setDay(0)}>{words.again}</Button>
            </div>
            <p role="status" className="min-h-16 text-lg leading-snug">
              {says.join(' ')}
            </p>
          </div>
        ) : (
          <p className="text-lg text-muted">{NO_VALUE}</p>
        )
      }
      results={
        <div className="grid content-start gap-6">
          <SliderField
            {...lentField}
            label={words.lent}
            hint={words.lentHint}
            error={isWholeMissing ? words.notWhole : lentField.error}
            slider={{
              ...slider,
              onSlide: (slid) => {
                slider.onSlide(slid);
                setDay(0);
              },
            }}
          />
          <SelectField {...restart('quality')} label={words.quality}>
            {qualities.map((id) => (
              <option key={id} value={id}>
                {words.qualities[id]}
              </option>
            ))}
          </SelectField>
          <SelectField {...restart('answer')} label={words.answer}>
            {answers.map((id) => (
              <option key={id} value={id}>
                {words.answers[id]}
              </option>
            ))}
          </SelectField>
          <Results
            label={common.results}
            results={[
              {
                id: 'cover',
                label: words.results.cover,
                value: isValid
                  ? fill(words.results.coverValue, { coins: number(Math.min(100, (100 * gold) / Math.max(notes, 1))) })
                  : NO_VALUE,
                note: words.results.coverNote,
              },
              {
                id: 'income',
                label: words.results.income,
                value: isValid ? fill(words.results.coins, { count: number(settings.lent * INTEREST) }) : NO_VALUE,
                note: words.results.incomeNote,
              },
            ]}
          />
        </div>
      }
    >
      {isValid && <RunTables settings={settings} run={run} words={words} locale={locale} />}
      <CalculatorActions words={common.actions} link={isValid ? calculator.link : null} onReset={calculator.reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula}
        constants={[
          {
            name: words.constants.gold,
            value: fill(words.constants.goldValue, { customers: number(CUSTOMER_COINS), owners: number(OWNER_COINS) }),
          },
          { name: words.constants.fear, value: words.constants.fearValue },
        ]}
      />
    </CalculatorFrame>
  );
});
