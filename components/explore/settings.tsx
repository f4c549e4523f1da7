import type { ReactNode } from 'react';
import { SelectField } from '@/components/ui/field';
import { ReadableDetails } from '@/components/ui/readable-details';
import type { ExploreId } from '@/content/explore';
import { type PageWords, yearFault } from '@/lib/explore/controls';
import type { ExploreState } from '@/lib/explore/state';
import { Choice } from './choice';
import { SeriesOptions, type Subjects } from './series-fields';
import { YearField } from './year-field';

interface Props {
  state: ExploreState;
  /** The years that the fields of an index and of dollars start with. */
  firstYears: { index: number; dollars: number };
  words: PageWords;
  change: (part: Partial<ExploreState>, field?: string) => void;
}

/** What all series are divided by. */
export function DivideField({
  state,
  subjects,
  divisors,
  words,
  change,
}: Pick<Props, 'state' | 'words' | 'change'> & { subjects: Subjects; divisors: readonly ExploreId[] }) {
  const { controls } = words;
  return (
    <SelectField
      id="explore-divide"
      label={controls.divide}
      value={state.divide ?? ''}
      onChange={(event) => change({ divide: (event.target.value as ExploreId) || null })}
    >
      <option value="">{controls.divideNone}</option>
      <SeriesOptions subjects={subjects} words={words} isOffered={(id) => divisors.includes(id)} />
    </SelectField>
  );
}

/** Everything about the chart besides its series and what divides them. */
export function Settings({ state, firstYears, words, change, children }: Props & { children: ReactNode }) {
  const { controls } = words;
  const yearField = (field: 'from' | 'to' | 'index' | 'dollars', label: string, placeholder?: string) => (
    <YearField
      id={`explore-${field}`}
      label={label}
      value={state[field]}
      placeholder={placeholder}
      faultOf={(year) => yearFault(year, field, state, words)}
      onYear={(year) => change({ [field]: year }, field)}
    />
  );
  const yearChoice = (field: 'index' | 'dollars', legend: string, off: string, on: string, year: string) => (
    <div className="space-y-2">
      <Choice
        name={`explore-${field}-choice`}
        legend={legend}
        options={[
          ['off', off],
          ['on', on],
        ]}
        value={state[field] === null ? 'off' : 'on'}
        onChoose={(choice) => change({ [field]: choice === 'on' ? firstYears[field] : null })}
      />
      {state[field] !== null && yearField(field, year)}
    </div>
  );
  return (
    <fieldset className="grid gap-5">
      <legend className="sr-only">{controls.label}</legend>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        {yearChoice('index', controls.index, controls.indexOff, controls.indexOn, controls.indexYear)}
        {children}
      </div>
      <ReadableDetails summary={controls.more} summaryClass="font-semibold text-base">
        <div className="grid gap-x-6 gap-y-5 pt-2 sm:grid-cols-2 lg:grid-cols-3">
          <fieldset>
            <legend className="sr-only">{controls.span}</legend>
            <div className="grid grid-cols-2 gap-3">
              {yearField('from', controls.from, controls.all)}
              {yearField('to', controls.to, controls.all)}
            </div>
          </fieldset>
          {yearChoice('dollars', controls.dollars, controls.dollarsDay, controls.dollarsOf, controls.dollarsYear)}
          <Choice
            name="explore-scale"
            legend={controls.scale}
            options={[
              ['linear', controls.linear],
              ['log', controls.log],
            ]}
            value={state.scale}
            onChoose={(scale) => change({ scale })}
          />
          <Choice
            name="explore-by"
            legend={controls.by}
            options={[
              ['year', controls.year],
              ['month', controls.month],
            ]}
            value={state.by}
            onChoose={(by) => change({ by })}
          />
          <Choice
            name="explore-view"
            legend={controls.view}
            options={[
              ['line', controls.line],
              ['bar', controls.bar],
            ]}
            value={state.view}
            onChoose={(view) => change({ view })}
          />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold text-base">
            <input
              type="checkbox"
              checked={state.mark}
              onChange={(event) => change({ mark: event.target.checked })}
              className="size-5 accent-ink"
            />
            {controls.mark}
          </label>
        </div>
      </ReadableDetails>
    </fieldset>
  );
}
