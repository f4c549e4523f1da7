'use client';

import clsx from 'clsx';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/folds/fold';
import { hashChain } from '@/lib/calculators/hash-chain';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';

/** Three pages that each repeat the hash of the page before. The reader changes a letter and sees which hashes follow. */
export function BreakTheChain({
  texts: start,
  hashes: known,
  words,
}: {
  texts: readonly string[];
  /** The hashes of these texts, from `hashChain`. */
  hashes: readonly string[];
  words: Content['breakTheChain'];
}) {
  const id = 'break-the-chain';
  const [hashes, setHashes] = useState(known);
  const [isRefused, setRefused] = useState(false);
  // The fields keep their own texts: a key then renders once, with its hashes, and not twice.
  const pages = useRef<HTMLDivElement>(null);
  const latest = useRef(0);

  function hash() {
    const fields = [...(pages.current?.querySelectorAll('input') ?? [])];
    const turn = ++latest.current;
    hashChain(fields.map(({ value }) => value)).then(
      // A hash of an older text must not replace that of a newer one.
      (found) => latest.current === turn && setHashes(found),
      () => setRefused(true),
    );
  }

  function write(texts: readonly string[]) {
    for (const [page, field] of pages.current?.querySelectorAll('input').entries() ?? [])
      field.value = texts[page] ?? '';
    hash();
  }

  const isChanged = (page: number) => hashes[page] !== known[page];
  const changed = hashes.filter((_, page) => isChanged(page)).length;
  return (
    <div
      data-scene=""
      // While the reader types, this plate alone is painted again, and not the page around it.
      className="plate wide @container p-4 focus-within:will-change-transform focus-within:contain-paint md:p-8"
    >
      <h3 className="text-2xl md:text-3xl lg:text-[2.75rem]">{words.title}</h3>
      <p className="mt-1 mb-0 max-w-2xl text-base leading-normal md:mt-4 md:text-xl @4xl:max-w-none">{words.task}</p>
      <div ref={pages} className="mt-4 grid grid-cols-1 gap-4 md:mt-10 @xl:grid-cols-3 @xl:gap-8">
        {start.map((text, page) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are not reordered, and their texts may be equal
            key={page}
            className={clsx(
              'grid grid-cols-[auto_1fr] content-start items-center gap-x-3 rounded-lg border-2 bg-paper p-3 @xl:grid-cols-1 @4xl:p-6',
              isChanged(page) ? 'border-loss' : 'border-ink',
              page > 0 && [link, isChanged(page - 1) ? 'text-loss' : 'text-ink'],
            )}
          >
            <label htmlFor={`${id}-${page}`} className="eyebrow text-muted">
              {fill(words.page, { n: page + 1 })}
            </label>
            <div className="min-w-0 text-ink @xl:mt-2">
              <input
                id={`${id}-${page}`}
                defaultValue={text}
                onChange={hash}
                autoComplete="off"
                spellCheck={false}
                // A key then lays out the field, and not the page. Only a block can be laid out alone, hence its own `div`.
                className="block h-11 w-full contain-strict rounded-md border border-control bg-raised px-3 text-base hover:border-ink @4xl:h-14 @4xl:text-xl"
              />
            </div>
            <div className="col-span-full mt-2 flex flex-wrap items-center justify-between gap-x-1 gap-y-2 @xl:mt-4 @4xl:mt-5">
              <Fingerprint
                hash={page > 0 ? hashes[page - 1] : undefined}
                isLoss={page > 0 && isChanged(page - 1)}
                label={words.before}
                words={words}
              />
              <Fingerprint
                hash={hashes[page]}
                isLoss={isChanged(page)}
                label={words.own}
                old={isChanged(page) ? known[page] : undefined}
                words={words}
              />
            </div>
            {changed > 0 && page === start.length - 1 && <p className={stamp}>{words.refusal}</p>}
          </div>
        ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-3 @xl:flex-row-reverse md:mt-8">
        <p
          role="status"
          className={clsx(
            'my-0 min-w-[min(24rem,100%)] flex-1 text-balance font-display text-lg leading-snug md:text-2xl',
            changed > 0 ? 'text-loss' : 'text-gain',
          )}
        >
          {isRefused
            ? words.refused
            : changed > 0
              ? fill(words.broken, { n: changed, total: start.length })
              : words.whole}
        </p>
        <Button
          variant="primary"
          className="no-js:hidden"
          onClick={() => write(changed > 0 ? start : [words.cheat.text, ...start.slice(1)])}
        >
          {changed > 0 ? words.reset : words.cheat.button}
        </Button>
      </div>
      <Fold summary={words.more}>
        <p className="mb-0 max-w-2xl text-base text-muted">{words.limit}</p>
      </Fold>
    </div>
  );
}

/**
 * The line from the fingerprint of a page to the next page, in the color of the text: straight down where the fingerprints are below
 * each other, with a bend where they are side by side, and to the copy itself where the pages are.
 */
const link =
  'relative before:absolute before:-top-4.5 before:left-8 before:h-4.5 before:border-current before:border-l-3 after:absolute after:-top-8 after:right-27 after:h-6 after:border-current @min-[17.4rem]:before:-top-2.5 @min-[17.4rem]:before:right-27 @min-[17.4rem]:before:h-2.5 @min-[17.4rem]:before:border-t-3 @min-[17.4rem]:after:border-l-3 @xl:before:top-auto @xl:before:right-auto @xl:before:bottom-[5.1rem] @xl:before:-left-13.5 @xl:before:h-0 @xl:before:w-19 @xl:before:border-l-0 @xl:after:content-none @4xl:before:bottom-[7.5rem] @4xl:before:-left-15.5 @4xl:before:w-22';

/** The typeface of the page: its digits have one width, and the box that holds a hash is wide enough for any. */
const code = 'font-body tabular-nums';

/** Comes down once when the fingerprints change, in a corner where it covers neither a text nor a fingerprint. */
const stamp =
  'eyebrow pointer-events-none absolute z-1 -top-6 right-2 my-0 -rotate-6 rounded-md border-2 border-loss bg-paper px-3 text-base text-loss @xl:-top-7 @xl:-right-6 @4xl:text-2xl motion-safe:transition-[opacity,scale] motion-safe:duration-250 motion-safe:starting:scale-150 motion-safe:starting:opacity-0';

/** A hash as text and as a drawing: each of its digits turns the gap of one ring. */
function Fingerprint({
  hash,
  old,
  label,
  words,
  isLoss,
}: {
  hash: string | undefined;
  /** The hash that everybody else has. It is in the line of the label, so that the page keeps its height. */
  old?: string;
  label: string;
  words: Content['breakTheChain'];
  isLoss: boolean;
}) {
  const color = isLoss ? 'text-loss' : 'text-ink';
  return (
    // No flexbox: the browser can lay out a block of a known size alone (`contain-strict`), and a key changes six of them.
    <p className="relative my-0 min-h-11 pt-1 pl-12.5 text-muted text-sm leading-tight @xl:pt-16 @4xl:pt-28 @xl:pl-0 @xl:text-center @4xl:min-w-26">
      <svg
        viewBox="-36 -36 72 72"
        aria-hidden="true"
        className={clsx(
          'absolute top-0 left-0 size-11 contain-strict fill-none stroke-current stroke-2 @xl:right-0 @xl:mx-auto @xl:size-14 @4xl:size-26',
          color,
        )}
      >
        {hash ? <path d={rings(hash)} /> : <circle r="33" strokeDasharray="4 5" />}
      </svg>
      {old ? (
        <>
          <span className="sr-only">
            {label}, {words.isOld}:{' '}
          </span>
          <s>
            <samp className={code}>{old}</samp>
          </s>
          <span className="sr-only">, {words.isNew}: </span>
        </>
      ) : (
        <span>{label}</span>
      )}
      <samp
        className={clsx(
          code,
          'block font-semibold @4xl:text-base @4xl:leading-tight',
          color,
          // With more space between letters, a hash is wider than its box.
          hash && 'h-[1lh] w-[8ch] whitespace-nowrap contain-strict [overflow-clip-margin:1rem] @xl:mx-auto',
        )}
      >
        {hash ?? words.none}
      </samp>
    </p>
  );
}

/** Concentric rings, each with a gap of 50 degrees where its hexadecimal digit points: 0 is to the right, 4 below. */
function rings(hash: string): string {
  return [...hash]
    .map((digit, index) => {
      const radius = 5 + index * 4;
      const angle = ((Number.parseInt(digit, 16) || 0) / 16) * 2 * Math.PI;
      const point = (offset: number) =>
        [Math.cos(angle + offset), Math.sin(angle + offset)].map((part) => Math.round(part * radius)).join(' ');
      return `M${point(HALF_GAP)}A${radius} ${radius} 0 1 1 ${point(-HALF_GAP)}`;
    })
    .join('');
}

const HALF_GAP = (25 / 180) * Math.PI;
