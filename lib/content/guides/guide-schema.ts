import { z } from 'zod';
import { books } from '@/content/books';
import {
  type AvailableGuideRow,
  type ComingSoonGuideRow,
  GUIDE_CATEGORIES,
  GUIDE_ICONS,
  GUIDE_LEVELS,
} from '@/content/guides';
import { day, id, minutes, text } from '@/lib/content/schema-parts';

const bookIds = books.map((book) => book.id);

const common = {
  id,
  category: z.enum(GUIDE_CATEGORIES),
  level: z.enum(GUIDE_LEVELS),
  icon: z.enum(GUIDE_ICONS),
};

const availableSchema = z.strictObject({
  ...common,
  status: z.literal('available'),
  minutes,
  book: z.enum(bookIds).nullable(),
  lastChecked: day.refine((date) => date <= new Date().toISOString().slice(0, 10), 'must not be in the future'),
  isOneProcedure: z.boolean().optional(),
});

const comingSoonSchema = z.strictObject({ ...common, status: z.literal('coming-soon') });

export const rowSchema = z.discriminatedUnion('status', [availableSchema, comingSoonSchema], {
  error: 'must be "available" or "coming-soon"',
}) satisfies z.ZodType<AvailableGuideRow | ComingSoonGuideRow>;

export const wordsSchema = z.strictObject({
  title: text,
  description: text.min(60, 'must be at least 60 characters long').max(200, 'must be at most 200 characters long'),
  objectives: z.array(text).min(3, 'must have at least three items').max(8, 'must have at most eight items'),
  takeaways: z.array(text).min(3, 'must have at least three items').max(8, 'must have at most eight items'),
  bookHighlights: z.array(text).min(1).optional(),
  bookReason: text.optional(),
  /** Headings that are steps, for structured data. Each section with steps is one HowTo. */
  steps: z.array(text).min(2, 'must have at least two items').optional(),
  /** Headings that are questions, for structured data. */
  questions: z.array(text).min(1).optional(),
});

export const comingSoonWordsSchema = z.strictObject({ title: text, description: text });

export type AvailableRow = z.infer<typeof availableSchema>;
export type ComingSoonRow = z.infer<typeof comingSoonSchema>;
export type GuideRow = z.infer<typeof rowSchema>;
export type GuideWords = z.infer<typeof wordsSchema>;
