'use client';

import { SelectField } from '@/components/ui/fields/field';
import { allPaths, dayIds, KINDS_RANGE, marketOf, pairRates, type TraderId } from '@/lib/calculators/barter';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { MarketGame } from './market-game';
import { PairNetwork } from './pair-network';

/** Also the anchor and the name of the state in the URL fragment. */
const PUZZLE_ID = 'barter-puzzle';

const markets = dayIds.flatMap((day) => [marketOf(day), marketOf(day, true)]);
const paths = [...new Set(markets.flatMap(allPaths).map((path) => path.join('.')))];

const fields = {
  day: { kind: 'choice', initial: 'monday', options: dayIds },
  money: { kind: 'choice', initial: 'no', options: ['no', 'yes'] },
  // The first swap is done as an example.
  path: { kind: 'choice', initial: 'potter', options: paths },
  kinds: { kind: 'number', initial: 6, ...KINDS_RANGE },
} as const satisfies CalculatorFields;

interface BarterPuzzleProps {
  locale: Locale;
  words: Content['calculators']['BarterPuzzle'];
  common: Content['calculators']['common'];
}

/** A market without money in which the reader looks for a chain of swaps, and a count of the rates it needs. */
export const BarterPuzzle = withLesson(function BarterPuzzle({ locale, words, common }: BarterPuzzleProps) {
  const calculator = useCalculator({ id: PUZZLE_ID, fields, locale, errorWords: common.errors });
  const { day, money, path, kinds } = calculator.values;
  const setPath = (next: readonly TraderId[]) => calculator.set('path', next.join('.'));
  const choiceOf = (name: 'day' | 'money') => {
    const field = calculator.bind(name);
    const onChange: typeof field.onChange = (event) => {
      field.onChange(event);
      setPath([]);
    };
    return { ...field, onChange };
  };
  const nextDay = dayIds[dayIds.indexOf(day) + 1];
  const next = () => {
    if (money === 'yes') return null;
    const [name, value, label] = nextDay
      ? (['day', nextDay, fill(words.nextDay, { day: words.days[nextDay] })] as const)
      : (['money', 'yes', words.nextMoney] as const);
    return {
      label,
      go: () => {
        calculator.set(name, value);
        setPath([]);
        // The pressed button is gone with its market.
        document.getElementById(calculator.bind(name).id)?.focus();
      },
    };
  };
  const isValid = Number.isInteger(kinds) && kinds >= KINDS_RANGE.min && kinds <= KINDS_RANGE.max;
  const shown = isValid ? kinds : 0;
  const networkText = (drawn: number) =>
    drawn < shown
      ? fill(words.networkPart, { shown: formatNumber(drawn, locale) })
      : fill(words.network, { kinds: formatNumber(shown, locale), pairs: formatNumber(pairRates(shown), locale) });

  return (
    <CalculatorFrame
      id={PUZZLE_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      fields={
        <>
          {/* The first tasks of the lesson are those of the days, in their order. */}
          <LessonTasks current={dayIds.indexOf(day)} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
            <SelectField {...choiceOf('day')} label={words.day}>
              {dayIds.map((id) => (
                <option key={id} value={id}>
                  {words.days[id]}
                </option>
              ))}
            </SelectField>
            <SelectField {...choiceOf('money')} label={words.money}>
              <option value="no">{words.moneyChoices.no}</option>
              <option value="yes">{words.moneyChoices.yes}</option>
            </SelectField>
          </div>
          <MarketGame
            key={day + money}
            day={day}
            hasMoney={money === 'yes'}
            path={path === '' ? [] : (path.split('.') as TraderId[])}
            onPath={setPath}
            next={next()}
            words={words}
            locale={locale}
          />
        </>
      }
      results={
        <div className="grid gap-6">
          <SliderField
            {...calculator.bind('kinds')}
            label={words.kinds}
            slider={calculator.sliderOf('kinds', '{value}', { min: 2, max: 60 })}
          />
          {isValid && <PairNetwork kinds={kinds} text={networkText} />}
          <Results
            label={common.results}
            results={[
              {
                id: 'pairs',
                label: words.pairs,
                value: isValid ? formatNumber(pairRates(kinds), locale) : NO_VALUE,
                note: words.pairsNote,
              },
              {
                id: 'prices',
                label: words.prices,
                value: isValid ? formatNumber(kinds, locale) : NO_VALUE,
                note: words.pricesNote,
              },
            ]}
          />
        </div>
      }
    >
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula words={common.formula} lines={words.formula} />
    </CalculatorFrame>
  );
});
