import { type ChangeEvent, useMemo } from 'react';
import { parseFragment, toFragment } from '@/lib/calculators/fragment';
import type { Range } from '@/lib/calculators/outcome';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { toFieldText } from '@/lib/format/number';
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
import { useFragmentState } from './use-fragment-state';

type NumberName<Fields extends CalculatorFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { kind: 'number' } ? Name : never;
}[keyof Fields & string];

/**
 * What every calculator does: keeps each field exactly as typed, reads it, says what is wrong with it, and keeps its state
 * in the address.
 *
 * @param fields must be the same object on every render: a constant of the module, or memoised
 * @param counted for a calculator that counts with something in place of a field at fault: what that is, for the address.
 *   Without it the address keeps the last sound result, and there is no link while a field is at fault.
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
  const errorsOf = (texts: Texts<Fields>) => findErrors(fields, texts, errorWords, locale);
  const {
    state: texts,
    rested,
    change,
    ...others
  } = useFragmentState<Texts<Fields>>({
    id,
    start: () => initialTexts(fields, locale),
    parse(hash, start) {
      const state = parseFragment(hash, id, fields);
      return state && withState(state, start, locale);
    },
    print(from) {
      if (!counted && Object.keys(errorsOf(from)).length > 0) return null;
      const values = readValues(fields, from, locale);
      return `#${toFragment(id, { ...(counted?.(values) ?? values) } as Record<string, number | string>)}`;
    },
  });
  const values = useMemo(() => readValues(fields, texts, locale), [fields, texts, locale]);
  const errors = errorsOf(texts);
  const restedErrors = errorsOf(rested);

  const set = (name: keyof Fields & string, text: string) => change((before) => ({ ...before, [name]: text }));

  return {
    ...others,
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
    /** The slider of a `SliderField`; `spoken` is the sentence that holds its value. */
    sliderOf: (name: NumberName<Fields>, spoken: string, ends: Range & { step?: number }) => ({
      ...ends,
      value: values[name] as number,
      spoken: fill(spoken, { value: texts[name] }),
      onSlide: (slid: number) => set(name, toFieldText(slid, locale)),
    }),
  };
}
