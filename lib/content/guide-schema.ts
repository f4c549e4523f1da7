import { z } from 'zod';
import { books } from '@/content/books';
import { GUIDE_CATEGORIES, GUIDE_ICONS, GUIDE_LEVELS } from '@/content/guides';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in small letters and dashes, such as "first-wallet"');
const text = z.string().trim().min(1, 'must not be empty');
const day = z.iso.date('must be a day such as "2026-11-21"');
const bookIds = books.map((book) => book.id);

const sourceSchema = z.strictObject({
  id,
  title: text,
  publisher: text,
  url: z.url({ protocol: /^https$/, error: 'must be an address that starts with https://' }),
  /** When it was published, as far as it says so. */
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}(-\d{2})?)?$/, 'must be a date such as "2026", "2026-05" or "2026-05-31", or null')
    .nullable(),
  /** `memory`: remembered, not read again when the guide was checked. */
  status: z.enum(['read', 'memory']),
});

const common = {
  id,
  category: z.enum(GUIDE_CATEGORIES),
  level: z.enum(GUIDE_LEVELS),
  icon: z.enum(GUIDE_ICONS),
};

const availableSchema = z.strictObject({
  ...common,
  status: z.literal('available'),
  minutes: z.int('must be a whole number of minutes').min(1).max(60),
  book: z.enum(bookIds).nullable(),
  lastChecked: day.refine((date) => date <= new Date().toISOString().slice(0, 10), 'must not be a day to come'),
  sources: z.array(sourceSchema).min(1, 'must name at least one source'),
});

const comingSoonSchema = z.strictObject({ ...common, status: z.literal('coming-soon') });

export const rowSchema = z.discriminatedUnion('status', [availableSchema, comingSoonSchema], {
  error: 'must be "available" or "coming-soon"',
});

export const wordsSchema = z.strictObject({
  title: text,
  description: text.min(60, 'must be at least 60 characters long').max(200, 'must be at most 200 characters long'),
  objectives: z.array(text).min(3, 'must have at least three items').max(8, 'must have at most eight items'),
  takeaways: z.array(text).min(3, 'must have at least three items').max(8, 'must have at most eight items'),
  bookHighlights: z.array(text).min(1).optional(),
  bookReason: text.optional(),
  /** For search engines: the headings that are steps of a procedure; each section that holds some is one procedure. */
  steps: z.array(text).min(2, 'must have at least two items').optional(),
  /** For search engines: the headings that are questions, with their answers under them. */
  questions: z.array(text).min(1).optional(),
});

export const comingSoonWordsSchema = z.strictObject({ title: text, description: text });

export type GuideSource = z.infer<typeof sourceSchema>;
export type AvailableRow = z.infer<typeof availableSchema>;
export type ComingSoonRow = z.infer<typeof comingSoonSchema>;
export type GuideRow = z.infer<typeof rowSchema>;
export type GuideWords = z.infer<typeof wordsSchema>;

/** Turns zod's findings into lines such as `minutes: is missing`. */
export function describeIssues(error: z.ZodError, input: unknown): string[] {
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
