import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { timelineEras } from '@/content/timeline';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { TimelineEra } from './timeline-era';

/**
 * Two columns: monetary events on the left, Bitcoin and cryptography on the right; one column on a phone. Headings start at
 * level 3. With `isFolded` each era is a native `details` element.
 */
export function Timeline({ locale, isFolded = false }: { locale: Locale; isFolded?: boolean }) {
  const { sides, limits, eras } = getContent(locale).home.timeline;
  const names = (
    <div aria-hidden="true" className="hidden grid-cols-2 gap-x-28 font-display text-2xl lg:grid">
      <p>{sides.monetary.name}</p>
      <p>{sides.bitcoin.name}</p>
    </div>
  );
  return (
    <>
      {!isFolded && names}
      {timelineEras.map(({ id }) =>
        isFolded ? (
          <details
            key={id}
            className="group/era border-line border-b first-of-type:border-t [&+aside]:mt-0 [&+aside]:border-t-0"
          >
            <summary className="flex min-h-14 list-none flex-wrap items-center gap-x-6 py-3 hover:text-bitcoin [&::-webkit-details-marker]:hidden">
              <span className="eyebrow w-24 shrink-0 text-loss">{eras[id].years}</span>
              <span className="grow basis-0 font-display text-xl md:text-2xl">{eras[id].title}</span>
              <Icon node={ChevronDown} className="size-5 shrink-0 group-open/era:rotate-180" />
            </summary>
            <div className="pt-6">
              {names}
              <TimelineEra id={id} locale={locale} />
            </div>
          </details>
        ) : (
          <TimelineEra key={id} id={id} locale={locale} />
        ),
      )}
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
