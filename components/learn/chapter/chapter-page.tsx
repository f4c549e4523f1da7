import { ArrowLeft } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { LearnerMarks } from '@/components/learn/learner/learner-marks.island';
import { buttonClass } from '@/components/ui/button';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Icon } from '@/components/ui/icon';
import { getContent } from '@/lib/content/content';
import { type Chapter, isBegun } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { Breadcrumb } from '../breadcrumb';
import { ChapterCoin } from '../chapter-coin';
import { ConceptLinks } from '../concept-links';
import { SceneHead } from '../scene-head';
import { ChapterNeighbours } from './chapter-neighbours';
import { ChapterStatusLine } from './chapter-status-line.island';
import { LessonRow } from './lesson-row';
import { StartLesson } from './start-lesson.island';

export async function ChapterPage({ chapter, locale }: { chapter: Chapter; locale: Locale }) {
  const { chapterTexts, learn } = getContent(locale);
  const words = learn.chapter;
  const text = chapterTexts[chapter.id];
  const minutes = chapter.lessons.reduce((sum, lesson) => sum + lesson.minutes, 0);
  const isPlanned = !isBegun(chapter);
  const written = await getLessons(chapter.lessons, locale);
  const cover = chapter.lessons.map(({ id }) => written.get(id)?.content.cover).find(Boolean);
  const item = fill(words.item, { order: chapter.order });
  return (
    <article className="page">
      <LearnerMarks />
      <SceneHead
        cover={cover}
        locale={locale}
        above={
          <Breadcrumb
            label={words.breadcrumb}
            locale={locale}
            trail={[
              { name: learn.dashboard.title, path: '/dashboard' },
              {
                name: fill(words.metaTitle, { order: chapter.order, title: text.title }),
                short: item,
                path: `/chapter/${chapter.id}`,
              },
            ]}
          />
        }
        stamp={
          <ChapterCoin
            order={chapter.order}
            className="-left-36 -rotate-[8deg] absolute bottom-[14%] size-28 max-lg:hidden"
          />
        }
      >
        <div className="flex items-center gap-4">
          <ChapterCoin order={chapter.order} className="size-16 shrink-0 tiny:hidden md:size-20 lg:hidden" />
          <Eyebrow>{item}</Eyebrow>
        </div>
        <h1 className="page-title mt-4 max-sm:text-4xl">{text.title}</h1>
        <p className="mt-5 text-muted text-xl md:text-2xl md:leading-snug">{text.description}</p>
        <div className="mt-5 flex flex-wrap gap-x-4 text-base">
          <p>
            {countOf(words.lessonCount, chapter.lessons.length, locale)} · {countOf(words.minutes, minutes, locale)}
          </p>
          {isPlanned ? (
            <p className="font-semibold">{words.planned}</p>
          ) : (
            <ChapterStatusLine
              chapter={chapter.id}
              locale={locale}
              words={{ status: words.status, readAhead: words.readAhead }}
              sampleMark={learn.sampleMark}
            />
          )}
        </div>
        {!isPlanned && (
          <p className="mt-5 print:hidden">
            <StartLesson chapter={chapter.id} locale={locale} words={{ start: words.start, goOn: words.goOn }} />
          </p>
        )}
      </SceneHead>

      {/* On wide screens the concepts are beside the overview. */}
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-16 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <section aria-labelledby="overview" className="mt-16 max-w-[42rem] lg:mt-10">
          <h2 id="overview" className="text-2xl md:text-3xl">
            {words.overview}
          </h2>
          <p className="mt-4 text-xl leading-relaxed">{text.overview}</p>
        </section>

        <section aria-labelledby="lessons" className="mt-16 lg:col-span-2 lg:row-start-2 lg:mt-14">
          <h2 id="lessons" className="text-2xl md:text-3xl">
            {words.lessons}
          </h2>
          {isPlanned && <p className="mt-3 max-w-prose text-muted">{words.notWritten}</p>}
          <ol className="mt-6 border-line border-b">
            {chapter.lessons.map((lesson) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                cover={written.get(lesson.id)?.content.cover}
                locale={locale}
              />
            ))}
          </ol>
        </section>

        <section aria-labelledby="concepts" className="mt-16 lg:mt-10">
          <h2 id="concepts" className="text-2xl md:text-3xl">
            {words.concepts}
          </h2>
          <ConceptLinks
            concepts={chapter.lessons.flatMap((lesson) => lesson.concepts)}
            className="mt-5 gap-3"
            locale={locale}
          />
        </section>
      </div>

      <ChapterNeighbours
        chapter={chapter}
        folder="chapter"
        titleOf={({ id, order }) => fill(words.metaTitle, { order, title: chapterTexts[id].title })}
        label={learn.dashboard.chapters.heading}
        words={words}
        locale={locale}
      />
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 print:hidden">
        <SiteLink href={localePath(locale, '/dashboard')} className={buttonClass('secondary')}>
          <Icon node={ArrowLeft} className="size-4" />
          {words.back}
        </SiteLink>
        <SiteLink
          href={localePath(locale, `/teach/${chapter.id}`)}
          className="link inline-flex min-h-11 items-center text-balance"
        >
          {words.teach}
        </SiteLink>
      </p>
    </article>
  );
}
