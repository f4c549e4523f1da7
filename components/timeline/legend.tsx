import { type TimelineCategory, timelineCategories } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Marker } from './marker';

const categories = Object.keys(timelineCategories) as TimelineCategory[];

/** The five categories of events: shape, color and name, and one sentence each in a native `details` element. */
export function Legend({ locale }: { locale: Locale }) {
  const { legend } = getContent(locale).home.exhibits.timeline;
  return (
    <details className="always-readable">
      <summary className="chevron flex min-h-11 list-none flex-wrap items-center gap-x-6 gap-y-2 py-2 text-base max-sm:gap-x-3 max-sm:text-sm md:max-xl:gap-x-4 hover:text-bitcoin [&::-webkit-details-marker]:hidden">
        <h3 className="text-2xl max-lg:grow max-lg:basis-[calc(100%-3rem)] max-md:text-xl">{legend.title}</h3>
        {categories.map((category) => (
          <span
            key={category}
            className={`marker-kind-${category} order-1 flex items-center gap-2 text-ink max-sm:gap-1.5`}
          >
            <Marker category={category} className="size-5 sm:size-6" />
            {legend.concepts[category].name}
          </span>
        ))}
      </summary>
      <p className="mt-2 text-base text-muted">{legend.intro}</p>
      <dl className="mt-4 grid gap-x-10 gap-y-4 pb-4 text-base sm:grid-cols-2 lg:grid-cols-3">
        {categories.map((category) => (
          <div key={category}>
            <dt className="font-semibold">{legend.concepts[category].name}</dt>
            <dd className="mt-1 text-muted leading-snug">{legend.concepts[category].text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
