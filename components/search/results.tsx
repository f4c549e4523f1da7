import { Button } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { Found, FoundEntry } from '@/lib/search/found';
import { Marked } from './marked';

/** Where the arrow keys go, one after another. */
export const RESULT = 'data-result';

export function Results({
  id,
  found,
  words,
  locale,
  onShowAll,
}: {
  id: string;
  found: Found;
  words: Content['search'];
  locale: Locale;
  onShowAll: () => void;
}) {
  return (
    <section aria-labelledby={`${id}-title`} className="mt-2 max-w-3xl">
      <h2 id={`${id}-title`} className="sr-only">
        {words.results}
      </h2>
      <ol className="divide-y divide-line border-line border-y">
        {found.entries.map((entry) => (
          // With another sentence or other marks it is another element: a browser may have translated its text nodes.
          <li key={[entry.best.path, entry.sentence, ...found.words].join(' ')} className="py-4 md:py-5">
            <Result entry={entry} words={words} found={found.words} locale={locale} />
          </li>
        ))}
      </ol>
      {found.count > found.entries.length && (
        <Button className="mt-6" onClick={onShowAll}>
          {fill(words.showAll, { count: formatNumber(found.count, locale) })}
        </Button>
      )}
    </section>
  );
}

function Result({
  entry,
  words,
  found,
  locale,
}: {
  entry: FoundEntry;
  words: Content['search'];
  found: ReadonlySet<string>;
  locale: Locale;
}) {
  const { best, kind, lang, places, sentence, title } = entry;
  const { one } = words.kinds[kind];
  return (
    <article>
      <p className="text-base text-muted leading-snug">
        {best.heading === '' ? one : fill(words.under, { kind: one, heading: best.heading })}
      </p>
      <h3 className="mt-1 text-xl leading-snug md:text-2xl">
        <a href={best.path} lang={lang} {...{ [RESULT]: '' }} className="link inline-block py-1">
          <Marked text={title} words={found} locale={locale} />
        </a>
      </h3>
      <p className="mt-1 text-pretty leading-normal">
        <Marked text={sentence} words={found} locale={locale} />
      </p>
      {places.length > 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-base">
          <span className="text-muted">{words.also}</span>
          {places.map(({ heading, path }) => (
            <a key={path} href={path} className="link inline-flex min-h-11 items-center">
              {heading}
            </a>
          ))}
        </p>
      )}
    </article>
  );
}
