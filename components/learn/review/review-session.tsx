'use client';

import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { Button, buttonClass } from '@/components/ui/button';
import type { CheckQuestion } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import { localePath } from '@/lib/content/links';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { firstLesson } from '@/lib/learner/learning-path';
import { addDays, type LocalDate, localDate } from '@/lib/learner/local-date';
import { chooseQuestions, daysUntil, dueReviews, plannedReviews } from '@/lib/learner/review';
import { openLessons } from '@/lib/learner/selectors';
import { useLearner, useToday } from '../learner';
import { type CheckWords, Question } from '../lesson/question';

type Words = Pick<
  Content['review'],
  | 'due'
  | 'nothingYet'
  | 'noneDue'
  | 'noneDueSoon'
  | 'start'
  | 'first'
  | 'tryNow'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'heading'
  | 'from'
  | 'done'
  | 'tryOne'
  | 'untilRight'
  | 'tried'
  | 'next'
  | 'planned'
>;

/** The lessons in the list of the next reviews: no more than have room in place of the example question. */
const LISTED = 7;

interface Asked {
  readonly lesson: string;
  /** With an id that is unique among the questions of all lessons. */
  readonly question: CheckQuestion;
}

type Session =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'asking'; readonly day: LocalDate; readonly asked: readonly Asked[] };

export function ReviewSession({
  locale,
  dashboard,
  folder,
  titles,
  counts,
  example,
  words,
  check,
}: {
  locale: Locale;
  dashboard: string;
  /** The address of the folder with a file of questions for each lesson. */
  folder: string;
  titles: Readonly<Record<string, string>>;
  /** The number of questions of each lesson. */
  counts: Readonly<Record<string, number>>;
  /** A question to try on the first visit. */
  example: CheckQuestion;
  words: Words;
  check: CheckWords;
}) {
  const { state, dispatch } = useLearner();
  const today = useToday();
  const [session, setSession] = useState<Session>({ kind: 'idle' });
  /** Whether the first answer to each question was right. */
  const [firstTries, setFirstTries] = useState<Readonly<Record<string, boolean>>>({});
  const [solved, setSolved] = useState<readonly string[]>([]);
  const [hasTriedOut, setTriedOut] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isAsking = session.kind === 'asking';

  useEffect(() => {
    if (isAsking) box.current?.focus();
  }, [isAsking]);

  async function start() {
    setSession({ kind: 'loading' });
    setFirstTries({});
    setSolved([]);
    // The day of the press: the page may have been open since yesterday.
    const day = localDate(new Date());
    const picks = chooseQuestions(
      dueReviews(state, day).map(({ id }) => id),
      counts,
      day,
    );
    try {
      const lessons = [...new Set(picks.map(({ lesson }) => lesson))];
      const checks = new Map(await Promise.all(lessons.map(async (id) => [id, await fetchCheck(folder, id)] as const)));
      const asked = picks.flatMap(({ lesson, question }) => {
        const found = checks.get(lesson)?.[question];
        return found ? [{ lesson, question: { ...found, id: `${lesson}-${found.id}` } }] : [];
      });
      setSession({ kind: 'asking', day, asked });
    } catch {
      setSession({ kind: 'failed' });
    }
  }

  function answer({ lesson, question }: Asked, isCorrect: boolean) {
    if (session.kind !== 'asking') return;
    if (isCorrect) setSolved((before) => [...new Set([...before, question.id])]);
    if (question.id in firstTries) return;
    const tries = { ...firstTries, [question.id]: isCorrect };
    setFirstTries(tries);
    const own = session.asked.filter((one) => one.lesson === lesson).map((one) => tries[one.question.id]);
    // A lesson counts as soon as its questions are answered, even if the reader leaves before the end.
    if (own.every((isRight) => isRight !== undefined)) {
      dispatch({ type: 'record-review', lesson, isRight: own.every(Boolean), day: session.day });
    }
  }

  if (session.kind === 'asking') {
    const { asked, day } = session;
    const isDone = solved.length === asked.length;
    const lessons = [...new Set(asked.map(({ lesson }) => lesson))];
    const due = today === null ? 0 : dueReviews(state, today).length;
    return (
      <section aria-labelledby="questions" className="plate mt-10 p-5 sm:p-8 md:p-12">
        <div ref={box} tabIndex={-1} className="outline-none">
          <h2 id="questions" className="text-3xl md:text-4xl">
            {words.heading}
          </h2>
        </div>
        <p className="mt-3 text-base text-muted">{words.untilRight}</p>
        <ol className="mt-8 space-y-12">
          {asked.map((one, index) => (
            <li key={one.question.id}>
              <p className="mb-2 text-base text-muted">
                {fill(words.from, { title: titles[one.lesson] ?? one.lesson })}
              </p>
              <Question
                question={one.question}
                number={index + 1}
                total={asked.length}
                words={check}
                onAnswer={(isCorrect) => answer(one, isCorrect)}
              />
            </li>
          ))}
        </ol>
        <div role="status" className="mt-12 empty:hidden">
          {isDone && (
            <div className="border-gain border-t-2 pt-6">
              <p className="font-display text-2xl">
                {words.done.title}{' '}
                {fill(words.done.result, {
                  right: formatNumber(Object.values(firstTries).filter(Boolean).length, locale),
                  total: formatNumber(asked.length, locale),
                })}
              </p>
              <ul className="mt-4 space-y-1.5 text-base">
                {lessons.map((lesson) => {
                  const review = state.reviews[lesson];
                  const days = daysUntil(review, day);
                  const sentence =
                    review?.step === 0 ? words.done.wrong : days === 1 ? words.done.rightOne : words.done.right;
                  return (
                    <li key={lesson}>
                      {fill(sentence, { title: titles[lesson] ?? lesson, count: formatNumber(days, locale) })}
                    </li>
                  );
                })}
              </ul>
              <div className="mt-6 flex flex-wrap items-center gap-3">
                {due > 0 && <Button onClick={start}>{words.done.again}</Button>}
                <SiteLink href={dashboard} className={buttonClass(due > 0 ? 'secondary' : 'primary')}>
                  {words.done.back}
                </SiteLink>
                {due > 0 && <p className="basis-full text-base text-muted">{countOf(words.done.more, due, locale)}</p>}
              </div>
            </div>
          )}
        </div>
      </section>
    );
  }

  const planned = today === null ? [] : plannedReviews(state, today);
  const due = planned.filter(({ days }) => days <= 0).length;
  const next = planned[0];
  const together = planned.filter(({ days }) => days === next?.days).length;
  const line = [
    ...planned.map(({ lesson, days }) => ({ id: lesson.id, days })),
    ...openLessons(state)
      .filter(({ status }) => status === 'written')
      .map(({ id }) => ({ id, days: null })),
  ].slice(0, LISTED);
  return (
    <div className="plate mt-10 grid gap-x-14 gap-y-6 border-ink p-6 md:p-8 lg:grid-cols-[2fr_3fr] no-js:hidden">
      {/* Room for the longest text, so that nothing below moves when the stored progress has been read. */}
      <div className="flex min-h-58 flex-col justify-center max-[22em]:min-h-65 sm:max-lg:min-h-31 lg:justify-start">
        {today === null && (
          <div aria-hidden="true" className="invisible">
            <p className="text-xl">{words.nothingYet}</p>
            <FirstSteps locale={locale} questions={counts[firstLesson.id] ?? 0} words={words} />
          </div>
        )}
        {today !== null && (
          <div>
            <p className="text-xl">
              {due > 0
                ? countOf(words.due, due, locale)
                : next
                  ? countOf(next.days === 1 ? words.noneDueSoon : words.noneDue, together, locale, {
                      day: formatDate(addDays(today, next.days), locale),
                      title: titles[next.lesson.id] ?? '',
                    })
                  : words.nothingYet}
            </p>
            {due > 0 ? (
              <Button variant="primary" className={START} disabled={session.kind === 'loading'} onClick={start}>
                {session.kind === 'failed' ? words.retry : words.start}
              </Button>
            ) : planned.length === 0 ? (
              <FirstSteps locale={locale} questions={counts[firstLesson.id] ?? 0} words={words} />
            ) : (
              <SiteLink href={dashboard} className={buttonClass('secondary', START)}>
                {words.done.back}
              </SiteLink>
            )}
          </div>
        )}
      </div>
      {/* The question keeps its room where the list of the next lessons takes its place. */}
      <div className="grid grid-cols-1 *:col-start-1 *:row-start-1 max-lg:border-line max-lg:border-t max-lg:pt-6 lg:border-line lg:border-l lg:pl-14">
        <div
          inert={planned.length > 0}
          aria-hidden={planned.length > 0 || undefined}
          className={clsx(planned.length > 0 && 'invisible')}
        >
          <p className="eyebrow mb-3 text-bitcoin">{words.tryOne}</p>
          <Question
            question={example}
            number={1}
            total={counts[firstLesson.id] ?? 1}
            words={check}
            onAnswer={(isCorrect) => setTriedOut(isCorrect || hasTriedOut)}
          />
          <p role="status" className="mt-3 text-base empty:hidden">
            {hasTriedOut && words.tried}
          </p>
        </div>
        {planned.length > 0 && (
          <section aria-labelledby="next-reviews" className="text-base">
            <h2 id="next-reviews" className="eyebrow font-body text-muted">
              {words.next}
            </h2>
            <ul className="mt-2 divide-y divide-line">
              {line.map(({ id, days }) => (
                <li key={id} className="flex justify-between gap-4 py-2 leading-snug">
                  <span>{titles[id]}</span>
                  <span className="shrink-0 text-muted tabular-nums">
                    {days === null
                      ? words.planned.unread
                      : days <= 0
                        ? words.planned.due
                        : countOf(words.planned.days, days, locale)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <p role="status" className="text-base text-muted empty:hidden lg:col-span-2">
        {session.kind === 'loading' && words.loading}
      </p>
      <p role="alert" className="font-semibold text-base text-loss empty:hidden lg:col-span-2">
        {session.kind === 'failed' && words.failed}
      </p>
    </div>
  );
}

/** For a reader who has finished nothing. */
function FirstSteps({ locale, questions, words }: { locale: Locale; questions: number; words: Words }) {
  const lesson = localePath(locale, `/lesson/${firstLesson.id}`);
  return (
    <p className="flex flex-wrap gap-x-6">
      <SiteLink href={lesson} className={buttonClass('primary', START)}>
        {fill(words.first, { number: formatNumber(firstLesson.order, locale) })}
      </SiteLink>
      <SiteLink
        href={`${lesson}#check`}
        className="link mt-2 inline-flex min-h-11 items-center font-semibold text-base sm:mt-5 sm:min-h-12"
      >
        {countOf(words.tryNow, questions, locale)}
      </SiteLink>
    </p>
  );
}

const START = 'mt-5 min-h-12 px-7';

async function fetchCheck(folder: string, lesson: string): Promise<readonly CheckQuestion[]> {
  const response = await fetch(`${folder}/${lesson}.json`);
  if (!response.ok) throw new Error(`${folder}/${lesson}.json: status ${response.status}`);
  return response.json();
}
