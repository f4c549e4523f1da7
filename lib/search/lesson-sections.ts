import type { Guess, LessonContent, LessonModule, Paragraph, Task } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import type { PageSection } from '@/lib/content/guides/guide-text';
import {
  CHECK_ANCHOR,
  moduleAnchor,
  OPENING_ANCHOR,
  sceneAnchor,
  TAKEAWAYS_ANCHOR,
} from '@/lib/content/lessons/lessons';
import type { Locale } from '@/lib/format/locale';

/** The text of a lesson in the order of its page, as one reader sees it. */
export function lessonSections(lesson: LessonContent, locale: Locale): PageSection[] {
  const words = getContent(locale).learn.lesson;
  const { opening } = lesson;
  return [
    {
      id: OPENING_ANCHOR,
      heading: opening.title,
      texts: [...textsOf(opening.paragraphs), ...guessTexts(opening.guess), ...textsOf(opening.reveal)],
    },
    { id: 'objectives', heading: words.objectives, texts: lesson.objectives },
    ...lesson.modules.flatMap((module, index) => moduleSections(module, moduleAnchor(index + 1))),
    {
      id: CHECK_ANCHOR,
      heading: words.check.heading,
      texts: lesson.check.flatMap(({ prompt, options }) => [
        prompt,
        ...options.flatMap((option) => [option.text, option.explanation]),
      ]),
    },
    { id: TAKEAWAYS_ANCHOR, heading: words.takeaways, texts: lesson.takeaways },
    { id: 'limits', heading: words.limits, texts: [lesson.limits] },
  ];
}

const textsOf = (paragraphs: readonly Paragraph[]) => paragraphs.map(({ text }) => text);

/** The question, the options and one answer: a reader opens one, so the others do not count for the reading time. */
function guessTexts({ question, options }: Guess): string[] {
  const shown = options.find(({ isCorrect }) => isCorrect) ?? options[0];
  return [question, ...options.map(({ text }) => text), shown?.answer ?? ''];
}

function taskTexts(task: Task): string[] {
  return typeof task === 'string' ? [task] : [task.text, task.answer];
}

function moduleSections(module: LessonModule, id: string): PageSection[] {
  const section = { id, heading: module.title };
  switch (module.type) {
    case 'analogy':
      return [
        {
          ...section,
          texts: [
            ...textsOf(module.paragraphs),
            ...(module.guess ? guessTexts(module.guess) : []),
            ...textsOf(module.reveal ?? []),
            module.limits,
          ],
        },
      ];
    case 'story':
      return [
        { ...section, texts: [] },
        ...module.sections.map(({ id: scene, content }) => ({
          id: sceneAnchor(scene),
          heading: content.scene,
          texts: [
            content.character,
            ...(content.inventedNote ? [content.inventedNote] : []),
            ...textsOf(content.narrative),
            ...(content.guess ? guessTexts(content.guess) : []),
            ...textsOf(content.reveal ?? []),
            ...(content.more
              ? [content.more.opening?.title ?? '', content.more.summary, ...textsOf(content.more.paragraphs)]
              : []),
          ],
        })),
      ];
    default:
      if (module.widget === 'decision') {
        return [
          {
            ...section,
            texts: [
              ...textsOf(module.situation),
              module.question,
              ...module.options.flatMap((option) => [option.label, option.outcome.text]),
              module.closing.text,
            ],
          },
        ];
      }
      return [
        {
          ...section,
          texts: [...textsOf(module.introduction), ...module.tasks.flatMap(taskTexts), ...textsOf(module.closing)],
        },
      ];
  }
}
