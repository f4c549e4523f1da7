import clsx from 'clsx';
import type { TimelineEraId } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Legend } from './legend';
import { timelineFigures } from './timeline-figures';
import { TimelineItem } from './timeline-item';
import { bareWall, eventsOf } from './wall';

// Tailwind generates classes that occur literally in the source.
const rowSpans = [
  'lg:row-[1/span_1]',
  'lg:row-[1/span_2]',
  'lg:row-[1/span_3]',
  'lg:row-[1/span_4]',
  'lg:row-[1/span_5]',
  'lg:row-[1/span_6]',
  'lg:row-[1/span_7]',
  'lg:row-[1/span_8]',
];

/** An era: its text in the empty column, its events left and right of the center line. */
export function TimelineEra({ id, locale }: { id: TimelineEraId; locale: Locale }) {
  const { years, title, text } = getContent(locale).home.timeline.eras[id];
  const events = eventsOf(id);
  const bare = bareWall(events);
  const withFigures = timelineFigures(locale);
  const isStorm = id === 'storm';
  const isAnchor = id === 'anchor';
  return (
    <div
      data-era={id}
      className={clsx(
        isStorm && '-mx-3.5 rounded-2xl border-2 border-loss bg-raised px-3 lg:-mx-8 lg:px-[calc(2rem-2px)]',
        id === 'float' && 'border-loss border-t-4',
      )}
    >
      <div className="relative py-12 lg:grid lg:grid-cols-2 lg:gap-x-28 lg:gap-y-12 lg:py-20">
        <span
          aria-hidden="true"
          className={clsx(
            'absolute inset-y-0 left-[1.375rem] -translate-x-1/2 lg:left-1/2',
            isAnchor ? 'w-0.5 bg-line' : 'w-1 bg-loss-fill',
          )}
        />
        <div
          className={clsx(
            'mb-12 pl-16 lg:mb-0 lg:pl-0',
            bare?.side === 'bitcoin' && 'lg:col-start-2',
            bare?.side === 'monetary' && 'lg:col-start-1',
            bare && rowSpans[Math.min(bare.rows, rowSpans.length) - 1],
            !bare && 'lg:relative lg:col-span-2 lg:mx-auto lg:max-w-2xl lg:bg-raised lg:py-2 lg:text-center',
          )}
        >
          <div data-era-words className={clsx(bare && !isAnchor && 'lg:sticky lg:top-24')}>
            <p className="eyebrow text-loss">{years}</p>
            <h3 className={clsx('mt-2', isStorm ? 'text-4xl md:text-6xl' : 'text-4xl md:text-5xl')}>{title}</h3>
            <p className="mt-4 max-w-prose text-lg text-muted lg:text-xl lg:leading-relaxed">{withFigures(text)}</p>
            {isAnchor && (
              <div className="mt-10">
                <Legend locale={locale} />
              </div>
            )}
          </div>
        </div>
        <ol className="max-lg:space-y-8 lg:contents">
          {events.map((event) => (
            <TimelineItem key={event.id} event={event} locale={locale} withFigures={withFigures} />
          ))}
        </ol>
      </div>
    </div>
  );
}
