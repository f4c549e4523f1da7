import clsx from 'clsx';
import type { TimelineEraId } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { EraWall } from './era-wall';
import { eventsOf } from './wall';
import './storm.css';
import './timeline-era.css';

/** Home, where the storm is as wide as the window and closed eras are cards, or a column of a page, where all are lines until opened. */
export type TimelineFrame = 'home' | 'column';

const storms: Record<TimelineFrame, string> = { home: 'storm-wide', column: 'storm-in-column timeline-era-column' };

/** As many letters fit in one line across a phone, in the size of the title of the storm. */
const TITLE_ACROSS = 14;

/** An era in a native `details` element. Without script and on paper it is open. */
export function TimelineEra({
  id,
  locale,
  isOpen,
  frame,
}: {
  id: TimelineEraId;
  locale: Locale;
  isOpen: boolean;
  frame: TimelineFrame;
}) {
  const { eras, count } = getContent(locale).home.exhibits.timeline;
  const isStorm = id === 'storm';
  return (
    <details
      data-era={id}
      open={isOpen}
      className={clsx(
        'timeline-era always-readable',
        isStorm ? `storm night ${storms[frame]}` : 'timeline-era-calm',
        isStorm && eras[id].title.length > TITLE_ACROSS && 'storm-long',
        !isStorm && frame === 'home' && 'timeline-era-card',
      )}
    >
      <summary className={clsx('chevron', isStorm && 'storm-summary')}>
        <h3>
          <span className="eyebrow">{eras[id].years}</span> {eras[id].title}
        </h3>
        <span className="max-sm:sr-only">{fill(count, { n: eventsOf(id).length })}</span>
      </summary>
      <EraWall id={id} locale={locale} />
    </details>
  );
}
