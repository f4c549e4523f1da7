'use client';

import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  type Answer,
  allAnswers,
  laterAmount,
  NOW_OR_LATER_ID,
  nextRate,
  QUESTIONS,
  SITUATIONS,
  situationIds,
} from '@/lib/calculators/now-or-later';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatMoney } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { useCalculator } from '../frame/use-calculator';
import { useAnnouncement } from '../frame/use-settled';
import { Envelope } from './envelope';
import { impliedRates } from './implied-rates';
import { RateRanges, type RateRangesProps } from './rate-ranges';

const answers = { kind: 'choice', initial: '', options: allAnswers } as const;
const fields = {
  situation: { kind: 'choice', initial: 'year', options: situationIds },
  // The first question is answered as an example: $110 in a year was taken.
  year: { ...answers, initial: 'l' },
  month: answers,
  large: answers,
  rent: answers,
  stranger: answers,
} as const satisfies CalculatorFields;

/** On phones the five situations are one row of numbers; not with very large text. */
const ONE_ROW = 'xs:max-sm:grid-cols-5';

interface NowOrLaterProps extends Pick<RateRangesProps, 'inflation' | 'soldiers'> {
  locale: Locale;
  words: Content['calculators']['NowOrLater'];
  common: Content['calculators']['common'];
}

/** Choices between a sum today and more later, in five situations, and the yearly rates that they imply. */
export const NowOrLater = withLesson(function NowOrLater({
  locale,
  words,
  common,
  inflation,
  soldiers,
}: NowOrLaterProps) {
  const calculator = useCalculator({ id: NOW_OR_LATER_ID, fields, locale, errorWords: common.errors });
  const [lastPress, setLastPress] = useState('');
  const { situation } = calculator.values;
  const given: string = calculator.values[situation];
  const { soonerUsd, months } = SITUATIONS[situation];
  const asked = nextRate(given);
  const cents = (dollars: number) => formatMoney(dollars, locale, Number.isInteger(dollars) ? 0 : 2);

  const all = impliedRates(calculator.values, words, locale);
  const current = all.find(({ id }) => id === situation);
  const following = situationIds[(situationIds.indexOf(situation) + 1) % situationIds.length] ?? 'year';
  const spoken = useAnnouncement(lastPress && current ? `${words.situations[situation]}: ${current.range}` : '');

  const answer = (one: Answer) => {
    setLastPress(one);
    calculator.set(situation, given + one);
  };
  const laterOf = (rate: number) =>
    fill(months === 1 ? words.later.one : words.later.other, { sum: cents(laterAmount(soonerUsd, rate, months)) });

  return (
    <CalculatorFrame
      id={NOW_OR_LATER_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      stacked="tablet"
      fields={
        <>
          <LessonTasks />
          <div className="grid gap-6 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
            <fieldset>
              <legend className="mb-2.5 font-semibold text-base">{words.choose}</legend>
              <div className={clsx('grid gap-2', ONE_ROW)}>
                {all.map(({ id, number, isDone }) => (
                  <Button
                    key={id}
                    aria-pressed={id === situation}
                    className="aria-pressed:border-ink justify-start text-left leading-tight aria-pressed:bg-sunk xs:max-sm:justify-center xs:max-sm:px-0 lg:min-h-13"
                    onClick={() => calculator.set('situation', id)}
                  >
                    <span aria-hidden="true" className="hidden xs:max-sm:inline">
                      {number}
                    </span>
                    <span className="xs:max-sm:sr-only">
                      {number}. {words.situations[id]}
                    </span>
                    {isDone && (
                      <span aria-hidden="true" className="ml-auto xs:max-sm:ml-0">
                        ✓
                      </span>
                    )}
                  </Button>
                ))}
              </div>
            </fieldset>
            <div className="rounded-lg bg-sunk p-4 md:p-5 lg:p-7">
              <p aria-hidden="true" className="mb-2 hidden font-semibold text-base xs:max-sm:block">
                {words.situations[situation]}
              </p>
              <p className="text-lg leading-snug lg:text-xl lg:leading-snug">{words.stories[situation]}</p>
              {asked !== null ? (
                <>
                  <p className="mt-3 text-base text-muted">
                    {fill(words.question, { number: given.length + 1, total: QUESTIONS })}
                  </p>
                  <div className="mt-3 grid grid-cols-2 tiny:grid-cols-1 gap-3">
                    {(['s', 'l'] as const).map((one) => (
                      <button
                        key={one}
                        type="button"
                        onClick={() => answer(one)}
                        className="flex flex-col items-center gap-2 rounded-lg border border-control bg-raised px-2 py-4 lg:py-8 text-center font-display text-lg leading-snug hover:border-ink active:bg-paper md:text-xl"
                      >
                        <Envelope isLater={one === 'l'} />
                        <span>
                          {one === 's' ? fill(words.today, { sum: formatDollars(soonerUsd, locale) }) : laterOf(asked)}
                        </span>
                      </button>
                    ))}
                  </div>
                </>
              ) : (
                <p className="mt-3 font-semibold text-gain text-lg">{words.done}</p>
              )}
              {current?.isBegun && (
                <p className="mt-4 text-base">
                  <span className="font-display text-xl">
                    {current.isDone ? current.range : `${current.range} (${words.soFar})`}
                  </span>{' '}
                  <span className="block text-muted">{current.worth}</span>
                </p>
              )}
            </div>
          </div>
          <div className="flex flex-wrap gap-2.5 no-js:hidden print:hidden">
            {asked === null && (
              <Button variant="primary" onClick={() => calculator.set('situation', following)}>
                {fill(words.next, { name: words.situations[following] })}
              </Button>
            )}
            <Button
              aria-disabled={given === ''}
              onClick={() => given !== '' && calculator.set(situation, given.slice(0, -1))}
            >
              {words.back}
            </Button>
            <Button onClick={() => calculator.set(situation, '')}>{words.again}</Button>
          </div>
        </>
      }
      results={
        <div className="grid gap-6 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
          <RateRanges rates={all} inflation={inflation} soldiers={soldiers} words={words} locale={locale} />
          <output className="sr-only">{spoken}</output>
        </div>
      }
    >
      <div>
        <h4 className="text-xl">{words.why}</h4>
        <ul className="mt-3 list-disc gap-x-14 space-y-2 pl-5 text-base marker:text-muted lg:columns-2">
          {words.reasons.map((reason) => (
            <li key={reason} className="break-inside-avoid">
              {reason}
            </li>
          ))}
        </ul>
      </div>
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula words={common.formula} lines={words.formula} />
    </CalculatorFrame>
  );
});
