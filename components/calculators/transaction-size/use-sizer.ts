'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '@/lib/format/locale';
import { useSettled } from '../shared/use-settled';
import { fromHash, initialState, MAX_OUTPUTS, SIZER_ID, type SizerState, toHash } from './sizer-state';

/** As in `useCalculator`: how long typing rests before a complaint appears or the address is rewritten. */
const REST_MS = 600;

/** What `useCalculator` does, for a calculator whose rows come and go. */
export function useSizer(locale: Locale) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [state, setState] = useState(() => initialState(locale));
  const rested = useSettled(state, REST_MS);

  useEffect(() => {
    const restore = () => {
      const restored = fromHash(window.location.hash, locale);
      if (!restored) return;
      isTouched.current = false;
      setState(restored);
      root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, [locale]);

  useEffect(() => {
    if (isTouched.current) window.history.replaceState(null, '', toHash(rested, locale));
  }, [rested, locale]);

  function change(next: (before: SizerState) => SizerState) {
    isTouched.current = true;
    setState(next);
  }

  return {
    root,
    state,
    rested,
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
      setState(initialState(locale));
      const { pathname, search, hash } = window.location;
      if (hash.startsWith(`#${SIZER_ID}?`)) window.history.replaceState(null, '', pathname + search);
    },
    link: () => window.location.href.replace(/#.*$/, '') + toHash(state, locale),
  };
}
