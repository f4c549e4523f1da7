import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ChapterStatusLine as ChapterStatusLinePart } from './chapter-status-line';
import { StartLesson as StartLessonPart } from './start-lesson';

export const ChapterStatusLine = learnerIsland('ChapterStatusLine', ChapterStatusLinePart);
export const StartLesson = learnerIsland('StartLesson', StartLessonPart);
