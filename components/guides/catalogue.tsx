import { ArrowLeft, ArrowRight } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { firstGuides, GUIDE_CATEGORIES, GUIDE_LEVELS } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import { getAvailableGuide, getAvailableGuides, getGuides } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { FieldGuide } from './field-guide';
import { GuideCard } from './guide-card';
import { ScrollRow } from './scroll-row';
import { ShelfDrawing } from './shelf-drawing';
import './catalogue.css';

export function Catalogue({ locale }: { locale: Locale }) {
  const { catalogue, categories } = getContent(locale).guides;
  const guides = getGuides(locale);
  return (
    <div className="overflow-x-clip">
      <div className="page pt-3 pb-20 sm:pt-8 md:pt-12 md:pb-28">
        <SiteLink
          href={localePath(locale, '/')}
          className={buttonClass('secondary', 'max-sm:border-transparent max-sm:px-0')}
        >
          <Icon node={ArrowLeft} className="size-4" />
          {catalogue.back}
        </SiteLink>
        <header className="mt-2 grid items-center gap-x-12 gap-y-4 sm:mt-6 sm:gap-y-6 md:mt-8 md:grid-cols-2">
          <div className="max-w-3xl">
            <h1 className="page-title">{catalogue.title}</h1>
            <p className="mt-4 text-muted text-xl md:mt-5 md:text-2xl md:leading-snug">{catalogue.lede}</p>
          </div>
          <div className="w-full max-w-56 sm:max-w-lg md:max-w-none">
            <FieldGuide label={catalogue.drawing} />
          </div>
        </header>
        <FirstGuides locale={locale} />
        <LevelFilter locale={locale} />
        {GUIDE_CATEGORIES.map((category) => {
          const { title, text } = categories[category];
          return (
            <section key={category} aria-labelledby={category} className="mt-12 md:mt-16">
              <ScrollRow
                labels={{
                  left: fill(catalogue.scrollLeft, { category: title }),
                  right: fill(catalogue.scrollRight, { category: title }),
                }}
                drawing={<ShelfDrawing category={category} />}
                heading={
                  <h2 id={category} className="text-2xl md:text-4xl">
                    {title}
                  </h2>
                }
                text={text}
              >
                {guides
                  .filter((guide) => guide.category === category)
                  .map((guide) => (
                    <li key={guide.id} data-level={guide.level} className="shrink-0 sm:w-72">
                      <GuideCard guide={guide} locale={locale} />
                    </li>
                  ))}
              </ScrollRow>
            </section>
          );
        })}
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

/** The guides to read first: a path with numbers, downward on phones and from left to right on wide screens. */
function FirstGuides({ locale }: { locale: Locale }) {
  const { catalogue, minutes } = getContent(locale).guides;
  const guides = firstGuides.map((id) => getAvailableGuide(locale, id));
  const total = guides.reduce((sum, guide) => sum + guide.minutes, 0);
  return (
    <section aria-labelledby="first-guides" className="plate mt-6 p-5 md:mt-10 md:p-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="first-guides" className="text-2xl md:text-4xl">
            {catalogue.path.title}
          </h2>
          <p className="mt-2 text-base text-muted">{fill(catalogue.path.total, { n: total })}</p>
        </div>
        <SiteLink
          href={localePath(locale, `/guides/${firstGuides[0]}`)}
          className={buttonClass('primary', 'min-h-12 px-6 print:hidden')}
        >
          {catalogue.path.start}
          <Icon node={ArrowRight} className="size-5" />
        </SiteLink>
      </div>
      <ol className="mt-6 md:mt-8 grid lg:grid-cols-5 lg:gap-x-8">
        {guides.map(({ id, title, minutes: n }, index) => (
          <li key={id} className="path-step group relative flex gap-4 pb-5 last:pb-0 lg:flex-col lg:gap-3 lg:pb-0">
            <span
              aria-hidden="true"
              className="z-1 grid size-12 shrink-0 place-items-center rounded-full border-2 border-bitcoin bg-raised font-display font-semibold text-bitcoin text-xl tabular-nums group-hover:bg-bitcoin group-hover:text-raised"
            >
              {index + 1}
            </span>
            <p className="flex min-h-12 min-w-0 flex-col justify-center gap-y-0.5 leading-snug lg:justify-start">
              <SiteLink
                href={localePath(locale, `/guides/${id}`)}
                className="font-display font-semibold text-xl leading-snug after:absolute after:inset-0 hover:text-bitcoin lg:min-h-[2lh] lg:text-2xl"
              >
                <span>
                  <span className="sr-only">{fill(catalogue.path.step, { n: index + 1 })}: </span>
                  {title}
                </span>
              </SiteLink>
              <span className="block text-base text-muted">{fill(minutes, { n })}</span>
            </p>
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
    <fieldset className="mt-12 md:mt-16 print:hidden">
      <legend className="sr-only">{catalogue.filter.legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }, index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-control font-semibold px-4 text-base hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-bitcoin has-focus-visible:outline-offset-2"
          >
            <input type="radio" name="level" value={value} defaultChecked={index === 0} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
