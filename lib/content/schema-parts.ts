import { z } from 'zod';

/*
 * What the schemas of guides, lessons, sources and figures have in common. The messages are for writers: they name file
 * and field, and say what must stand there.
 */

export const text = z
  .string('must be text in quotation marks')
  .refine((value) => value.trim() !== '' && value === value.trim(), 'must not be empty, nor begin or end with a space');

export const id = z
  .string('must be text in quotation marks')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens, such as "first-wallet"');

/** A year, a month or a day. */
export const date = z
  .string()
  .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a date such as "2026", "2026-05" or "2026-05-31"');

export const address = z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' });

/**
 * Checks a file, or an entry of one, against its schema.
 *
 * @param file its name, with the place in it where that helps
 * @throws an error that names the file and every field that is at fault
 */
export function check<Schema extends z.ZodType>(schema: Schema, input: unknown, file: string): z.infer<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw unusable(file, describeIssues(result.error, input));
  return result.data;
}

/** The error that stops the build, with each problem on a line of its own. */
export function unusable(file: string, problems: readonly string[]): Error {
  return new Error(`${file} cannot be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
}

/** The first that stands in a list a second time. */
export function firstRepeated(items: readonly string[]): string | undefined {
  return items.find((item, index) => items.indexOf(item) !== index);
}

/** Turns zod's findings into lines such as `minutes: is missing`. */
function describeIssues(error: z.ZodError, input: unknown): string[] {
  return error.issues.map((issue) => {
    const field = issue.path.join(' > ') || 'the whole entry';
    if (issue.code === 'unrecognized_keys')
      return `${field}: does not know ${issue.keys.map((key) => `"${key}"`).join(', ')}`;
    const value = issue.path.reduce<unknown>(
      (at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    );
    if (value === undefined) return `${field}: is missing`;
    if (issue.code === 'invalid_value') return `${field}: must be one of ${issue.values.join(', ')} (found: ${value})`;
    return `${field}: ${issue.message}`;
  });
}
