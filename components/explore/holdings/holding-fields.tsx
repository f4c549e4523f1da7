import { SelectField } from '@/components/ui/fields/field';
import { HOLDING_IDS, type HoldingId } from '@/content/explore/explore-views';
import { formatKey } from '@/lib/data/format-values';
import type { Grid } from '@/lib/explore/holdings/grid';
import { DOLLARS, type HoldingState, MEASURES, STEPS } from '@/lib/explore/holdings/state';
import type { HoldingWords } from '@/lib/explore/holdings/tallies';

import { keyOf } from '@/lib/explore/span';
import type { Locale } from '@/lib/format/locale';
import { Choice } from '../choice';

interface Props {
  state: HoldingState;
  grid: Grid;
  hasMonths: boolean;
  words: HoldingWords;
  change: (part: Partial<HoldingState>) => void;
  locale: Locale;
}

/** What was held, from when to when, and how it is counted. */
export function HoldingFields({ state, grid, hasMonths, words, change, locale }: Props) {
  const { controls, assets } = words;
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-4">
      <legend className="sr-only">{controls.label}</legend>
      <div className="col-span-2">
        <SelectField
          id="every-start-asset"
          label={controls.asset}
          value={state.asset}
          onChange={({ target }) => change({ asset: target.value as HoldingId })}
        >
          {HOLDING_IDS.map((id) => (
            <option key={id} value={id}>
              {assets[id].name}
            </option>
          ))}
        </SelectField>
      </div>
      {(['start', 'end'] as const).map((field) => (
        <SelectField
          key={field}
          id={`every-start-${field}`}
          label={controls[field]}
          value={state[field]}
          onChange={({ target }) => change({ [field]: target.value })}
        >
          {grid[`${field}s`].map((period) => {
            const key = keyOf(period, state.by);
            return (
              <option key={key} value={key}>
                {formatKey(key, locale)}
              </option>
            );
          })}
        </SelectField>
      ))}
      <div className="col-span-2 flex flex-wrap gap-x-6 gap-y-4">
        <Choice
          name="every-start-dollars"
          legend={controls.dollars}
          options={DOLLARS.map((option) => [option, controls[option]])}
          value={state.dollars}
          onChoose={(dollars) => change({ dollars })}
        />
        <Choice
          name="every-start-measure"
          legend={controls.measure}
          options={MEASURES.map((option) => [option, controls[option]])}
          value={state.measure}
          onChoose={(measure) => change({ measure })}
        />
        {/* Cells of months are too small on a narrow screen: there the choice only leads back from them. */}
        {hasMonths && (
          <div className={state.by === 'year' ? 'max-md:hidden' : undefined}>
            <Choice
              name="every-start-by"
              legend={controls.by}
              options={STEPS.map((option) => [option, controls[option]])}
              value={state.by}
              onChoose={(by) => change({ by })}
            />
          </div>
        )}
      </div>
    </fieldset>
  );
}
