'use client';

import { Button } from '@/components/ui/button';
import { Slider } from '@/components/ui/fields/slider';
import {
  COINS_RANGE,
  DAYS_RANGE,
  doorIds,
  EVERYBODY,
  entryIds,
  gainsUntil,
  jarBuys,
  TOWN_ID,
  type TownDay,
  townOn,
} from '@/lib/calculators/new-money-town';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { Gains } from './gains';
import { TownSquare } from './town-square';

const fields = {
  entry: { kind: 'choice', initial: 'builder', options: entryIds },
  day: { kind: 'choice', initial: '3', options: ['1', '2', '3', '4', '5', '6'] },
  coins: { kind: 'number', initial: 14, ...COINS_RANGE },
} as const satisfies CalculatorFields;

interface NewMoneyTownProps {
  locale: Locale;
  words: Content['calculators']['NewMoneyTown'];
  common: Content['calculators']['common'];
}

/** New money comes into a town at a door that the reader chooses; a day at a time it goes around and raises prices. */
export const NewMoneyTown = withLesson(function NewMoneyTown({ locale, words, common }: NewMoneyTownProps) {
  const calculator = useCalculator({ id: TOWN_ID, fields, locale, errorWords: common.errors });
  const { entry, coins } = calculator.values;
  const day = Number(calculator.values.day);
  const isValid = coins >= COINS_RANGE.min && coins <= COINS_RANGE.max;
  // Keeps the houses in place while the number is corrected.
  const town = townOn(day, entry, isValid ? coins : fields.coins.initial);
  const number = (value: number, digits: number) => formatNumber(value, locale, { min: 0, max: digits });
  const price = (value: number) => (isValid ? number(value, 1) : NO_VALUE);
  const setDay = (next: number) => calculator.set('day', String(next));

  return (
    <CalculatorFrame
      id={TOWN_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      stacked="always"
      fields={
        <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:grid-rows-[auto_auto_1fr]">
          <div className="grid content-start gap-6 md:row-span-3">
            <LessonTasks />
            <TownSquare
              words={words}
              entry={entry}
              day={day}
              town={town}
              number={price}
              onEnter={(next) => calculator.set('entry', next)}
            />
          </div>
          {/* Right below the drawing on phones, and below the bars that they move where these are beside the drawing. */}
          <div className="grid gap-6 md:col-start-2 md:row-start-2">
            <div className="flex flex-wrap gap-2.5 no-js:hidden">
              <Button variant="primary" onClick={() => setDay(day < DAYS_RANGE.max ? day + 1 : DAYS_RANGE.min)}>
                {day < DAYS_RANGE.max ? words.next : words.again}
              </Button>
              <Button isPressed={entry === EVERYBODY} onClick={() => calculator.set('entry', EVERYBODY)}>
                {words.everybody}
              </Button>
            </div>
            <div>
              <Slider
                size="medium"
                id={`${TOWN_ID}-day`}
                label={words.day}
                shown={fill(words.dayShown, { day, last: DAYS_RANGE.max })}
                {...DAYS_RANGE}
                value={day}
                onSlide={setDay}
              />
              <p role="status" className="mt-1 text-lg">
                {storyOf(words, town, day, locale)}
              </p>
            </div>
            <SliderField
              {...calculator.bind('coins')}
              label={words.coins}
              hint={words.coinsHint}
              slider={calculator.sliderOf('coins', words.spoken, { ...COINS_RANGE, step: 7 })}
            />
          </div>
          <div className="md:col-start-2 md:row-start-1">
            {isValid ? (
              <Gains
                words={words}
                entry={entry}
                gains={gainsUntil(day, entry, coins)}
                number={(value) => number(value, 1)}
              />
            ) : (
              <p className="font-display text-4xl">{NO_VALUE}</p>
            )}
          </div>
        </div>
      }
      results={
        <dl>
          <dt className="text-base text-muted">{words.jar}</dt>
          <dd className="mt-0.5 font-display text-2xl tabular-nums leading-tight">
            {isValid ? fill(words.jarValue, { pieces: number(jarBuys(town), 1) }) : NO_VALUE}
          </dd>
          <dd className="mt-1.5 text-base text-muted">{words.jarNote}</dd>
        </dl>
      }
    >
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula words={common.formula} lines={words.formula} />
    </CalculatorFrame>
  );
});

/** One sentence about the day. */
function storyOf(words: NewMoneyTownProps['words'], { newest }: TownDay, day: number, locale: Locale): string {
  if (newest === null) return words.story.all;
  const good = words.goods[doorIds[(doorIds.indexOf(newest) + 1) % doorIds.length] ?? newest];
  const risen = countOf(words.risen, day - 1, locale);
  const line = day === DAYS_RANGE.min ? 'first' : day === DAYS_RANGE.max ? 'last' : 'middle';
  return fill(words.story[line], { person: words.people[newest], good, number: day, risen });
}
