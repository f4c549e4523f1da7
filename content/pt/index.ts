import type { en } from '../en';
import { about } from './about';
import { calculators } from './calculators';
import { claimWords } from './claims';
import { corrections } from './corrections';
import { charts, chartWords } from './data/charts';
import { data } from './data/data';
import { figureAge, figureWords, unitWords } from './data/figures';
import { itemWords } from './data/item-prices';
import { drawings } from './drawings';
import { explore } from './explore/explore';
import { everyStart, exploreViews, yearAgainstYear } from './explore/explore-views';
import { feed } from './feed';
import { glossary } from './glossary';
import { guidesUi } from './guides-ui';
import { home } from './home';
import { layout } from './layout';
import { breakTheChain } from './learn/break-the-chain';
import { chapterTexts, conceptNames, lessonTexts, paths, plannedPaths } from './learn/chapters';
import { completed } from './learn/completed';
import { conceptMap } from './learn/concept-map';
import { learn } from './learn/learn';
import { review } from './learn/review';
import { licenses } from './licenses';
import { notFound } from './not-found';
import { offline } from './offline';
import { search } from './search';
import { share } from './share';
import { sourceNotes } from './sources/source-notes';
import { sources } from './sources/sources';
import { teach } from './teach';
import { ui } from './ui';

/** Every Portuguese sentence a reader sees, apart from the long prose of guides and lessons beside this file. */
export const pt: typeof en = {
  corrections,
  data,
  figureAge,
  figureWords,
  unitWords,
  claimWords,
  chartWords,
  about,
  breakTheChain,
  calculators,
  chapterTexts,
  conceptNames,
  charts,
  completed,
  conceptMap,
  drawings,
  everyStart,
  explore,
  exploreViews,
  feed,
  glossary,
  guides: guidesUi,
  home,
  itemWords,
  layout,
  learn,
  licenses,
  lessonTexts,
  notFound,
  offline,
  paths,
  plannedPaths,
  review,
  search,
  share,
  sourceNotes,
  sources,
  teach,
  ui,
  yearAgainstYear,
};
