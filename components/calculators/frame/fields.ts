import type { Range } from '@/lib/calculators/outcome';
import type { Content } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, toFieldText } from '@/lib/format/number';
import { parseDecimal } from '@/lib/format/parse-decimal';
import type { FragmentState } from '@/lib/fragment';

/**
 * A field of a calculator; also the schema of its value in the URL fragment. Above `max` a field has an error. A calculator that
 * computes larger values all the same says up to which: `computedMax`.
 */
type CalculatorField =
  | { kind: 'number'; initial: number; min?: number; max?: number; computedMax?: number }
  | { kind: 'choice'; initial: string; options: readonly string[] };

export type CalculatorFields = Readonly<Record<string, CalculatorField>>;

/** Number fields from a model's defaults and ranges, in the order of the ranges. */
export function numberFields<Name extends string>(
  defaults: Readonly<Record<NoInfer<Name>, number>>,
  ranges: Readonly<Record<Name, Range>>,
) {
  const fields = Object.entries<Range>(ranges).map(([name, range]) => [
    name,
    { kind: 'number', initial: defaults[name as Name], ...range },
  ]);
  return Object.fromEntries(fields) as Record<Name, { kind: 'number'; initial: number } & Range>;
}

export type Texts<Fields extends CalculatorFields> = { readonly [Key in keyof Fields]: string };

export type Values<Fields extends CalculatorFields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends { kind: 'number' }
    ? number
    : Fields[Key] extends { options: readonly (infer Option)[] }
      ? Option
      : never;
};

export type ErrorWords = Content['calculators']['common']['errors'];

export function initialTexts<Fields extends CalculatorFields>(fields: Fields, locale: Locale): Texts<Fields> {
  return withState(
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.initial])) as FragmentState<Fields>,
    {} as Texts<Fields>,
    locale,
  );
}

/** The texts, overwritten by the state of a fragment. */
export function withState<Fields extends CalculatorFields>(
  state: FragmentState<Fields>,
  texts: Texts<Fields>,
  locale: Locale,
): Texts<Fields> {
  const read = Object.entries(state).map(([name, value]) => [
    name,
    typeof value === 'number' ? toFieldText(value, locale) : String(value),
  ]);
  return { ...texts, ...Object.fromEntries(read) };
}

/** How a text was read, if it is not written as the language of the page writes numbers. */
export function readingRemark(text: string, words: ErrorWords, locale: Locale): string | undefined {
  const parsed = parseDecimal(text, locale);
  if (!parsed.ok || parsed.reading === 'usual') return undefined;
  return fill(words.readAs[parsed.reading], { number: formatNumber(parsed.value, locale, { min: 0, max: 12 }) });
}

export function readValues<Fields extends CalculatorFields>(
  fields: Fields,
  texts: Texts<Fields>,
  locale: Locale,
): Values<Fields> {
  const values = Object.entries(fields).map(([name, field]) => {
    const text = texts[name] ?? '';
    if (field.kind !== 'number') return [name, text];
    const parsed = parseDecimal(text, locale);
    return [name, parsed.ok ? parsed.value : Number.NaN];
  });
  return Object.fromEntries(values);
}

const PROBLEM_WORDS = {
  empty: 'empty',
  'not-a-number': 'notANumber',
  letters: 'letters',
  marks: 'marks',
} as const;

/** What is wrong with a text that is not a number. */
export function numberProblem(text: string, words: ErrorWords, locale: Locale, example: number): string | undefined {
  const parsed = parseDecimal(text, locale);
  if (parsed.ok) return undefined;
  return fill(words[PROBLEM_WORDS[parsed.problem]], { example: toFieldText(example, locale) });
}

/** A message for each invalid number field: what is wrong, and the accepted range. */
export function findErrors<Fields extends CalculatorFields>(
  fields: Fields,
  texts: Texts<Fields>,
  words: ErrorWords,
  locale: Locale,
): { [Key in keyof Fields]?: string } {
  const format = (value: number) => formatNumber(value, locale, { min: 0, max: 12 });
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'number') continue;
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
    const parsed = parseDecimal(texts[name] ?? '', locale);
    const problem = !parsed.ok
      ? numberProblem(texts[name] ?? '', words, locale, field.initial)
      : parsed.value < min
        ? words.tooSmall
        : parsed.value > max
          ? words.tooLarge
          : undefined;
    if (problem) errors[name] = fill(problem, { min: format(min), max: format(max) });
  }
  return errors as { [Key in keyof Fields]?: string };
}
