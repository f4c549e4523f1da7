'use client';

import { useState } from 'react';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import { SelectField } from '@/components/ui/fields/field';
import { Slider } from '@/components/ui/fields/slider';
import { Disclosure } from '@/components/ui/folds/disclosure';
import {
  type KindId,
  kindIds,
  MAX_WEIGHT,
  type PresetId,
  type PropertyId,
  parseScorecardHash,
  presets,
  propertyIds,
  RATING_RANGE,
  rank,
  SCORECARD_ID,
  START,
  toScorecardHash,
} from '@/lib/calculators/money-scorecard';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { CalculatorActions } from '../frame/calculator-actions';
import { CalculatorFrame } from '../frame/calculator-frame';
import { ChoiceButtons } from '../frame/choice-buttons';
import { LessonFormula, LessonTasks, withLesson } from '../frame/in-lesson';
import { LinkNotice } from '../frame/link-notice';
import { StickyOnPhone } from '../frame/sticky-on-phone';
import { Ranking } from './ranking';

interface MoneyScorecardProps {
  locale: Locale;
  words: Content['calculators']['MoneyScorecard'];
  common: Content['calculators']['common'];
}

/** Six kinds of money, ranked by the reader's weights and, if the reader disagrees, the reader's ratings. */
export const MoneyScorecard = withLesson(function MoneyScorecard({ locale, words, common }: MoneyScorecardProps) {
  const { root, state, lost, change, reset, link } = useFragmentState({
    id: SCORECARD_ID,
    start: () => START,
    parse: parseScorecardHash,
    toHash: toScorecardHash,
  });
  const [editing, setEditing] = useState<KindId>('bitcoin');
  const setWeight = (id: PropertyId, weight: number) =>
    change((before) => ({ ...before, weights: { ...before.weights, [id]: weight } }));
  const setRating = (id: PropertyId, rating: number) =>
    change((before) => ({
      ...before,
      ratings: { ...before.ratings, [editing]: { ...before.ratings[editing], [id]: rating } },
    }));
  const ranked = rank(state) ?? [];
  const leaders = ranked.filter(({ place }) => place === 1).map(({ id }) => words.kinds[id]);
  const isChosen = (preset: PresetId) => propertyIds.every((id) => presets[preset][id] === state.weights[id]);

  return (
    <CalculatorFrame
      id={SCORECARD_ID}
      root={root}
      notice={<LinkNotice lost={lost} words={common.damagedLink} />}
      title={words.title}
      noScript={common.noScript}
      hasStickyResults
      stacked="tablet"
      fields={
        <>
          <LessonTasks />
          <ChoiceButtons
            legend={words.presets}
            choices={(Object.keys(presets) as PresetId[]).map((id) => ({
              id,
              name: words.presetNames[id],
              isChosen: isChosen(id),
              choose: () => change((before) => ({ ...before, weights: presets[id] })),
            }))}
          />
          {leaders.length > 0 && (
            // Near the sliders on a phone, where the ranking is a screen further down.
            <StickyOnPhone look="box" aria-hidden="true" className="px-4 py-2.5 md:hidden">
              <p className="font-display text-lg">{fill(words.leader, { kinds: formatList(leaders, locale) })}</p>
              <ul className="mt-0.5 flex flex-wrap gap-x-3 text-muted text-sm tabular-nums">
                {ranked
                  .filter(({ place }) => place > 1)
                  .map(({ id, place }) => (
                    <li key={id} className="whitespace-nowrap">
                      {`${fill(words.place, { place })} ${words.kinds[id]}`}
                    </li>
                  ))}
              </ul>
            </StickyOnPhone>
          )}
          <fieldset className="grid gap-x-8 gap-y-3 md:max-lg:grid-cols-2 xl:grid-cols-2">
            <legend className="mb-2.5 font-semibold text-base">{words.weights}</legend>
            {propertyIds.map((id) => (
              <Slider
                key={id}
                id={`${SCORECARD_ID}-weight-${id}`}
                label={words.properties[id]}
                value={state.weights[id]}
                shown={words.weightNames[state.weights[id]] ?? ''}
                min={0}
                max={MAX_WEIGHT}
                onSlide={(weight) => setWeight(id, weight)}
              />
            ))}
          </fieldset>
        </>
      }
      results={<Ranking card={state} words={words} locale={locale} label={words.ranking} />}
    >
      <div>
        <Disclosure title={words.edit}>
          <p className="mb-4 text-base text-muted">{words.editNote}</p>
          <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
            <SelectField
              id={`${SCORECARD_ID}-kind`}
              label={words.editKind}
              value={editing}
              onChange={(event) => setEditing(event.target.value as KindId)}
            >
              {kindIds.map((id) => (
                <option key={id} value={id}>
                  {words.kinds[id]}
                </option>
              ))}
            </SelectField>
            {propertyIds.map((id) => (
              <Slider
                key={id}
                id={`${SCORECARD_ID}-rating-${id}`}
                label={fill(words.ratingLabel, { kind: words.kinds[editing], property: words.properties[id] })}
                value={state.ratings[editing][id]}
                shown={fill(words.rating, { rating: state.ratings[editing][id] })}
                {...RATING_RANGE}
                onSlide={(rating) => setRating(id, rating)}
              />
            ))}
          </div>
        </Disclosure>
        <Disclosure title={words.table}>
          <ul className="grid gap-6 md:grid-cols-2">
            {kindIds.map((kind) => (
              <li key={kind}>
                <h4 className="text-xl">{words.kinds[kind]}</h4>
                <p className="mt-1 text-base">{words.reasons[kind]}</p>
                <dl className="mt-2 text-base text-muted">
                  {propertyIds.map((id) => (
                    <div key={id} className="flex justify-between gap-4 border-line border-b py-1">
                      <dt>{words.properties[id]}</dt>
                      <dd className="tabular-nums">{state.ratings[kind][id]}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
      <CalculatorActions words={common.actions} link={link} onReset={reset} />
      <LessonFormula
        words={common.formula}
        lines={words.formula}
        constants={[{ name: words.weightScale, value: words.weightScaleValue }]}
      />
    </CalculatorFrame>
  );
});
