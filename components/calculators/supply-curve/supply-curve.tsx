'use client';

import { NEXT_HALVING_HEIGHT, TARGET_BLOCK_MINUTES } from '@/lib/bitcoin';
import {
  blockYear,
  groupIds,
  LAST_YEAR,
  REAL_RULE,
  type Strictness,
  SUPPLY_CURVE_ID,
  SUPPLY_RANGES,
  type SupplyPresetId,
  supplyOf,
  supplyPresets,
} from '@/lib/calculators/supply-curve';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, NO_VALUE, toFieldText } from '@/lib/format/number';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { ChoiceButtons } from '../frame/choice-buttons';
import type { CalculatorFields } from '../frame/fields';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { Results } from '../frame/results';
import { SliderField } from '../frame/slider-field';
import { useCalculator } from '../frame/use-calculator';
import { Followers } from './followers';
import { LineSample, SupplyChart } from './supply-chart';

const START = supplyPresets.tail;
const group = (initial: 'no' | 'yes') => ({ kind: 'choice', initial, options: ['no', 'yes'] }) as const;

// The worked example: miners alone follow a looser rule.
const fields = {
  subsidyBtc: { kind: 'number', initial: START.subsidyBtc, ...SUPPLY_RANGES.subsidyBtc },
  intervalBlocks: { kind: 'number', initial: START.intervalBlocks, ...SUPPLY_RANGES.intervalBlocks },
  tailBtc: { kind: 'number', initial: START.tailBtc, ...SUPPLY_RANGES.tailBtc },
  developers: group('no'),
  miners: group('yes'),
  exchanges: group('no'),
  nodes: group('no'),
} as const satisfies CalculatorFields;

const ruleNames = ['subsidyBtc', 'intervalBlocks', 'tailBtc'] as const;
const real = supplyOf(REAL_RULE);

interface SupplyCurveProps {
  locale: Locale;
  words: Content['calculators']['SupplyCurve'];
  common: Content['calculators']['common'];
}

/** Bitcoin's supply beside the reader's own rule, and what becomes of that rule if some groups follow it. */
export const SupplyCurve = withLesson(function SupplyCurve({ locale, words, common }: SupplyCurveProps) {
  const calculator = useCalculator({ id: SUPPLY_CURVE_ID, fields, locale, errorWords: common.errors });
  const { subsidyBtc, intervalBlocks, tailBtc } = calculator.values;
  const outcome = supplyOf({ subsidyBtc, intervalBlocks, tailBtc });
  const yours = outcome.ok ? outcome.value : null;
  const followers = groupIds.filter((id) => calculator.values[id] === 'yes');
  const isChosen = (preset: SupplyPresetId) =>
    ruleNames.every((name) => supplyPresets[preset][name] === calculator.values[name]);
  const choose = (preset: SupplyPresetId) => {
    for (const name of ruleNames) calculator.set(name, toFieldText(supplyPresets[preset][name], locale));
  };
  const number = (value: number, decimals?: number) => formatNumber(value, locale, decimals);
  const millions = (curve: readonly { btc: number }[]) => number((curve.at(-1)?.btc ?? 0) / 1e6, 1);
  const realCurve = real.ok ? real.value.curve : [];
  const realFinal = real.ok && real.value.finalBtc !== null ? number(real.value.finalBtc, 4) : NO_VALUE;
  const strictness = yours?.strictness;

  return (
    <CalculatorFrame
      id={SUPPLY_CURVE_ID}
      root={calculator.root}
      notice={<LinkNotice lost={calculator.lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      stacked="always"
      fields={
        // On phones the chart is in view above the sliders, so these two share a box there.
        <div className="space-y-6 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_auto_1fr] lg:gap-x-16 lg:gap-y-6 lg:space-y-0 xl:px-2">
          <LessonTasks />
          <ChoiceButtons
            legend={words.presets}
            className="no-js:hidden print:hidden"
            choices={(Object.keys(supplyPresets) as SupplyPresetId[]).map((id) => ({
              id,
              name: words.presetNames[id],
              isChosen: isChosen(id),
              choose: () => choose(id),
            }))}
          />
          <div className="lg:contents">
            {yours && (
              <div className="max-md:sticky max-md:top-16 max-md:z-[5] max-md:-mx-5 max-md:bg-raised max-md:px-5 max-md:pt-2 max-md:pb-3 lg:col-start-2 lg:row-span-3 lg:row-start-1 [@media(max-height:40rem)]:static print:static">
                <ul className="mb-3 grid gap-1.5 text-base max-md:gap-0.5 max-md:leading-snug">
                  <li className="flex items-center gap-2.5">
                    <LineSample isReal={false} />
                    <span className="font-semibold text-bitcoin">
                      {fill(words.legendYours, { value: millions(yours.curve), year: LAST_YEAR })}
                    </span>
                  </li>
                  <li className="flex items-center gap-2.5">
                    <LineSample isReal />
                    <span>{fill(words.legendReal, { value: millions(realCurve), year: LAST_YEAR })}</span>
                  </li>
                </ul>
                <SupplyChart
                  real={realCurve}
                  yours={yours.curve}
                  text={fill(words.chart, { year: LAST_YEAR, real: millions(realCurve), yours: millions(yours.curve) })}
                  axis={words.axisMillion}
                  change={words.change}
                  locale={locale}
                />
              </div>
            )}
            <div className="grid gap-6 max-md:mt-4 md:max-lg:mt-8 md:max-lg:grid-cols-3 md:max-lg:items-end lg:col-start-1 lg:row-span-2 lg:row-start-3">
              <SliderField
                {...calculator.bind('subsidyBtc')}
                label={words.subsidy}
                slider={calculator.sliderOf('subsidyBtc', words.spoken.coins, { min: 0, max: 10, step: 0.0625 })}
              />
              <SliderField
                {...calculator.bind('intervalBlocks')}
                label={words.interval}
                slider={calculator.sliderOf('intervalBlocks', words.spoken.blocks, {
                  min: 15_000,
                  max: 840_000,
                  step: 15_000,
                })}
              />
              <SliderField
                {...calculator.bind('tailBtc')}
                label={words.tail}
                slider={calculator.sliderOf('tailBtc', words.spoken.coins, { min: 0, max: 5, step: 0.05 })}
              />
            </div>
          </div>
          <div>
            <Results
              label={common.results}
              answer="none"
              results={[
                {
                  id: 'final',
                  label: words.final,
                  value: yours ? (yours.finalBtc === null ? words.endless : number(yours.finalBtc, 4)) : NO_VALUE,
                  note: fill(words.finalNote, { value: realFinal }),
                },
                {
                  id: 'strictness',
                  label: words.strictness,
                  value: strictness ? words.strictnessNames[strictness.kind] : NO_VALUE,
                  note: strictness && strictnessNote(strictness, words, number),
                },
              ]}
            />
          </div>
        </div>
      }
      results={
        <Followers
          kind={strictness?.kind ?? 'same'}
          followers={followers}
          onToggle={(id) => calculator.set(id, calculator.values[id] === 'yes' ? 'no' : 'yes')}
          words={words}
        />
      }
    >
      <CalculatorActions words={common.actions} link={calculator.link} onReset={calculator.reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula}
        constants={[
          {
            name: words.constants.start,
            value: fill(words.constants.startValue, { block: number(NEXT_HALVING_HEIGHT) }),
          },
          { name: words.constants.pace, value: fill(words.constants.paceValue, { minutes: TARGET_BLOCK_MINUTES }) },
        ]}
      />
    </CalculatorFrame>
  );
});

function strictnessNote(
  strictness: Strictness,
  words: SupplyCurveProps['words'],
  number: (value: number) => string,
): string {
  if (strictness.kind !== 'looser') return words.strictnessNotes[strictness.kind];
  const year = String(Math.floor(blockYear(strictness.firstRefused)));
  return fill(words.strictnessNotes.looser, { block: number(strictness.firstRefused), year });
}
