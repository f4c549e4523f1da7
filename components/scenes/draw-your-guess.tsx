'use client';

import clsx from 'clsx';
import { Pencil } from 'lucide';
import { useRef } from 'react';
import { useOwnTouch } from '@/components/ui/browser/use-own-touch';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/folds/fold';
import { Icon } from '@/components/ui/icon';
import { type GuessLine, isLongEnough, lastDrawn, rowOfHalf } from '@/lib/charts/guess-line';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';
import { GuessFields } from './guess-fields';
import { GuessPlot } from './guess-plot';
import { useGuess } from './use-guess';

/** A guess this near to the real year counts as right. */
const NEAR_YEARS = 2;

interface Props {
  years: readonly number[];
  /** What is left of $100 of the first year, for each year, in dollars. */
  real: readonly number[];
  /** The years of the three fields, for readers who do not draw. The last is the last year. */
  fieldYears: readonly number[];
  words: Content['home']['exhibits']['charts']['draw'];
  locale: Locale;
}

/** The reader draws a guess before the real line appears. With keys, three fields make the line. */
export function DrawYourGuess({ years, real, fieldYears, words, locale }: Props) {
  const [first, end] = [years[0] ?? 0, years.at(-1) ?? 0];
  const { guess, isDrawing, isRevealed, pointerHandlers, reveal, revealThrough, again } = useGuess(real);
  const plot = useRef<HTMLDivElement>(null);
  useOwnTouch(plot, () => !isRevealed);
  const canReveal = isLongEnough(guess);
  const guessYear = yearOfHalf(years, guess);
  const realYear = yearOfHalf(years, real) ?? end;
  const isUntouched = lastDrawn(guess) === 0;
  const isTooShort = !isUntouched && !canReveal && !isDrawing;

  return (
    <div className="plate-or-line pt-4 pb-2 md:p-7 lg:grid lg:grid-cols-[21rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr_auto] lg:gap-x-10 lg:p-9 no-js:hidden print:hidden">
      <h3 className="text-2xl md:text-3xl lg:text-[2.75rem] lg:leading-[1.05]">{words.title}</h3>
      {/* On a wide screen the answer takes the place of the task beside the plot, which then stays as high as it was. */}
      <p
        className={clsx(
          'mt-2 max-w-2xl text-base text-muted lg:mt-4 lg:text-xl lg:leading-relaxed',
          isRevealed && 'lg:hidden',
        )}
      >
        {fill(words.task, { first, end, left: formatMoney(real.at(-1) ?? 0, locale, 0) })}
      </p>
      <div
        ref={plot}
        data-guess=""
        {...pointerHandlers}
        // A steep stroke is no scroll; the page scrolls from beside the plot. Once the answer is shown, from the plot, too.
        className={clsx(
          'relative mt-5 mr-6.5 mb-10 ml-10 h-60 select-none sm:mr-10 sm:ml-13 sm:h-80 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:mt-0 lg:mr-14 lg:ml-16 lg:h-auto lg:min-h-120',
          !isRevealed && 'cursor-crosshair touch-none before:absolute before:-inset-3',
        )}
      >
        <GuessPlot years={years} real={real} guess={guess} isRevealed={isRevealed} words={words} locale={locale} />
      </div>
      <div className="min-w-0 lg:mt-6">
        <div className="flex flex-wrap items-center gap-x-3">
          <p
            role="status"
            className={clsx(
              'min-w-0 leading-snug',
              isRevealed ? 'basis-full font-display text-xl lg:text-2xl' : 'order-1 text-lg',
            )}
          >
            {isRevealed
              ? fill(judge(words, guessYear, realYear), { guess: guessYear ?? '', real: realYear })
              : isTooShort && fill(words.tooShort, { end })}
          </p>
          {isRevealed && (
            <div className="basis-full text-base text-muted">
              <p className="mt-1">
                {fill(words.note, {
                  steepest: yearOfMost(years, real, (before, after) => before - after),
                  fastest: yearOfMost(years, real, (before, after) => before / after),
                })}
              </p>
              <Fold summary={words.method.title}>
                <p className="pb-3">{fill(words.method.text, { first, end })}</p>
              </Fold>
            </div>
          )}
          {/* One button in all states, so that the focus stays on it. */}
          <Button
            variant={isRevealed ? 'secondary' : 'primary'}
            disabled={!isRevealed && !canReveal}
            onClick={isRevealed ? again : reveal}
          >
            {isUntouched && <Icon node={Pencil} className="size-5" />}
            <span>{isRevealed ? words.again : isUntouched ? words.first : words.show}</span>
          </Button>
        </div>
        {!isRevealed && (
          <GuessFields
            years={years}
            fieldYears={fieldYears}
            words={words.fields}
            locale={locale}
            onGuess={revealThrough}
          />
        )}
      </div>
    </div>
  );
}

function yearOfHalf(years: readonly number[], line: GuessLine): number | undefined {
  const row = rowOfHalf(line);
  return row === undefined ? undefined : years[row];
}

/** Says how far apart the years are in which half was lost. */
function judge(words: Props['words'], guess: number | undefined, real: number): string {
  if (guess === undefined) return words.never;
  if (Math.abs(guess - real) <= NEAR_YEARS) return words.near;
  return guess > real ? words.tooLate : words.tooEarly;
}

/** The year in which a measure of two years that follow each other is largest. */
function yearOfMost(
  years: readonly number[],
  values: readonly number[],
  measure: (before: number, after: number) => number,
): number {
  const changes = values.slice(1).map((after, row) => measure(values[row] ?? after, after));
  return years[1 + changes.indexOf(Math.max(...changes))] ?? 0;
}
