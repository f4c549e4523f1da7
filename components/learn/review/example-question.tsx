import { useState } from 'react';
import type { CheckQuestion } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import { type CheckWords, Question } from '../lesson/question';

export type ExampleWords = Pick<Content['review'], 'tryOne' | 'tried'>;

/** A question of a check whose answer is recorded nowhere. */
export function ExampleQuestion({
  question,
  total,
  words,
  check,
}: {
  question: CheckQuestion;
  /** The number of questions of the check. */
  total: number;
  words: ExampleWords;
  check: CheckWords;
}) {
  const [isSolved, setSolved] = useState(false);
  return (
    <>
      <p className="eyebrow mb-3 text-bitcoin">{words.tryOne}</p>
      <Question
        question={question}
        number={1}
        total={total}
        words={check}
        onAnswer={(isCorrect) => setSolved(isCorrect || isSolved)}
      />
      <p role="status" className="mt-3 text-base empty:hidden">
        {isSolved && words.tried}
      </p>
    </>
  );
}
