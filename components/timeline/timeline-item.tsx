import clsx from 'clsx';
import { majorEvents, type TimelineEvent, turningPoint } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { formatDateWithinYear } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { eventDrawings } from './event-drawings';
import { Marker } from './marker';
import './timeline-item.css';
import './timeline-note.css';

// Tailwind generates classes that occur literally in the source.
const rowSpans = ['', 'md:row-span-2', 'md:row-span-3', 'md:row-span-4', 'md:row-span-5', 'md:row-span-6'];

/** An event with its note in a native `details` element. Without script and on paper every note is open. */
export function TimelineItem({
  event,
  rows,
  isLesser,
  locale,
}: {
  event: TimelineEvent;
  /** How many rows of the two columns it spans. */
  rows: number;
  /** Whether a phone shows it smaller, with its date and title only. */
  isLesser: boolean;
  locale: Locale;
}) {
  const { timeline } = getContent(locale).home.exhibits;
  const { title, keyPerson, description, note } = timeline.events[event.id];
  const { name } = timeline.legend.concepts[event.category];
  const host = new URL(event.sourceUrl).hostname.replace(/^www\./, '');
  const drawing = eventDrawings[event.id];
  const doubt = { read: null, 'year-read': timeline.yearOnly, memory: timeline.notRead }[event.status];
  return (
    <li
      id={`event-${event.id}`}
      className={clsx(
        `timeline-item marker-kind-${event.category}`,
        event.side === 'bitcoin' && 'timeline-item-right',
        event.id === turningPoint ? 'timeline-item-turning' : isLesser && 'timeline-item-lesser',
        majorEvents.includes(event.id) && 'timeline-item-major',
        rowSpans[Math.min(rows, rowSpans.length) - 1],
      )}
    >
      <Marker category={event.category} mark={event.icon} className="timeline-item-marker" />
      <details className="always-readable">
        <summary>
          <time>{event.year}</time> {doubt && <em>{doubt}</em>}{' '}
          <small>{[formatDateWithinYear(event.date, locale), name].filter(Boolean).join(' · ')}</small>{' '}
          <h4 className="chevron">{title}</h4> <span>{description}</span>
        </summary>
        <p className="timeline-note">
          {`${timeline.sides[event.side].noteLabel}\n${note}\n${timeline.keyPerson}: ${keyPerson}. ${timeline.source}: `}
          <a href={event.sourceUrl} rel="noopener" aria-label={`${host}: ${title}`} className="link">
            {host}
          </a>
        </p>
      </details>
      {drawing && (
        <svg viewBox="0 0 340 96" preserveAspectRatio="xMinYMin" aria-hidden="true" className="timeline-item-drawing">
          {drawing}
        </svg>
      )}
    </li>
  );
}
