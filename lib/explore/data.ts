/** Server only. */
import { getContent } from '@/lib/content/content';
import type { Locale } from '@/lib/format/locale';
import { getCatalogue } from './catalogue';
import { getExploredFigures, getQuestions } from './facts';
import type { ExploreData } from './view';

export function getExploreData(locale: Locale): ExploreData {
  const { list: _, lede: __, metaTitle: ___, metaDescription: ____, ...words } = getContent(locale).explore;
  return {
    catalogue: getCatalogue(),
    figures: getExploredFigures(locale),
    words: { ...words, questions: getQuestions(locale) },
  };
}
