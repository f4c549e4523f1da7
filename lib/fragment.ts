/**
 * A state in the URL fragment, such as that of a calculator: `fee?sizeVbytes=250&rateSatsPerVbyte=20`. The browser does not send the
 * fragment to a server. Numbers have no grouping, so that a link works in every locale. No state ends with a free text:
 * mail and chat programs often make punctuation after a link part of it, and `readParams` removes it from the end.
 */

type FragmentField = (
  | { kind: 'number'; min?: number; max?: number; computedMax?: number; isWhole?: true }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; minLength?: number; maxLength: number }
  /** One character for each part of the state, such as `lps`. */
  | { kind: 'text'; pattern: RegExp }
) & {
  /** A link without this key is complete. */
  isOptional?: true;
};

export type FragmentSchema = Readonly<Record<string, FragmentField>>;

type FieldValue<Field extends FragmentField> = Field extends { kind: 'number' }
  ? number
  : Field extends { options: readonly (infer Option)[] }
    ? Option
    : Field extends { kind: 'text' }
      ? string
      : never;

export type FragmentState<Schema extends FragmentSchema> = { [Key in keyof Schema]?: FieldValue<Schema[Key]> };

/** What a link says, and what it lost on the way. */
export interface ReadLink<State> {
  state: State;
  /** The keys that the link should say and does not, or not in one way; empty for an intact link. `all`: nothing is left. */
  lost: readonly string[] | 'all';
}

/** No calculator writes a longer fragment. */
const MAX_LENGTH = 4000;

/** In a link that leaves keys out on purpose: they have the values of the example. */
const REST = { key: 'rest', value: 'example' };

/**
 * The fragment without "#", in the order of `state`, without undefined and non-finite values.
 *
 * @param calculatorId '' on a page with one state only, whose fragment has no name: `q=wallet`
 */
export function toFragment(calculatorId: string, state: Readonly<Record<string, number | string | undefined>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(state)) {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) continue;
    params.set(key, String(value));
  }
  return calculatorId === '' ? String(params) : `${calculatorId}?${params}`;
}

/** `toFragment` for a state that has only some of the keys; the calculator keeps its example for the others. */
export function toPartialFragment(calculatorId: string, state: Parameters<typeof toFragment>[1]): string {
  return toFragment(calculatorId, { ...state, [REST.key]: REST.value });
}

/** Punctuation and quotes after a link, as typed or percent-encoded by the browser. */
const AFTER_LINK =
  /(?:[\s.,;:!?()[\]{}<>"'*_`…”’»]|%(?:20|22|27|28|29|3C|3E|5B|5D|60|7B|7D)|%C2%BB|%E2%80%(?:99|9D|A6))+$/i;

/**
 * The parameters of a fragment. Undoes what programs do to links without changing a value: HTML entities for "&", a
 * percent-encoded fragment, and punctuation at the end. Never throws.
 *
 * @param fragment with or without the leading "#"
 * @returns for each key its value, or null if it has two different ones; null if the fragment belongs to another id or to none
 */
export function readParams(fragment: string, id: string): ReadonlyMap<string, string | null> | null {
  let text = fragment.replace(/^(?:#|%23)+/i, '');
  if (id === '') text = `?${text}`;
  for (let layer = 0; layer < 2 && !text.includes('?') && /%(?:25)?3F/i.test(text); layer++) text = decode(text);
  const start = text.indexOf('?');
  if (start < 0 || text.slice(0, start) !== id) return null;
  let query = text.slice(start + 1);
  for (let layer = 0; layer < 2 && !query.includes('=') && /%(?:25)?3D/i.test(query); layer++) query = decode(query);
  const params = new Map<string, string | null>();
  if (text.length > MAX_LENGTH) return params;
  const repaired = query.replace(/&(?:amp;)+|&#(?:38|x26);/gi, '&').replace(AFTER_LINK, '');
  for (const [key, value] of new URLSearchParams(repaired)) {
    params.set(key, params.has(key) && params.get(key) !== value ? null : value);
  }
  return params;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses a fragment; never throws. Unknown keys are ignored. Only values that are there once, complete and valid are in the
 * state; the keys of all others are listed, because defaults in their place would produce a result that the sender never saw. A link that was cut
 * inside its last value cannot be told from an intact one.
 *
 * @param fragment with or without the leading "#"
 * @returns null if the fragment belongs to another calculator or to none
 */
export function parseFragment<const Schema extends FragmentSchema>(
  fragment: string,
  calculatorId: string,
  schema: Schema,
): ReadLink<FragmentState<Schema>> | null {
  const params = readParams(fragment, calculatorId);
  if (!params) return null;
  const state: Record<string, unknown> = {};
  const lost: string[] = [];
  const isPartial = params.get(REST.key) === REST.value;
  for (const [key, field] of Object.entries(schema)) {
    const text = params.get(key);
    const value = typeof text === 'string' ? readField(text, field) : undefined;
    if (value !== undefined) state[key] = value;
    else if (text !== undefined || !(field.isOptional || isPartial)) lost.push(key);
  }
  const isAll = lost.length > 0 && Object.keys(state).length === 0;
  return { state: state as FragmentState<Schema>, lost: isAll ? 'all' : lost };
}

/**
 * `parseFragment` for a state whose parts mean something only together: a link that lost any of them is the start.
 *
 * @param toState returns null if the values, each of them valid, are no state together
 */
export function parseWhole<const Schema extends FragmentSchema, State>(
  fragment: string,
  calculatorId: string,
  schema: Schema,
  start: State,
  toState: (values: Required<FragmentState<Schema>>) => State | null,
): ReadLink<State> | null {
  const read = parseFragment(fragment, calculatorId, schema);
  if (!read) return null;
  const state = read.lost.length === 0 ? toState(read.state as Required<FragmentState<Schema>>) : null;
  return state === null ? { state: start, lost: 'all' } : { state, lost: [] };
}

function readField(text: string, field: FragmentField): number | string | undefined {
  if (field.kind === 'text') {
    if ('pattern' in field) return field.pattern.test(text) ? text : undefined;
    return text.trim().length >= (field.minLength ?? 0) && text.length <= field.maxLength ? text : undefined;
  }
  if (field.kind === 'choice') return field.options.includes(text) ? text : undefined;
  const value = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? Number(text) + 0 : Number.NaN;
  const max = field.computedMax ?? field.max ?? Infinity;
  const fits = Number.isFinite(value) && value >= (field.min ?? -Infinity) && value <= max;
  return fits && !(field.isWhole && !Number.isInteger(value)) ? value : undefined;
}
