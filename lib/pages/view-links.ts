import { figureHoldings, figurePairs, type HoldingQuestionId } from '@/content/explore/explore-views';
import type { FigureId } from '@/content/figures';
import { localePath } from '@/lib/content/links';
import { HOLDINGS_ANCHOR, holdingHash, stateOfHoldingQuestion } from '@/lib/explore/holdings/state';
import { PAIRS_ANCHOR } from '@/lib/explore/pairs/state';
import type { Locale } from '@/lib/format/locale';

const explorer = (locale: Locale, hash: string) => `${localePath(locale, '/explore')}${hash}` as const;

/** The view of a question about every start and end. */
export const questionPath = (id: HoldingQuestionId, locale: Locale) =>
  explorer(locale, holdingHash(stateOfHoldingQuestion(id)));

/** The view of growth against growth. */
export const pairsPath = (locale: Locale) => explorer(locale, `#${PAIRS_ANCHOR}`);

/** The view in which a figure is; null for none. */
export function viewOfFigure(id: FigureId, locale: Locale): { view: 'link' | 'linkPairs'; href: string } | null {
  const [asset, pair] = [figureHoldings[id], figurePairs[id]];
  if (asset) return { view: 'link', href: explorer(locale, `#${HOLDINGS_ANCHOR}?asset=${asset}`) };
  return pair ? { view: 'linkPairs', href: explorer(locale, `#${PAIRS_ANCHOR}?pair=${pair}`) } : null;
}
