import { ArrowLeft, ArrowRight } from 'lucide';
import { PosterHead } from '@/components/layout/poster-head';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Pills } from '@/components/ui/fields/pills';
import { Icon } from '@/components/ui/icon';
import { firstGuides, GUIDE_CATEGORIES, GUIDE_LEVELS } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide, getAvailableGuides, getGuides } from '@/lib/content/guides/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { FieldGuide } from './field-guide';
import { GuideCard } from './guide-card';
import { ScrollRow } from './scroll-row.island';
import { ShelfDrawing } from './shelf-drawing';
import './catalogue.css';

export function Catalogue({ locale }: { locale: Locale }) {
  const { catalogue, categories } = getContent(locale).guides;
  const guides = getGuides(locale);
  return (
    <div className="overflow-x-clip">
      <PosterHead sky="bg-sky" drawing={<FieldGuide label={catalogue.drawing} />}>
        <SiteLink href={localePath(locale, '/')} className={buttonClass('secondary')}>
          <Icon node={ArrowLeft} className="size-4" />
          {catalogue.back}
        </SiteLink>
        <h1 className="page-title mt-6 md:mt-10">{catalogue.title}</h1>
        <p className="mt-4 max-w-xl text-muted text-xl md:mt-5 md:text-2xl md:leading-snug">{catalogue.lede}</p>
      </PosterHead>
      <div className="page pb-20 md:pb-28">
        <FirstGuides locale={locale} />
        <LevelFilter locale={locale} />
        <div className="catalogue-shelves">
          {GUIDE_CATEGORIES.map((category) => {
            const { title, text } = categories[category];
            const shelf = guides.filter((guide) => guide.category === category);
            return (
              <section key={category} aria-labelledby={category} className="mt-12 md:mt-16">
                <ScrollRow
                  labels={{
                    left: fill(catalogue.scrollLeft, { category: title }),
                    right: fill(catalogue.scrollRight, { category: title }),
                  }}
                  head={
                    <>
                      <ShelfDrawing category={category} />
                      <div>
                        <h2 id={category} className="text-2xl md:text-3xl lg:text-4xl">
                          {title}
                        </h2>
                        <p className="mt-1 text-balance text-base text-muted leading-snug">{text}</p>
                      </div>
                    </>
                  }
                  count={countOf(catalogue.shelf, shelf.filter(({ status }) => status === 'available').length, locale)}
                >
                  {shelf.map((guide) => (
                    <li
                      key={guide.id}
                      data-level={guide.status === 'available' ? guide.level : 'none'}
                      className="shrink-0"
                    >
                      <GuideCard
                        guide={guide}
                        step={(firstGuides as readonly string[]).indexOf(guide.id) + 1}
                        locale={locale}
                      />
                    </li>
                  ))}
                </ScrollRow>
              </section>
            );
          })}
        </div>
        <div className="mt-16 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-line border-t pt-8">
          <p className="font-display text-2xl">{fill(catalogue.available, { n: getAvailableGuides(locale).length })}</p>
          <SiteLink href={localePath(locale, '/glossary')} className="link inline-flex min-h-11 items-center">
            {catalogue.glossary}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}

/** The guides to read first: numbered lines, so that they do not look like the cards below. */
function FirstGuides({ locale }: { locale: Locale }) {
  const { catalogue, minutes } = getContent(locale).guides;
  const guides = firstGuides.map((id) => getAvailableGuide(locale, id));
  const total = guides.reduce((sum, guide) => sum + guide.minutes, 0);
  return (
    <section
      aria-labelledby="first-guides"
      className="plate mt-6 grid items-center gap-x-12 gap-y-4 p-5 tiny:p-3 md:mt-10 md:grid-cols-[2fr_3fr] md:p-8"
    >
      <div>
        <h2 id="first-guides" className="text-2xl md:text-4xl">
          {catalogue.path.title}
        </h2>
        <p className="mt-2 text-base text-muted">{fill(catalogue.path.total, { n: total })}</p>
        <SiteLink
          href={localePath(locale, `/guides/${firstGuides[0]}`)}
          className={buttonClass('primary', 'mt-4 min-h-12 px-6 md:mt-6 print:hidden')}
        >
          {catalogue.path.start}
          <Icon node={ArrowRight} className="size-5" />
        </SiteLink>
      </div>
      <ol className="divide-y divide-line">
        {guides.map(({ id, title, minutes: n }, index) => (
          <li
            key={id}
            className="relative flex items-baseline gap-3 py-2.5 tiny:flex-wrap text-base leading-snug md:gap-4 md:text-lg"
          >
            <span aria-hidden="true" className="w-4 shrink-0 font-display text-muted text-xl tabular-nums">
              {index + 1}
            </span>
            <SiteLink
              href={localePath(locale, `/guides/${id}`)}
              className="min-w-0 font-semibold tiny:basis-3/4 after:absolute after:inset-0 hover:text-bitcoin"
            >
              <span className="sr-only">{fill(catalogue.path.step, { n: index + 1 })}: </span>
              {title}
            </SiteLink>
            <span className="ml-auto shrink-0 text-base text-muted tabular-nums">{fill(minutes, { n })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Radio buttons; the style sheet hides the cards of other levels, so the filter needs no script. */
function LevelFilter({ locale }: { locale: Locale }) {
  const { catalogue, levels } = getContent(locale).guides;
  // Guides that are not written yet do not count, as in the note below the catalogue.
  const guides = getAvailableGuides(locale);
  const counts = GUIDE_LEVELS.map((level) => ({ level, n: guides.filter((guide) => guide.level === level).length }));
  const options = [
    { value: 'all', label: fill(catalogue.filter.all, { n: guides.length }) },
    ...counts
      .filter(({ n }) => n > 0)
      .map(({ level, n }) => ({ value: level, label: fill(catalogue.filter.level, { level: levels[level], n }) })),
  ];
  return (
    <Pills
      name="level"
      legend={catalogue.filter.legend}
      options={options}
      className="mt-12 md:mt-16 print:hidden"
      rowClass="flex flex-wrap gap-1.5 sm:gap-2"
      sizeClass="px-4 max-sm:grow max-sm:justify-center max-sm:px-2 max-sm:text-sm"
    />
  );
}
