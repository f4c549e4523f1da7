import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { TimelineEraId } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { BankInStorm, Bench, DollarOnChain, FloatingDollar } from './era-drawings';
import { TimelineItem } from './timeline-item';
import { bareWall, eventsOf, rowSpans } from './wall';
import './era-wall.css';

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

/** In the markup at the end of an era, shown below its title (storm.css). */
const drawingsAtEnd: Partial<Record<TimelineEraId, ReactNode>> = { storm: <BankInStorm /> };

/** The walls that differ: a thin line, a line that begins with the events, and that of the storm (storm.css). */
const walls: Partial<Record<TimelineEraId, string>> = {
  anchor: 'era-wall-anchor',
  float: 'era-wall-float',
  storm: 'storm-wall',
};

/**
 * The events of an era left and right of the center line, each side under its name. The text of the era is in the column that is empty
 * at first, below the name of that side, or else above both.
 */
export function EraWall({ id, locale }: { id: TimelineEraId; locale: Locale }) {
  const { eras, sides } = getContent(locale).home.exhibits.timeline;
  const events = eventsOf(id);
  const bare = bareWall(events);
  const spans = rowSpans(events);
  const isStorm = id === 'storm';
  return (
    <div className={clsx('era-wall', walls[id], events.at(-1)?.side === 'bitcoin' && 'era-wall-low')}>
      <div
        className={clsx(
          bare ? bareRows[Math.min(bare.rows, bareRows.length) - 1] : 'era-wall-above',
          bare?.side === 'bitcoin' && 'era-wall-right',
          isStorm && 'storm-words era-wall-lined',
        )}
      >
        <p data-era-words>
          {eras[id].text}
          {bare && drawings[id]}
        </p>
        {bare && drawingsApart[id]}
      </div>
      {(['monetary', 'bitcoin'] as const).map((side) => (
        <p key={side} aria-hidden="true" className={clsx('era-wall-side', side === 'bitcoin' && 'era-wall-right')}>
          {sides[side].name}
        </p>
      ))}
      <ol className={isStorm || id === 'float' ? 'era-wall-lined' : undefined}>
        {events.map((event, index) => (
          <TimelineItem key={event.id} event={event} rows={spans[index] ?? 1} isLesser={!isStorm} locale={locale} />
        ))}
      </ol>
      {drawingsAtEnd[id]}
    </div>
  );
}
