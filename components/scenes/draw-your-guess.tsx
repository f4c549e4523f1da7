'use client';

import clsx from 'clsx';
import { type PointerEvent, useRef, useState } from 'react';
import { StretchedSvg } from '@/components/charts/chart-ground';
import { halo } from '@/components/charts/line-style';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/field';
import { useFirstSight } from '@/components/ui/use-first-sight';
import {
  drawTo,
  type GuessLine,
  isLongEnough,
  joinEnd,
  lastDrawn,
  lineThrough,
  rowOfHalf,
  startGuess,
} from '@/lib/charts/guess-line';
import type { Content } from '@/lib/content/content';
import { parseDecimal } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';

const MAX_USD = 120;
const TICKS_USD = [0, 50, 100];
/** A guess this near to the real year counts as right. */
const NEAR_YEARS = 2;

const yOf = (usd: number) => 100 - (100 * usd) / MAX_USD;
const clamp = (usd: number) => Math.min(MAX_USD, Math.max(0, usd));

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
  const last = years.length - 1;
  const [first, end] = [years[0] ?? 0, years[last] ?? 0];
  const start = startGuess(years.length, real[0] ?? 0);
  const plot = useRef<HTMLDivElement>(null);
  // The hint moves three times when it is seen: without end, it would cost every frame of the page out of view, too.
  useFirstSight(plot, 0.5);
  const strokeAt = useRef<number | null>(null);
  const [guess, setGuess] = useState<GuessLine>(start);
  const [isRevealed, setRevealed] = useState(false);
  const [isDrawing, setDrawing] = useState(false);
  const xOf = (row: number) => (100 * row) / last;
  const pathOf = (line: GuessLine) =>
    `M${line.flatMap((usd, row) => (usd === null ? [] : [`${xOf(row).toFixed(2)},${yOf(usd).toFixed(2)}`])).join('L')}`;
  const drawn = lastDrawn(guess);
  const canReveal = isLongEnough(guess);
  const money = (usd: number) => formatMoney(usd, locale, 0);

  function stroke({ clientX, clientY }: PointerEvent) {
    const box = plot.current?.getBoundingClientRect();
    if (!box) return;
    const row = Math.round(((clientX - box.left) / (box.width || 1)) * last);
    const usd = clamp(MAX_USD * (1 - (clientY - box.top) / (box.height || 1)));
    // Not read inside the updater: React runs it later, when the next position is already stored.
    const from = strokeAt.current;
    setGuess((line) => drawTo(line, from, row, usd));
    strokeAt.current = Math.min(last, Math.max(1, row));
  }

  function onPointerDown(event: PointerEvent) {
    if (isRevealed || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    strokeAt.current = null;
    setDrawing(true);
    stroke(event);
  }

  function reveal(line: GuessLine) {
    setGuess(joinEnd(line, left));
    setRevealed(true);
  }

  function again() {
    setGuess(start);
    setRevealed(false);
  }

  const left = real[last] ?? 0;
  const halves = [guess, real].map(rowOfHalf);
  const labelled = halves[0] ?? last;
  const steepest = yearOfMost(years, real, (before, after) => before - after);
  const fastest = yearOfMost(years, real, (before, after) => before / after);
  const [guessYear, realYear = end] = halves.map((row) => (row === undefined ? undefined : years[row]));

  return (
    <div className="plate px-3.5 py-5 sm:p-7 lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-12 lg:p-9 no-js:hidden print:hidden">
      <h3 className="text-2xl lg:text-3xl">{words.title}</h3>
      <p className="mt-2 max-w-2xl text-base text-muted lg:text-lg">
        {fill(words.task, { first, end, left: money(left) })}
      </p>
      <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <div
          ref={plot}
          data-guess=""
          onPointerDown={onPointerDown}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && stroke(event)}
          // Also where the browser takes the stroke: what is drawn stays.
          onLostPointerCapture={() => setDrawing(false)}
          // A steep stroke is no scroll; the page scrolls from beside the plot. Once the answer is shown, from the plot, too.
          className={clsx(
            'relative mt-5 mr-6 mb-9 ml-13 h-60 select-none sm:ml-15 sm:h-80 md:mb-10',
            !isRevealed && 'cursor-crosshair touch-none before:absolute before:-inset-3',
          )}
        >
          <svg
            aria-hidden="true"
            width="100%"
            height="100%"
            className="absolute inset-0 overflow-visible text-[0.8125rem] tabular-nums sm:text-sm"
          >
            <StretchedSvg>
              <path
                d={TICKS_USD.map((usd) => `M0,${yOf(usd)}H100`).join('')}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
              <path
                d={pathOf(guess)}
                vectorEffect="non-scaling-stroke"
                strokeLinejoin="round"
                strokeLinecap="round"
                strokeDasharray={isRevealed ? '9 5' : undefined}
                className="fill-none stroke-[2.75px] stroke-ink"
              />
              {isRevealed && (
                <>
                  <clipPath id="draw-your-guess-clip">
                    <rect x="-1" y="-10" width="102" height="120" className="motion-safe:animate-draw" />
                  </clipPath>
                  <path
                    d={pathOf(real)}
                    clipPath="url(#draw-your-guess-clip)"
                    vectorEffect="non-scaling-stroke"
                    strokeLinejoin="round"
                    className="fill-none stroke-[3.5px] stroke-loss"
                  />
                </>
              )}
            </StretchedSvg>
            <g textAnchor="end" className="translate-x-[-13px] translate-y-[4.5px] fill-muted">
              {TICKS_USD.map((usd) => (
                <text key={usd} y={`${yOf(usd)}%`}>
                  {money(usd)}
                </text>
              ))}
            </g>
            <g textAnchor="middle" className="translate-y-[22px] fill-muted">
              <text x="0" y="100%">
                {first}
              </text>
              <text x="100%" y="100%">
                {end}
              </text>
            </g>
            {isRevealed ? (
              <g className="font-semibold">
                {halves.map(
                  (row, line) =>
                    row !== undefined && (
                      <circle
                        key={line ? 'real' : 'guess'}
                        cx={`${xOf(row)}%`}
                        cy={`${yOf((line ? real : guess)[row] ?? 0)}%`}
                        r="6"
                        className={clsx('stroke-2 stroke-raised', line ? 'fill-loss' : 'fill-ink')}
                      />
                    ),
                )}
                <text
                  x={`${xOf(labelled)}%`}
                  y={`${yOf(guess[labelled] ?? 0)}%`}
                  textAnchor={xOf(labelled) > 60 ? 'end' : 'start'}
                  className={clsx(halo, 'translate-x-[8px] translate-y-[-12px] fill-ink')}
                >
                  {words.yours}
                </text>
                <text
                  x="100%"
                  y={`${yOf(left)}%`}
                  textAnchor="end"
                  className={clsx(halo, 'translate-y-[20px] fill-loss')}
                >
                  {fill(words.real, { usd: money(left) })}
                </text>
              </g>
            ) : (
              <>
                <circle cx="100%" cy={`${yOf(left)}%`} r="7" className="fill-raised stroke-2 stroke-loss" />
                <circle cx={`${xOf(drawn)}%`} cy={`${yOf(guess[drawn] ?? 0)}%`} r="8" className="fill-bitcoin" />
                {drawn === 0 && (
                  <g className="fill-bitcoin font-semibold">
                    <circle
                      cx="0"
                      cy={`${yOf(100)}%`}
                      r="8"
                      className="opacity-40 motion-safe:animate-ping in-data-waiting:animate-none! [animation-iteration-count:3]! [transform-box:fill-box] origin-center"
                    />
                    <text x="0" y={`${yOf(100)}%`} className="translate-x-[18px] translate-y-[24px]">
                      {words.hint}
                    </text>
                  </g>
                )}
              </>
            )}
          </svg>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {isRevealed ? (
            <Button onClick={again}>{words.again}</Button>
          ) : (
            <Button variant="primary" disabled={!canReveal} onClick={() => reveal(guess)}>
              {words.show}
            </Button>
          )}
          <p role="status" className="min-w-0 text-lg leading-snug">
            {isRevealed && fill(judge(words, guessYear, realYear), { guess: guessYear ?? '', real: realYear })}
            {drawn > 0 && !canReveal && !isDrawing && fill(words.tooShort, { end })}
          </p>
        </div>
        {isRevealed && (
          <p className="mt-3 text-base text-muted">{fill(words.note, { first, end, steepest, fastest })}</p>
        )}
        {!isRevealed && (
          <GuessFields
            years={years}
            fieldYears={fieldYears}
            words={words}
            locale={locale}
            onGuess={(points) => reveal(lineThrough(years.length, real[0] ?? 0, points))}
          />
        )}
      </div>
    </div>
  );
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

/** Says how far apart the years are in which half was lost. */
function judge(words: Props['words'], guess: number | undefined, real: number): string {
  if (guess === undefined) return words.never;
  if (Math.abs(guess - real) <= NEAR_YEARS) return words.near;
  return guess > real ? words.tooLate : words.tooEarly;
}

type Points = (readonly [row: number, usd: number])[];

function GuessFields({
  years,
  fieldYears,
  words,
  locale,
  onGuess,
}: Pick<Props, 'years' | 'fieldYears' | 'words' | 'locale'> & { onGuess: (points: Points) => void }) {
  const [texts, setTexts] = useState<Record<number, string>>({});
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const [isOpen, setOpen] = useState(false);

  function submit() {
    const read = fieldYears.map((year) => ({ year, parsed: parseDecimal(texts[year] ?? '', locale) }));
    const isRight = (value: number) => value >= 0 && value <= MAX_USD;
    const invalid = read.filter(({ parsed }) => !parsed.ok || !isRight(parsed.value)).map(({ year }) => year);
    setWrong(invalid);
    if (invalid.length > 0) return document.getElementById(`guess-${invalid[0]}`)?.focus();
    onGuess(read.map(({ year, parsed }) => [years.indexOf(year), parsed.ok ? parsed.value : 0]));
  }

  return (
    <details className="mt-4" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="chevron flex min-h-11 w-fit list-none items-center gap-3 text-base text-muted hover:text-bitcoin [&::-webkit-details-marker]:hidden">
        {words.fields.summary}
      </summary>
      {isOpen && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="mt-2 grid items-start gap-4 sm:grid-cols-3"
        >
          {fieldYears.map((year) => (
            <NumberField
              key={year}
              id={`guess-${year}`}
              label={fill(words.fields.label, { year })}
              value={texts[year] ?? ''}
              onChange={(event) => setTexts({ ...texts, [year]: event.target.value })}
              error={wrong.includes(year) ? fill(words.fields.error, { max: MAX_USD }) : undefined}
            />
          ))}
          <Button type="submit" className="justify-self-start">
            {words.fields.submit}
          </Button>
        </form>
      )}
    </details>
  );
}
