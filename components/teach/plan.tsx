import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { Fold } from '@/components/ui/folds/fold';
import { classMinutes, SHORT_HOUR } from '@/content/teaching';
import { getContent } from '@/lib/content/content';
import type { Chapter, Lesson } from '@/lib/content/lessons/learning-path';
import type { ClassHour } from '@/lib/content/lessons/teaching';
import { localePath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { getPage } from '@/lib/pages/pages';
import { Guesses, LessonPlan, minutesOf, Part } from './lesson-plan';

type Props = { chapter: Chapter; hour: ClassHour; locale: Locale };

export function Plan({ chapter, hour, locale }: Props) {
  const { chapterTexts, learn, lessonTexts, teach } = getContent(locale);
  const words = teach.chapter;
  const titles = hour.homework.map(({ id }) => fill(words.shortTitles, { title: lessonTexts[id].title }));
  return (
    <>
      {hour.lessons.length > 0 && (
        <>
          {/* The head of the page is not on the paper, because each part prints by itself. */}
          <p className="mb-4 hidden font-display print:block">
            {fill(words.worksheet.subject, { order: chapter.order, title: chapterTexts[chapter.id].title })} ·{' '}
            {countOf(words.total, hour.minutes, locale)}
          </p>
          <h3 className="text-2xl">{words.goals}</h3>
          <ul className="ticks mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2 print:mt-[0.4rem] print:grid-cols-2 print:gap-y-1 [&>li]:pl-7">
            {hour.lessons.map(({ row, content }) => (
              <li key={row.id}>{content.explains}</li>
            ))}
          </ul>
          <Timetable hour={hour} locale={locale} />
          {titles.length > 0 && (
            <p className="mt-4 text-base">
              {fill(words.short, { limit: SHORT_HOUR, lessons: formatList(titles, locale) })}
            </p>
          )}
        </>
      )}
      <div className="mt-12 lg:mt-16 lg:space-y-10 print:mt-4 print:space-y-0">
        {chapter.lessons.map((row) => {
          const lesson = hour.lessons.find((one) => one.row.id === row.id);
          return (
            <section
              key={row.id}
              aria-labelledby={`plan-${row.id}`}
              className="teach-plan-lesson plate mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 p-4 max-md:pb-1 md:max-lg:mt-6 md:p-8 lg:items-stretch lg:p-10 lg:mt-0 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[22rem_minmax(0,1fr)] print:block"
            >
              <h3 id={`plan-${row.id}`} className="text-2xl max-lg:order-1 max-sm:text-xl md:text-3xl lg:col-start-2">
                <span className="eyebrow mb-1.5 block font-body text-muted print:mb-0">
                  {fill(learn.chapter.lesson, { order: row.order })}
                  {lesson && ` · ${fill(words.lesson.when, minutesOf(hour, row))}`}
                </span>
                <span className="sr-only">: </span>
                {lessonTexts[row.id].title}
              </h3>
              <div className="teach-plan-fold max-lg:order-3 max-lg:col-span-2 lg:col-start-2">
                {lesson ? (
                  <Fold
                    summary={words.lesson.show}
                    summaryClass="mt-4 justify-between border-line border-t text-base"
                    onPhonesOnly
                  >
                    <LessonPlan lesson={lesson} locale={locale} />
                  </Fold>
                ) : (
                  <>
                    <p className="mt-2 text-muted">{lessonTexts[row.id].description}</p>
                    <p className="mt-2 text-base">{words.lesson.planned}</p>
                  </>
                )}
              </div>
              {lesson && lesson.guesses.length > 0 && <Guesses lesson={lesson} locale={locale} />}
              {lesson && (
                // On wide screens a column of its own; below, the drawing is beside the title, and the rest is last.
                <div className="max-lg:contents lg:col-start-1 lg:row-span-2 lg:row-start-1 print:block">
                  <div className="w-24 max-lg:order-2 narrow:hidden sm:w-32 md:w-56 lg:w-auto print:hidden">
                    <SceneDrawing {...lesson.content.cover} locale={locale} />
                  </div>
                  <div className="max-lg:order-4 max-lg:col-span-2 md:mt-6 print:mt-1">
                    <Fold
                      summary={words.lesson.disputed}
                      summaryClass="justify-between border-line border-t text-base"
                      onPhonesOnly
                    >
                      <Part
                        title={words.lesson.disputed}
                        titleClass="max-md:sr-only print:not-sr-only print:mr-2 print:inline"
                      >
                        <p className="max-w-prose print:inline">{lesson.content.limits}</p>
                      </Part>
                    </Fold>
                  </div>
                </div>
              )}
            </section>
          );
        })}
      </div>
    </>
  );
}

function Timetable({ hour, locale }: { hour: ClassHour; locale: Locale }) {
  const { lessonTexts, teach } = getContent(locale);
  const words = teach.chapter.timetable;
  const titleOf = (row: Lesson) => fill(words.lesson, { order: row.order, title: lessonTexts[row.id].title });
  const lessonPage = (row: Lesson) => (
    <>
      <span className="max-sm:hidden print:hidden">{words.page}</span>
      {/* The printed plan shows the address of the lesson. */}
      <span className="wrap-anywhere hidden print:inline">
        {getPage(`/lesson/${row.id}`, locale).url.replace(/^https:\/\//, '')}
      </span>
    </>
  );
  const steps: { id: string; minutes: number; what: ReactNode; how: ReactNode; isLesson?: boolean }[] = [
    { id: 'start', minutes: classMinutes.start, what: words.start, how: words.startWith },
    ...hour.lessons.map(({ row }) => ({
      id: row.id,
      minutes: row.minutes,
      isLesson: true,
      what: (
        <SiteLink href={localePath(locale, `/lesson/${row.id}`)} className="link text-balance max-sm:inline-block">
          {titleOf(row)}
        </SiteLink>
      ),
      how: lessonPage(row),
    })),
    { id: 'worksheet', minutes: classMinutes.worksheet, what: words.worksheet, how: words.worksheetWith },
    { id: 'end', minutes: classMinutes.end, what: words.end, how: words.endWith },
  ];
  const starts = steps.map((_, index) => steps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <>
      <h3 id="timetable" className="mt-12 text-2xl print:mt-4">
        {words.title}
      </h3>
      <table aria-labelledby="timetable" className="mt-4 w-full border-collapse border-line border-b text-left">
        <thead>
          <tr className="text-base text-muted">
            <th scope="col" colSpan={2} className="w-24 pb-3 align-bottom font-semibold sm:w-28">
              {words.columns.minutes}
            </th>
            <th scope="col" className="pb-3 pl-4 align-bottom font-semibold sm:pl-6">
              {words.columns.what}
            </th>
            <th scope="col" className="w-2/5 print:w-[47%] pb-3 align-bottom font-semibold max-sm:hidden">
              {words.columns.with}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, minutes, what, how, isLesson }, index) => (
            <tr key={id}>
              <td className="whitespace-nowrap border-line border-t pt-2.5 align-top text-base text-muted tabular-nums">
                {fill(words.span, { from: starts[index] ?? 0, to: (starts[index] ?? 0) + minutes })}
              </td>
              {/* The hour as one bar beside its rows, which are as high as they are long. */}
              <td className={clsx('w-4 border-2 border-ink p-0', isLesson ? 'bg-gold' : 'bg-raised')}>
                <svg aria-hidden="true" width="12" height={minutes * PX_PER_MINUTE} className="block print:hidden" />
              </td>
              <td className="border-line border-t py-2 pl-4 align-top font-semibold leading-snug sm:pl-6">
                {what}
                <span className="block text-base font-normal text-muted sm:hidden">{how}</span>
              </td>
              <td className="border-line border-t py-2 align-top text-base text-muted max-sm:hidden">{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const PX_PER_MINUTE = 10;
