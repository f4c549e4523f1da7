import { z } from 'zod';
import { CHART_IDS } from '@/content/charts';
import { FIGURE_IDS } from '@/content/figures';
import { backgroundIds, type LessonContent, type LessonModule, lessonCalculatorIds, moods } from '@/content/lesson';
import type { SourceId } from '@/content/sources';
import { firstRepeated, id, text } from '@/lib/content/schema-parts';

const list = <T extends z.ZodType>(item: T, min: number, max: number, what: string) =>
  z
    .array(item, `must be a list of ${what}`)
    .min(min, `needs at least ${min} ${what}`)
    .max(max, `has more than ${max} ${what}`);

const shownWords = z.array(text.max(24, 'has more than 24 characters: it is written in a drawing')).optional();

const drawing = z.strictObject({
  visual: id,
  background: z.enum(backgroundIds),
  mood: z.enum(moods),
  text,
  words: shownWords,
});

const paragraph = z.strictObject({
  text,
  sources: z
    .array(id as z.ZodType<SourceId>)
    .min(1, 'is empty: leave the field out')
    .optional(),
  drawing: drawing.optional(),
  chart: z.enum([...CHART_IDS, ...FIGURE_IDS]).optional(),
});
const paragraphs = list(paragraph, 1, 12, 'paragraphs');

const guess = z
  .strictObject({
    question: text,
    isOpen: z.literal(true, 'must be true or absent').optional(),
    options: list(
      z.strictObject({
        id,
        text: text.max(90, 'has more than 90 characters: it is the label of a button'),
        isCorrect: z.boolean('must be true or false'),
        answer: text.max(240, 'has more than 240 characters: it is one sentence, and the reveal has room for more'),
      }),
      2,
      4,
      'options',
    ),
  })
  .superRefine(({ isOpen, options }, context) => {
    const right = options.filter((option) => option.isCorrect).length;
    const report = (message: string) => context.addIssue({ code: 'custom', path: ['options'], message });
    const repeated = firstRepeated(options.map((option) => option.id));
    if (repeated !== undefined) report(`use the id "${repeated}" twice`);
    if (isOpen && right > 0)
      report(`must have no option with isCorrect: true, because isOpen is true (found: ${right})`);
    if (!isOpen && right !== 1) {
      report(
        `must have exactly one option with isCorrect: true (found: ${right}); if no answer is exact, set isOpen: true`,
      );
    }
  });

/** A guess and the paragraphs after it come together. */
function revealProblem({ guess, reveal }: { guess?: unknown; reveal?: unknown }, why: string): string | null {
  if (guess && !reveal) return 'must have the paragraphs that are shown after the guess';
  return reveal && !guess ? `must be absent, because ${why}` : null;
}

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
      guess: guess.optional(),
      reveal: list(paragraph, 1, 6, 'paragraphs').optional(),
      more: z
        .strictObject({
          opening: z
            .strictObject({ label: text.max(30, 'has more than 30 characters'), title: text.max(60) })
            .optional(),
          summary: text.max(60, 'has more than 60 characters: it is the label of a button'),
          paragraphs: list(paragraph, 1, 6, 'paragraphs'),
        })
        .optional(),
      visual: id,
      visualText: text,
      visualWords: shownWords,
      mood: z.enum(moods),
      inventedNote: text.optional(),
    }),
  })
  .superRefine((section, context) => {
    const problem = revealProblem(section.content, 'the scene has no guess: move the paragraphs to narrative');
    if (problem) context.addIssue({ code: 'custom', path: ['content', 'reveal'], message: problem });
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
  count: text.optional(),
  sections: list(storySection, 1, 12, 'sections'),
});

const analogy = z
  .strictObject({
    type: z.literal('analogy'),
    title: text,
    paragraphs,
    drawing,
    guess: guess.optional(),
    reveal: list(paragraph, 1, 6, 'paragraphs').optional(),
    limits: text,
  })
  .superRefine((module, context) => {
    const problem = revealProblem(module, 'the analogy has no guess: move them to paragraphs');
    if (problem) context.addIssue({ code: 'custom', path: ['reveal'], message: problem });
  });

const task = z.union([text, z.strictObject({ text, answer: text })], {
  error: 'must be a sentence, or have a text and an answer',
});

const decision = z.strictObject({
  type: z.literal('interactive'),
  widget: z.literal('decision'),
  title: text,
  situation: paragraphs,
  question: text,
  options: list(z.strictObject({ id, label: text, outcome: paragraph }), 2, 4, 'options'),
  closing: paragraph,
});

const calculator = z.strictObject({
  type: z.literal('interactive'),
  widget: z.enum(lessonCalculatorIds),
  title: text,
  introduction: paragraphs,
  tasks: list(task, 2, 6, 'tasks'),
  closing: paragraphs,
});

const anyModule = z.discriminatedUnion(
  'type',
  [
    story,
    analogy,
    z.discriminatedUnion('widget', [decision, calculator], {
      error: `must have a widget that exists: ${['decision', ...lessonCalculatorIds].map((name) => `"${name}"`).join(', ')}; docs/recipes.md has the recipe for another one under "Add a calculator"`,
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

/** In each language. */
const QUESTION_WORD =
  /^(how|what|when|where|which|who|why|cómo|cuándo|cuánto|dónde|por qué|qué|quién|como|onde|o que|por que|qual|quando|quanto|quem) /;

export const lessonSchema = z.strictObject({
  id,
  cover: z.strictObject({ visual: id, background: z.enum(backgroundIds), mood: z.enum(moods) }),
  opening: z.strictObject({
    title: text,
    paragraphs: list(paragraph, 1, 2, 'paragraphs'),
    guess,
    reveal: list(paragraph, 1, 3, 'paragraphs'),
  }),
  objectives: list(text, 3, 6, 'objectives'),
  modules: list(anyModule, 1, 6, 'modules'),
  check: list(question, 2, 3, 'questions'),
  takeaways: list(text, 3, 6, 'takeaways'),
  explains: text
    .max(70, 'has more than 70 characters: it is a line of the picture to share')
    .regex(QUESTION_WORD, 'must begin with a question word in small letters, such as "why"')
    .regex(/[^.!?]$/, 'must not end with a period: it completes the sentence "I can now explain …"'),
  limits: text,
}) satisfies z.ZodType<LessonContent>;
