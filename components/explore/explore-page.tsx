import { breadcrumbData, JsonLd } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/fold';
import { QUESTION_IDS } from '@/content/explore';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { getFigures } from '@/lib/content/figures';
import { dataPath, localePath } from '@/lib/content/links';
import { getCatalogue } from '@/lib/explore/catalogue';
import { getExploredFigures, getQuestions, getSubjects, hashOfFigure } from '@/lib/explore/facts';
import { getPreviews } from '@/lib/explore/previews';
import { stateOfQuestion } from '@/lib/explore/state';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Explorer } from './explorer';

export function ExplorePage({ locale }: { locale: Locale }) {
  const { charts, data, explore, figureWords } = getContent(locale);
  const { list, lede, metaTitle: _, metaDescription: __, ...words } = explore;
  const catalogue = getCatalogue();
  const figures = getFigures();
  const seriesTitle = fill(list.title, { n: figures.length });
  const prices = catalogue['cpi-u'].year;
  if (!prices) throw new Error('The price index has no years');
  return (
    <div className="page pt-6 pb-16 md:pt-12 md:pb-24">
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
      <header className="grid items-end gap-x-16 gap-y-2 md:gap-y-4 lg:grid-cols-[auto_minmax(0,1fr)]">
        <h1 className="page-title">{explore.title}</h1>
        <div className="max-w-2xl lg:pb-1">
          <p className="text-base text-muted leading-snug md:text-xl">{lede}</p>
          <p className="mt-3 js:hidden">{list.noScript}</p>
        </div>
      </header>
      <div className="mt-5 md:mt-10">
        <Explorer
          start={stateOfQuestion(QUESTION_IDS[0] as (typeof QUESTION_IDS)[number])}
          catalogue={catalogue}
          figures={getExploredFigures(locale)}
          subjects={getSubjects(locale)}
          lastDollarYear={prices.start + prices.values.length - 1}
          previews={getPreviews()}
          site={site.name}
          words={{ ...words, questions: getQuestions(locale) }}
          parts={charts.parts}
          locale={locale}
        />
      </div>
      <section aria-label={seriesTitle} className="mt-10">
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
        <p className="mt-4 text-base">
          <SiteLink href={localePath(locale, '/data')} className="link inline-block py-2 font-semibold">
            {data.page.neighbours.all}
          </SiteLink>
        </p>
      </section>
    </div>
  );
}
