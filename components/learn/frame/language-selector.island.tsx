import { learnerIsland } from '@/components/learn/learner/learner-island';
import { LanguageNote as LanguageNotePart, LanguageSelector as LanguageSelectorPart } from './language-selector';

export const LanguageNote = learnerIsland('LanguageNote', LanguageNotePart);
export const LanguageSelector = learnerIsland('LanguageSelector', LanguageSelectorPart);
