import { SelectField } from '@/components/ui/fields/field';
import { GROWTH_IDS, type GrowthId } from '@/content/explore/explore-views';
import { GROWTH_YEARS, type GrowthYears, LAGS, type Lag } from '@/lib/explore/pairs/growth';
import type { PairsState } from '@/lib/explore/pairs/state';
import type { PairsView, PairsWords } from '@/lib/explore/pairs/view';
import { Choice } from '../choice';

interface Props {
  view: Pick<PairsView, 'state' | 'pairs' | 'names'>;
  words: PairsWords;
  change: (part: Partial<PairsState>) => void;
}

/** What is compared, over how many years, how much later, and which dot is marked. */
export function PairsFields({ view: { state, pairs, names }, words: { controls, pairs: texts }, change }: Props) {
  return (
    <fieldset className="grid gap-x-3 gap-y-4 sm:grid-cols-2">
      <legend className="sr-only">{controls.label}</legend>
      <div className="sm:col-span-2">
        <SelectField
          id="year-against-year-pair"
          label={controls.pair}
          value={state.pair}
          onChange={({ target }) => change({ pair: target.value as GrowthId })}
        >
          {GROWTH_IDS.map((id) => (
            <option key={id} value={id}>
              {texts[id].name}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        id="year-against-year-lag"
        label={controls.lag}
        value={state.lag}
        onChange={({ target }) => change({ lag: Number(target.value) as Lag })}
      >
        {LAGS.map((lag) => (
          <option key={lag} value={lag}>
            {controls.lags[lag]}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="year-against-year-mark"
        label={controls.mark}
        value={state.mark}
        onChange={({ target }) => change({ mark: Number(target.value) })}
      >
        {pairs.map(({ start }, i) => (
          <option key={start} value={start}>
            {names[i]}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <Choice
          name="year-against-year-years"
          legend={controls.years}
          options={GROWTH_YEARS.map((years) => [String(years), controls.spans[years]] as const)}
          value={String(state.years)}
          onChoose={(years) => change({ years: Number(years) as GrowthYears })}
        />
      </div>
    </fieldset>
  );
}
