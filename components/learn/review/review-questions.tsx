import { useEffect, useRef } from 'react';
import { SiteLink } from '@/components/layout/site-link';
import { useLearner, useToday } from '@/components/learn/learner/learner';
import { Button, buttonClass } from '@/components/ui/button';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import type { LocalDate } from '@/lib/learner/local-date';
import { daysUntil, dueReviews } from '@/lib/learner/review';
import { type CheckWords, Question } from '../lesson/question';
import type { AskedQuestion, ReviewAnswers } from './use-review-session';

export type QuestionsWords = Pick<Content['review'], 'heading' | 'untilRight' | 'from' | 'done'>;

interface ResultProps {
  locale: Locale;
  dashboard: string;
  titles: Readonly<Record<string, string>>;
  asked: readonly AskedQuestion[];
  /** The day of the review. */
  day: LocalDate;
  answers: ReviewAnswers;
  words: QuestionsWords;
  onAgain: () => void;
}

/** The questions of a review, and its result when all have a right answer. The heading takes the focus. */
export function ReviewQuestions({
  check,
  onAnswer,
  ...result
}: ResultProps & { check: CheckWords; onAnswer: (question: AskedQuestion, isCorrect: boolean) => void }) {
  const { asked, titles, answers, words } = result;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="questions" className="plate mt-10 p-5 sm:p-8 md:p-12">
      <div ref={heading} tabIndex={-1} className="outline-none">
        <h2 id="questions" className="text-3xl md:text-4xl">
          {words.heading}
        </h2>
      </div>
      <p className="mt-3 text-base text-muted">{words.untilRight}</p>
      <ol className="mt-8 space-y-12">
        {asked.map((one, index) => (
          <li key={one.question.id}>
            <p className="mb-2 text-base text-muted">{fill(words.from, { title: titles[one.lesson] ?? one.lesson })}</p>
            <Question
              question={one.question}
              label={fill(check.question, { number: index + 1, total: asked.length })}
              words={check}
              onAnswer={(isCorrect) => onAnswer(one, isCorrect)}
            />
          </li>
        ))}
      </ol>
      <div role="status" className="mt-12 empty:hidden">
        {answers.solved.length === asked.length && <Result {...result} />}
      </div>
    </section>
  );
}

function Result({ locale, dashboard, titles, asked, day, answers, words: { done }, onAgain }: ResultProps) {
  const { state } = useLearner();
  const today = useToday();
  const lessons = [...new Set(asked.map(({ lesson }) => lesson))];
  const due = today === null ? 0 : dueReviews(state, today).length;
  return (
    <div className="border-gain border-t-2 pt-6">
      <p className="font-display text-2xl">
        {`${done.title} ${fill(done.result, {
          right: formatNumber(Object.values(answers.firstTries).filter(Boolean).length, locale),
          total: formatNumber(asked.length, locale),
        })}`}
      </p>
      <ul className="mt-4 space-y-1.5 text-base">
        {lessons.map((lesson) => {
          const review = state.reviews[lesson];
          const days = daysUntil(review, day);
          const sentence = review?.step === 0 ? done.wrong : days === 1 ? done.rightOne : done.right;
          return (
            <li key={lesson}>
              {fill(sentence, { title: titles[lesson] ?? lesson, count: formatNumber(days, locale) })}
            </li>
          );
        })}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {due > 0 && <Button onClick={onAgain}>{done.again}</Button>}
        <SiteLink href={dashboard} className={buttonClass(due > 0 ? 'secondary' : 'primary')}>
          {done.back}
        </SiteLink>
        {due > 0 && <p className="basis-full text-base text-muted">{countOf(done.more, due, locale)}</p>}
      </div>
    </div>
  );
}
