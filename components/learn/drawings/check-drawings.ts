import type { LessonContent } from '@/content/lesson';
import { nearestId } from '@/lib/content/nearest-id';
import { describePath, unusable } from '@/lib/content/schema-parts';
import { sceneDrawings } from './registry';

interface Drawn {
  visual: string;
  words?: readonly string[];
  visualText?: string;
  visualWords?: readonly string[];
}

const isDrawn = (part: object): part is Drawn => 'visual' in part;

/**
 * Lessons name drawings, and `lib` cannot know which there are. A drawing with too few words has gaps, and does not show those that
 * are too many.
 *
 * @throws Error that names the file, and each field that is wrong
 */
export function checkDrawings(lesson: LessonContent, file: string): void {
  const problemsIn = (part: unknown, path: readonly PropertyKey[]): string[] => {
    if (typeof part !== 'object' || part === null) return [];
    const inside = Array.isArray(part) ? [...part.entries()] : Object.entries(part);
    return [
      ...(isDrawn(part) ? problemsOf(part, (field) => describePath([...path, field], lesson)) : []),
      ...inside.flatMap(([key, value]) => problemsIn(value, [...path, key])),
    ];
  };
  const problems = problemsIn(lesson, []);
  if (problems.length > 0) throw unusable(file, problems);
}

function problemsOf(drawn: Drawn, nameOf: (field: keyof Drawn) => string): string[] {
  const { visual } = drawn;
  const drawing = sceneDrawings.get(visual);
  if (!drawing) {
    const nearest = nearestId(visual, [...sceneDrawings.keys()]);
    return [`${nameOf('visual')}: components/learn/drawings has no drawing "${visual}"${nearest}`];
  }
  const field = drawn.visualText === undefined ? 'words' : 'visualWords';
  const [wanted, found] = [drawing.words ?? 0, drawn[field]?.length ?? 0];
  return wanted === found
    ? []
    : [`${nameOf(field)}: must have ${wanted} words for the drawing "${visual}" (found: ${found})`];
}
