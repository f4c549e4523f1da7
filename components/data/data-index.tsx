import { PosterHead } from '@/components/layout/poster-head';
import { SiteLink } from '@/components/layout/site-link';
import { DATA_SUBJECTS } from '@/content/data-subjects';
import { getContent } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { idsOf, isFigureId } from '@/lib/data/ids';
import type { Locale } from '@/lib/format/locale';
import { ChartCards } from './chart-cards';
import { Recorder } from './recorder';
import { SeriesList } from './series-list';

/** The numbers that this site set itself come after all published ones. */
const OWN = 'owner';

export function DataIndex({ locale }: { locale: Locale }) {
  const { data } = getContent(locale);
  return (
    <>
      <PosterHead sky="bg-sky" drawing={<Recorder />}>
        <h1 className="page-title md:mt-6">{data.index.title}</h1>
        <p className="mt-5 max-w-2xl text-muted text-xl leading-snug md:text-2xl">{data.index.lede}</p>
        <p className="mt-3">
          <SiteLink href={localePath(locale, '/explore')} className="link inline-flex min-h-11 items-center">
            {data.index.explore}
          </SiteLink>
        </p>
      </PosterHead>
      <div className="page pb-16 md:pb-24">
        <nav aria-label={data.index.contents} className="mt-4 md:mt-6">
          <ul className="flex flex-wrap gap-x-2 border-line border-y py-2 max-sm:justify-between max-sm:text-sm sm:gap-x-8">
            {DATA_SUBJECTS.map((subject) => (
              <li key={subject}>
                <a
                  href={`#${subject}`}
                  // The area to press is wider than a short name; the gaps between the names stay even.
                  className="relative inline-flex min-h-11 items-center font-semibold after:absolute after:-inset-x-2.5 after:inset-y-0 hover:text-bitcoin"
                >
                  {data.subjects[subject].title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {DATA_SUBJECTS.map((subject) => (
          <section key={subject} aria-labelledby={subject} className="pt-8 md:pt-14">
            <h2 id={subject} className="text-3xl md:text-4xl">
              {data.subjects[subject].title}
            </h2>
            <p className="mt-2 max-w-2xl text-muted">{data.subjects[subject].text}</p>
            <ChartCards ids={idsOf(subject).filter((id) => !isFigureId(id))} locale={locale} />
            <SeriesList
              ids={idsOf(subject)
                .filter(isFigureId)
                .filter((id) => id !== OWN)}
              hasNote={subject === DATA_SUBJECTS[0]}
              locale={locale}
            />
          </section>
        ))}
        <section aria-labelledby="own" className="pt-8 md:pt-14">
          <h2 id="own" className="text-3xl md:text-4xl">
            {data.index.own.title}
          </h2>
          <p className="mt-2 max-w-2xl text-muted">{data.index.own.text}</p>
          <SeriesList ids={[OWN]} hasNote={false} locale={locale} />
        </section>
        <p className="mt-8 max-w-2xl text-muted">{data.index.files}</p>
        <div className="mt-4 flex flex-wrap gap-x-8">
          <SiteLink href={localePath(locale, '/sources')} className="link inline-flex min-h-11 items-center">
            {data.index.sources}
          </SiteLink>
        </div>
      </div>
    </>
  );
}
