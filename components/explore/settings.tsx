import { SelectField } from '@/components/ui/fields/field';
import { ReadableDetails } from '@/components/ui/folds/readable-details';
import type { ExploreId } from '@/content/explore/explore';
import { type PageWords, yearFault } from '@/lib/explore/controls';
import type { ExploreState } from '@/lib/explore/state';
import { Choice } from './choice';
import { SETTLED_ID } from './messages';
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

/** The years and the axis, which most readers change, as cells of a grid. */
export function MainSettings({ state, words, change }: Pick<Props, 'state' | 'words' | 'change'>) {
  const { controls } = words;
  return (
    <>
      <fieldset>
        <legend className="sr-only">{controls.span}</legend>
        <div className="grid grid-cols-2 gap-3">
          {(['from', 'to'] as const).map((field) => (
            <SettingYear
              key={field}
              field={field}
              label={controls[field]}
              placeholder={controls.all}
              state={state}
              words={words}
              change={change}
            />
          ))}
        </div>
      </fieldset>
      <div>
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
      </div>
    </>
  );
}

function SettingYear({
  field,
  label,
  placeholder,
  state,
  words,
  change,
}: Pick<Props, 'state' | 'words' | 'change'> & {
  field: 'from' | 'to' | 'index' | 'dollars';
  label: string;
  placeholder?: string;
}) {
  return (
    <YearField
      id={`explore-${field}`}
      label={label}
      value={state[field]}
      placeholder={placeholder}
      faultOf={(year) => yearFault(year, field, state, words)}
      onYear={(year) => change({ [field]: year }, field)}
    />
  );
}

/**
 * The settings that fewer readers change.
 *
 * @param asked the state before the page changed settings that would draw little or nothing: what cannot be drawn is disabled
 */
export function MoreSettings({ state, asked, firstYears, words, change }: Props & { asked: ExploreState }) {
  const { controls } = words;
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
        disabled={state[field] === asked[field] ? undefined : 'off'}
        describedBy={SETTLED_ID}
      />
      {state[field] !== null && <SettingYear field={field} label={year} state={state} words={words} change={change} />}
    </div>
  );
  return (
    <ReadableDetails summary={controls.more} summaryClass="font-semibold text-base">
      <fieldset className="grid gap-x-6 gap-y-5 pt-2 sm:grid-cols-2 xl:grid-cols-3">
        <legend className="sr-only">{controls.label}</legend>
        {yearChoice('index', controls.index, controls.indexOff, controls.indexOn, controls.indexYear)}
        {yearChoice('dollars', controls.dollars, controls.dollarsDay, controls.dollarsOf, controls.dollarsYear)}
        <Choice
          name="explore-by"
          legend={controls.by}
          options={[
            ['year', controls.year],
            ['month', controls.month],
          ]}
          value={state.by}
          onChoose={(by) => change({ by })}
          disabled={state.by === asked.by ? undefined : 'month'}
          describedBy={SETTLED_ID}
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
      </fieldset>
    </ReadableDetails>
  );
}
