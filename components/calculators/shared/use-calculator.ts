'use client';

import { type ChangeEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { parseFragment, toFragment } from '@/lib/calculators/fragment';
import type { Locale } from '@/lib/format/locale';
import {
  type CalculatorFields,
  type ErrorWords,
  findErrors,
  initialTexts,
  readValues,
  type Texts,
  withState,
} from './fields';
import { useSettled } from './use-settled';

/** How long typing must rest before a complaint appears or the address is rewritten: "1," is on its way to "1,000". */
const REST_MS = 600;

/**
 * What every calculator does: keeps each field exactly as typed, reads it, says what is wrong with it, and keeps its state
 * in the address behind the "#", which a link restores and no request carries.
 *
 * @param fields must be the same object on every render: a constant of the module, or memoised
 */
export function useCalculator<const Fields extends CalculatorFields>({
  id,
  fields,
  locale,
  errorWords,
}: {
  id: string;
  fields: Fields;
  locale: Locale;
  errorWords: ErrorWords;
}) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [texts, setTexts] = useState<Texts<Fields>>(() => initialTexts(fields, locale));
  const rested = useSettled(texts, REST_MS);

  const values = useMemo(() => readValues(fields, texts, locale), [fields, texts, locale]);
  const errors = findErrors(fields, texts, errorWords, locale);
  const restedErrors = findErrors(fields, rested, errorWords, locale);

  const fragmentOf = useCallback(
    (from: Texts<Fields>) => {
      const wrong = findErrors(fields, from, errorWords, locale);
      const sound = Object.entries(readValues(fields, from, locale)).filter(([name]) => !wrong[name]);
      return `#${toFragment(id, Object.fromEntries(sound) as Record<string, number | string>)}`;
    },
    [id, fields, errorWords, locale],
  );

  useEffect(() => {
    const restore = () => {
      const state = parseFragment(window.location.hash, id, fields);
      if (!state) return;
      isTouched.current = false;
      setTexts(withState(state, initialTexts(fields, locale), locale));
      root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    };
    restore();
    window.addEventListener('hashchange', restore);
    return () => window.removeEventListener('hashchange', restore);
  }, [id, fields, locale]);

  useEffect(() => {
    if (isTouched.current) window.history.replaceState(null, '', fragmentOf(rested));
  }, [rested, fragmentOf]);

  function set(name: keyof Fields & string, text: string) {
    isTouched.current = true;
    setTexts((before) => ({ ...before, [name]: text }));
  }

  return {
    /** Goes on the outermost element, which a restoring link scrolls to. */
    root,
    /** What stands in each field, exactly as typed. */
    texts,
    /** The same as numbers and choices; NaN for what is not a number. Numbers out of range are handed on as they are. */
    values,
    /** True where every field can be computed with. */
    isValid: Object.keys(errors).length === 0,
    set,
    /** The properties of a `NumberField` or `SelectField`, apart from its label and hint. */
    bind: (name: keyof Fields & string) => ({
      id: `${id}-${name}`,
      value: texts[name],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => set(name, event.target.value),
      error: restedErrors[name] && errors[name],
    }),
    reset() {
      isTouched.current = false;
      setTexts(initialTexts(fields, locale));
      const { pathname, search, hash } = window.location;
      if (hash.startsWith(`#${id}?`)) window.history.replaceState(null, '', pathname + search);
    },
    /** The address of this result. */
    link: () => window.location.href.replace(/#.*$/, '') + fragmentOf(texts),
  };
}
