'use client';

import { Dices } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  BILLS_USD,
  type BillId,
  CUSHION_DEFAULTS,
  CUSHION_ID,
  CUSHION_RANGES,
  type CushionYear,
  cushionYear,
  DEALT_YEARS,
  type EventId,
  PAY_LOSSES,
} from '@/lib/calculators/cushion';
import type { Content } from '@/lib/content/content';
import { formatDateWithinYear } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatDollars, formatNumber, formatPercent, NO_VALUE, toFieldText } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { numberFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { CushionPicture } from './cushion-picture';
import { HeldBars } from './held-bars';

const fields = numberFields(CUSHION_DEFAULTS, CUSHION_RANGES);

const sliders = {
  spendingUsd: { min: 500, max: 6_000, step: 100 },
  savingsUsd: { min: 0, max: 12_000, step: 100 },
  putAsideUsd: { min: 0, max: 600, step: 10 },
};

interface CushionProps {
  locale: Locale;
  words: Content['calculators']['Cushion'];
  common: Content['calculators']['common'];
}

/** Savings against a dealt year of bills and lost pay, and against all years that can be dealt. */
export const Cushion = withLesson(function Cushion({ locale, words, common }: CushionProps) {
  const calculator = useCalculator({ id: CUSHION_ID, fields, locale, errorWords: common.errors });
  const { values } = calculator;
  const outcome = cushionYear(values);
  const dollars = (value: number) => formatDollars(value, locale);
  const count = (value: number) => formatNumber(value, locale);
  const monthsOf = (value: number) =>
    countOf(words.months, value, locale, { count: formatNumber(value, locale, { min: 0, max: 3 }) });
  const names = Array.from(
    { length: 12 },
    (_, index) => formatDateWithinYear(`2001-${String(index + 1).padStart(2, '0')}`, locale) ?? '',
  );
  const slide = (name: keyof typeof sliders) => calculator.sliderOf(name, words.spoken, sliders[name]);
  // The field of the year is not shown: a link may set it to any number in the range.
  const year = Number.isInteger(values.year) ? values.year : CUSHION_DEFAULTS.year;

  const verdictOf = ({ firstShortMonth, lowestUsd }: CushionYear) =>
    firstShortMonth === null
      ? { value: words.held, kind: 'gain' as const, word: words.heldWord }
      : {
          value: fill(words.broke, { month: names[firstShortMonth - 1] ?? '' }),
          kind: 'loss' as const,
          word: fill(words.brokeWord, { missing: dollars(-lowestUsd) }),
        };
  const eventsOf = ({ months }: CushionYear) =>
    months.flatMap(({ month, event }) => {
      if (event === null) return [];
      const isPay = event in PAY_LOSSES;
      return [
        {
          event,
          text: fill(isPay ? words.eventPay : words.eventCost, {
            month: names[month - 1] ?? '',
            event: words.events[event],
            cost: dollars(isPay ? payLost(event, month) : BILLS_USD[event as BillId]),
          }),
        },
      ];
    });
  const payLost = (event: EventId, month: number) => {
    const { months, part } = PAY_LOSSES[event as keyof typeof PAY_LOSSES];
    return Math.min(months, 13 - month) * part * (values.spendingUsd + values.putAsideUsd);
  };

  const shown = outcome.ok ? outcome.value : null;
  const verdict = shown && verdictOf(shown);
  const events = shown ? eventsOf(shown) : [];

  return (
    <CalculatorFrame
      id={CUSHION_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      stacked="tablet"
      fields={
        <>
          <LessonTasks />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button
              variant="primary"
              className="no-js:hidden print:hidden"
              onClick={() => calculator.set('year', toFieldText((year % DEALT_YEARS) + 1, locale))}
            >
              <Icon node={Dices} className="size-5" />
              {words.deal}
            </Button>
            <p className="text-base text-muted tabular-nums">
              {fill(words.yearOf, { year: count(year), years: count(DEALT_YEARS) })}
            </p>
          </div>
          <div className="grid gap-6 md:max-lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:max-lg:gap-x-8">
            {shown && verdict ? (
              // Sticky on a phone: the picture is in view beside the last field, too.
              <div className="max-md:sticky max-md:top-14 max-md:z-[5] max-md:-mx-5 max-md:bg-raised max-md:px-5 max-md:pt-2 max-md:pb-3 [@media(max-height:40rem)]:static print:static">
                <CushionPicture
                  months={shown.months}
                  savingsUsd={values.savingsUsd}
                  spendingUsd={values.spendingUsd}
                  names={names}
                  oneMonth={words.oneMonth}
                  unitText={(part) => fill(words.pillow, { months: monthsOf(part) })}
                  text={fill(words.picture, {
                    events: events.map(({ text }) => `${text}.`).join(' ') || words.noEvents,
                    savings: dollars(values.savingsUsd),
                    verdict: `${verdict.value}. ${verdict.word}.`,
                  })}
                />
                {/* Near the picture on a phone, where the results are a screen further down. */}
                <p aria-hidden="true" className="mt-1.5 font-display text-lg md:hidden">
                  {verdict.value}
                </p>
              </div>
            ) : (
              <p className="font-medium text-base text-loss">{words.invalid}</p>
            )}
            <div className="grid content-start gap-6">
              <SliderField {...calculator.bind('savingsUsd')} label={words.savings} slider={slide('savingsUsd')} />
              <SliderField {...calculator.bind('spendingUsd')} label={words.spending} slider={slide('spendingUsd')} />
              <SliderField {...calculator.bind('putAsideUsd')} label={words.putAside} slider={slide('putAsideUsd')} />
            </div>
          </div>
        </>
      }
      results={
        <div className="grid grid-cols-1 gap-8 md:max-lg:grid-cols-2 md:max-lg:*:first:row-span-2">
          <Results
            label={common.results}
            results={[
              {
                id: 'verdict',
                label: words.verdict,
                value: verdict?.value ?? NO_VALUE,
                ...(verdict && { verdict: { kind: verdict.kind, word: verdict.word } }),
              },
              {
                id: 'size',
                label: words.size,
                value: shown ? monthsOf(shown.cushionMonths) : NO_VALUE,
                note: words.sizeNote,
              },
              { id: 'lost', label: words.lost, value: shown ? dollars(shown.lostUsd) : NO_VALUE, note: words.lostNote },
              {
                id: 'end',
                label: words.end,
                value: shown
                  ? shown.endUsd < 0
                    ? fill(words.owed, { sum: dollars(-shown.endUsd) })
                    : dollars(shown.endUsd)
                  : NO_VALUE,
              },
            ]}
          />
          {shown && (
            <div>
              <h4 className="text-xl">{words.happened}</h4>
              {events.length === 0 ? (
                <p className="mt-2 text-base">{words.nothing}</p>
              ) : (
                <ul className="mt-2 grid gap-2 text-base">
                  {events.map(({ event, text }) => (
                    <li key={event}>{text}</li>
                  ))}
                </ul>
              )}
            </div>
          )}
          {shown && (
            <HeldBars
              household={values}
              label={fill(words.compare, { years: count(DEALT_YEARS) })}
              note={words.compareNote}
              nameOf={(months) => (months === 0 ? words.none : monthsOf(months))}
              yours={fill(words.yours, { months: monthsOf(shown.cushionMonths) })}
              shareOf={(part) => fill(words.share, { share: formatPercent(100 * part, locale) })}
            />
          )}
        </div>
      }
    >
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula}
        constants={[
          { name: words.deck, value: words.deckValue, note: words.deckNote },
          {
            name: words.bills,
            value: Object.entries(BILLS_USD)
              .map(([id, cost]) => `${words.events[id as BillId]} ${dollars(cost)}`)
              .join(', '),
          },
        ]}
      />
    </CalculatorFrame>
  );
});
