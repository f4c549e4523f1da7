import clsx from 'clsx';
import type { ReactNode } from 'react';
import { JsonLd } from '@/components/layout/json-ld';
import { PosterHead } from '@/components/layout/poster-head';
import { SiteLink } from '@/components/layout/site-link';
import { MedalRing } from '@/components/ui/medal-ring';
import type { GlossaryEntry } from '@/content/en/glossary';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { getGlossary } from '@/lib/content/glossary';
import { getAvailableGuides } from '@/lib/content/guides/guides';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { splitFirstSentence } from '@/lib/format/first-sentence';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { Dictionary } from './dictionary';
import { GlossaryFilter } from './glossary-filter.island';
import { WordDrawing } from './word-drawing';
import './glossary.css';

const LIST = 'glossary-list';

export function GlossaryPage({ locale }: { locale: Locale }) {
  const { guides, ui } = getContent(locale);
  const words = guides.glossary;
  const entries = getGlossary(locale);
  const titles = new Map<string, string>(getAvailableGuides(locale).map(({ id, title }) => [`/guides/${id}`, title]));
  const letters = new Map<string, GlossaryEntry[]>();
  for (const entry of entries) {
    const letter = entry.term.normalize('NFD').charAt(0).toLocaleUpperCase(locale);
    letters.set(letter, [...(letters.get(letter) ?? []), entry]);
  }
  return (
    <>
      <JsonLd
        data={{
          '@type': 'DefinedTermSet',
          name: words.title,
          url: `${site.origin}${localePath(locale, '/glossary')}`,
          inLanguage: HTML_LANG[locale],
          hasDefinedTerm: entries.map(({ id, term, definition }) => ({
            '@type': 'DefinedTerm',
            termCode: id,
            name: term,
            description: definition,
          })),
        }}
      />
      <PosterHead sky="bg-sky" drawing={<Dictionary />}>
        <h1 className="page-title md:mt-6">{words.title}</h1>
        <p className="mt-5 text-balance text-muted text-xl md:text-2xl">{fill(words.lede, { n: entries.length })}</p>
        {/* On a phone one line in each font, so that nothing moves. */}
        <p className="mt-3">
          <SiteLink
            href={localePath(locale, '/concepts')}
            className="link inline-flex min-h-11 items-center max-sm:text-base"
          >
            {getContent(locale).conceptMap.mapLink}
          </SiteLink>
        </p>
      </PosterHead>
      <div className="page pb-16 md:pb-24">
        <GlossaryFilter
          list={LIST}
          words={words.filter}
          sameWords={ui.sameWords}
          locale={locale}
          total={entries.length}
        />
        <div id={LIST}>
          <nav
            aria-label={words.letters}
            className="sticky top-(--bar-height) z-10 mt-6 border-line border-y bg-paper max-md:-mx-5 [html[data-bar-hidden]_&]:top-0 md:py-2 print:hidden"
          >
            <ul
              data-behaviour="letter-marks"
              className="glossary-letters flex max-md:grid max-md:grid-cols-11 tiny:grid-cols-6 max-md:px-2 overflow-x-auto justify-between overscroll-x-contain js:[scrollbar-width:none]"
            >
              {[...letters.keys()].map((letter) => (
                <li key={letter}>
                  <a
                    href={`#letter-${letter.toLowerCase()}`}
                    className="grid size-11 place-items-center rounded-md font-display text-xl hover:bg-sunk hover:text-bitcoin max-md:h-9 max-md:w-full md:max-lg:w-7"
                  >
                    {letter}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="glossary-letter-list">
            {[...letters].map(([letter, group]) => (
              <section
                key={letter}
                id={`letter-${letter.toLowerCase()}`}
                aria-labelledby={`title-${letter.toLowerCase()}`}
                className={clsx(
                  'relative scroll-mt-24 border-ink border-t-2 pt-7 md:scroll-mt-20 md:pt-6',
                  SPANS[group.length],
                )}
              >
                <h2
                  id={`title-${letter.toLowerCase()}`}
                  className="absolute top-0 left-0 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-paper text-2xl *:col-start-1 *:row-start-1"
                >
                  <MedalRing className="w-full *:stroke-control" />
                  <span>{letter}</span>
                </h2>
                <dl>
                  {group.map(({ id, term, definition, see }) => (
                    <div
                      key={id}
                      id={id}
                      className="group/entry relative break-inside-avoid scroll-mt-36 border-line py-2 target:border-l-3 target:border-l-ink target:pl-4 md:py-4"
                    >
                      <dt className="font-display font-semibold text-xl leading-snug flex items-center justify-between gap-x-2 tiny:text-[1.0625rem] max-md:pr-8 md:text-[1.375rem]">
                        {term}
                        <WordDrawing id={id} className="w-16 shrink-0 narrow:hidden md:-mt-4 md:w-20" />
                      </dt>
                      <dd className="mt-1 md:mt-0.5">
                        <Meaning text={definition} locale={locale}>
                          {see && titles.has(see) && (
                            <p className="relative md:mt-0.5">
                              <SiteLink
                                href={localePath(locale, see as `/${string}`)}
                                aria-label={fill(words.more, { title: titles.get(see) ?? '' })}
                                className="glossary-quiet-more inline-block text-base md:py-1"
                              >
                                {titles.get(see)}
                              </SiteLink>
                            </p>
                          )}
                        </Meaning>
                      </dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** A letter with one or two words shares its row on wide screens. */
const SPANS: Record<number, string> = { 1: 'glossary-letter-1', 2: 'glossary-letter-2' };

/**
 * On phones the first sentence, which opens the others and the link; one running text on wider screens, on paper, without script and when the
 * fragment names its word (`glossary.css`). The parts are in the HTML once.
 */
function Meaning({ text, locale, children }: { text: string; locale: Locale; children: ReactNode }) {
  const [first, rest] = splitFirstSentence(text, locale);
  return (
    <details className="glossary-meaning text-base leading-snug md:leading-normal">
      {/* The whole entry is the target. */}
      <summary className="chevron list-none items-start justify-between gap-3 before:absolute before:inset-0 max-md:after:absolute max-md:after:top-4 max-md:after:right-1.5 max-md:group-has-[dt_svg]/entry:after:top-5.5 [&::-webkit-details-marker]:hidden">
        <span>{first}</span>
      </summary>{' '}
      <span className="relative">{rest}</span>
      {children}
    </details>
  );
}
