'use client';

import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { localePath, sitePath, withoutBasePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { DEFAULT_LOCALE, HTML_LANG, isLocale, type Locale } from '@/lib/format/locale';
import { toFragment } from '@/lib/fragment';
import { nearestPage } from '@/lib/pages/nearest-page';
import { EmptyCase } from './empty-case';

const KINDS = ['page', 'chapter', 'lesson'] as const;
type Kind = (typeof KINDS)[number];

const PLACE = 'col-start-1 row-start-1';
const GHOSTS =
  'grid before:invisible before:col-start-1 before:row-start-1 before:content-[attr(data-first)] after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-second)]';

const noChanges = () => () => {};

export interface NotFoundInLanguage {
  words: Content['notFound'];
  /** Paths within the site. */
  pages: readonly { path: `/${string}`; title: string }[];
}

/**
 * The host serves one static page for every unknown address; script shows the message in the language of the address, for chapters
 * or lessons, and the page whose address is most similar.
 */
export function NotFoundMessage({ languages }: { languages: Readonly<Partial<Record<Locale, NotFoundInLanguage>>> }) {
  const path = useSyncExternalStore(
    noChanges,
    () => withoutBasePath(window.location.pathname),
    () => '',
  );
  const locale = localeOf(path, languages);
  const { words, pages } = languages[locale] as NotFoundInLanguage;
  const kind = kindOf(path.replace(`/${locale}/`, '/'));
  const searched = wordsOf(path);
  const nearest = path ? nearestPage(path, pages) : null;
  /**
   * The texts of the other kinds reserve space as generated content, so that nothing moves after hydration and the text of the
   * page contains one message only.
   */
  const say = (part: 'title' | 'text' | 'dashboard') => {
    const [first, second] = KINDS.filter((one) => one !== kind).map((one) => words[one][part]);
    return (
      <span data-first={first} data-second={second} className={GHOSTS}>
        <span className={PLACE}>{words[kind][part]}</span>
      </span>
    );
  };
  const [start, otherStart] = kind === 'lesson' ? (['lesson', 'chapter'] as const) : (['chapter', 'lesson'] as const);
  return (
    <div lang={HTML_LANG[locale]}>
      <title>{words[kind].title}</title>
      <div className="grid items-center gap-x-8 gap-y-6 not-in-data-learn:lg:min-h-[60vh] sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-16">
        <EmptyCase className="w-full max-w-md justify-self-center in-data-learn:max-sm:max-w-48 sm:order-last not-in-data-learn:lg:max-w-none" />
        <div>
          <h1 className="text-3xl sm:text-4xl md:text-5xl lg:text-6xl">{say('title')}</h1>
          <p className="mt-4 max-w-xl text-lg text-muted md:mt-5 md:text-xl">{say('text')}</p>
          <p className="mt-6 flex flex-wrap gap-2.5 max-sm:not-in-data-learn:*:w-full max-sm:in-data-learn:*:px-3.5 lg:*:px-4">
            <a
              href={localePath(locale, `/${start}/1`)}
              className={buttonClass('primary', 'text-center not-in-data-learn:hidden')}
            >
              <span data-first={words[otherStart].start} className={GHOSTS}>
                <span className={PLACE}>{words[start].start}</span>
              </span>
            </a>
            <a href={localePath(locale, '/')} className={buttonClass('primary', 'in-data-learn:hidden')}>
              {words.home}
            </a>
            <a href={localePath(locale, '/guides')} className={buttonClass('secondary', 'in-data-learn:hidden')}>
              {words.guides}
            </a>
            <a href={localePath(locale, '/dashboard')} className={buttonClass('secondary', 'text-center')}>
              {say('dashboard')}
            </a>
          </p>
          {/* Below everything else in its column, because it only appears after hydration. */}
          <div className="mt-6 min-h-21 max-w-xl">
            {nearest && (
              <a
                href={sitePath(nearest.path)}
                className="plate row-link relative block py-3.5 pr-12 pl-5 before:right-5 hover:border-ink"
              >
                <span className="block text-base text-muted">{words.nearest}</span>
                <span className="mt-0.5 block text-balance font-display text-xl leading-tight">{nearest.title}</span>
              </a>
            )}
          </div>
          <p className="mt-2 min-h-11">
            {searched && (
              <a
                href={`${localePath(locale, '/search')}#${toFragment('', { q: searched })}`}
                className="link inline-flex min-h-11 items-center"
              >
                {fill(words.search, { words: searched })}
              </a>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

/** The language of an address; English if it has none, or one that the site has not. */
function localeOf(path: string, languages: object): Locale {
  const [, first] = path.split('/');
  return isLocale(first) && first in languages ? first : DEFAULT_LOCALE;
}

function kindOf(path: string): Kind {
  return KINDS.find((kind) => path === `/${kind}` || path.startsWith(`/${kind}/`)) ?? 'page';
}

/** The words of an address: what its last parts say, without the endings of files. */
function wordsOf(path: string): string {
  let text = path;
  try {
    text = decodeURIComponent(path);
  } catch {
    // It is searched for as it is.
  }
  return (text.replace(/\.\w{1,5}$/, '').match(/[\p{L}\p{N}]+/gu) ?? [])
    .slice(-MOST_WORDS)
    .join(' ')
    .slice(0, MOST_LETTERS);
}

/** Of an address that is no address, only the end is searched for. */
const MOST_WORDS = 6;
const MOST_LETTERS = 80;
