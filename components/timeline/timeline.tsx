import { Fold } from '@/components/ui/folds/fold';
import { type TimelineEraId, timelineEras } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Legend } from './legend';
import { TimelineEra, type TimelineFrame } from './timeline-era';

/**
 * Two columns: monetary events on the left, Bitcoin and cryptography on the right; one column on a phone. Headings start at
 * level 3. Each era is a native `details` element.
 */
export function Timeline({
  locale,
  frame,
  openEras = [],
}: {
  locale: Locale;
  frame: TimelineFrame;
  openEras?: readonly TimelineEraId[];
}) {
  return (
    <>
      <Legend locale={locale} />
      <div className="mt-4 md:mt-10">
        {timelineEras.map(({ id }) => (
          <TimelineEra key={id} id={id} locale={locale} isOpen={openEras.includes(id)} frame={frame} />
        ))}
      </div>
    </>
  );
}

/** What the choice of events leaves out, and how their dates were checked. */
export function TimelineLimits({ locale }: { locale: Locale }) {
  const { limits } = getContent(locale).home.exhibits.timeline;
  const [first, ...others] = limits.text;
  return (
    <aside>
      <div className="caveat">
        <h3 className="inline font-body font-semibold text-base tracking-normal after:content-[':']">{limits.title}</h3>{' '}
        <p className="inline">{first}</p>
      </div>
      <Fold summary={limits.more}>
        {others.map((paragraph) => (
          <p key={paragraph} className="mt-2 text-base">
            {paragraph}
          </p>
        ))}
      </Fold>
    </aside>
  );
}
