import { weeksOf } from '@/lib/calculators/hours-of-work';
import { WorkCalendar, WorkDials } from './work-dials';

/** From this many hours on, a calendar of weeks instead of clocks. */
const CALENDAR_HOURS = 40;

interface Side {
  title: string;
  hours: number;
  note: string;
}

/** The work for one thing, then and now: clocks for hours, calendars for weeks and years. */
export function WorkPicture({
  sides,
  text,
  keys,
}: {
  sides: readonly Side[];
  text: (kind: 'clocks' | 'calendars') => string;
  keys: Record<'clocks' | 'calendars', string>;
}) {
  const most = Math.max(...sides.map(({ hours }) => hours));
  const kind = most < CALENDAR_HOURS ? 'clocks' : 'calendars';
  return (
    <figure className="rounded-lg bg-sunk p-4">
      <div
        role="img"
        aria-label={text(kind)}
        className={kind === 'clocks' ? 'grid grid-cols-2 gap-4' : 'grid grid-cols-1 gap-4'}
      >
        {sides.map(({ title, hours, note }) => (
          <div key={title} className={kind === 'clocks' ? 'grid content-start justify-items-center text-center' : ''}>
            {kind === 'clocks' ? (
              <WorkDials hours={hours} most={most} />
            ) : (
              <WorkCalendar weeks={weeksOf(hours)} most={weeksOf(most)} />
            )}
            <p className="mt-2 font-display text-lg leading-tight">{title}</p>
            <p className="text-base text-muted leading-snug">{note}</p>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-base text-muted">{keys[kind]}</figcaption>
    </figure>
  );
}
