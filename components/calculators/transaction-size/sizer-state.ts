import { MAX_SUPPLY_SATS, SCRIPT_TYPES, type ScriptType } from '@/lib/bitcoin';
import { FEE_DEFAULTS, FEE_RANGES } from '@/lib/calculators/fee';
import { type FragmentSchema, parseFragment, toFragment } from '@/lib/calculators/fragment';
import { COUNT_RANGE, SIZER_ID, type TransactionShape } from '@/lib/calculators/transaction-size';
import { parseDecimal } from '@/lib/format/decimal';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { toFieldText } from '@/lib/format/number';
import { type CalculatorFields, type ErrorWords, findErrors } from '../shared/fields';

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

const amountKey = (index: number) => `a${index + 1}`;
const outputKey = (index: number) => `o${index + 1}`;

const SCHEMA: FragmentSchema = {
  ...Object.fromEntries(SCRIPT_TYPES.map((type) => [type, { kind: 'number', ...COUNT_RANGE }])),
  rate: { kind: 'number', ...FEE_RANGES.rateSatsPerVbyte },
  ...Object.fromEntries(
    Array.from({ length: MAX_OUTPUTS }, (_, index) => [
      [outputKey(index), { kind: 'choice', options: OUTPUT_TYPES }],
      [amountKey(index), { kind: 'number', min: 0, max: MAX_SUPPLY_SATS }],
    ]).flat(),
  ),
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

export type SizerErrorWords = ErrorWords & { notWhole: string };

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
  return errors;
}

export function amountError(errors: Record<string, string>, index: number): string | undefined {
  return errors[amountKey(index)];
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
  return `#${toFragment(SIZER_ID, Object.fromEntries([...counts, rate, ...rows]))}`;
}

/** The state of a fragment; null if it belongs to another calculator. Rows after a missing one are ignored. */
export function fromHash(hash: string, locale: Locale): SizerState | null {
  const found = parseFragment(hash, SIZER_ID, SCHEMA) as Record<string, number | string | undefined> | null;
  if (!found) return null;
  const initial = initialState(locale);
  const text = (value: number | string | undefined, fallback: string) =>
    typeof value === 'number' ? toFieldText(value, locale) : fallback;
  const outputs: SizerState['outputs'] = [];
  for (let index = 0; found[outputKey(index)] !== undefined; index++) {
    outputs.push({
      key: index,
      type: found[outputKey(index)] as OutputType,
      amount: text(found[amountKey(index)], ''),
    });
  }
  const hasInputs = SCRIPT_TYPES.some((type) => found[type] !== undefined);
  const inputs = Object.fromEntries(SCRIPT_TYPES.map((type) => [type, text(found[type], '0')]));
  return {
    inputs: hasInputs ? (inputs as SizerState['inputs']) : initial.inputs,
    rate: text(found.rate, initial.rate),
    outputs: outputs.length > 0 ? outputs : initial.outputs,
  };
}
