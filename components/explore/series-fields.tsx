import { dashes, strokeClass } from '@/components/charts/line-style';
import { SelectField } from '@/components/ui/fields/field';
import type { ExploreId } from '@/content/explore/explore';
import type { PageWords } from '@/lib/explore/controls';
import { type ExploreState, MOST_SERIES } from '@/lib/explore/state';
import { stylesOf } from '@/lib/explore/styles';
import { fill } from '@/lib/format/fill';

export type Subjects = readonly { title: string; ids: readonly ExploreId[] }[];

interface Props {
  state: ExploreState;
  subjects: Subjects;
  words: PageWords;
  change: (part: Partial<ExploreState>) => void;
}

/** One list for each series, and an empty one for the next, as cells of a grid. */
export function SeriesFields({ state: { series }, subjects, words, change }: Props) {
  const { controls } = words;
  const styles = stylesOf(series);
  const places = Array.from({ length: Math.min(MOST_SERIES, series.length + 1) }, (_, place) => place);

  /** An empty id removes the series from its place. */
  function choose(place: number, id: string) {
    const chosen = series.map((known, i) => (i === place ? id : known));
    if (place === series.length) chosen.push(id);
    change({ series: chosen.filter((known): known is ExploreId => known !== '') });
  }

  return (
    <fieldset className="contents">
      <legend className="sr-only">{controls.series}</legend>
      {places.map((place) => {
        const style = styles[place];
        const isNew = place === series.length;
        return (
          <div key={place} className="relative">
            {style && (
              <svg
                aria-hidden="true"
                viewBox="0 0 34 6"
                className={`absolute top-2.5 right-1 h-1.5 w-9 stroke-[2.75px] ${strokeClass[style.tone]}`}
              >
                <path d="M1 3h32" strokeDasharray={dashes[style.stroke]} strokeLinecap="round" />
              </svg>
            )}
            <SelectField
              id={`explore-series-${place + 1}`}
              label={isNew ? controls.add : fill(controls.seriesOf, { n: place + 1 })}
              value={series[place] ?? ''}
              onChange={(event) => choose(place, event.target.value)}
            >
              <option value="">{controls.none}</option>
              <SeriesOptions
                subjects={subjects}
                words={words}
                isOffered={(id) => id === series[place] || !series.includes(id)}
              />
            </SelectField>
          </div>
        );
      })}
    </fieldset>
  );
}

export function SeriesOptions({
  subjects,
  words,
  isOffered,
}: {
  subjects: Subjects;
  words: PageWords;
  isOffered: (id: ExploreId) => boolean;
}) {
  return subjects.map(({ title, ids }) => {
    const offered = ids.filter(isOffered);
    if (offered.length === 0) return null;
    return (
      <optgroup key={title} label={title}>
        {offered.map((id) => (
          <option key={id} value={id}>
            {words.series[id]}
          </option>
        ))}
      </optgroup>
    );
  });
}
