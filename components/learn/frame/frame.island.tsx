import { learnerIsland } from '@/components/learn/learner/learner-island';
import { LearnerMarks as LearnerMarksPart } from '@/components/learn/learner/learner-marks';
import { FinishedNote as FinishedNotePart } from './finished-note';
import { LanguageNote as LanguageNotePart, LanguageSelector as LanguageSelectorPart } from './language-selector';
import { StorageNote as StorageNotePart } from './storage-note';

export const FinishedNote = learnerIsland('FinishedNote', FinishedNotePart);
export const LanguageNote = learnerIsland('LanguageNote', LanguageNotePart);
export const LanguageSelector = learnerIsland('LanguageSelector', LanguageSelectorPart);
export const LearnerMarks = learnerIsland('LearnerMarks', LearnerMarksPart);
export const StorageNote = learnerIsland('StorageNote', StorageNotePart);
