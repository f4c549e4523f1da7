import clsx from 'clsx';
import type { ReactNode } from 'react';
import { StretchedSvg } from '@/components/charts/chart-ground';
import { type GuessLine, lastDrawn, rowOfHalf } from '@/lib/charts/guess-line';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatMoney } from '@/lib/format/number';
import { MAX_USD } from './use-guess';

/** The line of $100 is named by its coin. */
const TICKS_USD = [0, 50];
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

/** The reader's line between two coins; once it is revealed, the real one too, and on both the year in which half was lost. */
export function GuessPlot({ years, real, guess, isRevealed, words, locale }: Props) {
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height="100%"
      className="absolute inset-0 overflow-visible text-[0.8125rem] tabular-nums sm:text-sm"
    >
      <StretchedSvg>
        <path
          d={
            [...TICKS_USD, 25, 75, 100].map((usd) => `M0,${yOf(usd)}H100`).join('') +
            years.map((year, row) => (year % 10 === 0 ? `M${xOf(row, real).toFixed(2)},0V100` : '')).join('')
          }
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
          <path
            d={pathOf(real)}
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
            className="fill-none stroke-[3.5px] stroke-loss motion-safe:animate-draw"
          />
        )}
      </StretchedSvg>
      {TICKS_USD.map((usd) => (
        <text
          key={usd}
          y={`${yOf(usd)}%`}
          textAnchor="end"
          className="translate-x-[-13px] translate-y-[4.5px] fill-muted"
        >
          {formatMoney(usd, locale, 0)}
        </text>
      ))}
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
        lastDrawn(guess) < guess.length - 1 && <Pen guess={guess} hint={words.hint} />
      )}
      <Coin x={0} usd={100}>
        {formatMoney(100, locale, 0)}
      </Coin>
      <Coin x={100} usd={real.at(-1) ?? 0}>
        {formatMoney(real.at(-1) ?? 0, locale, 0)}
      </Coin>
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
      <text
        x="100%"
        y={`${yOf(left)}%`}
        textAnchor="end"
        className="halo translate-x-[-28px] translate-y-[20px] fill-loss lg:translate-x-[-58px]"
      >
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

/** To a radius of 22 px on a phone, and of 50. */
const coinScale = 'scale-[0.44] sm:scale-[0.56] lg:scale-100';

/**
 * A coin of the hero, whose area is what is left of $100, in the dotted place of the whole. Its center is on the line. It uses the
 * drawing of the hero (DollarSymbol): radius 50, lowest point at 0, 0.
 */
function Coin({ x, usd, children }: { x: number; usd: number; children: ReactNode }) {
  const size = Math.sqrt(usd / 100);
  return (
    <svg aria-hidden="true" x={`${x}%`} y={`${yOf(usd)}%`} className="overflow-visible">
      {size < 1 && (
        <circle
          r="48"
          vectorEffect="non-scaling-stroke"
          strokeWidth="1.6"
          strokeLinecap="round"
          strokeDasharray="0 4.5"
          className={clsx('fill-raised stroke-control', coinScale)}
        />
      )}
      <use href="#dollar" transform={`matrix(${size} 0 0 ${size} 0 ${50 * size})`} className={coinScale} />
      <text
        textAnchor="middle"
        className={clsx(
          'halo translate-y-[-28px] font-semibold text-base sm:translate-y-[-34px] lg:translate-y-[-60px] lg:text-xl',
          size < 1 ? 'fill-loss' : 'fill-ink',
        )}
      >
        {children}
      </text>
    </svg>
  );
}

/** A pencil at the end of the line; before the first stroke, where to begin. */
function Pen({ guess, hint }: { guess: GuessLine; hint: string }) {
  const drawn = lastDrawn(guess);
  const y = `${yOf(guess[drawn] ?? 0)}%`;
  const x = drawn === 0 ? '22%' : `${xOf(drawn, guess)}%`;
  return (
    <>
      {drawn === 0 && (
        <>
          <line x2={x} y1={y} y2={y} strokeDasharray="8 7" className="stroke-3 stroke-bitcoin" />
          <text
            x="0"
            y={y}
            className="translate-x-[30px] translate-y-[24px] fill-bitcoin font-semibold text-base sm:translate-x-[38px] lg:translate-x-[64px] lg:translate-y-[34px] lg:text-xl"
          >
            {hint}
          </text>
        </>
      )}
      <svg aria-hidden="true" x={x} y={y} className="overflow-visible">
        <path
          d={PENCIL}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="scale-[1.3] fill-bitcoin-fill stroke-2 stroke-ink lg:scale-[2.1]"
        />
      </svg>
    </>
  );
}
