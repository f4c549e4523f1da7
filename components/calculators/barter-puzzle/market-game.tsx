import clsx from 'clsx';
import { ArrowRight } from 'lucide';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/folds/disclosure';
import { Icon } from '@/components/ui/icon';
import { type DayId, marketOf, shortestPath, type TraderId, walk } from '@/lib/calculators/barter';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import { formatList } from '@/lib/format/list';
import type { Locale } from '@/lib/format/locale';
import { countOf } from '@/lib/format/plural';
import { StickyOnPhone } from '../frame/sticky-on-phone';
import { GoodsIcon } from './goods-icon';

interface MarketGameProps {
  day: DayId;
  hasMoney: boolean;
  /** The swaps so far. Swaps that this market does not allow count as none. */
  path: readonly TraderId[];
  onPath: (path: readonly TraderId[]) => void;
  /** The next market to try, offered at the end of this one. */
  next: { label: string; go: () => void } | null;
  words: Content['calculators']['BarterPuzzle'];
  locale: Locale;
}

/** The traders as buttons, what was held so far, and what the last trader said. */
export function MarketGame({ day, hasMoney, path, onPath, next, words, locale }: MarketGameProps) {
  const [refusedBy, setRefusedBy] = useState<TraderId | null>(null);
  const market = marketOf(day, hasMoney);
  const start = { held: [market.start], holding: market.start, isDone: false, isStuck: false };
  const replayed = walk(market, path);
  const swaps = replayed ? path : [];
  const { held, holding, isDone, isStuck } = replayed ?? start;
  const go = (next: readonly TraderId[]) => {
    setRefusedBy(null);
    onPath(next);
  };
  const good = words.goods[holding];
  const says = () => {
    const refuser = market.traders.find(({ id }) => id === refusedBy);
    const last = swaps.at(-1);
    if (isDone) return hasMoney ? words.says.bought : fill(words.says.done, { swaps: swapsOf(swaps.length) });
    if (refuser) {
      return fill(words.says.refused, { trader: words.names[refuser.id], wants: words.goods[refuser.wants], good });
    }
    if (isStuck) return fill(hasMoney ? words.says.stuckMoney : words.says.stuck, { good });
    if (!last) return hasMoney ? words.says.startMoney : fill(words.says.start, { good });
    const given = words.goods[held.at(-2) ?? market.start];
    return fill(words.says.swapped, { trader: words.names[last], given, good });
  };
  const swapsOf = (count: number) => countOf(words.count, count, locale);

  return (
    <>
      {/* Sticky on a phone: what the last trader said is in view beside the last of them, too. */}
      <StickyOnPhone look="box" className="p-4 max-md:px-3">
        <ol aria-label={words.steps} className="flex flex-wrap items-center gap-x-2 gap-y-3">
          {held.map((one, index) => (
            <li key={one} className="flex items-center gap-2">
              {index > 0 && <span aria-hidden="true">→</span>}
              <span
                className={clsx(
                  'flex items-center gap-1.5 rounded-full border px-3 py-1.5 text-base',
                  index < held.length - 1 ? 'border-line text-muted line-through' : 'border-2 border-ink bg-raised',
                )}
              >
                <GoodsIcon good={one} className="size-5" />
                {words.goods[one]}
              </span>
            </li>
          ))}
          {!isDone && (
            <li className="ml-auto flex items-center gap-1.5 text-base text-muted">
              {words.goal} <GoodsIcon good={market.goal} className="size-5 text-bitcoin" />
              <span className="font-semibold text-ink">{words.goods[market.goal]}</span>
            </li>
          )}
        </ol>
        <p
          role="status"
          className={clsx('mt-3 text-lg', isDone ? 'font-semibold text-gain' : isStuck && 'font-semibold text-loss')}
        >
          {says()}
        </p>
      </StickyOnPhone>
      <fieldset>
        <legend className="mb-2.5 font-semibold text-base">{words.traders}</legend>
        <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-3">
          {market.traders.map(({ id, has, wants }) => {
            const isGone = swaps.includes(id);
            return (
              <button
                key={id}
                type="button"
                aria-disabled={isGone || isDone}
                onClick={() => {
                  if (isGone || isDone) return;
                  if (wants === holding) go([...swaps, id]);
                  else setRefusedBy(id);
                }}
                className={clsx(
                  'rounded-lg border bg-paper p-3 text-left text-base leading-snug',
                  isGone || isDone ? 'cursor-default border-line text-muted' : 'border-control hover:border-ink',
                  refusedBy === id && 'border-2 border-loss',
                )}
              >
                <span className="mb-1.5 flex items-center justify-between gap-2 font-semibold">
                  {words.names[id]}
                  <GoodsIcon good={isGone ? wants : has} className="size-6 shrink-0" />
                </span>{' '}
                {isGone ? (
                  <span className="block">{fill(words.gone, { good: words.goods[wants] })}</span>
                ) : (
                  <>
                    <span className="block">{`${fill(words.has, { good: words.goods[has] })} `}</span>
                    <span className="block">{fill(words.wants, { good: words.goods[wants] })}</span>
                    {refusedBy === id && <span className="block font-semibold text-loss">{words.noDeal}</span>}
                  </>
                )}
              </button>
            );
          })}
        </div>
      </fieldset>
      <div className="flex flex-wrap gap-2.5 no-js:hidden print:hidden">
        {isDone && next && (
          <Button variant="primary" className="basis-full sm:basis-auto" onClick={next.go}>
            {next.label}
            <Icon node={ArrowRight} className="size-5" />
          </Button>
        )}
        <Button aria-disabled={swaps.length === 0} onClick={() => swaps.length > 0 && go(swaps.slice(0, -1))}>
          {words.back}
        </Button>
        <Button onClick={() => go([])}>{words.again}</Button>
      </div>
      <Disclosure title={words.solution}>
        <p className="text-base">{solution(day, hasMoney, words, locale)}</p>
      </Disclosure>
    </>
  );
}

function solution(day: DayId, hasMoney: boolean, words: MarketGameProps['words'], locale: Locale): string {
  const shortest = shortestPath(marketOf(day, hasMoney));
  const name = words.days[day];
  if (!shortest) return fill(words.noSolution, { day: name });
  const traders = formatList(
    shortest.map((id) => words.names[id]),
    locale,
  );
  if (hasMoney) return fill(words.solutionMoney, { traders });
  return fill(words.solutionIs, { day: name, traders, swaps: countOf(words.count, shortest.length, locale) });
}
