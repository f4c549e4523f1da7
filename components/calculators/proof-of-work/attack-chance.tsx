import { Fragment } from 'react';
import { Slider } from '@/components/ui/fields/slider';
import { TARGET_BLOCK_MINUTES } from '@/lib/bitcoin';
import {
  confirmationsFor,
  doubleSpendChance,
  MOST_CONFIRMATIONS,
  whitepaperChance,
} from '@/lib/calculators/block-chances';
import { CONFIRMATIONS_RANGE, SHARE_RANGE } from '@/lib/calculators/proof-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, formatPercent } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { DRAWING_TEXT } from '../frame/drawing-text';
import { Results } from '../frame/results';
import { StepTitle } from './step-title';

type Words = Content['calculators']['ProofOfWork']['attack'];

/** The chance in percent that counts as safe in the result: one in a thousand. */
const SAFE_PERCENT = 0.1;

const SMALLEST_SHOWN = 0.0001;

/** The chance of a double spend by share and confirmations. */
export function AttackChance({
  id,
  share,
  confirmations,
  onChange,
  words,
  label,
  locale,
}: {
  id: string;
  share: number;
  confirmations: number;
  onChange: (change: { share?: number; confirmations?: number }) => void;
  words: Words;
  label: string;
  locale: Locale;
}) {
  const q = share / 100;
  const percent = (value: number) =>
    value > 0 && value < SMALLEST_SHOWN
      ? fill(words.less, { value: formatPercent(SMALLEST_SHOWN, locale, 4) })
      : formatPercent(value, locale, { min: 0, max: value < 1 ? 4 : 1 });
  const chance = percent(doubleSpendChance(q, confirmations));
  const needed = confirmationsFor(q, SAFE_PERCENT);
  return (
    <section className="-mx-5 grid gap-x-16 gap-y-8 border-line border-t px-5 pt-8 max-md:pt-10 md:-mx-8 lg:grid-cols-2 md:px-8">
      <div className="grid content-start gap-5">
        <div>
          <StepTitle step={3}>{words.title}</StepTitle>
          <p className="mt-4 text-base leading-relaxed">{words.intro}</p>
        </div>
        <Slider
          size="large"
          id={`${id}-share`}
          label={words.share}
          shown={formatPercent(share, locale)}
          spoken={fill(words.shareSpoken, { share })}
          value={share}
          {...SHARE_RANGE}
          onSlide={(value) => onChange({ share: value })}
        />
        <Slider
          size="large"
          id={`${id}-confirmations`}
          label={words.confirmations}
          shown={formatNumber(confirmations, locale)}
          value={confirmations}
          {...CONFIRMATIONS_RANGE}
          onSlide={(value) => onChange({ confirmations: value })}
        />
      </div>
      <ChanceBars
        share={q}
        confirmations={confirmations}
        axis={words.axis}
        scale={words.scale}
        formatTick={(value) => formatPercent(value, locale, { min: 0, max: 4 })}
        shown={chance}
        text={fill(words.chart, { most: CONFIRMATIONS_RANGE.max, share, confirmations, chance })}
      />
      <div className="lg:col-span-2 lg:row-start-2">
        <Results
          inRow
          label={label}
          results={[
            { id: 'chance', label: words.chance, value: chance, note: q >= 0.5 ? words.never : undefined },
            { id: 'paper', label: words.paper, value: percent(whitepaperChance(q, confirmations)) },
            {
              id: 'needed',
              label: words.needed,
              value:
                needed === null
                  ? q >= 0.5
                    ? words.noNumber
                    : fill(words.tooMany, { count: formatNumber(MOST_CONFIRMATIONS, locale) })
                  : countOf(words.neededBlocks, needed, locale),
              note: needed === null ? undefined : fill(words.neededTime, { time: timeOf(needed, words, locale) }),
            },
          ]}
        />
      </div>
    </section>
  );
}

/** The mean wait for a number of blocks, in the largest unit that gives at least two. */
function timeOf(blocks: number, words: Words, locale: Locale): string {
  const minutes = blocks * TARGET_BLOCK_MINUTES;
  if (minutes < 120) return countOf(words.minutes, minutes, locale);
  const hours = Math.round(minutes / 60);
  return hours < 48 ? countOf(words.hours, hours, locale) : countOf(words.days, Math.round(hours / 24), locale);
}

const BARS = { ground: 196, height: 172, step: 11, width: 8, left: 64 };
const GRID_PERCENT = [100, 1, 0.01];

/**
 * The height on a log axis from `SMALLEST_SHOWN` to 100%: on a linear one all but the first bars would be flat. In tenths, because engines
 * compute different last digits of a power, and hydration compares them.
 */
const heightOf = (percent: number) =>
  Math.round((Math.log(percent / SMALLEST_SHOWN) / Math.log(100 / SMALLEST_SHOWN)) * BARS.height * 10) / 10;

/** The chance after each number of confirmations as a bar, with the number on the chosen one. */
function ChanceBars({
  share,
  confirmations,
  axis,
  scale,
  formatTick,
  shown,
  text,
}: {
  share: number;
  confirmations: number;
  axis: string;
  /** What a gridline means. */
  scale: string;
  formatTick: (percent: number) => string;
  /** The chosen chance in words. */
  shown: string;
  text: string;
}) {
  const numbers = Array.from({ length: CONFIRMATIONS_RANGE.max + 1 }, (_, index) => index);
  const { ground } = BARS;
  const x = (number: number) => BARS.left + number * BARS.step;
  const barOf = (number: number) => Math.max(1, heightOf(doubleSpendChance(share, number)));
  const isLeft = confirmations > CONFIRMATIONS_RANGE.max / 2;
  return (
    <div className="max-w-md lg:col-start-2 lg:row-start-1 lg:max-w-none lg:max-xl:max-w-104">
      <p className="text-muted text-sm">{scale}</p>
      <svg viewBox="0 -8 348 264" role="img" aria-label={text} className="block h-auto w-full">
        {GRID_PERCENT.map((percent) => {
          const y = ground - heightOf(percent);
          return (
            <Fragment key={percent}>
              <path d={`M${BARS.left - 4} ${y}h276`} className="stroke-line" />
              <text
                x={BARS.left - 10}
                y={y}
                dy=".35em"
                textAnchor="end"
                className={`fill-muted tabular-nums ${DRAWING_TEXT}`}
              >
                {formatTick(percent)}
              </text>
            </Fragment>
          );
        })}
        {numbers.map((number) => (
          <rect
            key={number}
            x={x(number)}
            y={ground - barOf(number)}
            width={BARS.width}
            height={barOf(number)}
            className={number === confirmations ? 'fill-loss-fill' : 'fill-control'}
          />
        ))}
        <path d={`M${BARS.left - 4} ${ground}h276`} className="stroke-ink" strokeWidth="2" />
        <path d={`M${x(confirmations) + BARS.width / 2} ${ground + 3}l-6 10h12z`} className="fill-loss" />
        <text
          x={x(confirmations) + (isLeft ? BARS.width : 0)}
          y={ground - barOf(confirmations) - 7}
          textAnchor={isLeft ? 'end' : 'start'}
          strokeWidth="5"
          className="text-[21px] lg:text-[14px] xl:text-[12px] fill-loss stroke-raised font-display font-semibold tabular-nums [paint-order:stroke]"
        >
          {shown}
        </text>
        {numbers
          .filter((number) => number % 6 === 0)
          .map((number) => (
            <text
              key={number}
              x={x(number) + BARS.width / 2}
              y={ground + 29}
              textAnchor="middle"
              className={`fill-muted ${DRAWING_TEXT}`}
            >
              {number}
            </text>
          ))}
        <text x="200" y={ground + 51} textAnchor="middle" className={`fill-muted ${DRAWING_TEXT}`}>
          {axis}
        </text>
      </svg>
    </div>
  );
}
