import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { useAnnouncement } from '@/components/ui/browser/use-settled';
import { Button } from '@/components/ui/button';
import { NumberField } from '@/components/ui/fields/field';
import { Slider } from '@/components/ui/fields/slider';
import {
  attempt,
  expectedTries,
  isSlow,
  MAX_NONCE,
  nextTries,
  PICTURE_MS,
  POW_WINNER,
  search,
  TEXT_LENGTH,
  ZEROS_RANGE,
} from '@/lib/calculators/proof-of-work';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { countOf } from '@/lib/format/plural';
import { Skyline } from './skyline';
import { StepTitle } from './step-title';
import { TriesStrip } from './tries-strip';

/** Hashes between two renders of a search that is not shown: a few milliseconds of work, so that the page stays responsive. */
const SLICE = 1500;

/** A search is not slowed down for readers who want no motion. */
const isStill = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;

interface Mining {
  text: string;
  nonce: number;
  zeros: number;
}

/** Finds a number whose hash has the zeros: one press for each, or by the machine. */
export function useNonceSearch({ text, nonce, zeros }: Mining, onNonce: (nonce: number) => void) {
  const [run, setRun] = useState<{ from: number; isRunning: boolean } | null>(null);
  const isRunning = run?.isRunning ?? false;
  const from = run?.from ?? 0;
  useEffect(() => {
    if (!isRunning) return;
    const tries = nonce - from;
    const still = isStill();
    // The next slice starts after the browser has handled input and painted.
    const timer = setTimeout(
      () => {
        const size = still ? SLICE : nextTries(tries);
        const last = search(text, nonce + 1, zeros, Math.min(size, MAX_NONCE - nonce));
        if (last.zeros >= zeros || last.nonce >= MAX_NONCE) {
          setRun((before) => before && { ...before, isRunning: false });
        }
        onNonce(last.nonce);
      },
      !still && isSlow(tries) ? PICTURE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isRunning, from, text, nonce, zeros, onNonce]);
  return {
    isRunning,
    /** Numbers tried by the last search; null before the first and after a change. */
    tries: run && nonce - run.from,
    start: () => nonce < MAX_NONCE && setRun({ from: nonce, isRunning: true }),
    stop: () => setRun((before) => before && { ...before, isRunning: false }),
    forget: () => setRun(null),
  };
}

export function NonceFields({
  id,
  mining,
  machine,
  onChange,
  words,
  locale,
}: {
  id: string;
  mining: Mining;
  machine: ReturnType<typeof useNonceSearch>;
  onChange: (change: Partial<Mining>) => void;
  words: Content['calculators']['ProofOfWork']['mine'];
  locale: Locale;
}) {
  const { text, nonce, zeros } = mining;
  const isEmpty = text.trim() === '';
  const expected = formatNumber(expectedTries(zeros), locale);
  const isEnd = nonce >= MAX_NONCE;
  const found = attempt(text, nonce).zeros;
  const isValid = found >= zeros && !isEmpty;
  const set = (change: Partial<Mining>) => {
    machine.forget();
    onChange(change);
  };
  const said = () => {
    if (isEnd) return words.ended;
    if (machine.tries === null) return fill(words.average, { expected });
    const tries = formatNumber(machine.tries, locale);
    return fill(machine.isRunning ? words.searching : words.searched, { tries, expected });
  };
  return (
    <>
      <div className="-mx-5 md:-mx-8 mt-2 grid gap-4 border-line border-t px-5 pt-8 max-md:gap-6 md:px-8">
        <StepTitle step={1}>{words.title}</StepTitle>
        <NumberField
          id={`${id}-text`}
          label={words.text}
          hint={words.textHint}
          inputMode="text"
          maxLength={TEXT_LENGTH.max}
          value={text}
          error={isEmpty ? words.empty : undefined}
          onChange={(event) => set({ text: event.target.value })}
        />
      </div>
      <Slider
        size="large"
        id={`${id}-zeros`}
        label={words.zeros}
        shown={String(zeros)}
        spoken={fill(words.zerosSpoken, { zeros, tries: expected })}
        value={zeros}
        {...ZEROS_RANGE}
        onSlide={(value) => set({ zeros: value })}
      />
      <div className="flex flex-wrap gap-2.5 no-js:hidden print:hidden">
        <Button
          variant="primary"
          aria-disabled={isEmpty || machine.isRunning || isEnd}
          className="aria-disabled:opacity-50"
          onClick={() => !isEmpty && !machine.isRunning && !isEnd && set({ nonce: nonce + 1 })}
        >
          {words.next}
        </Button>
        <Button
          aria-disabled={isEmpty || isEnd}
          className="aria-disabled:opacity-50"
          onClick={() => {
            if (machine.isRunning) machine.stop();
            else if (!isEmpty) {
              machine.start();
              document.getElementById(`${id}-tries`)?.scrollIntoView({ block: 'nearest' });
            }
          }}
        >
          {machine.isRunning ? words.stop : words.machine}
        </Button>
      </div>
      <div>
        {/* The result, right under the buttons: on a phone the rest of it is below the screen. */}
        <p
          aria-hidden="true"
          className={clsx('font-display text-xl tabular-nums leading-snug', isValid ? 'text-gain' : 'text-loss')}
        >
          {fill(isValid ? words.shortValid : words.shortInvalid, {
            number: formatNumber(nonce, locale),
            zeros: found,
            needed: zeros,
          })}
        </p>
        {/* Without script nothing can be tried: the example shows the winner, too. */}
        <p className="mt-1 font-display text-gain text-xl tabular-nums leading-snug js:hidden">
          {fill(words.shortValid, { number: formatNumber(POW_WINNER, locale), zeros, needed: zeros })}
        </p>
        <p className="mt-1 min-h-12 text-base text-muted tabular-nums">{said()}</p>
      </div>
    </>
  );
}

/** The hash of the number that was tried last, and whether it is valid. On a phone number and verdict are right under the buttons. */
export function NonceResult({
  id,
  mining,
  machine: { tries, isRunning },
  words,
  locale,
}: {
  id: string;
  mining: Mining;
  machine: ReturnType<typeof useNonceSearch>;
  words: Content['calculators']['ProofOfWork']['mine'];
  locale: Locale;
}) {
  const { text, nonce, zeros: needed } = mining;
  const { hash, zeros } = attempt(text, nonce);
  const isValid = zeros >= needed && text.trim() !== '';
  const number = formatNumber(nonce, locale);
  const verdict = isValid ? words.valid : words.invalid;
  const reason = isValid ? words.validText : countOf(words.invalidText, zeros, locale, { needed });
  const spoken = useAnnouncement(isRunning ? '' : fill(words.spoken, { number, verdict, reason }));
  return (
    <div>
      <div className="max-md:hidden">
        <p className="text-base text-muted">{words.number}</p>
        <p className="mb-4 font-display text-4xl tabular-nums leading-tight md:text-5xl">{number}</p>
      </div>
      <p className="mb-2 font-semibold text-base">{fill(words.target, { needed })}</p>
      <Skyline hash={hash} needed={needed} isValid={isValid} text={fill(words.skyline, { needed, zeros })} />
      <p className="mt-4 text-base text-muted">{words.hash}</p>
      <p className="break-all font-mono text-base leading-relaxed">
        <span className={clsx('font-bold', isValid ? 'text-gain' : 'text-loss')}>{hash.slice(0, needed)}</span>
        <span>{hash.slice(needed)}</span>
      </p>
      <p className={clsx('mt-4 font-display text-2xl max-md:hidden', isValid ? 'text-gain' : 'text-loss')}>{verdict}</p>
      <p className={clsx('mt-1 text-base max-md:mt-4', !isValid && 'max-md:hidden')}>{reason}</p>
      <TriesStrip
        id={`${id}-tries`}
        className="mt-6 scroll-mb-4 md:mt-8"
        {...{ tries, isRunning, isFound: isValid, words: words.strip, locale }}
      />
      <output className="sr-only">{spoken}</output>
    </div>
  );
}
