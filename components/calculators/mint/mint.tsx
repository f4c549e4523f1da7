'use client';

import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { romanSilver } from '@/content/roman-silver';
import {
  BAR_COINS,
  FINENESS_RANGE,
  MINT_ID,
  type MintResult,
  noticeIds,
  OWED_COINS,
  outcomeOf,
  personIds,
  strike,
} from '@/lib/calculators/mint';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent, NO_VALUE, toFieldText } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { ChoiceButtons } from '../frame/choice-buttons';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results, Verdict } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { coinsPerDisc, MintScene } from './mint-scene';
import { RealCoins } from './real-coins';

const fields = {
  fineness: { kind: 'number', initial: 50, ...FINENESS_RANGE },
  notice: { kind: 'choice', initial: 'nobody', options: noticeIds },
} as const satisfies CalculatorFields;

interface MintProps {
  locale: Locale;
  words: Content['calculators']['Mint'];
  common: Content['calculators']['common'];
}

const VERDICTS = { '-1': 'loss', '0': 'same', '1': 'gain' } as const;
type Words = MintProps['words'];

const verdictOf = (one: { before: number; after: number }) => VERDICTS[`${outcomeOf(one)}`];

/** One bar of silver becomes coins of a fineness that the reader chooses, and four people see what they can buy. */
export const Mint = withLesson(function Mint({ locale, words, common }: MintProps) {
  const calculator = useCalculator({ id: MINT_ID, fields, locale, errorWords: common.errors });
  const { fineness, notice } = calculator.values;
  const isValid = fineness >= FINENESS_RANGE.min && fineness <= FINENESS_RANGE.max;
  const result = isValid ? strike(fineness, notice) : null;
  const number = (value: number, digits = 0) => formatNumber(value, locale, { min: 0, max: digits });
  const arrow = ({ before, after }: { before: number; after: number }) =>
    fill(words.arrow, { before: number(before), after: number(after) });
  const first = number(BAR_COINS);

  return (
    <CalculatorFrame
      id={MINT_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      hasStickyResults
      fields={
        <>
          {result && (
            <figure>
              <MintScene fineness={fineness} coins={result.coins} text={sceneText(words, result, number)} />
              <figcaption className="mt-2 text-base text-muted">
                {fill(words.disc, { count: coinsPerDisc(result.coins), first })}
              </figcaption>
            </figure>
          )}
          <LessonTasks />
          <SliderField
            {...calculator.bind('fineness')}
            label={words.fineness}
            slider={calculator.sliderOf('fineness', words.spoken, FINENESS_RANGE)}
          />
          <ChoiceButtons
            legend={words.like}
            isQuiet
            choices={romanSilver.map(({ id, percent }) => ({
              id,
              name: words.coinNames[id],
              isChosen: fineness === percent,
              choose: () => calculator.set('fineness', toFieldText(percent, locale)),
            }))}
          />
          <ChoiceButtons
            legend={words.notice}
            choices={noticeIds.map((id) => ({
              id,
              name: words.noticeNames[id],
              isChosen: notice === id,
              choose: () => calculator.set('notice', id),
            }))}
          />
          {result && (
            // Near the buttons on a phone, where the list of people is a screen further down.
            <p aria-hidden="true" className="rounded-lg bg-sunk px-4 py-2.5 font-display text-lg md:hidden">
              {fill(words.short, { ruler: arrow(result.loaves.ruler), soldier: arrow(result.loaves.soldier) })}
            </p>
          )}
        </>
      }
      results={
        <div className="grid gap-8">
          <Results
            label={common.results}
            results={[
              {
                id: 'coins',
                label: words.coins,
                value: result ? number(result.coins) : NO_VALUE,
                note: result ? extraNote(words, result.coins, number) : undefined,
              },
              {
                id: 'pay',
                label: fill(words.forPay, { first }),
                value: result
                  ? fill(words.bars, { share: formatPercent(result.silverForPay * 100, locale, 0) })
                  : NO_VALUE,
              },
            ]}
          />
          {result && <Buyers words={words} result={result} number={number} />}
        </div>
      }
    >
      <RealCoins words={words} locale={locale} />
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula words={common.formula} lines={words.formula} />
    </CalculatorFrame>
  );
});

type Format = (value: number, digits?: number) => string;

function sceneText(words: Words, { coins, silverForPay }: MintResult, number: Format): string {
  const copper = 1 / silverForPay - 1;
  if (copper === 0) return fill(words.scenePure, { coins: number(coins) });
  return fill(words.scene, { copper: number(copper, 1), coins: number(coins) });
}

function extraNote(words: Words, coins: number, number: Format): string {
  return coins > BAR_COINS ? fill(words.extra, { extra: number(coins - BAR_COINS) }) : words.noExtra;
}

/** What the ruler, a soldier, a lender and a saver can buy, before and after. */
function Buyers({ words, result, number }: { words: Words; result: MintResult; number: Format }) {
  const rows = personIds.map((id) => {
    const loaves = result.loaves[id];
    const verdict = verdictOf(loaves);
    const [before, after] = [number(loaves.before), number(loaves.after)];
    return { id, verdict, before, after, person: fill(words.people[id], { owed: number(OWED_COINS) }) };
  });
  const spoken = useAnnouncement(
    rows
      .map(({ person, after, verdict }) => fill(words.spokenRow, { person, after, verdict: words.verdicts[verdict] }))
      .join('. '),
  );
  return (
    <section aria-labelledby="mint-buyers">
      <h4 id="mint-buyers" className="text-xl">
        {words.who}
      </h4>
      <ul className="mt-4 grid gap-4">
        {rows.map(({ id, person, before, after, verdict }) => (
          <li key={id} className="border-line border-t pt-3">
            <p className="text-base text-muted">{person}</p>
            <p className="mt-0.5 flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-display text-xl tabular-nums">{fill(words.loaves, { before, after })}</span>
              <Verdict kind={verdict === 'same' ? 'neutral' : verdict} word={words.verdicts[verdict]} />
            </p>
          </li>
        ))}
      </ul>
      <output className="sr-only">{spoken}</output>
    </section>
  );
}
