import './guess.css';
import clsx from 'clsx';
import { CircleCheck, CircleHelp, CircleX } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Guess as GuessContent } from '@/content/lesson';
import type { Content } from '@/lib/content/content';

/**
 * A question before its answer. The options are `details` elements, so that the browser itself answers a press; the style sheet shows the
 * children when one is open, and guess.behaviour.ts keeps them shown when it is closed again.
 */
export function Guess({
  guess,
  scene,
  isWide,
  words,
  children,
}: {
  guess: GuessContent;
  /** The fragment id of the scene or part that asks; none in the opening. */
  scene?: string | undefined;
  /** Below a drawing and its text: on wide screens the question is below the drawing, the options below the text. */
  isWide?: boolean | undefined;
  words: Content['learn']['lesson']['guess'];
  /** What is told after the guess. */
  children: ReactNode;
}) {
  return (
    <div className="guess" data-behaviour="guess" data-scene={scene}>
      <fieldset className="plate relative min-w-0 wrap-anywhere p-4 tiny:p-2.5 sm:p-6 print:p-0">
        {/* The options make room for the question, which floats because WebKit lays no legend out in a grid. */}
        <legend className={clsx('float-left w-full', isWide && 'lg:w-84 lg:pb-12 xl:w-124')}>
          <span className="eyebrow block text-bitcoin">{words.label}</span>
          <span
            className={clsx(
              'mt-1.5 block text-balance font-display text-[1.375rem] leading-snug sm:text-2xl',
              isWide && 'lg:text-[1.75rem] lg:leading-tight xl:text-[2rem]',
            )}
          >
            {guess.question}
          </span>
        </legend>
        <div
          className={clsx(
            'clear-both grid grid-cols-1 gap-2.5 pt-4',
            isWide && 'lg:clear-none lg:ml-[24.5rem] lg:pt-0 xl:ml-[34.5rem]',
          )}
        >
          {guess.options.map((option, index) => {
            const { sign, word, tone, border } = marks[guess.isOpen ? 'open' : option.isCorrect ? 'right' : 'wrong'];
            return (
              <details
                key={option.id}
                className={clsx('group rounded-lg border border-control bg-paper', border)}
                data-right={(!guess.isOpen && option.isCorrect) || undefined}
              >
                <summary className="flex min-h-12 list-none items-center gap-3 px-3 py-2.5 tiny:gap-2 tiny:px-2 text-lg leading-snug [details:not([open])>&]:hover:text-bitcoin [&::-webkit-details-marker]:hidden">
                  <span
                    aria-hidden="true"
                    className="relative grid size-8 shrink-0 place-items-center rounded-full border border-control font-display text-base group-open:border-ink tiny:size-6 tiny:text-sm"
                  >
                    {LETTERS[index]}
                    {/* On the rim of the letter, so that the answers have the whole width. */}
                    <Icon
                      node={sign}
                      className={clsx(
                        'absolute -top-2 -right-2.5 size-5 fill-paper',
                        sign === CircleX ? 'invisible group-open:visible' : 'guess-sign',
                        tone,
                      )}
                    />
                  </span>
                  <span className="mr-auto text-balance">{option.text}</span>
                </summary>
                <p className="pr-4 pb-3.5 pl-14 tiny:px-2 text-base leading-snug">
                  <strong className={tone}>{words[word]}</strong> {option.answer}
                </p>
              </details>
            );
          })}
        </div>
        <p
          className={clsx(
            'guess-skip -mb-2 -ml-2 pt-1.5 no-js:hidden print:hidden',
            isWide && 'lg:absolute lg:bottom-4 lg:left-4 lg:m-0',
          )}
        >
          <Button variant="quiet">{words.skip}</Button>
        </p>
      </fieldset>
      <div
        className={clsx(
          'guess-reveal mt-6 space-y-5',
          isWide &&
            'lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-start lg:gap-x-16 lg:space-y-0 lg:*:only:col-start-2 xl:grid-cols-[32rem_minmax(0,1fr)]',
        )}
      >
        {children}
      </div>
    </div>
  );
}

const LETTERS = 'ABCD';

const marks = {
  right: { sign: CircleCheck, word: 'right', tone: 'text-gain', border: 'open:border-2 open:border-gain' },
  wrong: { sign: CircleX, word: 'wrong', tone: 'text-loss', border: 'open:border-loss' },
  open: { sign: CircleHelp, word: 'open', tone: 'text-muted', border: 'open:border-ink' },
} as const;
