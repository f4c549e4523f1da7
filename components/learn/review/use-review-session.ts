import { useState } from 'react';
import { useLearner } from '@/components/learn/learner/learner';
import type { CheckQuestion } from '@/content/lesson';
import { type LocalDate, localDate } from '@/lib/learner/local-date';
import { chooseQuestions, dueReviews } from '@/lib/learner/review';

export interface AskedQuestion {
  readonly lesson: string;
  /** With an id that is unique among the questions of all lessons. */
  readonly question: CheckQuestion;
}

export interface ReviewAnswers {
  /** By the id of a question: whether the first answer to it was right. */
  readonly firstTries: Readonly<Record<string, boolean>>;
  /** The ids of the questions with a right answer. */
  readonly solved: readonly string[];
}

type Session =
  | { readonly kind: 'idle' | 'loading' | 'failed' }
  | { readonly kind: 'asking'; readonly day: LocalDate; readonly asked: readonly AskedQuestion[] };

const NO_ANSWERS: ReviewAnswers = { firstTries: {}, solved: [] };

/**
 * A review: its questions, fetched when it starts, and the answers to them. It records the review of a lesson in the learner's
 * progress.
 *
 * @param questions the start of the address of a lesson's file of questions, before the id of the lesson
 * @param counts the number of questions of each lesson
 */
export function useReviewSession(questions: string, counts: Readonly<Record<string, number>>) {
  const { state, dispatch } = useLearner();
  const [session, setSession] = useState<Session>({ kind: 'idle' });
  const [answers, setAnswers] = useState(NO_ANSWERS);

  async function start() {
    setSession({ kind: 'loading' });
    setAnswers(NO_ANSWERS);
    // The day of the press: the page may have been open since yesterday.
    const day = localDate(new Date());
    const due = dueReviews(state, day).map(({ id }) => id);
    try {
      setSession({ kind: 'asking', day, asked: await fetchQuestions(questions, chooseQuestions(due, counts, day)) });
    } catch {
      setSession({ kind: 'failed' });
    }
  }

  function answer({ lesson, question }: AskedQuestion, isCorrect: boolean) {
    if (session.kind !== 'asking') return;
    const isFirst = !(question.id in answers.firstTries);
    const firstTries = isFirst ? { ...answers.firstTries, [question.id]: isCorrect } : answers.firstTries;
    const solved = isCorrect ? [...new Set([...answers.solved, question.id])] : answers.solved;
    setAnswers({ firstTries, solved });
    if (!isFirst) return;
    const own = session.asked.filter((one) => one.lesson === lesson).map((one) => firstTries[one.question.id]);
    // A lesson counts as soon as its questions are answered, even if the reader leaves before the end.
    if (own.every((isRight) => isRight !== undefined)) {
      dispatch({ type: 'record-review', lesson, isRight: own.every(Boolean), day: session.day });
    }
  }

  return { session, answers, start, answer };
}

async function fetchQuestions(
  questions: string,
  chosen: ReturnType<typeof chooseQuestions>,
): Promise<readonly AskedQuestion[]> {
  const lessons = [...new Set(chosen.map(({ lesson }) => lesson))];
  const checks = new Map(await Promise.all(lessons.map(async (id) => [id, await fetchCheck(questions, id)] as const)));
  return chosen.flatMap(({ lesson, question }) => {
    const found = checks.get(lesson)?.[question];
    return found ? [{ lesson, question: { ...found, id: `${lesson}-${found.id}` } }] : [];
  });
}

async function fetchCheck(questions: string, lesson: string): Promise<readonly CheckQuestion[]> {
  const address = `${questions}${lesson}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return response.json();
}
