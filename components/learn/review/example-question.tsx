import { useState } from 'react';
import type { CheckQuestion } from '@/content/lesson';
import type { Content } from '@/lib/content/content';
import { type CheckWords, Question } from '../lesson/question';

export type ExampleWords = Pick<Content['review'], 'tryOne' | 'tried'>;

/** A question of a check whose answer is recorded nowhere. */
export function ExampleQuestion({
  question,
  words,
  check,
}: {
  question: CheckQuestion;
  words: ExampleWords;
  check: CheckWords;
}) {
  const [isSolved, setSolved] = useState(false);
  return (
    <>
      <Question
        question={question}
        label={words.tryOne}
        words={check}
        onAnswer={(isCorrect) => setSolved(isCorrect || isSolved)}
      />
      <p role="status" className="mt-3 text-base empty:hidden">
        {isSolved && words.tried}
      </p>
    </>
  );
}
