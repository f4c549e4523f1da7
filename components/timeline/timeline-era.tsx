import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TimelineEraId, TimelineSide } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Bench, DollarOnChain } from './era-drawings';
import { timelineFigures } from './timeline-figures';
import { TimelineItem } from './timeline-item';
import { bareWall, eventsOf, rowSpans } from './wall';

// Tailwind generates classes that occur literally in the source.
const bareRows = [
  'lg:row-[1/span_2]',
  'lg:row-[1/span_3]',
  'lg:row-[1/span_4]',
  'lg:row-[1/span_5]',
  'lg:row-[1/span_6]',
  'lg:row-[1/span_7]',
  'lg:row-[1/span_8]',
  'lg:row-[1/span_9]',
];

/** In the empty column of an era, below its text. */
const drawings: Partial<Record<TimelineEraId, ReactNode>> = {
  anchor: <DollarOnChain />,
  float: <DollarOnChain isCut />,
  toolmakers: <Bench />,
};

/**
 * An era in a native `details` element: its events left and right of the center line, each side under its name. Its text is
 * in the column that is empty at first, above the name of that side, or else above both. Without script and on paper it is open.
 */
export function TimelineEra({ id, locale, isOpen }: { id: TimelineEraId; locale: Locale; isOpen: boolean }) {
  const { eras, sides, count } = getContent(locale).home.exhibits.timeline;
  const { years, title, text } = eras[id];
  const events = eventsOf(id);
  const bare = bareWall(events);
  const spans = rowSpans(events);
  const withFigures = timelineFigures(locale);
  const sideName = (side: TimelineSide) => (
    <p
      key={side}
      aria-hidden="true"
      className={clsx('font-display text-2xl max-lg:hidden', side === 'bitcoin' ? 'lg:col-start-2' : 'lg:col-start-1')}
    >
      {sides[side].name}
    </p>
  );
  const isStorm = id === 'storm';
  const isAnchor = id === 'anchor';
  return (
    <details
      data-era={id}
      open={isOpen}
      className={clsx(
        'group/era always-readable',
        isStorm
          ? 'storm night -mx-3.5 my-6 border-loss md:my-8 border-y-4 px-3.5 lg:-mx-8 lg:px-8'
          : 'border-line border-t last-of-type:border-b',
      )}
    >
      <summary className="chevron flex min-h-13 list-none md:min-h-16 items-center justify-between gap-x-6 py-3 md:py-4 hover:text-bitcoin lg:py-6 [&::-webkit-details-marker]:hidden">
        <h3 className={clsx('min-w-0', isStorm ? 'text-5xl md:text-7xl lg:text-8xl' : 'text-2xl md:text-4xl')}>
          <span className="eyebrow block pb-1.5 font-body text-loss">{years}</span> {title}
        </h3>
        <span className="ml-auto shrink-0 text-base text-muted max-sm:sr-only">
          {fill(count, { n: events.length })}
        </span>
      </summary>
      <div className="relative pt-1 pb-3 md:pt-4 md:pb-12 lg:grid lg:grid-cols-2 lg:gap-x-28 lg:gap-y-6 lg:pb-10">
        <span
          aria-hidden="true"
          className={clsx(
            'absolute inset-y-0 left-[1.375rem] -translate-x-1/2 lg:left-1/2',
            isAnchor ? 'w-0.5 bg-line' : 'w-1 bg-loss-fill',
          )}
        />
        <div
          className={clsx(
            'mb-5 pl-14 lg:mb-0 lg:flex lg:flex-col lg:pl-0',
            bare?.side === 'bitcoin' && 'lg:col-start-2',
            bare?.side === 'monetary' && 'lg:col-start-1',
            bare && bareRows[Math.min(bare.rows, bareRows.length) - 1],
            !bare &&
              'lg:relative lg:col-span-2 lg:-mt-4 lg:mx-auto lg:max-w-4xl lg:bg-paper lg:pt-6 lg:pb-2 lg:text-center',
          )}
        >
          <div className="grow">
            <p
              data-era-words
              className={clsx(
                'max-w-prose text-base text-muted md:text-lg lg:font-display lg:text-ink lg:leading-snug',
                bare ? 'lg:sticky lg:top-20 lg:text-[1.625rem]' : 'lg:text-[clamp(1.5rem,2.6vw,2.125rem)]',
              )}
            >
              {withFigures(text)}
              {bare && drawings[id]}
            </p>
          </div>
          {/* The first event of this side is in the next row. */}
          {bare && events.some(({ side }) => side === bare.side) && (
            <div className="lg:mt-6">{sideName(bare.side)}</div>
          )}
        </div>
        {(['monetary', 'bitcoin'] as const).map((side) => side !== bare?.side && sideName(side))}
        <ol className="max-lg:space-y-2.5 lg:contents">
          {events.map((event, index) => (
            <TimelineItem
              key={event.id}
              event={event}
              rows={spans[index] ?? 1}
              locale={locale}
              withFigures={withFigures}
            />
          ))}
        </ol>
      </div>
    </details>
  );
}
