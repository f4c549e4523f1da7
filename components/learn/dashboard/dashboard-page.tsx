import { Lock } from 'lucide';
import { SiteLink } from '@/components/layout/site-link';
import { FinishedNote } from '@/components/learn/frame/finished-note.island';
import { Timeline, TimelineLimits } from '@/components/timeline/timeline';
import { Eyebrow } from '@/components/ui/eyebrow';
import { Icon } from '@/components/ui/icon';
import { type LessonId, learningPath, plannedPath } from '@/content/chapters';
import { concepts } from '@/content/concepts';
import { getContent } from '@/lib/content/content';
import { allChapters, allLessons, estimatedHours, isBegun, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { samplePlace } from '@/lib/learner/state';
import { readValues } from '../drawings/read-values';
import { SceneDrawing } from '../drawings/scene-drawing';
import { allTitles, chapterTitles, writtenTitles } from '../written-titles';
import { ChapterList } from './chapter-list.island';
import { ConceptList } from './concept-list.island';
import { DataPanel } from './data-panel';
import { OwnerLine } from './owner-line.island';
import { PathLine } from './path-line.island';
import { ProgressPanel } from './progress-panel.island';
import { UpNextPanel } from './up-next-panel.island';
import { zeroSentence } from './zero-sentence';
import './dashboard-page.css';

export async function DashboardPage({ locale }: { locale: Locale }) {
  const { chapterTexts, completed, conceptMap, conceptNames, learn, lessonTexts, paths, plannedPaths, review, teach } =
    getContent(locale);
  const words = learn.dashboard;
  const path = paths[learningPath.id];
  const titles = allTitles(locale);
  const written = await getLessons(writtenLessons, locale);
  const coverOf = (id: LessonId) => {
    const cover = written.get(id)?.content.cover;
    return cover && { ...cover, values: readValues(cover.visual, locale) };
  };
  const firstCover = written.get(samplePlace.lesson)?.content.cover;
  return (
    <>
      <FinishedNote
        locale={locale}
        titles={writtenTitles(locale)}
        chapters={chapterTitles(locale)}
        words={{
          completed: learn.lesson.completed,
          chapterDone: learn.lesson.chapterDone.text,
          picture: learn.lesson.chapterDone.picture,
          next: learn.lesson.next,
          open: learn.lesson.open,
          pathDone: learn.lesson.pathDone,
          close: learn.storage.dismiss,
        }}
      />
      <div className="page">
        <header className="grid grid-cols-1 items-end gap-x-16 pt-6 md:pt-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div>
            <h1 className="page-title max-sm:text-4xl">
              <Eyebrow as="span" className="mb-2 font-body">
                {fill(learn.bar.level, { level: learningPath.level })}
              </Eyebrow>
              <span className="sr-only">: </span>
              {path.title}
            </h1>
            <p className="mt-3 max-w-3xl text-base text-muted leading-snug md:mt-4 md:text-xl">{path.description}</p>
            <p className="mt-2 max-w-prose text-base text-muted js:hidden">{words.noScript}</p>
          </div>
          <div className="mt-3 max-w-md lg:mb-1">
            <PathLine
              locale={locale}
              facts={countOf(words.path.facts, estimatedHours, locale, { chapters: allChapters.length })}
              words={words.chapters}
            />
          </div>
        </header>
        <div className="mt-4 md:mt-6">
          <OwnerLine
            locale={locale}
            words={{
              sample: words.sample,
              sampleGrows: words.sampleGrows,
              own: words.own,
              unsaved: words.unsaved,
              startAtZero: words.startAtZero,
              undo: words.undo,
              saveIt: words.saveIt,
              atZero: zeroSentence(learn.data, locale),
              atZeroUnsaved: learn.data.resetUnsaved,
            }}
          />
        </div>
        <div className="mt-5">
          <UpNextPanel
            locale={locale}
            lessons={Object.fromEntries(
              allLessons.map(({ id }) => [
                id,
                {
                  title: titles[id] ?? '',
                  description: lessonTexts[id].description,
                  cover: coverOf(id),
                },
              ]),
            )}
            picture={firstCover && <SceneDrawing {...firstCover} locale={locale} />}
            sheet={completed.dashboardLink}
            words={words.upNext}
            streak={words.streak}
          />
        </div>

        <section aria-labelledby="chapters" className="mt-12 md:mt-16">
          <h2 id="chapters" className="text-3xl md:text-4xl">
            {words.chapters.heading}
          </h2>
          <ChapterList
            locale={locale}
            words={words.chapters}
            sampleMark={learn.sampleMark}
            chapters={allChapters.map((chapter) => ({
              ...chapterTexts[chapter.id],
              href: localePath(locale, `/chapter/${chapter.id}`),
              locked: isBegun(chapter) ? words.chapters.status.locked : words.chapters.planned,
            }))}
          />
          <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-xl border border-control border-dashed p-5 text-muted">
            <div>
              <h3 className="text-xl">
                {fill(words.path.heading, { level: plannedPath.level, title: plannedPaths[plannedPath.id].title })}
              </h3>
              <p className="mt-1 text-base">{plannedPaths[plannedPath.id].description}</p>
            </div>
            <p className="flex items-center gap-2 font-semibold text-base">
              <Icon node={Lock} className="size-5" />
              {words.chapters.comingSoon}
            </p>
          </div>
        </section>
        <div className="mt-12 md:mt-16">
          <ProgressPanel
            locale={locale}
            words={{
              progress: words.progress,
              chapters: words.chapters,
              rule: words.streak.rule,
              review: review.dashboard,
              sampleMark: learn.sampleMark,
            }}
          />
        </div>

        <section aria-labelledby="outcomes" className="mt-16 md:mt-20">
          <h2 id="outcomes" className="text-3xl md:text-4xl">
            {words.outcomes.heading}
          </h2>
          <ul className="mt-4 gap-x-14 md:grid md:grid-cols-2 lg:grid-cols-3">
            {path.outcomes.map((outcome) => (
              <li key={outcome} className="text-balance border-line border-t py-3 leading-snug max-sm:text-base">
                {outcome}
              </li>
            ))}
          </ul>
          <p className="mt-3 text-base text-muted">
            {words.teachers}{' '}
            <SiteLink
              href={localePath(locale, '/teach')}
              className="link relative whitespace-nowrap after:absolute after:-inset-x-2 after:-inset-y-2.5"
            >
              {teach.title}
            </SiteLink>
          </p>
        </section>

        <section aria-labelledby="concepts" className="mt-16 md:mt-20">
          <h2 id="concepts" className="text-3xl md:text-4xl">
            {words.concepts.heading}
          </h2>
          <ConceptList
            locale={locale}
            words={words.concepts}
            concepts={concepts.map((concept) => ({ ...concept, name: conceptNames[concept.id] }))}
            sampleMark={learn.sampleMark}
          />
          <p className="mt-5">
            <SiteLink
              href={localePath(locale, '/concepts')}
              className="link inline-flex min-h-11 items-center text-balance"
            >
              {conceptMap.mapLink}
            </SiteLink>
          </p>
        </section>

        <section aria-labelledby="timeline" className="dashboard-page-far mt-16 md:mt-20">
          <h2 id="timeline" className="text-3xl md:text-4xl">
            {words.timeline.heading}
          </h2>
          <p className="mt-3 text-muted">{words.timeline.intro}</p>
          <div className="mt-8">
            <Timeline frame="column" locale={locale} />
          </div>
          <div className="mt-4 md:mt-10 [&_summary]:mt-3">
            <TimelineLimits locale={locale} />
          </div>
        </section>

        <DataPanel locale={locale} />
      </div>
    </>
  );
}
