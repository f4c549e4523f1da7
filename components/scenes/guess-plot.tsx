import clsx from 'clsx';
import { StretchedSvg } from '@/components/charts/chart-ground';
import { type GuessLine, lastDrawn, rowOfHalf } from '@/lib/charts/guess-line';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';
import { MAX_USD } from './use-guess';

const TICKS_USD = [0, 50, 100];
/** Between the first and the last year. A phone has room for the first two. */
const NAMED_YEARS = [1990, 2010, 1980, 2000];

/** Its point is at 0, 0. */
const PENCIL = 'M0 0l4-13 18-18 9 9-18 18zM4-13l9 9';

/** Positions in percent of the plot. */
const yOf = (usd: number) => 100 - (100 * usd) / MAX_USD;
const xOf = (row: number, { length }: GuessLine) => (100 * row) / (length - 1);

function pathOf(line: GuessLine): string {
  const points = line.flatMap((usd, row) =>
    usd === null ? [] : [`${xOf(row, line).toFixed(2)},${yOf(usd).toFixed(2)}`],
  );
  return `M${points.join('L')}`;
}

interface Props {
  years: readonly number[];
  real: readonly number[];
  guess: GuessLine;
  isRevealed: boolean;
  words: Content['home']['exhibits']['charts']['draw'];
  locale: Locale;
}

/** The reader's line; once it is revealed, the real one too, and on both the year in which half was lost. */
export function GuessPlot({ years, real, guess, isRevealed, words, locale }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className="absolute inset-0 overflow-visible text-[0.8125rem] tabular-nums sm:text-sm"
    >
      <StretchedSvg>
        <path d="M0,0H100V100H0z" className="fill-line/25 md:dark:fill-paper/70" />
        <path
          d={
            TICKS_USD.map((usd) => `M0,${yOf(usd)}H100`).join('') +
            years.map((year, row) => (year % 10 === 0 ? `M${xOf(row, real).toFixed(2)},0V100` : '')).join('')
          }
          vectorEffect="non-scaling-stroke"
          className="stroke-control/45"
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
          <path
            d={pathOf(real)}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className="fill-none stroke-[3.5px] stroke-loss motion-safe:animate-draw"
          />
        )}
      </StretchedSvg>
      <g textAnchor="end" className="translate-x-[-13px] translate-y-[4.5px] fill-muted">
        {TICKS_USD.map((usd) => (
          <text key={usd} y={`${yOf(usd)}%`}>
            {formatMoney(usd, locale, 0)}
          </text>
        ))}
      </g>
      <g textAnchor="middle" className="translate-y-[22px] fill-muted">
        {years.map(
          (year, row) =>
            (row === 0 || row === years.length - 1 || NAMED_YEARS.includes(year)) && (
              <text
                key={year}
                x={`${xOf(row, real)}%`}
                y="100%"
                className={clsx(NAMED_YEARS.indexOf(year) > 1 && 'max-sm:hidden')}
              >
                {year}
              </text>
            ),
        )}
      </g>
      {isRevealed ? (
        <Answer real={real} guess={guess} words={words} locale={locale} />
      ) : (
        <Hints real={real} guess={guess} words={words} locale={locale} />
      )}
    </svg>
  );
}

/** Both lines are named, and have a dot at half. */
function Answer({ real, guess, words, locale }: Pick<Props, 'real' | 'guess' | 'words' | 'locale'>) {
  const left = real.at(-1) ?? 0;
  const labelled = rowOfHalf(guess) ?? guess.length - 1;
  const x = xOf(labelled, guess);
  // Beside a falling line there is room above it at the left, and below it at the right.
  const isRight = x > 75;
  return (
    <g className="font-semibold">
      <HalfDot line={guess} className="fill-ink" />
      <HalfDot line={real} className="fill-loss" />
      <text
        x={`${x}%`}
        y={`${yOf(guess[labelled] ?? 0)}%`}
        textAnchor={isRight ? 'end' : 'start'}
        className={clsx(
          'halo fill-ink',
          isRight ? 'translate-x-[-10px] translate-y-[26px]' : 'translate-x-[10px] translate-y-[-10px]',
        )}
      >
        {words.yours}
      </text>
      <text x="100%" y={`${yOf(left)}%`} textAnchor="end" className={'halo translate-y-[20px] fill-loss'}>
        {fill(words.real, { usd: formatMoney(left, locale, 0) })}
      </text>
    </g>
  );
}

function HalfDot({ line, className }: { line: GuessLine; className: string }) {
  const row = rowOfHalf(line);
  if (row === undefined) return null;
  return (
    <circle
      cx={`${xOf(row, line)}%`}
      cy={`${yOf(line[row] ?? 0)}%`}
      r="6"
      className={clsx('stroke-2 stroke-raised', className)}
    />
  );
}

/** The end of the pen and the end that is known; before the first stroke, where to begin. */
function Hints({ real, guess, words, locale }: Pick<Props, 'real' | 'guess' | 'words' | 'locale'>) {
  const drawn = lastDrawn(guess);
  const left = real.at(-1) ?? 0;
  return (
    <>
      <circle cx="100%" cy={`${yOf(left)}%`} r="8" className="fill-raised stroke-3 stroke-loss" />
      {/* Beside the plot, where neither the line nor the finger comes. */}
      <text
        x="100%"
        y={`${yOf(left)}%`}
        className="translate-x-[13px] translate-y-[5px] fill-loss font-semibold text-base"
      >
        {formatMoney(left, locale, 0)}
      </text>
      <circle cx={`${xOf(drawn, guess)}%`} cy={`${yOf(guess[drawn] ?? 0)}%`} r="8" className="fill-bitcoin" />
      {drawn === 0 && (
        <g className="fill-bitcoin font-semibold">
          <line
            x2="9%"
            y1={`${yOf(100)}%`}
            y2={`${yOf(100)}%`}
            strokeDasharray="7 6"
            className="stroke-3 stroke-bitcoin"
          />
          <svg aria-hidden="true" x="9%" y={`${yOf(100)}%`} className="overflow-visible">
            <path d={PENCIL} strokeLinejoin="round" className="fill-bitcoin-fill stroke-2 stroke-ink" />
          </svg>
          <text x="0" y={`${yOf(100)}%`} className="translate-x-[18px] translate-y-[24px]">
            {words.hint}
          </text>
        </g>
      )}
    </>
  );
}
