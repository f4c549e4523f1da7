import { JsonLd, publisher } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { ChapterCoin } from '@/components/learn/chapter-coin';
import { Eyebrow } from '@/components/ui/eyebrow';
import { learningPath } from '@/content/chapters';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { allChapters } from '@/lib/content/lessons/learning-path';
import { minutesOf } from '@/lib/content/lessons/teaching';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { getPage } from '@/lib/pages/pages';
import { HourStep } from './hour-steps';
import { SheetPreview } from './sheet-preview';

/** As on the page about the site: on wide screens the heading is beside the text. */
const PART = 'grid gap-x-12 gap-y-4 border-line border-t py-10 md:grid-cols-[1fr_2fr]';

export function TeachPage({ locale }: { locale: Locale }) {
  const { chapterTexts, learn, paths, teach } = getContent(locale);
  const page = getPage('/teach', locale);
  return (
    <div className="page pt-10 pb-16 md:pt-16 md:pb-24">
      <JsonLd
        data={{
          '@type': 'Course',
          name: paths[learningPath.id].title,
          description: page.description,
          url: page.url,
          inLanguage: HTML_LANG[locale],
          isAccessibleForFree: true,
          provider: publisher,
          audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
          hasPart: allChapters.map(({ id }) => ({ '@id': getPage(`/teach/${id}`, locale).url })),
        }}
      />
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <header className="max-w-3xl">
          <Eyebrow>{paths[learningPath.id].title}</Eyebrow>
          <h1 className="page-title mt-4">{teach.title}</h1>
          <p className="mt-5 text-muted text-xl md:text-2xl md:leading-snug">{teach.lede}</p>
        </header>
        <SheetPreview locale={locale} />
        <section aria-labelledby="how">
          <h2 id="how" className="text-3xl md:text-4xl">
            {teach.how.title}
          </h2>
          <ol className="mt-8 grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-8">
            {teach.how.steps.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] content-start border-line border-t pt-3 sm:border-ink sm:border-t-2 sm:pt-4"
              >
                <span aria-hidden="true" className="font-display text-3xl text-muted sm:text-4xl">
                  {index + 1}
                </span>
                <HourStep index={index} className="mt-1 w-36 max-w-full sm:ml-auto sm:w-40" />
                <h3 className="mt-3 text-xl max-sm:col-start-2 sm:col-span-2">{title}</h3>
                <p className="mt-1 text-base text-muted max-sm:col-start-2 sm:col-span-2 sm:mt-2">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>

      <section aria-labelledby="hours" className="mt-20">
        <h2 id="hours" className="text-3xl md:text-4xl">
          {teach.chapters.title}
        </h2>
        <ol className="mt-6 gap-x-14 lg:grid lg:grid-cols-2">
          {allChapters.map((chapter) => {
            const { title, description } = chapterTexts[chapter.id];
            const ready = chapter.lessons.filter(({ status }) => status === 'written');
            return (
              <li
                key={chapter.id}
                className="row-link max-sm:pr-0 max-sm:before:top-auto max-sm:before:bottom-6 relative grid grid-cols-[3.5rem_1fr] gap-x-4 border-line border-t py-4 hover:bg-raised tiny:grid-cols-1 sm:gap-x-5 sm:max-lg:grid-cols-[4.5rem_1fr_8rem] sm:max-lg:items-center lg:content-start lg:grid-cols-[4.5rem_1fr] lg:py-5"
              >
                <ChapterCoin order={chapter.order} className="size-14 max-sm:row-span-2 sm:size-18 lg:row-span-2" />
                <div>
                  <h3 className="text-xl sm:text-2xl">
                    <SiteLink
                      href={localePath(locale, `/teach/${chapter.id}`)}
                      className="block after:absolute after:inset-0 hover:underline hover:decoration-2 hover:decoration-bitcoin hover:underline-offset-4"
                    >
                      <span aria-hidden="true" className="eyebrow mb-1 block font-body text-muted">
                        {fill(learn.chapter.item, { order: chapter.order })}
                      </span>
                      <span className="sr-only">{fill(learn.chapter.item, { order: chapter.order })}: </span>
                      {title}
                    </SiteLink>
                  </h3>
                  <p className="mt-1.5 text-base text-muted">{description}</p>
                </div>
                <p className="col-start-2 mt-2 text-base text-muted tabular-nums sm:max-lg:col-start-3 sm:max-lg:mt-0 sm:max-lg:text-right">
                  {ready.length === 0
                    ? teach.chapters.planned
                    : ready.length === chapter.lessons.length
                      ? countOf(teach.chapters.minutes, minutesOf(ready), locale)
                      : countOf(teach.chapters.facts, minutesOf(ready), locale, {
                          ready: ready.length,
                          total: chapter.lessons.length,
                        })}
                </p>
              </li>
            );
          })}
        </ol>
      </section>

      <div className="mt-16 md:mt-20">
        <section aria-labelledby="before" className={PART}>
          <h2 id="before" className="text-3xl">
            {teach.before.title}
          </h2>
          <ul className="list-disc space-y-3 pl-5 marker:text-control lg:columns-2 lg:gap-x-14">
            {teach.before.points.map((point) => (
              <li key={point} className="break-inside-avoid">
                {point}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="licence" className={PART}>
          <h2 id="licence" className="text-3xl">
            {teach.licence.title}
          </h2>
          <div className="max-w-2xl">
            <p>{teach.licence.text}</p>
            <p className="mt-3">
              <a href={`mailto:${site.email}`} className="link inline-flex min-h-11 items-center">
                {teach.licence.ask}
              </a>
            </p>
          </div>
        </section>
      </div>
    </div>
  );
}
