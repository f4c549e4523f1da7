import clsx from 'clsx';
import { CircleCheck, CircleX } from 'lucide';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CheckQuestion } from '@/content/lesson';
import type { Content } from '@/lib/content/content';

export type CheckWords = Omit<Content['learn']['lesson']['check'], 'heading' | 'intro'>;

/** Explains each submitted answer, and all of them after the right one. A live region announces the last explanation. */
export function Question({
  question,
  label,
  words,
  onAnswer,
}: {
  question: CheckQuestion;
  /** Above the question: its number, or an invitation. */
  label: string;
  words: CheckWords;
  onAnswer: (isCorrect: boolean) => void;
}) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [tried, setTried] = useState<readonly string[]>([]);
  const [spoken, setSpoken] = useState('');
  const [isMissing, setMissing] = useState(false);
  const isSolved = question.options.some(({ id, isCorrect }) => isCorrect && tried.includes(id));
  const name = `check-${question.id}`;

  function answer(event: FormEvent) {
    event.preventDefault();
    const option = question.options.find(({ id }) => id === chosen);
    setMissing(!option);
    if (!option) return;
    setTried((before) => [...before, option.id]);
    setSpoken(`${option.isCorrect ? words.right : words.wrong} ${option.explanation}`);
    onAnswer(option.isCorrect);
  }

  return (
    <form method="dialog" onSubmit={answer} noValidate className="@container">
      {/* Where there is room, the answers are beside the question, which floats because WebKit lays no legend out in a grid. */}
      <fieldset className="min-w-0" aria-describedby={isMissing ? `${name}-missing` : undefined}>
        <legend className="float-left w-full @4xl:w-2/5 @4xl:pr-12">
          <span className="eyebrow block text-muted">{label}</span>
          <span className="mt-1.5 block max-w-prose text-balance font-display text-2xl leading-snug @4xl:text-[1.75rem]">
            {question.prompt}
          </span>
        </legend>
        <div className="clear-both max-w-2xl pt-4 @4xl:clear-none @4xl:ml-[40%] @4xl:pt-0">
          <div className="grid gap-2">
            {question.options.map((option) => {
              const isTried = tried.includes(option.id);
              const isExplained = isSolved || isTried;
              const tone = option.isCorrect ? 'text-gain' : isTried ? 'text-loss' : 'text-muted';
              const sign = option.isCorrect ? CircleCheck : CircleX;
              return (
                <div
                  key={option.id}
                  className={clsx(
                    'content-center rounded-lg bg-paper',
                    isExplained && option.isCorrect && 'border-2 border-gain',
                    isExplained && !option.isCorrect && (isTried ? 'border border-loss' : 'border border-control'),
                    !isExplained && 'border border-control has-checked:border-ink',
                  )}
                >
                  <label className="flex min-h-12 cursor-pointer items-start gap-3 px-3 py-3 text-pretty leading-snug tiny:gap-2 tiny:px-2 sm:px-4">
                    <input
                      type="radio"
                      name={name}
                      value={option.id}
                      checked={chosen === option.id}
                      onChange={() => {
                        setChosen(option.id);
                        setMissing(false);
                      }}
                      aria-describedby={isExplained ? `${name}-${option.id}-why` : undefined}
                      className="mt-0.5 size-5 shrink-0 appearance-none rounded-full border border-control bg-raised checked:border-6 checked:border-ink forced-colors:appearance-auto"
                    />
                    {option.text}
                  </label>
                  {isExplained && (
                    <p
                      id={`${name}-${option.id}-why`}
                      className="flex items-start gap-3 px-3 pb-4 text-base leading-snug sm:px-4"
                    >
                      <Icon node={sign} className={clsx('size-5 shrink-0', tone)} />
                      <span>
                        <strong className={tone}>{option.isCorrect ? words.right : words.wrong}</strong>{' '}
                        {option.explanation}
                      </span>
                    </p>
                  )}
                </div>
              );
            })}
          </div>
          <p id={`${name}-missing`} role="alert" className="mt-3 font-semibold text-base text-loss empty:hidden">
            {isMissing && words.pickOne}
          </p>
          <Button type="submit" className="mt-4 no-js:hidden">
            {tried.length > 0 && !isSolved ? words.again : words.submit}
          </Button>
        </div>
      </fieldset>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </form>
  );
}
