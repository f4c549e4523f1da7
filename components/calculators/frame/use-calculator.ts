import { type ChangeEvent, useMemo, useState } from 'react';
import { useFragmentState } from '@/components/fragment/use-fragment-state';
import type { Range } from '@/lib/calculators/outcome';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { toFieldText } from '@/lib/format/number';
import { parseFragment, toFragment } from '@/lib/fragment';
import {
  type CalculatorFields,
  type ErrorWords,
  findErrors,
  initialTexts,
  readingRemark,
  readValues,
  type Texts,
  type Values,
  withState,
} from './fields';

type NumberName<Fields extends CalculatorFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends { kind: 'number' } ? Name : never;
}[keyof Fields & string];

/**
 * The state of a calculator: each field's text exactly as typed, its parsed value, its error, and the URL fragment.
 *
 * @param fields must be the same object on every render: a module constant, or memoized
 * @param substitute replaces the values of invalid fields, for a calculator that always has a result. Without it the
 *   fragment keeps the last valid state, and `link` is null while a field is invalid.
 */
export function useCalculator<const Fields extends CalculatorFields>({
  id,
  fields,
  locale,
  errorWords,
  substitute,
}: {
  id: string;
  fields: Fields;
  locale: Locale;
  errorWords: ErrorWords;
  substitute?: (values: Values<Fields>) => Values<Fields>;
}) {
  const errorsOf = (texts: Texts<Fields>) => findErrors(fields, texts, errorWords, locale);
  const {
    state: texts,
    rested,
    change,
    lost,
    ...others
  } = useFragmentState<Texts<Fields>>({
    id,
    start: () => initialTexts(fields, locale),
    parse(hash, start) {
      const read = parseFragment(hash, id, fields);
      return read && { ...read, state: withState(read.state, start, locale) };
    },
    toHash(from) {
      if (!substitute && Object.keys(errorsOf(from)).length > 0) return null;
      const values = readValues(fields, from, locale);
      return `#${toFragment(id, { ...(substitute?.(values) ?? values) } as Record<string, number | string>)}`;
    },
  });
  const values = useMemo(() => readValues(fields, texts, locale), [fields, texts, locale]);
  const errors = errorsOf(texts);
  const restedErrors = errorsOf(rested);

  /** The last text that the reader typed in each field. A text that this page wrote needs no remark on how it is read. */
  const [typed, setTyped] = useState<Partial<Texts<Fields>>>({});
  const set = (name: keyof Fields & string, text: string) => change((before) => ({ ...before, [name]: text }), name);
  const remarkOn = (name: keyof Fields & string): string | undefined => {
    if (lost !== 'all' && lost.includes(name)) return errorWords.lostInLink;
    const isTyped = fields[name]?.kind === 'number' && typed[name] === texts[name] && rested[name] === texts[name];
    return isTyped && !errors[name] ? readingRemark(texts[name] ?? '', errorWords, locale) : undefined;
  };

  return {
    ...others,
    lost,
    /** Each field's text, exactly as typed. */
    texts,
    /** The parsed fields. A text that is not a number is NaN; a number out of range is unchanged. */
    values,
    set,
    /** The properties of a `NumberField` or `SelectField`, except label and hint. */
    bind: (name: keyof Fields & string) => ({
      id: `${id}-${name}`,
      value: texts[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
        setTyped((before) => ({ ...before, [name]: target.value }));
        set(name, target.value);
      },
      error: restedErrors[name] && errors[name],
      remark: remarkOn(name),
    }),
    /** The `slider` property of a `SliderField`; `spoken` is the template of its `aria-valuetext`. */
    sliderOf: (name: NumberName<Fields>, spoken: string, ends: Range & { step?: number }) => ({
      ...ends,
      value: values[name] as number,
      spoken: fill(spoken, { value: texts[name] }),
      onSlide: (slid: number) => set(name, toFieldText(slid, locale)),
    }),
  };
}
