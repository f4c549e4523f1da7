import { learnerIsland } from '@/components/learn/learner/learner-island';
import { FinishedNote as FinishedNotePart } from './finished-note';

export const FinishedNote = learnerIsland('FinishedNote', FinishedNotePart);
