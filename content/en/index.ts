import { about } from './about';
import { breakTheChain } from './break-the-chain';
import { calculators } from './calculators';
import { chapterTexts, conceptNames, lessonTexts, paths, plannedPaths } from './chapters';
import { charts, chartWords } from './charts';
import { claimWords } from './claims';
import { completed } from './completed';
import { conceptMap } from './concept-map';
import { corrections } from './corrections';
import { data } from './data';
import { drawings } from './drawings';
import { explore } from './explore';
import { everyStart, exploreViews, yearAgainstYear } from './explore-views';
import { figureAge, figureWords, unitWords } from './figures';
import { glossary } from './glossary';
import { guidesUi } from './guides-ui';
import { home } from './home';
import { itemWords } from './item-prices';
import { layout } from './layout';
import { learn } from './learn';
import { notFound } from './not-found';
import { offline } from './offline';
import { review } from './review';
import { share } from './share';
import { sourceNotes } from './source-notes';
import { sources } from './sources';
import { teach } from './teach';
import { ui } from './ui';

/** Every English sentence a reader sees, apart from the long prose of guides and lessons beside this file. */
export const en = {
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
  glossary,
  guides: guidesUi,
  home,
  itemWords,
  layout,
  learn,
  lessonTexts,
  notFound,
  offline,
  paths,
  plannedPaths,
  review,
  share,
  sourceNotes,
  sources,
  teach,
  ui,
  yearAgainstYear,
};
