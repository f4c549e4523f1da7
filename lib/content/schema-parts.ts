import { z } from 'zod';
import { nearestId } from './nearest-id';

/* Parts of the schemas of content files. Messages are for writers: they name the field and the valid value. */

export const text = z
  .string('must be text in quotation marks')
  .refine((value) => value.trim() !== '' && value === value.trim(), 'must not be empty, nor begin or end with a space');

export const id = z
  .string('must be text in quotation marks')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens, such as "first-wallet"');

export const minutes = z
  .int('must be a whole number of minutes')
  .min(1, 'must be at least 1')
  .max(60, 'must be at most 60');

export const day = z.iso.date('must be a day such as "2026-11-21"');

export const date = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a date such as "2026", "2026-05" or "2026-05-31"');

export const address = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' });

/**
 * Checks a file, or an entry of one, against its schema.
 *
 * @param file the name of the file, with the entry if it has several
 * @throws Error with one line for each field that is wrong
 */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw unusable(file, describeIssues(result.error, input));
  return result.data;
}

/**
 * Checks the rows of a table, each with an `id` that no other row has.
 *
 * @throws Error that names the file, the row by its id or number, and each field that is wrong
 */
export function parseTable<Schema extends z.ZodType<{ id: string }>>(
  schema: Schema,
  rows: readonly unknown[],
  file: string,
  rowName = 'row',
): z.infer<Schema>[] {
  const ids = new Set<string>();
  return rows.map((input, index) => {
    const named = (input as { id?: unknown } | null)?.id;
    const place = `${file}, ${rowName} ${typeof named === 'string' ? `"${named}"` : index + 1},`;
    const row = check(schema, input, place);
    if (ids.has(row.id)) throw unusable(place, ['id: another one has the same id']);
    ids.add(row.id);
    return row;
  });
}

export function unusable(file: string, problems: readonly string[]): Error {
  return new Error(`${file} cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

export function firstRepeated(items: readonly string[]): string | undefined {
  return items.find((item, index) => items.indexOf(item) !== index);
}

/** Of a longer list the message names the nearest value only, if one is near. */
const LISTED_VALUES = 12;

function describeIssues(error: z.ZodError, input: unknown): string[] {
  return error.issues.map((issue) => {
    const field = describePath(issue.path, input) || 'the whole entry';
    if (issue.code === 'unrecognized_keys')
      return `${field}: has the unknown field ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    const value = issue.path.reduce(valueAt, input);
    if (value === undefined) return `${field}: is missing`;
    if (issue.code === 'invalid_format' || issue.code === 'invalid_union') {
      return `${field}: ${issue.message}${typeof value === 'string' ? ` (found: ${value})` : ''}`;
    }
    if (issue.code !== 'invalid_value') return `${field}: ${issue.message}`;
    const values = issue.values.map(String);
    const nearest = values.length > LISTED_VALUES && nearestId(String(value), values);
    return nearest
      ? `${field}: "${value}" is none of the ${values.length} known values${nearest}`
      : `${field}: must be one of ${values.join(', ')} (found: ${value})`;
  });
}

const valueAt = (value: unknown, key: PropertyKey) => (value as Record<PropertyKey, unknown> | undefined)?.[key];

/** Names an item of a list by its id, a row of a figure by its first cell, and other items by their number from 1. */
export function describePath(path: readonly PropertyKey[], input: unknown): string {
  const names = path.map((key, depth) => {
    if (typeof key !== 'number') return String(key);
    const item = path.slice(0, depth + 1).reduce(valueAt, input);
    const { id } = Object(item) as { id?: unknown };
    if (typeof id === 'string') return `"${id}"`;
    if (Array.isArray(item) && path[depth - 1] === 'data') return `row ${item[0] ?? key + 1}`;
    return `item ${key + 1}`;
  });
  return names.join(' > ');
}
