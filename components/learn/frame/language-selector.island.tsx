import { learnerIsland } from '@/components/learn/learner/learner-island';
import { LanguageSelector as LanguageSelectorPart } from './language-selector';

export const LanguageSelector = learnerIsland('LanguageSelector', LanguageSelectorPart);
