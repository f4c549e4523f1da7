'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { transactionSize } from '@/lib/calculators/transaction-size';
import type { Locale } from '@/lib/format/locale';
import { TYPING_RESTS_MS, useSettled } from '../shared/use-settled';
import {
  fromHash,
  initialState,
  MAX_OUTPUTS,
  readShape,
  SIZER_ID,
  type SizerErrorWords,
  type SizerState,
  sizerErrors,
  stateInPage,
  toHash,
} from './sizer-state';

/**
 * What `useCalculator` does, for a calculator whose rows come and go.
 *
 * @param errorWords must be the same object on every render
 */
export function useSizer(locale: Locale, errorWords: SizerErrorWords) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [start] = useState(() => initialState(locale));
  const [state, setState] = useState(start);
  const rested = useSettled(state, TYPING_RESTS_MS);
  const errors = sizerErrors(state, errorWords, locale);
  const hashOf = useCallback(
    (from: SizerState) => {
      const isSound = Object.keys(sizerErrors(from, errorWords, locale)).length === 0;
      return isSound && transactionSize(readShape(from, locale)).ok ? toHash(from, locale) : null;
    },
    [errorWords, locale],
  );
  const hash = hashOf(state);

  // As in `useCalculator`, before the reader can do anything more.
  useLayoutEffect(() => {
    const restore = () => {
      const restored = fromHash(window.location.hash, locale);
      if (!restored) return false;
      setState(restored);
      root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
      return true;
    };
    if (!restore()) setState((initial) => stateInPage(root.current, initial));
    const follow = () => {
      isTouched.current = false;
      restore();
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [locale]);

  useEffect(() => {
    const soundHash = hashOf(rested);
    if (isTouched.current && rested !== start && soundHash) window.history.replaceState(null, '', soundHash);
  }, [rested, start, hashOf]);

  function change(next: (before: SizerState) => SizerState) {
    isTouched.current = true;
    setState(next);
  }

  return {
    root,
    state,
    errors,
    /** Those that stood still for a while, to be complained about. */
    restedErrors: sizerErrors(rested, errorWords, locale),
    change,
    addOutput: () =>
      change((before) => {
        if (before.outputs.length >= MAX_OUTPUTS) return before;
        const key = 1 + Math.max(...before.outputs.map((output) => output.key));
        const type = before.outputs.at(-1)?.type ?? 'p2wpkh';
        return { ...before, outputs: [...before.outputs, { key, type, amount: '' }] };
      }),
    removeOutput: (key: number) =>
      change((before) => ({ ...before, outputs: before.outputs.filter((output) => output.key !== key) })),
    reset() {
      isTouched.current = false;
      setState(start);
      const { pathname, search, hash } = window.location;
      if (hash.startsWith(`#${SIZER_ID}?`)) window.history.replaceState(null, '', pathname + search);
    },
    link: hash === null ? null : () => window.location.href.replace(/#.*$/, '') + hash,
  };
}
