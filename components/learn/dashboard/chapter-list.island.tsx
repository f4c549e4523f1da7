import { learnerIsland } from '@/components/learn/learner/learner-island';
import { ChapterList as ChapterListPart } from './chapter-list';

export const ChapterList = learnerIsland('ChapterList', ChapterListPart);
