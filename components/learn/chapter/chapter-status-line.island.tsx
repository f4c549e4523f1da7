import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ChapterStatusLine as ChapterStatusLinePart } from './chapter-status-line';

export const ChapterStatusLine = learnerIsland('ChapterStatusLine', ChapterStatusLinePart);
