import { useState } from 'react';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import { SIZER_ID, transactionSize } from '@/lib/calculators/transaction-size';
import type { Locale } from '@/lib/format/locale';
import { readingRemark } from '../frame/fields';
import {
  fromHash,
  initialState,
  MAX_OUTPUTS,
  readShape,
  type SizerErrorWords,
  type SizerState,
  sizerErrors,
  textOf,
  toHash,
} from './sizer-state';

/** `useCalculator` for a calculator with a variable number of rows. */
export function useSizer(locale: Locale, errorWords: SizerErrorWords) {
  const errorsOf = (state: SizerState) => sizerErrors(state, errorWords, locale);
  const sizer = useFragmentState<SizerState>({
    id: SIZER_ID,
    start: () => initialState(locale),
    parse: (hash) => fromHash(hash, locale),
    toHash(from) {
      const isSound = Object.keys(errorsOf(from)).length === 0 && transactionSize(readShape(from, locale)).ok;
      return isSound ? toHash(from, locale) : null;
    },
  });
  /** The last text that the reader typed in each field, by its name in the fragment. */
  const [typed, setTyped] = useState<Record<string, string>>({});
  return {
    ...sizer,
    type(name: string, text: string, next: (before: SizerState) => SizerState) {
      setTyped((before) => ({ ...before, [name]: text }));
      sizer.change(next, name);
    },
    remarkOn(name: string): string | undefined {
      if (sizer.lost !== 'all' && sizer.lost.includes(name)) return errorWords.lostInLink;
      const text = textOf(sizer.state, name);
      const isTyped = text !== undefined && text === typed[name] && text === textOf(sizer.rested, name);
      return isTyped && !errorsOf(sizer.state)[name] ? readingRemark(text, errorWords, locale) : undefined;
    },
    errors: errorsOf(sizer.state),
    /** Errors of the state after input has paused. */
    restedErrors: errorsOf(sizer.rested),
    addOutput: () =>
      sizer.change((before) => {
        if (before.outputs.length >= MAX_OUTPUTS) return before;
        const key = 1 + Math.max(...before.outputs.map((output) => output.key));
        const type = before.outputs.at(-1)?.type ?? 'p2wpkh';
        return { ...before, outputs: [...before.outputs, { key, type, amount: '' }] };
      }, 'outputs'),
    removeOutput: (key: number) =>
      sizer.change(
        (before) => ({ ...before, outputs: before.outputs.filter((output) => output.key !== key) }),
        'outputs',
      ),
  };
}
