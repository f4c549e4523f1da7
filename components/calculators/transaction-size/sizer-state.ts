import { MAX_SUPPLY_SATS, SCRIPT_TYPES, type ScriptType } from '@/lib/bitcoin';
import { FEE_DEFAULTS, FEE_RANGES } from '@/lib/calculators/fee';
import { COUNT_RANGE, SIZER_ID, type TransactionShape } from '@/lib/calculators/transaction-size';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { formatNumber, toFieldText } from '@/lib/format/number';
import { parseDecimal } from '@/lib/format/parse-decimal';
import { type FragmentSchema, parseFragment, type ReadLink, toFragment } from '@/lib/fragment';
import { type CalculatorFields, type ErrorWords, findErrors } from '../frame/fields';

/** Limits the length of a link. */
export const MAX_OUTPUTS = 20;

/** In the order of the form: the types that current wallets create come first. */
export const INPUT_TYPES: readonly ScriptType[] = ['p2wpkh', 'p2tr', 'p2pkh', 'p2sh-p2wpkh', 'p2wsh-2of3', 'p2sh-2of3'];

/** All P2SH outputs have the same form, so both P2SH input types share one option. */
export const OUTPUT_TYPES = ['p2wpkh', 'p2tr', 'p2pkh', 'p2sh-p2wpkh', 'p2wsh-2of3'] as const satisfies ScriptType[];
export type OutputType = (typeof OUTPUT_TYPES)[number];

/** Texts as typed. `key` identifies a row after another one is removed. */
export interface SizerState {
  inputs: Record<ScriptType, string>;
  rate: string;
  outputs: { key: number; type: OutputType; amount: string }[];
}

/** One input, one output for the receiver and one for change. */
export function simplePayment(type: OutputType, rate: string): SizerState {
  const inputs = Object.fromEntries(SCRIPT_TYPES.map((each) => [each, each === type ? '1' : '0']));
  return {
    inputs: inputs as SizerState['inputs'],
    rate,
    outputs: [0, 1].map((key) => ({ key, type, amount: '' })),
  };
}

export function initialState(locale: Locale): SizerState {
  return simplePayment('p2wpkh', toFieldText(FEE_DEFAULTS.rateSatsPerVbyte, locale));
}

export const amountKey = (index: number) => `a${index + 1}`;
const outputKey = (index: number) => `o${index + 1}`;

const SCHEMA: FragmentSchema = {
  ...Object.fromEntries(
    SCRIPT_TYPES.map((type) => [type, { kind: 'number', isWhole: true, isOptional: true, ...COUNT_RANGE }]),
  ),
  ...Object.fromEntries(
    Array.from({ length: MAX_OUTPUTS }, (_, index) => [
      [outputKey(index), { kind: 'choice', options: OUTPUT_TYPES, isOptional: true }],
      [amountKey(index), { kind: 'number', isWhole: true, isOptional: true, min: 0, max: MAX_SUPPLY_SATS }],
    ]).flat(),
  ),
  // Last and in each link: without it, the link was cut.
  rate: { kind: 'number', ...FEE_RANGES.rateSatsPerVbyte },
};

const read = (text: string, locale: Locale) => {
  const parsed = parseDecimal(text, locale);
  return parsed.ok ? parsed.value : Number.NaN;
};

export function readRate(state: SizerState, locale: Locale): number {
  return read(state.rate, locale);
}

/** The input of the model. An empty amount is undefined. */
export function readShape(state: SizerState, locale: Locale): TransactionShape {
  return {
    inputs: Object.fromEntries(SCRIPT_TYPES.map((type) => [type, read(state.inputs[type], locale)])),
    outputs: state.outputs.map(({ type, amount }) => ({
      type,
      ...(amount.trim() !== '' && { amountSats: read(amount, locale) }),
    })),
  };
}

export type SizerErrorWords = ErrorWords &
  Record<'notWhole' | 'negative' | 'aboveSupply' | 'togetherAboveSupply', string>;

/** Messages for the invalid fields, by their names in the fragment. */
export function sizerErrors(state: SizerState, words: SizerErrorWords, locale: Locale): Record<string, string> {
  const fields: Record<string, CalculatorFields[string]> = {
    rate: { kind: 'number', initial: FEE_DEFAULTS.rateSatsPerVbyte, ...FEE_RANGES.rateSatsPerVbyte },
  };
  const texts: Record<string, string> = { rate: state.rate };
  for (const type of SCRIPT_TYPES) {
    fields[type] = { kind: 'number', initial: 1, min: 0, max: COUNT_RANGE.max };
    texts[type] = state.inputs[type];
  }
  state.outputs.forEach(({ amount }, index) => {
    if (amount.trim() === '') return;
    fields[amountKey(index)] = { kind: 'number', initial: 10_000, min: 0, max: MAX_SUPPLY_SATS };
    texts[amountKey(index)] = amount;
  });
  const errors = findErrors(fields, texts, words, locale) as Record<string, string>;
  for (const [name, text] of Object.entries(texts)) {
    if (name === 'rate' || errors[name] || Number.isInteger(read(text, locale))) continue;
    errors[name] = fill(words.notWhole, { typed: text.trim() });
  }
  const max = formatNumber(MAX_SUPPLY_SATS, locale);
  let total = 0;
  state.outputs.forEach((output, index) => {
    const amount = read(output.amount, locale);
    if (Number.isNaN(amount)) return;
    total += Math.max(0, amount);
    if (amount < 0) errors[amountKey(index)] = words.negative;
    else if (amount > MAX_SUPPLY_SATS) errors[amountKey(index)] = fill(words.aboveSupply, { max });
    else if (total > MAX_SUPPLY_SATS) errors[amountKey(index)] ??= fill(words.togetherAboveSupply, { max });
  });
  return errors;
}

/** The text of a number field by its name in the fragment. */
export function textOf({ inputs, rate, outputs }: SizerState, name: string): string | undefined {
  const amounts = outputs.map(({ amount }, index) => [amountKey(index), amount]);
  return Object.fromEntries([...Object.entries(inputs), ...amounts, ['rate', rate]])[name];
}

/** The fragment with "#", without counts that are zero or invalid. */
export function toHash(state: SizerState, locale: Locale): string {
  const { inputs, outputs } = readShape(state, locale);
  const counts = Object.entries(inputs).filter(([, count]) => Number.isInteger(count) && count > 0);
  const rows = outputs.flatMap(({ type, amountSats }, index) => [
    [outputKey(index), type] as const,
    ...(amountSats === undefined ? [] : [[amountKey(index), amountSats] as const]),
  ]);
  const rate = ['rate', readRate(state, locale)] as const;
  return `#${toFragment(SIZER_ID, Object.fromEntries([...counts, ...rows, rate]))}`;
}

/**
 * The state of a fragment; null if it belongs to another calculator. A link without whole lists of inputs and outputs is the
 * initial state.
 */
export function fromHash(hash: string, locale: Locale): ReadLink<SizerState> | null {
  const found = parseFragment(hash, SIZER_ID, SCHEMA);
  if (!found) return null;
  const initial = initialState(locale);
  const values = found.state as Record<string, number | string | undefined>;
  const text = (value: number | string | undefined, fallback: string) =>
    typeof value === 'number' ? toFieldText(value, locale) : fallback;
  const rows = Array.from({ length: MAX_OUTPUTS }, (_, index) => index).filter((index) => values[outputKey(index)]);
  const isWhole =
    found.lost !== 'all' &&
    found.lost.every((key) => key === 'rate' || /^a\d/.test(key)) &&
    SCRIPT_TYPES.some((type) => values[type] !== undefined) &&
    rows.length > 0 &&
    rows.at(-1) === rows.length - 1;
  if (!isWhole) return { state: initial, lost: 'all' };
  const inputs = Object.fromEntries(SCRIPT_TYPES.map((type) => [type, text(values[type], '0')]));
  return {
    lost: found.lost,
    state: {
      inputs: inputs as SizerState['inputs'],
      rate: text(values.rate, initial.rate),
      outputs: rows.map((index) => ({
        key: index,
        type: values[outputKey(index)] as OutputType,
        amount: text(values[amountKey(index)], ''),
      })),
    },
  };
}
