import { z } from 'zod';
import { backgroundIds, type LessonContent, type LessonModule, moods, visualIds } from '@/content/lesson';
import type { SourceId } from '@/content/sources';
import { id, text } from './schema-parts';

const list = <T extends z.ZodType>(item: T, min: number, max: number, what: string) =>
  z
    .array(item, `must be a list of ${what}`)
    .min(min, `needs at least ${min} ${what}`)
    .max(max, `has more than ${max} ${what}`);

const paragraph = z.strictObject({
  text,
  sources: z
    .array(id as z.ZodType<SourceId>)
    .min(1, 'is empty: leave the field out')
    .optional(),
});
const paragraphs = list(paragraph, 1, 12, 'paragraphs');

const storySection = z
  .strictObject({
    id,
    background: z.enum(backgroundIds),
    truth: z.enum(['documented', 'remembered', 'invented']),
    content: z.strictObject({
      year: text,
      location: text,
      character: text,
      scene: text,
      narrative: paragraphs,
      visual: z.enum(visualIds),
      visualText: text,
      mood: z.enum(moods),
      inventedNote: text.optional(),
    }),
  })
  .superRefine((section, context) => {
    const has = section.content.inventedNote !== undefined;
    const path = ['content', 'inventedNote'];
    if (section.truth === 'invented' && !has) {
      context.addIssue({
        code: 'custom',
        path,
        message: 'must tell the reader what is invented, because truth is "invented"',
      });
    }
    if (section.truth !== 'invented' && has) {
      context.addIssue({
        code: 'custom',
        path,
        message: `must be absent, because truth is "${section.truth}"`,
      });
    }
  });

const story = z.strictObject({
  type: z.literal('story'),
  title: text,
  sections: list(storySection, 1, 12, 'sections'),
});

const analogy = z.strictObject({ type: z.literal('analogy'), title: text, paragraphs, limits: text });

const decision = z.strictObject({
  type: z.literal('interactive'),
  widget: z.literal('decision'),
  title: text,
  situation: paragraphs,
  question: text,
  options: list(z.strictObject({ id, label: text, outcome: paragraph }), 2, 4, 'options'),
  closing: paragraph,
});

const priceClock = z.strictObject({
  type: z.literal('interactive'),
  widget: z.literal('price-clock'),
  title: text,
  introduction: paragraphs,
  tasks: list(text, 2, 6, 'tasks'),
  closing: paragraphs,
});

const anyModule = z.discriminatedUnion(
  'type',
  [
    story,
    analogy,
    z.discriminatedUnion('widget', [decision, priceClock], {
      error:
        'must have the widget "decision" or "price-clock": another one needs code, as content/chapters.ts explains',
    }),
  ],
  { error: 'must be a module of type story, analogy or interactive' },
) satisfies z.ZodType<LessonModule>;

const question = z
  .strictObject({
    id,
    prompt: text,
    options: list(
      z.strictObject({ id, text, isCorrect: z.boolean('must be true or false'), explanation: text }),
      2,
      4,
      'options',
    ),
  })
  .superRefine(({ options }, context) => {
    const right = options.filter((option) => option.isCorrect).length;
    if (right !== 1) {
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: `must have exactly one option with isCorrect: true (found: ${right})`,
      });
    }
  });

export const lessonSchema = z.strictObject({
  id,
  cover: z.strictObject({ visual: z.enum(visualIds), background: z.enum(backgroundIds), mood: z.enum(moods) }),
  objectives: list(text, 3, 6, 'objectives'),
  modules: list(anyModule, 1, 6, 'modules'),
  check: list(question, 2, 3, 'questions'),
  takeaways: list(text, 3, 6, 'takeaways'),
  limits: text,
}) satisfies z.ZodType<LessonContent>;
