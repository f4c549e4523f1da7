import { Fold } from '@/components/ui/fold';
import { type TimelineEraId, timelineEras } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { Legend } from './legend';
import { TimelineEra } from './timeline-era';

/**
 * Two columns: monetary events on the left, Bitcoin and cryptography on the right; one column on a phone. Headings start at
 * level 3. Each era is a native `details` element.
 */
export function Timeline({ locale, openEras = [] }: { locale: Locale; openEras?: readonly TimelineEraId[] }) {
  const { limits } = getContent(locale).home.exhibits.timeline;
  const [first, ...others] = limits.text;
  return (
    <>
      <Legend locale={locale} />
      <div className="mt-6 md:mt-10">
        {timelineEras.map(({ id }) => (
          <TimelineEra key={id} id={id} locale={locale} isOpen={openEras.includes(id)} />
        ))}
      </div>
      <aside className="mt-8 max-w-3xl md:mt-14 border-line border-t pt-6 text-base text-muted">
        <h3 className="font-body font-semibold text-base text-ink">{limits.title}</h3>
        <p className="mt-2">{first}</p>
        <Fold summary={limits.more}>
          {others.map((paragraph) => (
            <p key={paragraph} className="mt-2">
              {paragraph}
            </p>
          ))}
        </Fold>
      </aside>
    </>
  );
}
