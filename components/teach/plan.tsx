import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { SceneDrawing } from '@/components/learn/drawings/scene-drawing';
import { Fold } from '@/components/ui/fold';
import { classMinutes, SHORT_HOUR } from '@/content/teaching';
import { getContent } from '@/lib/content/content';
import { dataPath, localePath } from '@/lib/content/links';
import { getPage } from '@/lib/content/pages';
import type { ClassHour, TaughtLesson } from '@/lib/content/teaching';
import { describe } from '@/lib/data/describe';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import type { Chapter, Lesson } from '@/lib/learner/learning-path';
import { Answer } from './worksheet-key';

type Props = { chapter: Chapter; hour: ClassHour; locale: Locale };

export function Plan({ chapter, hour, locale }: Props) {
  const { learn, lessonTexts, teach } = getContent(locale);
  const words = teach.chapter;
  const titles = hour.homework.map(({ id }) => fill(words.shortTitles, { title: lessonTexts[id].title }));
  return (
    <>
      {hour.lessons.length > 0 && (
        <>
          <h3 className="text-2xl">{words.goals}</h3>
          <ul className="ticks mt-4 grid gap-x-12 gap-y-3 md:grid-cols-2 print:grid-cols-2 print:gap-y-1 [&>li]:pl-7">
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
      <div className="mt-10 lg:mt-12 lg:space-y-8">
        {chapter.lessons.map((row) => {
          const lesson = hour.lessons.find((one) => one.row.id === row.id);
          return (
            <section
              key={row.id}
              aria-labelledby={`plan-${row.id}`}
              className="plan-lesson plate mt-4 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 p-4 max-md:pb-1 md:max-lg:mt-6 md:p-7 lg:items-stretch lg:mt-0 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 xl:grid-cols-[22rem_minmax(0,1fr)] print:block"
            >
              <h3 id={`plan-${row.id}`} className="text-2xl max-lg:order-1 max-sm:text-xl md:text-3xl lg:col-start-2">
                <span className="eyebrow mb-1.5 block font-body text-muted print:mb-0">
                  {fill(learn.chapter.lesson, { order: row.order })}
                </span>
                <span className="sr-only">: </span>
                {lessonTexts[row.id].title}
              </h3>
              <div className="plan-fold max-lg:order-3 max-lg:col-span-2 lg:col-start-2">
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
                  <div className="w-24 max-lg:order-2 max-[21em]:hidden sm:w-32 md:w-56 lg:w-auto print:hidden">
                    <SceneDrawing {...lesson.content.cover} />
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
  const { learn, lessonTexts, teach } = getContent(locale);
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
  const steps: { id: string; minutes: number; name: string; what: ReactNode; how: ReactNode }[] = [
    { id: 'start', minutes: classMinutes.start, name: words.bar.start, what: words.start, how: words.startWith },
    ...hour.lessons.map(({ row }) => ({
      id: row.id,
      minutes: row.minutes,
      name: fill(learn.chapter.lesson, { order: row.order }),
      what: (
        <SiteLink href={localePath(locale, `/lesson/${row.id}`)} className="link text-balance max-sm:inline-block">
          {titleOf(row)}
        </SiteLink>
      ),
      how: lessonPage(row),
    })),
    {
      id: 'worksheet',
      minutes: classMinutes.worksheet,
      name: teach.chapter.nav.parts.worksheet,
      what: words.worksheet,
      how: words.worksheetWith,
    },
    { id: 'end', minutes: classMinutes.end, name: words.bar.end, what: words.end, how: words.endWith },
  ];
  const starts = steps.map((_, index) => steps.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0));
  return (
    <>
      <h3 id="timetable" className="mt-10 text-2xl">
        {words.title}
      </h3>
      <MinutesBar steps={steps} unit={words.bar.unit} />
      <table aria-labelledby="timetable" className="mt-4 w-full border-collapse text-left text-base">
        <thead>
          <tr className="border-ink border-b-2">
            <th scope="col" className="w-28 py-2 pr-4 align-bottom max-sm:w-20">
              {words.columns.minutes}
            </th>
            <th scope="col" className="py-2 pr-4 align-bottom">
              {words.columns.what}
            </th>
            <th scope="col" className="py-2 align-bottom max-sm:hidden">
              {words.columns.with}
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ id, minutes, what, how }, index) => (
            <tr key={id} className="border-line border-b">
              <td className="whitespace-nowrap py-2.5 pr-4 align-top text-muted">
                {fill(words.span, { from: starts[index] ?? 0, to: (starts[index] ?? 0) + minutes })}
              </td>
              <td className="py-2.5 pr-4 align-top font-semibold">
                {what}
                <span className="block font-normal text-muted sm:hidden">{how}</span>
              </td>
              <td className="py-2.5 align-top text-muted max-sm:hidden">{how}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The hour as one bar, to scale. The table says the same. */
function MinutesBar({
  steps,
  unit,
}: {
  steps: readonly { id: string; minutes: number; name: string }[];
  /** On phones it is below the number, where the name is on wider screens. */
  unit: string;
}) {
  const total = steps.reduce((sum, { minutes }) => sum + minutes, 0);
  const percent = (minutes: number) => `${Math.round((minutes / total) * 10000) / 100}%`;
  return (
    <svg aria-hidden="true" className="mt-4 block h-12 w-full overflow-visible sm:h-16 print:hidden">
      {steps.map(({ id, minutes, name }, index) => {
        const before = steps.slice(0, index).reduce((sum, step) => sum + step.minutes, 0);
        const middle = percent(before + minutes / 2);
        return (
          <g key={id}>
            <rect
              x={percent(before)}
              width={percent(minutes)}
              height="100%"
              strokeWidth="1.5"
              className={clsx('stroke-ink', index % 2 === 0 ? 'fill-sunk' : 'fill-raised')}
            />
            <text
              x={middle}
              y="50%"
              dy="-0.15em"
              textAnchor="middle"
              className="fill-ink text-base max-lg:text-[0.8125rem] max-sm:hidden"
            >
              {name}
            </text>
            <text
              x={middle}
              y="50%"
              dy="-0.1em"
              textAnchor="middle"
              className="fill-ink font-semibold text-base sm:hidden"
            >
              {minutes}
            </text>
            <text x={middle} y="50%" dy="1.15em" textAnchor="middle" className="fill-muted text-base max-sm:text-sm">
              <tspan className="max-sm:hidden">{minutes} </tspan>
              {unit}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function LessonPlan({ lesson, locale }: { lesson: TaughtLesson; locale: Locale }) {
  const { lessonTexts, teach } = getContent(locale);
  const words = teach.chapter.lesson;
  const { row, content, together, figures } = lesson;
  const href = localePath(locale, `/lesson/${row.id}`);
  return (
    <>
      <p className="mt-2 text-base text-muted">
        {countOf(words.facts, row.minutes, locale)}
        <span className="print:hidden">
          {' · '}
          <SiteLink href={href} className="link">
            {fill(words.open, { title: lessonTexts[row.id].title })}
          </SiteLink>
        </span>
      </p>
      <div className="plan-parts mt-5 grid gap-x-10 gap-y-7 md:grid-cols-2">
        <Part title={words.vote}>
          <p>{content.opening.paragraphs.map(({ text }) => text).join(' ')}</p>
          <p className="mt-2 font-semibold">{content.opening.guess.question}</p>
          <ul className="mt-1 list-disc pl-5 marker:text-control">
            {content.opening.guess.options.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
          {/* The printed plan comes with the key. */}
          <div className="print:hidden">
            <Fold summary={words.answer}>
              <Answer options={content.opening.guess.options} words={teach.chapter.key} />
            </Fold>
          </div>
        </Part>
        <div className="space-y-7 print:contents">
          <Part title={words.goals}>
            <ul className="ticks space-y-1.5 [&>li]:pl-7">
              {content.objectives.map((objective) => (
                <li key={objective}>{objective}</li>
              ))}
            </ul>
          </Part>
          {(together.length > 0 || figures.length > 0) && (
            <Part title={words.project}>
              <ul className="space-y-1.5">
                {together.map(({ anchor, title, isDecision }) => (
                  <li key={anchor}>
                    <SiteLink href={`${href}#${anchor}`} className="link">
                      {fill(isDecision ? words.decision : words.instrument, { title })}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              {figures.length > 0 && (
                <>
                  <h4 className="mt-4 font-body font-semibold text-base">{words.figures}</h4>
                  <ul className="mt-1 space-y-1.5">
                    {figures.map((id) => (
                      <li key={id}>
                        <SiteLink href={dataPath(id, locale)} className="link">
                          {describe(id, locale).title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </Part>
          )}
        </div>
      </div>
    </>
  );
}

/** The longest list: across the card, below the drawing as well. On phones it is folded with the plan above it. */
function Guesses({ lesson: { row, guesses }, locale }: { lesson: TaughtLesson; locale: Locale }) {
  const href = localePath(locale, `/lesson/${row.id}`);
  return (
    <Part
      title={getContent(locale).teach.chapter.lesson.guesses}
      className="plan-guesses col-span-2 mt-7 max-lg:order-3 lg:border-line lg:border-t lg:pt-5 print:mt-1"
    >
      {/* Below the columns of the card. */}
      <ul className="gap-x-10 md:max-lg:columns-2 lg:grid lg:grid-cols-[18.5rem_minmax(0,1fr)_minmax(0,1fr)] xl:grid-cols-[22.5rem_minmax(0,1fr)_minmax(0,1fr)] print:block">
        {guesses.map(({ anchor, guess }) => (
          <li key={anchor} className="break-inside-avoid">
            <SiteLink
              href={`${href}#${anchor}`}
              className="block py-1 leading-snug underline decoration-1 decoration-line underline-offset-4 hover:decoration-2 hover:decoration-bitcoin print:py-0"
            >
              {guess.question}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({
  title,
  titleClass,
  className,
  children,
}: {
  title: string;
  titleClass?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx('break-inside-avoid text-base print:break-inside-auto', className)}>
      <h4 className={clsx('mb-2 font-body font-semibold text-base', titleClass)}>{title}</h4>
      {children}
    </div>
  );
}
