'use client';

import { type ChangeEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { parseFragment, toFragment } from '@/lib/calculators/fragment';
import type { Locale } from '@/lib/format/locale';
import {
  type CalculatorFields,
  type ErrorWords,
  findErrors,
  initialTexts,
  readValues,
  type Texts,
  type Values,
  withState,
} from './fields';
import { textsInPage } from './texts-in-page';
import { TYPING_RESTS_MS, useSettled } from './use-settled';

/** After a page is opened by Back, the browser goes to where it believes the reader was; by then it has done so. */
const BROWSER_SETTLES_MS = 300;

/**
 * What every calculator does: keeps each field exactly as typed, reads it, says what is wrong with it, and keeps its state
 * in the address behind the "#", which a link restores and no request carries.
 *
 * What a reader typed before the script arrived is taken over, if the address says nothing else.
 *
 * @param fields must be the same object on every render: a constant of the module, or memoised
 * @param counted for a calculator that counts with something in place of a field at fault: what that is, for the address.
 *   Must be the same function on every render. Without it the address keeps the last sound result, and there is no link
 *   while a field is at fault.
 */
export function useCalculator<const Fields extends CalculatorFields>({
  id,
  fields,
  locale,
  errorWords,
  counted,
}: {
  id: string;
  fields: Fields;
  locale: Locale;
  errorWords: ErrorWords;
  counted?: (values: Values<Fields>) => Values<Fields>;
}) {
  const root = useRef<HTMLElement>(null);
  const isTouched = useRef(false);
  const [start] = useState(() => initialTexts(fields, locale));
  const [texts, setTexts] = useState(start);
  const rested = useSettled(texts, TYPING_RESTS_MS);

  const values = useMemo(() => readValues(fields, texts, locale), [fields, texts, locale]);
  const errors = findErrors(fields, texts, errorWords, locale);
  const restedErrors = findErrors(fields, rested, errorWords, locale);

  const fragmentOf = useCallback(
    (from: Texts<Fields>) => {
      if (!counted && Object.keys(findErrors(fields, from, errorWords, locale)).length > 0) return null;
      const values = readValues(fields, from, locale);
      return `#${toFragment(id, { ...(counted?.(values) ?? values) } as Record<string, number | string>)}`;
    },
    [id, fields, errorWords, locale, counted],
  );

  useEffect(() => {
    const fragment = fragmentOf(rested);
    // What was typed before the script came has not rested yet.
    if (isTouched.current && rested !== start && fragment) window.history.replaceState(null, '', fragment);
  }, [rested, start, fragmentOf]);

  // Before the reader can do anything more: an effect would come later, and take back what was done meanwhile.
  useLayoutEffect(() => {
    const comeIntoView = () => root.current?.scrollIntoView({ behavior: 'instant', block: 'start' });
    const restore = () => {
      const state = parseFragment(window.location.hash, id, fields);
      if (!state) return false;
      setTexts(withState(state, start, locale));
      comeIntoView();
      return true;
    };
    let settling: ReturnType<typeof setTimeout> | undefined;
    if (restore()) settling = setTimeout(comeIntoView, BROWSER_SETTLES_MS);
    else {
      const typed = root.current && textsInPage(root.current, id, fields, start);
      if (typed) {
        // An address that names another calculator stays as it is: only one at a time can stand in it.
        isTouched.current = window.location.hash === '';
        setTexts({ ...start, ...typed });
      }
      // A link to the calculator alone: where it came later than the page, the browser found nothing to go to.
      if (window.location.hash === `#${id}`) comeIntoView();
    }
    const follow = () => {
      // Whoever changed the address wants it so: what was typed just before does not take it back.
      isTouched.current = false;
      restore();
    };
    window.addEventListener('hashchange', follow);
    return () => {
      clearTimeout(settling);
      window.removeEventListener('hashchange', follow);
    };
  }, [id, fields, locale, start]);

  const fragment = fragmentOf(texts);

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
      setTexts(start);
      const { pathname, search, hash } = window.location;
      if (hash.startsWith(`#${id}?`)) window.history.replaceState(null, '', pathname + search);
    },
    /** The address of this result; null while there is none. */
    link: fragment === null ? null : () => window.location.href.replace(/#.*$/, '') + fragment,
  };
}
