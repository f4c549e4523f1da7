import { timelineEras } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { TimelineEra } from './timeline-era';

/**
 * The museum's long wall: monetary events on the left, Bitcoin and cryptography on the right, the red line of 1971 between
 * them. On a phone the line runs at the edge, and both sides hang beside it in order of time. Headings start at level 3.
 */
export function Timeline({ locale }: { locale: Locale }) {
  const { sides, limits } = getContent(locale).home.timeline;
  return (
    <>
      <div aria-hidden="true" className="hidden grid-cols-2 gap-x-28 font-display text-2xl lg:grid">
        <p>{sides.monetary.name}</p>
        <p>{sides.bitcoin.name}</p>
      </div>
      {timelineEras.map(({ id }) => (
        <TimelineEra key={id} id={id} locale={locale} />
      ))}
      <aside className="mt-14 max-w-3xl border-line border-t pt-6 text-base text-muted">
        <h3 className="font-body font-semibold text-base text-ink">{limits.title}</h3>
        {limits.text.map((paragraph) => (
          <p key={paragraph} className="mt-2">
            {paragraph}
          </p>
        ))}
      </aside>
    </>
  );
}
