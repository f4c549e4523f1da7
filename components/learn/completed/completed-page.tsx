import { LearnerMark } from '@/components/learn/learner/learner-mark';
import { LearnerMarks } from '@/components/learn/learner/learner-marks.island';
import { Eyebrow } from '@/components/ui/eyebrow';
import { learningPath } from '@/content/chapters';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { allChapters, allLessons, totalLessons, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { ChapterFold } from '../chapter-fold';
import { allTitles } from '../written-titles';
import { CompletedTitle } from './completed-title.island';
import { Keepsake } from './keepsake.island';
import { KeepsakeArt } from './keepsake-art';
import { SHEET } from './keepsake-paths';
import './completed.css';

/** What a reader who has finished the path hangs on the wall; a sample of it for everybody else. */
export async function CompletedPage({ locale }: { locale: Locale }) {
  const { chapterTexts, completed, learn, paths } = getContent(locale);
  const path = paths[learningPath.id];
  const { learned, learnedNote, title, openTitle, ...words } = completed;
  const values = { level: learningPath.level, title: path.title };
  const written = await getLessons(writtenLessons, locale);
  return (
    <div className="page">
      <LearnerMarks />
      <header className="max-w-4xl pt-10 md:pt-16 print:hidden">
        <Eyebrow>{fill(learn.dashboard.path.heading, values)}</Eyebrow>
        <CompletedTitle words={{ finished: title, open: openTitle }} />
      </header>
      <Keepsake
        locale={locale}
        titles={allTitles(locale)}
        size={SHEET}
        words={{
          done: fill(words.done, values),
          open: words.open,
          missing: words.missing,
          planned: words.planned,
          goOn: words.goOn,
          none: words.none,
          sampleNote: words.sampleNote,
          after: fill(words.after, { total: formatNumber(totalLessons, locale) }),
          start: words.start,
          review: words.review,
          sign: words.sign,
          noScript: words.noScript,
          name: words.name,
          print: words.print,
          printNote: words.printNote,
          honest: words.honest,
          sheet: words.sheet,
        }}
      >
        <KeepsakeArt
          words={{
            level: fill(words.sheet.level, values),
            title: path.title,
            lessons: fill(words.sheet.lessons, {
              chapters: formatNumber(allChapters.length, locale),
              lessons: formatNumber(totalLessons, locale),
              minutes: formatNumber(
                allLessons.reduce((sum, { minutes }) => sum + minutes, 0),
                locale,
              ),
            }),
            motto: words.sheet.motto,
            site: `${site.name}, ${new URL(site.url).host}`,
            year: words.sheet.year,
          }}
          chapters={allChapters.map(({ id, order }) => ({
            name: fill(words.sheet.chapter, { order }),
            title: chapterTexts[id].title,
          }))}
        />
      </Keepsake>

      <section aria-labelledby="learned" className="mt-20 print:hidden">
        <h2 id="learned" className="text-3xl md:text-4xl">
          {learned}
        </h2>
        <p className="mt-3 max-w-prose text-base text-muted no-js:hidden">{learnedNote}</p>
        <div className="mt-6 grid gap-x-14 md:grid-cols-2 md:gap-y-8">
          {allChapters.map(({ id, order, lessons }) => (
            <ChapterFold key={id} order={order} title={chapterTexts[id].title}>
              <ul className="divide-y divide-line text-base max-md:mb-3 max-md:border-line max-md:border-b">
                {lessons.map((lesson) => (
                  <li key={lesson.id} className="flex gap-2.5 py-2 leading-snug">
                    <LearnerMark kind="finished" id={lesson.id} word={learn.chapter.completed} className="mt-0.5" />
                    <span>
                      {written.get(lesson.id)?.content.explains ?? getContent(locale).lessonTexts[lesson.id].title}
                    </span>
                  </li>
                ))}
              </ul>
            </ChapterFold>
          ))}
        </div>
      </section>
    </div>
  );
}
