import { learnerIsland } from '@/components/learn/learner/learner-island';
import { StartLesson as StartLessonPart } from './start-lesson';

export const StartLesson = learnerIsland('StartLesson', StartLessonPart);
