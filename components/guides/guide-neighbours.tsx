import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { firstGuides } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import { type AvailableGuide, getAvailableGuide, getAvailableGuides } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import type { Locale } from '@/lib/format/locale';

/** The reading order: the path of the first guides, then the others in the order of the catalogue. */
function inReadingOrder(locale: Locale): AvailableGuide[] {
  const path = firstGuides.map((id) => getAvailableGuide(locale, id));
  return [...new Map([...path, ...getAvailableGuides(locale)].map((guide) => [guide.id, guide])).values()];
}

export function GuideNeighbours({ guide, locale }: { guide: AvailableGuide; locale: Locale }) {
  const words = getContent(locale).guides.page;
  const guides = inReadingOrder(locale);
  const index = guides.findIndex(({ id }) => id === guide.id);
  const neighbours = [
    { label: words.previous, neighbour: guides[index - 1], isNext: false },
    { label: words.next, neighbour: guides[index + 1], isNext: true },
  ];
  return (
    <nav aria-label={words.neighbours} className="mt-16 print:hidden">
      <ul className="grid gap-4 sm:grid-cols-2">
        {neighbours.map(
          ({ label, neighbour, isNext }) =>
            neighbour && (
              <li key={neighbour.id} className="sm:only:col-start-2">
                <SiteLink
                  href={localePath(locale, `/guides/${neighbour.id}`)}
                  className={clsx(
                    'plate chevron flex h-full items-start gap-4 p-6 after:border-bitcoin! hover:border-control',
                    isNext ? 'after:-rotate-45! sm:text-right' : 'after:rotate-135! after:order-first',
                  )}
                >
                  <span className="grow">
                    <span className="eyebrow block text-muted">{label}</span>
                    <span className="mt-2 block font-display text-2xl leading-tight">{neighbour.title}</span>
                  </span>
                </SiteLink>
              </li>
            ),
        )}
      </ul>
      <p className="mt-10 text-center">
        <SiteLink href={localePath(locale, '/guides')} className={buttonClass('secondary')}>
          {words.backToAll}
        </SiteLink>
      </p>
    </nav>
  );
}
