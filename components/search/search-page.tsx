import { Fold } from '@/components/ui/folds/fold';
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { getSearchEntries, type SearchEntry } from '@/lib/search/entries';
import { SEARCH_KINDS } from '@/lib/search/kinds';
import { getPieces, piecePath, weightOf } from '@/lib/search/pieces';
import { Search } from './search.island';
import './search.css';

/** The id of the field, to which the links in the bars lead. */
const FIELD = 'words';
/** The id of the list of everything. */
const LIST = 'everything';
/** Longer lists are one press away. */
const LONGEST_OPEN = 40;

export async function SearchPage({ locale }: { locale: Locale }) {
  const { search, ui } = getContent(locale);
  const [pieces, entries] = await Promise.all([getPieces(locale), getSearchEntries(locale)]);
  return (
    <div className="page pt-8 pb-16 md:pt-14 md:pb-24">
      <h1 className="page-title">{search.title}</h1>
      <p className="mt-3 max-w-3xl text-pretty text-lg text-muted md:mt-5 md:text-2xl">{search.lede}</p>
      <p className="mt-4 js:hidden">{search.noScript}</p>
      <Search
        id={FIELD}
        list={LIST}
        words={search}
        index={{
          pieces: pieces.map(piecePath),
          small: search.small,
          sameWords: [...ui.sameWords, ...search.sameWords],
          locale,
        }}
        wholeKb={weightOf(pieces.slice(1))}
        locale={locale}
      />
      <div id={LIST} className="mt-10 md:mt-14">
        <h2 className="text-3xl md:text-4xl">{search.everything}</h2>
        {SEARCH_KINDS.map((kind) => (
          <Kind
            key={kind}
            title={search.kinds[kind].all}
            entries={entries.filter((entry) => entry.kind === kind)}
            locale={locale}
          />
        ))}
      </div>
    </div>
  );
}

function Kind({ title, entries, locale }: { title: string; entries: readonly SearchEntry[]; locale: Locale }) {
  const list = (
    <ul className="search-list">
      {entries.map((entry) => (
        <li key={entry.path + entry.title}>
          <a href={entry.path} lang={entry.lang}>
            {entry.title}
          </a>
          <p>{entry.line}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="mt-8 border-line border-t pt-6">
      <h3 className="text-2xl">{title}</h3>
      {entries.length > LONGEST_OPEN ? (
        <Fold summary={formatNumber(entries.length, locale)} summaryClass="text-base">
          {list}
        </Fold>
      ) : (
        list
      )}
    </section>
  );
}
