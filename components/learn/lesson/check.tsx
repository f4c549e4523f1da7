'use client';

import { useState } from 'react';
import { Disclosure } from '@/components/ui/folds/disclosure';
import type { CheckQuestion } from '@/content/lesson';
import { fill } from '@/lib/format/fill';
import { type CheckWords, Question } from './question';

export function Check({ questions, words }: { questions: readonly CheckQuestion[]; words: CheckWords }) {
  /** Whether the first answer to each question was right. */
  const [firstTries, setFirstTries] = useState<Readonly<Record<string, boolean>>>({});
  const [solved, setSolved] = useState<readonly string[]>([]);
  const right = Object.values(firstTries).filter(Boolean).length;
  return (
    <>
      <ol className="mt-8 space-y-12 lg:space-y-10">
        {questions.map((question, index) => (
          <li key={question.id}>
            <Question
              question={question}
              label={fill(words.question, { number: index + 1, total: questions.length })}
              words={words}
              onAnswer={(isCorrect) => {
                setFirstTries((before) => ({ [question.id]: isCorrect, ...before }));
                if (isCorrect) setSolved((before) => [...new Set([...before, question.id])]);
              }}
            />
            <div className="mt-4 js:hidden">
              <Disclosure title={words.noScript}>
                <ul className="space-y-3">
                  {question.options.map((option) => (
                    <li key={option.id}>
                      <strong className="block">{option.text}</strong>
                      {option.isCorrect ? words.right : words.wrong} {option.explanation}
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="mt-10 font-display text-2xl empty:hidden">
        {solved.length === questions.length && fill(words.result, { right, total: questions.length })}
      </p>
    </>
  );
}
