import { type TimelineCategory, timelineCategories } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Marker } from './marker';

/** The five categories of events: shape, color, name and one sentence. */
export function Legend({ locale }: { locale: Locale }) {
  const { legend } = getContent(locale).home.timeline;
  return (
    <div className="plate p-6 md:p-7">
      <h3 className="text-2xl">{legend.title}</h3>
      <p className="mt-2 text-base text-muted">{legend.intro}</p>
      <dl className="mt-5 space-y-4">
        {(Object.keys(timelineCategories) as TimelineCategory[]).map((category) => (
          <div key={category} className="grid grid-cols-[2.75rem_1fr] gap-x-4">
            <dt className="contents font-semibold">
              <Marker category={category} className="row-span-2 size-8 justify-self-center" />
              {legend.concepts[category].name}
            </dt>
            <dd className="col-start-2 text-base text-muted leading-snug">{legend.concepts[category].text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
