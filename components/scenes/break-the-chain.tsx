'use client';

import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Fold } from '@/components/ui/fold';
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
  const id = useId();
  const [texts, setTexts] = useState(start);
  const [hashes, setHashes] = useState(known);
  const [isRefused, setRefused] = useState(false);
  const latest = useRef(start);

  function change(next: readonly string[]) {
    latest.current = next;
    setTexts(next);
    hashChain(next).then(
      // A hash of an older text must not replace that of a newer one.
      (found) => latest.current === next && setHashes(found),
      () => setRefused(true),
    );
  }

  const isChanged = (page: number) => hashes[page] !== known[page];
  const changed = hashes.filter((_, page) => isChanged(page)).length;
  return (
    <div data-scene="" className="plate wide p-5 md:p-8">
      <h3 className="text-2xl md:text-3xl">{words.title}</h3>
      <p className="mt-2 mb-0 max-w-2xl text-base md:text-lg">{words.task}</p>
      <div className="mt-4 grid grid-cols-1 gap-4.5 md:mt-6 md:grid-cols-3 md:gap-6">
        {texts.map((text, page) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: pages are not reordered, and their texts may be equal
            key={page}
            className={clsx(
              'relative rounded-lg border-2 bg-paper p-4 not-first:before:absolute not-first:before:-top-5 not-first:before:left-8 not-first:before:h-5 not-first:before:border-current not-first:before:border-l-3 not-first:before:border-dotted md:not-first:before:top-1/2 md:not-first:before:-left-6.5 md:not-first:before:h-0 md:not-first:before:w-6.5 md:not-first:before:border-t-3 md:not-first:before:border-l-0',
              isChanged(page) ? 'border-loss' : 'border-ink',
            )}
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-muted text-sm">
              <label htmlFor={`${id}-${page}`} className="eyebrow">
                {fill(words.page, { n: page + 1 })}
              </label>
              <p className="my-0">
                {words.before}{' '}
                <code className={clsx('font-semibold', page > 0 && isChanged(page - 1) ? 'text-loss' : 'text-ink')}>
                  {page > 0 ? hashes[page - 1] : words.none}
                </code>
              </p>
            </div>
            <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
              <input
                id={`${id}-${page}`}
                value={text}
                onChange={(event) => change(texts.map((other, at) => (at === page ? event.target.value : other)))}
                autoComplete="off"
                spellCheck={false}
                className="min-h-11 min-w-0 flex-[1_1_9rem] rounded-md border border-control bg-raised px-3 text-base hover:border-ink md:text-lg"
              />
              <p className="my-0 text-muted text-sm leading-tight">
                <span className="block">
                  {words.own} {isChanged(page) && <strong className="text-loss">{words.isNew}</strong>}
                </span>
                <code className={clsx('font-semibold text-base', isChanged(page) ? 'text-loss' : 'text-ink')}>
                  {hashes[page]}
                </code>
              </p>
            </div>
          </div>
        ))}
      </div>
      <div className="mt-4 flex min-h-11 flex-wrap items-center gap-3">
        {changed > 0 && <Button onClick={() => change(start)}>{words.reset}</Button>}
        <p role="status" className="my-0 min-w-[min(16rem,100%)] flex-1 text-base">
          {isRefused
            ? words.refused
            : changed > 0
              ? fill(words.broken, { n: changed, total: texts.length })
              : words.whole}
        </p>
      </div>
      <Fold summary={words.more}>
        <p className="mb-0 max-w-2xl text-muted text-sm md:mt-2 md:text-base">{words.limit}</p>
      </Fold>
    </div>
  );
}
