import type { LessonId } from '@/content/chapters';
import type { BackgroundId, Mood, VisualId } from '@/content/lesson';
import { SceneDrawing } from './scene-drawing';

const covers: Partial<Record<LessonId, { visual: VisualId; background: BackgroundId; mood: Mood }>> = {
  '1': { visual: 'wheelbarrow', background: 'street', mood: 'tense' },
  '2': { visual: 'banknote-zeros', background: 'night', mood: 'uneasy' },
  '3': { visual: 'oil-pump', background: 'dawn', mood: 'calm' },
  '4': { visual: 'factory-clock', background: 'paper', mood: 'uneasy' },
};

/** The picture on a lesson's cover, where it has one. It only adorns: the title beside it says all. */
export function LessonCover({ lesson }: { lesson: LessonId }) {
  const cover = covers[lesson];
  return cover ? <SceneDrawing {...cover} /> : null;
}
