import './points.css';
import clsx from 'clsx';
import { Children, isValidElement, type ReactNode } from 'react';
import {
  appRiskScenes,
  ownKeyScenes,
  redFlagScenes,
  scamDemandScenes,
  scamPromiseScenes,
  walletChoiceScenes,
} from '@/components/mdx/drawings/app-scenes';
import {
  exitScamScenes,
  ownScreenScenes,
  saleDecisionScenes,
  slowScenes,
  storyCheckScenes,
  storyPatternScenes,
  wayOutScenes,
} from '@/components/mdx/drawings/buying-points';
import { beforeBuyingScenes, platformTestScenes } from '@/components/mdx/drawings/buying-scenes';
import { pauseRuleScenes } from '@/components/mdx/drawings/dca-habits';
import { deviceQuestionScenes, deviceUseScenes } from '@/components/mdx/drawings/device-scenes';
import { emptyCheckScenes } from '@/components/mdx/drawings/empty-checks';
import { deviceMistakeScenes } from '@/components/mdx/drawings/hardware-devices';
import { lightningLimitScenes } from '@/components/mdx/drawings/lightning-limits';
import { bitcoinLimitScenes, civilizationDoubtScenes } from '@/components/mdx/drawings/limit-scenes';
import { lostPhoneScenes } from '@/components/mdx/drawings/lost-phone';
import {
  accountMistakeScenes,
  beforeBuyingMistakeScenes,
  holdingMistakeScenes,
  sendingMistakeScenes,
  walletMistakeScenes,
  wordMistakeScenes,
} from '@/components/mdx/drawings/mistake-scenes';
import { nodeLimitScenes } from '@/components/mdx/drawings/node-limits';
import { otherCodeScenes } from '@/components/mdx/drawings/other-codes';
import { nodeTalkScenes } from '@/components/mdx/drawings/own-node-scenes';
import { patientStepScenes } from '@/components/mdx/drawings/patience-scenes';
import { platformKindScenes } from '@/components/mdx/drawings/platform-kinds';
import { strikeDetailScenes } from '@/components/mdx/drawings/platform-strike';
import {
  practiceWeekScenes,
  protectionTipScenes,
  rescueStepScenes,
  rightNowScenes,
} from '@/components/mdx/drawings/rescue-steps';
import { sendMistakeScenes } from '@/components/mdx/drawings/send-care';
import { shopStartScenes } from '@/components/mdx/drawings/shop-start';
import { threatScenes } from '@/components/mdx/drawings/threats';
import { lightningTroubleScenes, minerUserScenes } from '@/components/mdx/drawings/trouble-scenes';
import { whyNextStepScenes } from '@/components/mdx/drawings/why-sections';
import { yearlyDrillScenes } from '@/components/mdx/drawings/yearly-drill';
import { wholeWords } from '@/components/mdx/heading';
import { partsOf } from '@/components/mdx/text-of';

const SMALL = '0 0 116 84';
const WIDE = '10 6 140 84';

/** For each list: its scenes in the order of its points, and their view box. A scene begins at the left edge of the box; its ground is the lower edge. */
const sets = {
  accountMistakes: { viewBox: SMALL, scenes: accountMistakeScenes },
  appRisks: { viewBox: SMALL, scenes: appRiskScenes },
  beforeBuying: { viewBox: SMALL, scenes: beforeBuyingScenes },
  beforeBuyingMistakes: { viewBox: SMALL, scenes: beforeBuyingMistakeScenes },
  bitcoinLimits: { viewBox: SMALL, scenes: bitcoinLimitScenes },
  civilizationDoubts: { viewBox: SMALL, scenes: civilizationDoubtScenes },
  deviceMistakes: { viewBox: WIDE, scenes: deviceMistakeScenes },
  deviceQuestions: { viewBox: SMALL, scenes: deviceQuestionScenes },
  deviceUse: { viewBox: SMALL, scenes: deviceUseScenes },
  emptyChecks: { viewBox: WIDE, scenes: emptyCheckScenes },
  exitScams: { viewBox: SMALL, scenes: exitScamScenes },
  holdingMistakes: { viewBox: SMALL, scenes: holdingMistakeScenes },
  lightningLimits: { viewBox: '10 6 150 76', scenes: lightningLimitScenes },
  lightningTrouble: { viewBox: WIDE, scenes: lightningTroubleScenes },
  lostPhone: { viewBox: WIDE, scenes: lostPhoneScenes },
  minerUser: { viewBox: WIDE, scenes: minerUserScenes },
  nodeLimits: { viewBox: '10 14 140 84', scenes: nodeLimitScenes },
  nodeTalk: { viewBox: WIDE, scenes: nodeTalkScenes },
  otherCodes: { viewBox: '72 8 116 84', scenes: otherCodeScenes },
  ownKeys: { viewBox: SMALL, scenes: ownKeyScenes },
  ownScreen: { viewBox: SMALL, scenes: ownScreenScenes },
  patientSteps: { viewBox: WIDE, scenes: patientStepScenes },
  pauseRules: { viewBox: WIDE, scenes: pauseRuleScenes },
  platformKinds: { viewBox: SMALL, scenes: platformKindScenes },
  platformTests: { viewBox: SMALL, scenes: platformTestScenes },
  practiceWeeks: { viewBox: WIDE, scenes: practiceWeekScenes },
  protectionTips: { viewBox: WIDE, scenes: protectionTipScenes },
  redFlags: { viewBox: SMALL, scenes: redFlagScenes },
  rescueSteps: { viewBox: WIDE, scenes: rescueStepScenes },
  rightNow: { viewBox: WIDE, scenes: rightNowScenes },
  saleDecisions: { viewBox: SMALL, scenes: saleDecisionScenes },
  scamDemands: { viewBox: SMALL, scenes: scamDemandScenes },
  scamPromises: { viewBox: SMALL, scenes: scamPromiseScenes },
  sendingMistakes: { viewBox: SMALL, scenes: sendingMistakeScenes },
  sendMistakes: { viewBox: '4 8 98 72', scenes: sendMistakeScenes },
  shopStart: { viewBox: WIDE, scenes: shopStartScenes },
  slowReasons: { viewBox: SMALL, scenes: slowScenes },
  storyChecks: { viewBox: SMALL, scenes: storyCheckScenes },
  storyPatterns: { viewBox: SMALL, scenes: storyPatternScenes },
  strikeDetails: { viewBox: WIDE, scenes: strikeDetailScenes },
  threats: { viewBox: '10 14 140 84', scenes: threatScenes },
  walletChoice: { viewBox: SMALL, scenes: walletChoiceScenes },
  walletMistakes: { viewBox: SMALL, scenes: walletMistakeScenes },
  wayOut: { viewBox: SMALL, scenes: wayOutScenes },
  whyNextSteps: { viewBox: WIDE, scenes: whyNextStepScenes },
  wordMistakes: { viewBox: SMALL, scenes: wordMistakeScenes },
  yearlyDrill: { viewBox: WIDE, scenes: yearlyDrillScenes },
} as const;

type Point = { title?: ReactNode; text: ReactNode };

/** A point that begins with a bold sentence has it as its title, without the period. */
function pointOf(content: ReactNode): Point {
  const [first, ...text] = Children.toArray(content);
  const words = isValidElement<{ children?: ReactNode }>(first) && first.type === 'strong' && first.props.children;
  if (typeof words !== 'string' || !/[.?!"”]$/.test(words)) return { text: content };
  return { title: <p className="points-title">{wholeWords(words.replace(/\.$/, ''))}</p>, text };
}

/** The points of a list, or headings that are each followed by one paragraph. */
function pointsIn(children: ReactNode): Point[] {
  const parts = partsOf(children);
  const [list] = parts;
  if (parts.length === 1) return partsOf(list?.props.children).map((point) => pointOf(point.props.children));
  return parts.flatMap((part, index) => (index % 2 === 0 ? [{ title: part, text: parts[index + 1] }] : []));
}

/**
 * A list whose points each have a small drawing, which is decoration: the words beside it say what it shows. An ordered list has its
 * numbers on the drawings. `form`: the points are side by side on wide screens, in two, three or four columns, or as the steps of a path.
 */
export function Points({
  id,
  form,
  children,
}: {
  id: keyof typeof sets;
  form?: 'two' | 'three' | 'four' | 'path';
  children: ReactNode;
}) {
  const { viewBox, scenes } = sets[id];
  const drawings = Object.entries<ReactNode>(scenes);
  const points = pointsIn(children);
  if (points.length !== drawings.length)
    throw new Error(`<Points id="${id}"> has ${points.length} points, but ${drawings.length} drawings`);
  const List = partsOf(children)[0]?.type === 'ol' ? 'ol' : 'ul';
  return (
    <List className={clsx('points', form)}>
      {points.map(({ title, text }, index) => (
        <li key={drawings[index]?.[0]} className={title ? 'titled' : undefined}>
          <svg aria-hidden="true" viewBox={viewBox} fontSize="14">
            {drawings[index]?.[1]}
          </svg>
          {title}
          <div>{text}</div>
        </li>
      ))}
    </List>
  );
}
