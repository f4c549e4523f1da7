import { JsonLd } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/fold';
import type { GlossaryEntry } from '@/content/en/glossary';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { getGlossary } from '@/lib/content/glossary';
import { getAvailableGuides } from '@/lib/content/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { GlossaryFilter } from './glossary-filter';

export function GlossaryPage({ locale }: { locale: Locale }) {
  const words = getContent(locale).guides.glossary;
  const entries = getGlossary(locale);
  const titles = new Map<string, string>(getAvailableGuides(locale).map(({ id, title }) => [`/guides/${id}`, title]));
  const letters = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = entry.term.charAt(0).toLocaleUpperCase(locale);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return (
    <div className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <JsonLd
        data={{
          '@type': 'DefinedTermSet',
          name: words.title,
          url: `${site.url}${localePath(locale, '/glossary')}`,
          inLanguage: locale,
          hasDefinedTerm: entries.map(({ id, term, definition }) => ({
            '@type': 'DefinedTerm',
            termCode: id,
            name: term,
            description: definition,
          })),
        }}
      />
      <header className="max-w-3xl">
        <h1 className="page-title">{words.title}</h1>
        <p className="mt-5 text-muted text-xl md:text-2xl">{fill(words.lede, { n: entries.length })}</p>
        <p className="mt-3">
          <SiteLink href={localePath(locale, '/concepts')} className="link inline-flex min-h-11 items-center">
            {getContent(locale).conceptMap.mapLink}
          </SiteLink>
        </p>
      </header>
      <GlossaryFilter words={words.filter} total={entries.length}>
        <nav aria-label={words.letters} className="mt-6 border-line border-y py-2 print:hidden">
          <ul className="flex flex-wrap">
            {[...letters.keys()].map((letter) => (
              <li key={letter}>
                <a
                  href={`#letter-${letter.toLowerCase()}`}
                  className="grid size-11 place-items-center rounded-md font-display text-xl hover:bg-sunk hover:text-bitcoin"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {[...letters].map(([letter, group]) => (
          <section
            key={letter}
            aria-labelledby={`letter-${letter.toLowerCase()}`}
            className="grid gap-x-12 border-line border-b py-4 md:grid-cols-[6rem_1fr] md:py-10"
          >
            <h2
              id={`letter-${letter.toLowerCase()}`}
              className="mb-4 self-start text-5xl md:mb-6 text-loss md:sticky md:top-24 md:text-7xl"
            >
              {letter}
            </h2>
            <Fold
              onPhonesOnly
              summary={group.map(({ term }) => term).join(', ')}
              summaryClass="justify-between pb-1 text-base in-data-[filtering]:hidden"
            >
              <dl className="max-w-2xl max-md:pt-4 xl:max-w-none xl:columns-2 xl:gap-x-14">
                {group.map(({ id, term, definition, see }) => (
                  <div
                    key={id}
                    id={id}
                    className="mb-7 break-inside-avoid scroll-mt-24 last:mb-0 md:mb-9 target:border-loss-fill target:border-l-3 target:pl-5"
                  >
                    <dt className="font-display font-semibold text-2xl">{term}</dt>
                    <dd className="mt-2">
                      <p>{definition}</p>
                      {see && titles.has(see) && (
                        <p className="mt-1">
                          <SiteLink
                            href={localePath(locale, see as `/${string}`)}
                            className="link inline-flex min-h-11 items-center text-base"
                          >
                            {fill(words.more, { title: titles.get(see) ?? '' })}
                          </SiteLink>
                        </p>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </Fold>
          </section>
        ))}
      </GlossaryFilter>
    </div>
  );
}
