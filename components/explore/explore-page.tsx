import { breadcrumbData, JsonLd } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/folds/fold';
import { EXPLORE_IDS, QUESTION_IDS, type QuestionId } from '@/content/explore/explore';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { getFigures } from '@/lib/content/figures/figures';
import { dataPath, localePath, sitePath } from '@/lib/content/links';
import type { PageWords, SharedWords } from '@/lib/explore/controls';
import { getExploreData } from '@/lib/explore/data';
import { getSubjects, hashOfFigure } from '@/lib/explore/facts';
import { HOLDINGS_ANCHOR } from '@/lib/explore/holdings/state';
import { PAIRS_ANCHOR } from '@/lib/explore/pairs/state';
import { getPreviews } from '@/lib/explore/previews';
import { ANCHOR, stateOfQuestion } from '@/lib/explore/state';
import { tableOf, viewOf } from '@/lib/explore/view';
import { getHoldingData, getPairsData } from '@/lib/explore/views-data';
import { type ExploreWords, isDivisor } from '@/lib/explore/words';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Explorer } from './explorer.island';
import { EmbedCodes } from './holdings/embed-codes';
import { EveryStart } from './holdings/every-start.island';
import { YearAgainstYear } from './pairs/year-against-year.island';

export function ExplorePage({ locale }: { locale: Locale }) {
  const { charts, data, everyStart, explore, exploreViews, figureWords, yearAgainstYear } = getContent(locale);
  const { list, lede } = explore;
  const all = getExploreData(locale);
  const start = stateOfQuestion(QUESTION_IDS[0] as (typeof QUESTION_IDS)[number]);
  const figures = getFigures();
  const seriesTitle = fill(list.title, { n: figures.length });
  const prices = all.catalogue['cpi-u'].year;
  if (!prices) throw new Error('The price index has no years');
  const fold = { showAll: data.page.table.showAll, folded: data.page.table.folded };
  const views = {
    shared: sharedWords(explore),
    address: { intro: explore.address.intro, 'bad-value': explore.address['bad-value'] },
    chart: explore.chart,
    lost: exploreViews.lostDrawing,
    site: site.name,
    fold,
    locale,
  };
  return (
    <div className="page pt-6 pb-16 md:pt-16 md:pb-24">
      <JsonLd
        data={breadcrumbData(
          [
            { name: data.page.home, path: '/' },
            { name: data.index.title, path: '/data' },
            { name: explore.title, path: '/explore' },
          ],
          locale,
        )}
      />
      <header className="grid gap-x-16 gap-y-2 md:gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h1 className="page-title">{explore.title}</h1>
        <div className="max-w-3xl lg:pt-3">
          <p className="text-pretty text-base text-muted leading-snug md:text-xl">{lede}</p>
          <p className="mt-3 js:hidden">{list.noScript}</p>
        </div>
        <nav aria-label={exploreViews.label} className="lg:col-span-2">
          <ul className="flex flex-wrap gap-x-5 text-base">
            {[
              [ANCHOR, exploreViews.own],
              [HOLDINGS_ANCHOR, everyStart.title],
              [PAIRS_ANCHOR, yearAgainstYear.title],
            ].map(([anchor, title]) => (
              <li key={anchor}>
                <a href={`#${anchor}`} className="link inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className="mt-5 md:mt-10">
        <Explorer
          start={start}
          first={{ view: viewOf(start, [], all, locale), table: tableOf(start, all, locale) }}
          address={sitePath(`/explore/${locale}.json`)}
          subjects={getSubjects(locale)}
          divisors={EXPLORE_IDS.filter((id) => isDivisor(id, all.words))}
          lastDollarYear={prices.start + prices.values.length - 1}
          titles={titlesOf(all.words)}
          previews={getPreviews()}
          site={site.name}
          words={pageWords(explore)}
          reader={charts.parts.reader}
          fold={fold}
          locale={locale}
        />
      </div>
      <div className="mt-16 space-y-16">
        <div>
          <EveryStart data={getHoldingData(locale)} words={everyStart} {...views} />
          <EmbedCodes locale={locale} />
        </div>
        <YearAgainstYear data={getPairsData(locale)} words={yearAgainstYear} {...views} />
      </div>
      <section
        aria-label={seriesTitle}
        className="mt-10 items-start gap-x-10 border-line border-t pt-4 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <Fold summary={seriesTitle} summaryClass="font-semibold text-lg">
          <p className="mt-2 max-w-2xl text-muted">{list.text}</p>
          <ul className="mt-4 gap-x-10 sm:columns-2">
            {figures.map(({ id }) => (
              <li key={id} className="break-inside-avoid text-base">
                <SiteLink href={dataPath(id, locale)} className="link inline-block py-2">
                  {figureWords[id].title}
                </SiteLink>
                {hashOfFigure(id) === null && ` ${list.notTime}`}
              </li>
            ))}
          </ul>
        </Fold>
        <p className="text-base max-sm:mt-2">
          <SiteLink href={localePath(locale, '/data')} className="link inline-block py-2 font-semibold">
            {data.page.neighbours.all}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}

/** The words that the other views share with the reader's own chart. */
function sharedWords({ downloads, limits, limitsTitle, link, notesTitle }: PageWords): SharedWords {
  return { downloads, limits, limitsTitle, link, notesTitle };
}

/** The words that are there before a drawing is computed. */
function pageWords(words: PageWords): PageWords {
  const { series, questionsTitle, questionsHint, controls, lost, table, downloads, link } = words;
  const { limitsTitle, limits, trendTitle, notesTitle } = words;
  return {
    series,
    questionsTitle,
    questionsHint,
    controls,
    lost,
    limitsTitle,
    limits,
    trendTitle,
    notesTitle,
    table,
    downloads,
    link,
  };
}

const titlesOf = ({ questions }: ExploreWords) =>
  Object.fromEntries(QUESTION_IDS.map((id) => [id, questions[id].title])) as Record<QuestionId, string>;
