import type { ReactNode } from 'react';
import { JsonLd, publisher } from '@/components/layout/json-ld';
import { SiteLink } from '@/components/layout/site-link';
import { Breadcrumb } from '@/components/learn/breadcrumb';
import { ChapterNeighbours } from '@/components/learn/chapter/chapter-neighbours';
import { ChapterCoin } from '@/components/learn/chapter-coin';
import { Eyebrow } from '@/components/ui/eyebrow';
import { getContent } from '@/lib/content/content';
import type { Chapter } from '@/lib/content/lessons/learning-path';
import { getClassHour } from '@/lib/content/lessons/teaching';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { HTML_LANG, type Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { getPage } from '@/lib/pages/pages';
import { PartNav } from './part-nav';
import { Plan } from './plan';
import { Prepare } from './prepare';
import { PrintPart } from './print-part';
import { Worksheet } from './worksheet';
import { WorksheetKey } from './worksheet-key';
import '@/components/ui/ticks.css';
import './teach.css';

const PARTS = ['plan', 'worksheet', 'key'] as const;

/** One class hour: plan, worksheet and key. On paper worksheet and key begin on new sheets. */
export async function ClassHourPage({ chapter, locale }: { chapter: Chapter; locale: Locale }) {
  const { chapterTexts, conceptNames, teach } = getContent(locale);
  const words = teach.chapter;
  const page = getPage(`/teach/${chapter.id}`, locale);
  const hour = await getClassHour(chapter, locale);
  const isReady = hour.lessons.length > 0;
  const contents: Record<(typeof PARTS)[number], ReactNode> = {
    plan: <Plan chapter={chapter} hour={hour} locale={locale} />,
    worksheet: <Worksheet chapter={chapter} hour={hour} locale={locale} />,
    key: <WorksheetKey chapter={chapter} hour={hour} locale={locale} />,
  };
  return (
    <article className="page pb-16">
      <JsonLd
        data={{
          '@type': 'LearningResource',
          name: page.title,
          description: page.description,
          url: page.url,
          inLanguage: HTML_LANG[locale],
          isAccessibleForFree: true,
          learningResourceType: ['lesson plan', 'worksheet'],
          audience: { '@type': 'EducationalAudience', educationalRole: 'teacher' },
          ...(isReady && { timeRequired: `PT${hour.minutes}M` }),
          teaches: chapter.lessons.flatMap(({ concepts }) => concepts.map((concept) => conceptNames[concept])),
          publisher,
        }}
      />
      <div className="pt-4 print:hidden">
        <Breadcrumb
          label={words.breadcrumb}
          locale={locale}
          trail={[
            { name: teach.title, path: '/teach' },
            { name: chapterTexts[chapter.id].title, path: `/teach/${chapter.id}` },
          ]}
        />
      </div>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 pt-10 md:pt-14 lg:grid-cols-[minmax(0,1fr)_27rem] lg:items-start print:hidden">
        <header>
          <div className="flex items-center gap-4 tiny:flex-wrap">
            <ChapterCoin order={chapter.order} className="size-14 shrink-0 md:size-18" />
            <Eyebrow>{words.eyebrow}</Eyebrow>
          </div>
          <h1 className="page-title mt-4 max-sm:text-4xl md:mt-5">{chapterTexts[chapter.id].title}</h1>
          <p className="mt-5 text-balance text-muted text-xl md:text-2xl md:leading-snug">
            {chapterTexts[chapter.id].description}
          </p>
          <div className="mt-5 flex flex-wrap items-center gap-x-6 text-base">
            {isReady && <p>{countOf(words.total, hour.minutes, locale)}</p>}
            {hour.lessons.length < chapter.lessons.length && (
              <p>{fill(words.ready, { ready: hour.lessons.length, total: chapter.lessons.length })}</p>
            )}
            <SiteLink
              href={localePath(locale, `/chapter/${chapter.id}`)}
              className="link inline-flex min-h-11 items-center"
            >
              {words.toChapter}
            </SiteLink>
          </div>
          {!isReady && <p className="mt-4 max-w-prose">{words.notReady}</p>}
        </header>
        {isReady && <Prepare hour={hour} locale={locale} />}
      </div>
      {isReady && (
        <PartNav
          parts={PARTS.map((part) => ({ id: part, name: words.nav.parts[part] }))}
          words={{ label: words.nav.label, print: words.nav.print, printAll: words.nav.printAll }}
        />
      )}
      <div className="teach-parts">
        {PARTS.filter((part) => isReady || part === 'plan').map((part) => (
          <section key={part} id={part} aria-labelledby={`${part}-title`} className={`teach-part teach-${part}`}>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 max-sm:mb-4 md:max-lg:flex-col md:max-lg:items-start print:mb-4">
              <h2 id={`${part}-title`} className="text-3xl lg:text-5xl">
                {words.parts[part]}
              </h2>
              {isReady && <PrintPart part={part} label={words.print[part]} short={words.print.short} />}
            </div>
            {contents[part]}
          </section>
        ))}
      </div>
      <ChapterNeighbours
        chapter={chapter}
        folder="teach"
        titleOf={({ id }) => chapterTexts[id].title}
        label={words.all}
        words={words}
        locale={locale}
      />
    </article>
  );
}
