import clsx from 'clsx';
import { ArrowLeft } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { firstGuides } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import { type AvailableGuide, getAvailableGuide, getAvailableGuides } from '@/lib/content/guides/guides';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';
import { GuideCover, SKIES } from './guide-cover';

/** The reading order: the path of the first guides, then the others in the order of the catalogue. */
function inReadingOrder(locale: Locale): AvailableGuide[] {
  const path = firstGuides.map((id) => getAvailableGuide(locale, id));
  return [...new Map([...path, ...getAvailableGuides(locale)].map((guide) => [guide.id, guide])).values()];
}

/** The next guide with its cover, then the previous one and the catalogue. */
export function GuideNeighbours({ guide, locale }: { guide: AvailableGuide; locale: Locale }) {
  const words = getContent(locale).guides.page;
  const guides = inReadingOrder(locale);
  const index = guides.findIndex(({ id }) => id === guide.id);
  const previous = guides[index - 1];
  const next = guides[index + 1];
  return (
    <nav aria-label={words.neighbours} className="mt-16 print:hidden">
      {next && (
        <SiteLink
          href={localePath(locale, `/guides/${next.id}`)}
          className="group grid overflow-hidden rounded-xl border border-line hover:border-ink has-focus-visible:border-ink sm:grid-cols-[minmax(min-content,1fr)_minmax(0,22rem)]"
        >
          <span className={clsx(SKIES[next.category], 'grid items-end border-ink border-b-2 px-6 pt-3 sm:order-last')}>
            <GuideCover id={next.id} className="mx-auto max-sm:max-w-80" />
          </span>
          <span className="bg-raised p-6 md:p-8">
            <span className="eyebrow block text-muted">{words.next}</span>
            <span className="mt-3 block font-display font-semibold text-2xl leading-tight group-hover:underline group-hover:decoration-2 group-hover:decoration-bitcoin group-hover:underline-offset-4 md:text-3xl">
              {next.title}
            </span>
            <span className="mt-3 block text-muted max-sm:hidden">{next.description}</span>
          </span>
        </SiteLink>
      )}
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        {previous && (
          <SiteLink
            href={localePath(locale, `/guides/${previous.id}`)}
            className="link inline-flex min-h-11 items-center gap-3"
          >
            <Icon node={ArrowLeft} className="size-5 shrink-0" />
            <span>
              <span className="text-muted">{words.previous}:</span> {previous.title}
            </span>
          </SiteLink>
        )}
        <SiteLink href={localePath(locale, '/guides')} className={buttonClass('secondary')}>
          {words.backToAll}
        </SiteLink>
      </p>
    </nav>
  );
}
