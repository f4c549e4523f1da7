'use client';

import { withLearner } from '@/components/learn/learner/learner';
import type { CheckQuestion } from '@/content/lesson';
import type { Locale } from '@/lib/format/locale';
import type { CheckWords } from '../lesson/question';
import { type QuestionsWords, ReviewQuestions } from './review-questions';
import { ReviewStart, type StartWords } from './review-start';
import { useReviewSession } from './use-review-session';

interface Props {
  locale: Locale;
  dashboard: string;
  /** The start of the address of a lesson's file of questions, before the id of the lesson. */
  questions: string;
  titles: Readonly<Record<string, string>>;
  /** The number of questions of each lesson. */
  counts: Readonly<Record<string, number>>;
  /** A question to try on the first visit. */
  example: CheckQuestion;
  words: StartWords & QuestionsWords;
  check: CheckWords;
}

export const ReviewSession = withLearner(function ReviewSession({ questions, counts, example, ...shared }: Props) {
  const { session, answers, start, answer } = useReviewSession(questions, counts);
  return session.kind === 'asking' ? (
    <ReviewQuestions
      {...shared}
      asked={session.asked}
      day={session.day}
      answers={answers}
      onAnswer={answer}
      onAgain={start}
    />
  ) : (
    <ReviewStart {...shared} example={example} progress={session.kind} onStart={start} />
  );
});
