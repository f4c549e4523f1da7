/**
 * A calculator's state in the URL fragment: `fee?sizeVbytes=250&rateSatsPerVbyte=20`. The browser does not send the
 * fragment to a server. Numbers have no grouping, so that a link works in every locale.
 */

type FragmentField =
  | { kind: 'number'; min?: number; max?: number; computedMax?: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'text'; maxLength: number };

export type FragmentSchema = Readonly<Record<string, FragmentField>>;

type FieldValue<Field extends FragmentField> = Field extends { kind: 'number' }
  ? number
  : Field extends { options: readonly (infer Option)[] }
    ? Option
    : Field extends { kind: 'text' }
      ? string
      : never;

export type FragmentState<Schema extends FragmentSchema> = { [Key in keyof Schema]?: FieldValue<Schema[Key]> };

/** No calculator writes a longer fragment. */
const MAX_LENGTH = 4000;

/** The fragment without "#", in the order of `state`, without undefined and non-finite values. */
export function toFragment(calculatorId: string, state: Readonly<Record<string, number | string | undefined>>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(state)) {
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) continue;
    params.set(key, String(value));
  }
  return `${calculatorId}?${params}`;
}

/**
 * Parses a fragment; never throws. Unknown keys are ignored. One invalid value makes the whole state empty.
 *
 * @param fragment with or without the leading "#"
 * @returns null if the fragment belongs to another calculator or to none
 */
export function parseFragment<const Schema extends FragmentSchema>(
  fragment: string,
  calculatorId: string,
  schema: Schema,
): FragmentState<Schema> | null {
  const text = fragment.replace(/^#/, '');
  const start = text.indexOf('?');
  if (text.length > MAX_LENGTH || start < 0 || text.slice(0, start) !== calculatorId) return null;
  const params = new URLSearchParams(text.slice(start + 1));
  const state: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(schema)) {
    const text = params.get(key);
    if (text === null) continue;
    const value = readField(text, field);
    // Defaults in place of invalid values would produce a result the sender never saw.
    if (value === undefined) return {};
    state[key] = value;
  }
  return state as FragmentState<Schema>;
}

function readField(text: string, field: FragmentField): number | string | undefined {
  if (field.kind === 'text') return text.length <= field.maxLength ? text : undefined;
  if (field.kind === 'choice') return field.options.includes(text) ? text : undefined;
  const value = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text) ? Number(text) + 0 : Number.NaN;
  const max = field.computedMax ?? field.max ?? Infinity;
  const fits = Number.isFinite(value) && value >= (field.min ?? -Infinity) && value <= max;
  return fits ? value : undefined;
}
