import clsx from 'clsx';
import { type TimelineEvent, timelineCategories, turningPoint } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { formatDateWithinYear } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { Marker } from './marker';

const noteColors = {
  loss: { label: 'text-loss', edge: 'border-loss' },
  indigo: { label: 'text-indigo', edge: 'border-indigo' },
  plum: { label: 'text-plum', edge: 'border-plum' },
  lake: { label: 'text-lake', edge: 'border-lake' },
  bitcoin: { label: 'text-bitcoin', edge: 'border-bitcoin' },
} as const;

/** An event with its note in a native `details` element. Without script and on paper every note is open. */
export function TimelineItem({
  event,
  locale,
  withFigures,
}: {
  event: TimelineEvent;
  locale: Locale;
  withFigures: (sentence: string) => string;
}) {
  const { timeline } = getContent(locale).home.exhibits;
  const { title, keyPerson, description, note } = timeline.events[event.id];
  const { name } = timeline.legend.concepts[event.category];
  const noteColor = noteColors[timelineCategories[event.category].color];
  const isLeft = event.side === 'monetary';
  const isTurningPoint = event.id === turningPoint;
  const host = new URL(event.sourceUrl).hostname.replace(/^www\./, '');
  const doubt = { read: null, 'year-read': timeline.yearOnly, memory: timeline.notRead }[event.status];
  return (
    <li
      id={`event-${event.id}`}
      className={clsx(
        'relative pl-14 lg:pl-0',
        isLeft ? 'lg:col-start-1' : 'lg:col-start-2',
        // A line from the center line to the outer edge.
        'lg:before:absolute lg:before:top-[1.375rem] lg:before:h-px lg:before:bg-line',
        isLeft ? 'lg:before:-right-14 lg:before:left-0' : 'lg:before:right-0 lg:before:-left-14',
      )}
    >
      <Marker
        category={event.category}
        icon={event.icon}
        className={clsx(
          'absolute top-0 left-0 size-11',
          isLeft ? 'lg:-right-[3.125rem] lg:left-auto' : 'lg:-left-[3.125rem]',
        )}
      />
      <details className="group break-inside-avoid always-readable">
        <summary className="flex list-none flex-wrap items-baseline gap-x-3 gap-y-1 py-1 max-sm:gap-x-2 chevron after:order-1 after:self-center lg:pt-9 [&::-webkit-details-marker]:hidden">
          <time
            className={clsx(
              'font-display font-semibold leading-none tracking-tight',
              isTurningPoint ? 'text-[min(6rem,26vw)] text-loss md:text-9xl' : 'text-3xl md:text-4xl lg:text-5xl',
            )}
          >
            {event.year}
          </time>{' '}
          {doubt && <span className="text-base text-muted italic">{doubt}</span>}{' '}
          <span className="eyebrow text-muted max-sm:font-medium max-sm:normal-case max-sm:tracking-normal sm:ml-auto">
            {[formatDateWithinYear(event.date, locale), name].filter(Boolean).join(' · ')}
          </span>{' '}
          <h4
            className={clsx(
              'mt-1 flex-[1_0_calc(100%-2.5rem)] decoration-2 decoration-bitcoin underline-offset-4 group-hover:underline lg:mt-2',
              isTurningPoint ? 'text-3xl lg:text-4xl' : 'text-xl lg:text-2xl',
            )}
          >
            {title}
          </h4>{' '}
          <span className="order-2 mt-0.5 basis-full text-base text-muted max-lg:leading-snug max-md:text-[0.9375rem] md:mt-1">
            {withFigures(description)}
          </span>
        </summary>
        <div className={clsx('mt-4 border-l-2 pl-5 group-open:motion-safe:animate-appear', noteColor.edge)}>
          <p className={clsx('eyebrow', noteColor.label)}>{timeline.sides[event.side].noteLabel}</p>
          {/* The line break separates the note from its source. */}
          <p className="mt-1 whitespace-pre-line text-base leading-relaxed">
            {`${withFigures(note)}\n${timeline.keyPerson}: ${keyPerson}. ${timeline.source}: `}
            <a
              href={event.sourceUrl}
              rel="noopener"
              aria-label={`${host}: ${title}`}
              className="link -my-2.5 inline-block py-2.5 wrap-anywhere"
            >
              {host}
            </a>
          </p>
        </div>
      </details>
    </li>
  );
}
