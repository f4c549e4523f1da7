import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Fold } from '@/components/ui/folds/fold';
import { classMinutes } from '@/content/teaching';
import { getContent } from '@/lib/content/content';
import type { Lesson } from '@/lib/content/lessons/learning-path';
import type { ClassHour, TaughtLesson } from '@/lib/content/lessons/teaching';
import { dataPath, localePath } from '@/lib/content/links';
import { describe } from '@/lib/data/describe';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { Answer } from './worksheet-key';

/** When a lesson begins and ends, in minutes of the hour. */
export function minutesOf({ lessons }: ClassHour, lesson: Lesson) {
  const at = lessons.findIndex(({ row }) => row.id === lesson.id);
  const from = lessons.slice(0, at).reduce<number>((sum, { row }) => sum + row.minutes, classMinutes.start);
  return { from, to: from + lesson.minutes };
}

export function LessonPlan({ lesson, locale }: { lesson: TaughtLesson; locale: Locale }) {
  const { lessonTexts, teach } = getContent(locale);
  const words = teach.chapter.lesson;
  const { row, content, together, figures } = lesson;
  const href = localePath(locale, `/lesson/${row.id}`);
  return (
    <>
      <p className="mt-2 text-base text-muted print:hidden">
        <SiteLink href={href} className="link">
          {fill(words.open, { title: lessonTexts[row.id].title })}
        </SiteLink>
      </p>
      <div className="teach-plan-parts mt-7 grid gap-x-10 gap-y-7 md:grid-cols-2">
        <Part title={words.vote}>
          <p>{content.opening.paragraphs.map(({ text }) => text).join(' ')}</p>
          <p className="mt-3 text-balance font-display text-xl leading-snug print:mt-1 print:font-semibold">
            {content.opening.guess.question}
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5 marker:text-control print:mt-1 print:space-y-0">
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
        <div className="space-y-7 print:space-y-2">
          <Part title={words.goals}>
            <ul className="ticks space-y-1.5 print:mt-[0.4rem] [&>li]:pl-7">
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
export function Guesses({ lesson: { row, guesses }, locale }: { lesson: TaughtLesson; locale: Locale }) {
  const href = localePath(locale, `/lesson/${row.id}`);
  return (
    <Part
      title={getContent(locale).teach.chapter.lesson.guesses}
      className="teach-plan-guesses col-span-2 mt-7 max-lg:order-3 lg:border-line lg:border-t lg:pt-5 print:mt-1"
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

export function Part({
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
      <h4 className={clsx('eyebrow mb-2 font-body text-muted', titleClass)}>{title}</h4>
      {children}
    </div>
  );
}
