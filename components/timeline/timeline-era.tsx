import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TimelineEraId } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { BankInStorm, Bench, DollarOnChain, FloatingDollar } from './era-drawings';
import { TimelineItem } from './timeline-item';
import { bareWall, eventsOf, rowSpans } from './wall';

// Tailwind generates classes that occur literally in the source.
const bareRows = [
  'md:row-[2/span_1]',
  'md:row-[2/span_2]',
  'md:row-[2/span_3]',
  'md:row-[2/span_4]',
  'md:row-[2/span_5]',
  'md:row-[2/span_6]',
  'md:row-[2/span_7]',
  'md:row-[2/span_8]',
];

/** In the empty column of an era, below its text, with which it stays in view. */
const drawings: Partial<Record<TimelineEraId, ReactNode>> = {
  anchor: <DollarOnChain />,
  toolmakers: <Bench />,
};

/** In the empty column of an era, at its end; on a tablet without the text. */
const drawingsApart: Partial<Record<TimelineEraId, ReactNode>> = { float: <FloatingDollar /> };

/** In the markup at the end of an era, shown below its title (timeline.css). */
const drawingsAtEnd: Partial<Record<TimelineEraId, ReactNode>> = { storm: <BankInStorm /> };

/**
 * An era in a native `details` element: its events left and right of the center line, each side under its name. Its text is
 * in the column that is empty at first, below the name of that side, or else above both. Without script and on paper it is open.
 */
export function TimelineEra({ id, locale, isOpen }: { id: TimelineEraId; locale: Locale; isOpen: boolean }) {
  const { eras, sides, count } = getContent(locale).home.exhibits.timeline;
  const { years, title, text } = eras[id];
  const events = eventsOf(id);
  const bare = bareWall(events);
  const spans = rowSpans(events);
  return (
    <details
      data-era={id}
      open={isOpen}
      className={clsx('era always-readable', id === 'storm' && 'storm night', id === 'anchor' && 'era-anchor')}
    >
      <summary className="chevron">
        <h3>
          <span className="eyebrow">{years}</span> {title}
        </h3>
        <span className="max-sm:sr-only">{fill(count, { n: events.length })}</span>
      </summary>
      <div className="era-wall">
        <div
          className={clsx(
            bare ? bareRows[Math.min(bare.rows, bareRows.length) - 1] : 'era-above',
            bare?.side === 'bitcoin' && 'era-right',
          )}
        >
          <p data-era-words>
            {text}
            {bare && drawings[id]}
          </p>
          {bare && drawingsApart[id]}
        </div>
        {(['monetary', 'bitcoin'] as const).map((side) => (
          <p key={side} aria-hidden="true" className={`era-side ${side === 'bitcoin' ? 'era-right' : ''}`}>
            {sides[side].name}
          </p>
        ))}
        <ol>
          {events.map((event, index) => (
            <TimelineItem key={event.id} event={event} rows={spans[index] ?? 1} locale={locale} />
          ))}
        </ol>
        {drawingsAtEnd[id]}
      </div>
    </details>
  );
}
