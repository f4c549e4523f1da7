import clsx from 'clsx';
import { Check, X } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import {
  BLOCK_CHAIN_ID,
  type Block,
  EDITABLE,
  judgeSlips,
  MAX_PAYMENT,
  slipIds,
  ZEROS,
} from '@/lib/calculators/block-chain';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import type { Chain } from './use-chain';

/** Digits of a hash that are shown, of 64. */
export const SHOWN = 10;

interface ChainBlocksProps {
  chain: Chain;
  words: Content['calculators']['BlockChain'];
  locale: Locale;
}

/** The blocks with their payments, the choice of the last payment, and the button that mines the first broken one again. */
export function ChainBlocks({ chain, words, locale }: ChainBlocksProps) {
  const { blocks, broken, isEdited, miner } = chain;
  const isMining = miner.tries !== null;
  return (
    <div>
      {/* One block beside the other where five fit. */}
      <ol aria-label={words.chain} className="xl:grid xl:grid-cols-5 xl:items-start xl:gap-x-6">
        {blocks.map((block, index) => (
          <li key={words.payments[index] ?? 'slips'} className="relative">
            {index > 0 && <Link isTorn={!block.holds} />}
            <BlockCard index={index} block={block} chain={chain} words={words} locale={locale} />
          </li>
        ))}
      </ol>
      <Slips
        chain={chain}
        words={words}
        legend={fill(words.slipsLegend, { number: formatNumber(blocks.length, locale) })}
        holds={blocks.at(-1)?.holds ?? false}
      />
      {/* Sticky once the reader changes something, so that answer and button are in view beside each block. Before, it would cover one. */}
      <div
        className={clsx(
          'calculator-chain-verdict z-[5] mt-5 rounded-lg border border-control bg-sunk px-4 py-3 print:static print:shadow-none',
          isEdited && 'sticky bottom-[calc(0.5rem+var(--notes-height))] shadow-lg low:static',
        )}
      >
        <p role="status" className={clsx('text-base leading-snug md:text-lg', broken >= 0 && !isMining && 'text-loss')}>
          {saysOf(chain, words, locale)}
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2 no-js:hidden print:hidden">
          <Button
            variant="primary"
            aria-disabled={broken < 0}
            className="aria-disabled:cursor-default aria-disabled:bg-control"
            onClick={() => (isMining ? miner.stop() : broken >= 0 && miner.start())}
          >
            {isMining
              ? words.stop
              : broken < 0
                ? words.nothingToMine
                : fill(words.mine, { number: formatNumber(broken + 1, locale) })}
          </Button>
          {isMining && (
            <span className="text-base tabular-nums">
              {fill(words.says.tried, { tries: formatNumber(miner.tries ?? 0, locale) })}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}

function saysOf(
  { blocks, broken, changed, lastMined, miner }: Chain,
  words: ChainBlocksProps['words'],
  locale: Locale,
) {
  const number = (value: number) => formatNumber(value, locale);
  const block = number(broken + 1);
  if (miner.tries !== null) return fill(words.says.mining, { block });
  if (broken < 0) return changed < 0 ? words.says.whole : words.says.forged;
  if (lastMined !== null && lastMined === broken - 1) {
    const tries = number((blocks[lastMined]?.nonce ?? 0) + 1);
    return fill(words.says.mined, { block: number(lastMined + 1), tries, next: block });
  }
  return fill(broken === blocks.length - 1 ? words.says.brokenLast : words.says.broken, { block });
}

function BlockCard({ index, block, chain, words, locale }: ChainBlocksProps & { index: number; block: Block }) {
  const id = `${BLOCK_CHAIN_ID}-payment-${index + 1}`;
  const number = formatNumber(index + 1, locale);
  const isTooLong = block.payment.length > MAX_PAYMENT;
  return (
    <div
      className={clsx(
        'rounded-lg border-2 px-3 pt-2 pb-2.5 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-center md:max-xl:gap-x-8 md:px-4 xl:px-1.5',
        block.holds ? 'border-ink bg-paper' : 'border-loss-fill bg-loss-fill/10',
      )}
    >
      <div className="flex items-baseline justify-between gap-3 md:max-xl:col-span-2">
        <span className="font-display font-semibold text-lg">{fill(words.block, { number })}</span>
        <span
          className={clsx('flex items-center gap-1.5 font-semibold text-base', block.holds ? 'text-gain' : 'text-loss')}
        >
          <Icon node={block.holds ? Check : X} className="size-4 shrink-0" />
          <span>{block.holds ? words.states.holds : words.states.broken}</span>
        </span>
      </div>
      {index < EDITABLE ? (
        <div>
          <label htmlFor={id} className="sr-only">
            {fill(words.payment, { number })}
          </label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={block.payment}
            aria-describedby={isTooLong ? `${id}-note` : undefined}
            onChange={(event) => chain.setPayment(index, event.target.value)}
            className="mt-1 min-h-11 w-full rounded-md border border-control bg-raised px-3 text-lg hover:border-ink xl:px-1.5 xl:text-[0.9375rem]"
          />
          <p id={`${id}-note`} role="alert" className="mt-1 text-base empty:hidden">
            {isTooLong && fill(words.tooLong, { max: formatNumber(MAX_PAYMENT, locale) })}
          </p>
        </div>
      ) : (
        <p className="mt-1 flex min-h-11 items-center rounded-md bg-sunk px-3 text-lg leading-tight xl:px-1.5 xl:text-[0.9375rem]">
          {words.slips[chain.state.slip]}
        </p>
      )}
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-base leading-snug tabular-nums xl:grid-cols-1 xl:[&>dd:not(:last-child)]:mb-1 xl:[&>dd]:text-left">
        <dt className="text-muted">{words.before}</dt>
        <dd className="text-right">{index === 0 ? words.nothingBefore : <Hash hash={block.before} />}</dd>
        <dt className="text-muted">{words.nonce}</dt>
        <dd className="text-right font-display">{formatNumber(block.nonce, locale)}</dd>
        <dt className="text-muted">{words.hash}</dt>
        <dd className="text-right">
          <Hash hash={block.hash} />
        </dd>
      </dl>
    </div>
  );
}

function Slips({
  chain,
  words,
  legend,
  holds,
}: Pick<ChainBlocksProps, 'chain' | 'words'> & { legend: string; holds: boolean }) {
  const verdicts = judgeSlips(chain.state.slip, holds);
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold text-base leading-snug">{legend}</legend>
      <div className="mt-2 grid gap-2 md:grid-cols-2 md:gap-x-6">
        {slipIds.map((slip) => (
          <label
            key={slip}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-control bg-raised px-3 py-1.5 leading-snug hover:border-ink has-checked:border-2 has-checked:border-ink"
          >
            <input
              type="radio"
              name={`${BLOCK_CHAIN_ID}-slip`}
              value={slip}
              checked={chain.state.slip === slip}
              onChange={() => chain.setSlip(slip)}
              className="size-5 shrink-0 appearance-none rounded-full border border-control bg-paper checked:border-6 checked:border-ink forced-colors:appearance-auto"
            />
            <span>
              {words.slips[slip]}{' '}
              <span
                className={clsx(
                  'block text-base',
                  verdicts[slip] === 'kept' && 'text-gain',
                  verdicts[slip] === 'refused' && 'text-loss',
                  verdicts[slip] === 'waiting' && 'text-muted',
                )}
              >
                {words.slipVerdicts[verdicts[slip]]}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The first digits of a hash; the zeros that it needs are marked. */
function Hash({ hash }: { hash: string }) {
  const hasZeros = hash.startsWith('0'.repeat(ZEROS));
  return (
    <span className={clsx('break-all font-display font-semibold', !hasZeros && 'text-loss')}>
      {hasZeros && <span className="text-gain">{hash.slice(0, ZEROS)}</span>}
      <span>{`${hash.slice(hasZeros ? ZEROS : 0, SHOWN)}…`}</span>
    </span>
  );
}

const whole =
  'M16 16a6 6 0 0 1-6-6V-4a6 6 0 0 1 12 0v14a6 6 0 0 1-6 6zM16 12a6 6 0 0 1 6 6v14a6 6 0 0 1-12 0V18a6 6 0 0 1 6-6z';
const torn =
  'M16 8a6 6 0 0 1-6-6v-6a6 6 0 0 1 12 0v6a6 6 0 0 1-6 6zM10 20v12a6 6 0 0 0 12 0V20M4 14l-6-3M28 14l6-3M26 19l5 3M6 19l-5 3';

/** Two links of a chain between two blocks, torn if the second block does not hold. */
function Link({ isTorn }: { isTorn: boolean }) {
  return (
    <svg
      viewBox="0 0 32 28"
      aria-hidden="true"
      className="relative mx-auto block h-7 w-8 overflow-visible xl:absolute xl:top-15 xl:-left-7 xl:z-[1] xl:scale-75 xl:-translate-y-1/2 xl:-rotate-90"
    >
      <path
        d={isTorn ? torn : whole}
        className={clsx('fill-none', isTorn ? 'stroke-loss' : 'stroke-ink')}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
    </svg>
  );
}
