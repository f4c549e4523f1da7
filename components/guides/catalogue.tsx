import { ArrowLeft } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { GUIDE_CATEGORIES } from '@/content/guides';
import { getContent } from '@/lib/content/content';
import { getAvailableGuides, getGuides } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GuideCard } from './guide-card';
import { ScrollRow } from './scroll-row';
import './catalogue.css';

export function Catalogue({ locale }: { locale: Locale }) {
  const { catalogue, categories } = getContent(locale).guides;
  const guides = getGuides(locale);
  return (
    <div className="overflow-x-clip">
      <div className="page pt-8 pb-20 md:pt-12 md:pb-28">
        <SiteLink href={localePath(locale, '/')} className={buttonClass('secondary')}>
          <Icon node={ArrowLeft} className="size-4" />
          {catalogue.back}
        </SiteLink>
        <header className="mt-10 max-w-3xl md:mt-14">
          <h1 className="page-title">{catalogue.title}</h1>
          <p className="mt-5 text-muted text-xl md:text-2xl md:leading-snug">{catalogue.lede}</p>
        </header>
        {GUIDE_CATEGORIES.map((category) => {
          const { title, text } = categories[category];
          return (
            <section key={category} aria-labelledby={category} className="mt-14 md:mt-20">
              <ScrollRow
                labels={{
                  left: fill(catalogue.scrollLeft, { category: title }),
                  right: fill(catalogue.scrollRight, { category: title }),
                }}
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
                    <li key={guide.id} className="w-72 shrink-0 snap-start">
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
