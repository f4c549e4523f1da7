import clsx from 'clsx';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, useToday } from '@/components/learn/learner/learner';
import { Button, buttonClass } from '@/components/ui/button';
import type { CheckQuestion } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import { firstLesson } from '@/lib/content/lessons/learning-path';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { addDays } from '@/lib/learner/local-date';
import { plannedReviews } from '@/lib/learner/review';
import { openLessons, upNext } from '@/lib/learner/selectors';
import type { CheckWords } from '../lesson/question';
import { ExampleQuestion, type ExampleWords } from './example-question';
import { NextReviews, type NextWords } from './next-reviews';

export type StartWords = ExampleWords &
  NextWords &
  Pick<
    Content['review'],
    | 'today'
    | 'due'
    | 'nothingYet'
    | 'noneDue'
    | 'noneDueSoon'
    | 'start'
    | 'first'
    | 'goOn'
    | 'loading'
    | 'failed'
    | 'retry'
    | 'done'
  >;

const buttonSize = 'mt-5 min-h-12 px-7';

/** What is to do today, with its button; beside it the next reviews, or before the first review a question to try. */
export function ReviewStart({
  locale,
  dashboard,
  titles,
  example,
  words,
  check,
  progress,
  onStart,
}: {
  locale: Locale;
  dashboard: string;
  titles: Readonly<Record<string, string>>;
  example: CheckQuestion;
  words: StartWords;
  check: CheckWords;
  progress: 'idle' | 'loading' | 'failed';
  onStart: () => void;
}) {
  const { state } = useLearner();
  const today = useToday();
  const planned = today === null ? [] : plannedReviews(state, today);
  const hasReviews = planned.length > 0;
  const due = planned.filter(({ days }) => days <= 0).length;
  const next = planned[0];
  const lesson = upNext(state);
  const together = planned.filter(({ days }) => days === next?.days).length;
  // Room for the longest text, so that nothing below moves when the stored progress has been read. Keys of their own once it has
  // been read: what moves then is new, so it is no layout shift.
  const step = (
    <div
      key={today === null ? 'first' : 'read'}
      className="own-record min-h-58 border-line narrow:min-h-65 sm:max-lg:min-h-38 lg:border-r lg:pr-12"
    >
      <h2 className="eyebrow font-body text-muted">{words.today}</h2>
      <p className="mt-1.5 text-balance font-display text-xl leading-snug md:text-2xl lg:text-3xl">
        {due > 0
          ? countOf(words.due, due, locale)
          : next && today
            ? countOf(next.days === 1 ? words.noneDueSoon : words.noneDue, together, locale, {
                day: formatDate(addDays(today, next.days), locale),
                title: titles[next.lesson.id] ?? '',
              })
            : words.nothingYet}
      </p>
      {due > 0 ? (
        <Button variant="primary" className={buttonSize} disabled={progress === 'loading'} onClick={onStart}>
          {progress === 'failed' ? words.retry : words.start}
        </Button>
      ) : hasReviews ? (
        <p className="flex flex-wrap items-center gap-x-6">
          {lesson.kind === 'lesson' && (
            <SiteLink
              href={localePath(locale, `/lesson/${lesson.lesson.id}`)}
              className={buttonClass('primary', buttonSize)}
            >
              {fill(words.goOn, { title: titles[lesson.lesson.id] ?? '' })}
            </SiteLink>
          )}
          <SiteLink
            href={dashboard}
            className={
              lesson.kind === 'lesson'
                ? 'link mt-2 inline-flex min-h-11 items-center text-base'
                : buttonClass('secondary', buttonSize)
            }
          >
            {words.done.back}
          </SiteLink>
        </p>
      ) : (
        <p>
          <SiteLink
            href={localePath(locale, `/lesson/${firstLesson.id}`)}
            className={buttonClass('primary', buttonSize)}
          >
            {fill(words.first, { number: formatNumber(firstLesson.order, locale) })}
          </SiteLink>
        </p>
      )}
    </div>
  );
  // The question keeps its room where the list of the next lessons takes its place.
  const aside = (
    <div key={hasReviews ? 'next' : 'example'} className="own-record grid grid-cols-1 *:col-start-1 *:row-start-1">
      <div
        inert={hasReviews}
        aria-hidden={hasReviews || undefined}
        className={clsx('border-line max-lg:border-t max-lg:pt-6', hasReviews && 'invisible')}
      >
        <ExampleQuestion question={example} words={words} check={check} />
      </div>
      {hasReviews && (
        <NextReviews locale={locale} planned={planned} open={openLessons(state)} titles={titles} words={words} />
      )}
    </div>
  );
  return (
    <div className="plate mt-8 grid gap-x-12 gap-y-6 border-ink p-6 md:mt-12 md:p-8 lg:grid-cols-[2fr_3fr] no-js:hidden">
      {step}
      {aside}
      <p role="status" className="text-base text-muted empty:hidden lg:col-span-2">
        {progress === 'loading' && words.loading}
      </p>
      <p role="alert" className="font-semibold text-base text-loss empty:hidden lg:col-span-2">
        {progress === 'failed' && words.failed}
      </p>
    </div>
  );
}
