import clsx from 'clsx';
import type { ReactNode } from 'react';
import { appCostScenes, appRiskScenes, ownKeyScenes, redFlagScenes, scamScenes } from './drawings/app-scenes';
import {
  exitScamScenes,
  ownScreenScenes,
  saleDecisionScenes,
  slowScenes,
  storyCheckScenes,
  storyPatternScenes,
  wayOutScenes,
} from './drawings/buying-points';
import { beforeBuyingScenes, platformTestScenes } from './drawings/buying-scenes';
import { deviceQuestionScenes, deviceUseScenes } from './drawings/device-scenes';
import { lightningLimitScenes } from './drawings/lightning-limits';
import { bitcoinLimitScenes, civilizationDoubtScenes } from './drawings/limit-scenes';
import {
  moneyMistakeScenes,
  securityMistakeScenes,
  technicalMistakeScenes,
  tradingMistakeScenes,
} from './drawings/mistake-scenes';
import { nodeLimitScenes } from './drawings/node-limits';
import { nodeTalkScenes } from './drawings/own-node-scenes';
import { sendMistakeScenes } from './drawings/send-care';
import { lightningTroubleScenes, minerUserScenes } from './drawings/trouble-scenes';
import { partsOf } from './text-of';

const SMALL = '0 0 116 84';

/** For each list: its scenes in the order of its points, and their view box. A scene begins at the left edge of the box; its ground is the lower edge. */
const sets = {
  appCosts: { viewBox: SMALL, scenes: appCostScenes },
  appRisks: { viewBox: SMALL, scenes: appRiskScenes },
  beforeBuying: { viewBox: SMALL, scenes: beforeBuyingScenes },
  bitcoinLimits: { viewBox: SMALL, scenes: bitcoinLimitScenes },
  civilizationDoubts: { viewBox: SMALL, scenes: civilizationDoubtScenes },
  deviceQuestions: { viewBox: SMALL, scenes: deviceQuestionScenes },
  deviceUse: { viewBox: SMALL, scenes: deviceUseScenes },
  exitScams: { viewBox: SMALL, scenes: exitScamScenes },
  lightningLimits: { viewBox: '12 8 146 72', scenes: lightningLimitScenes },
  lightningTrouble: { viewBox: '0 4 160 80', scenes: lightningTroubleScenes },
  minerUser: { viewBox: '0 4 160 80', scenes: minerUserScenes },
  moneyMistakes: { viewBox: SMALL, scenes: moneyMistakeScenes },
  nodeLimits: { viewBox: '10 20 140 72', scenes: nodeLimitScenes },
  nodeTalk: { viewBox: '0 6 160 76', scenes: nodeTalkScenes },
  ownKeys: { viewBox: SMALL, scenes: ownKeyScenes },
  ownScreen: { viewBox: SMALL, scenes: ownScreenScenes },
  platformTests: { viewBox: SMALL, scenes: platformTestScenes },
  redFlags: { viewBox: SMALL, scenes: redFlagScenes },
  saleDecisions: { viewBox: SMALL, scenes: saleDecisionScenes },
  scams: { viewBox: SMALL, scenes: scamScenes },
  securityMistakes: { viewBox: SMALL, scenes: securityMistakeScenes },
  sendMistakes: { viewBox: '4 8 98 72', scenes: sendMistakeScenes },
  slowReasons: { viewBox: SMALL, scenes: slowScenes },
  storyChecks: { viewBox: SMALL, scenes: storyCheckScenes },
  storyPatterns: { viewBox: SMALL, scenes: storyPatternScenes },
  technicalMistakes: { viewBox: SMALL, scenes: technicalMistakeScenes },
  tradingMistakes: { viewBox: SMALL, scenes: tradingMistakeScenes },
  wayOut: { viewBox: SMALL, scenes: wayOutScenes },
} as const;

/** The points of a list, or headings that are each followed by one paragraph. */
function pointsIn(children: ReactNode): ReactNode[] {
  const parts = partsOf(children);
  const [list] = parts;
  if (parts.length === 1) return partsOf(list?.props.children).map((point) => point.props.children);
  return parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1]]] : []));
}

/** A list whose points each have a small drawing, which is decoration: the words beside it say what it shows. */
export function Points({
  id,
  inRows = false,
  children,
}: {
  id: keyof typeof sets;
  /** Beside each other on wide screens, each below a larger drawing: for three short points, or an even number of them. */
  inRows?: boolean;
  children: ReactNode;
}) {
  const { viewBox, scenes } = sets[id];
  const drawings = Object.entries<ReactNode>(scenes);
  const points = pointsIn(children);
  if (points.length !== drawings.length)
    throw new Error(`<Points id="${id}"> has ${points.length} points, but ${drawings.length} drawings`);
  return (
    <ul className={clsx('points', inRows && 'wide in-rows')}>
      {points.map((point, index) => (
        <li key={drawings[index]?.[0]}>
          <svg aria-hidden="true" viewBox={viewBox} fontSize="14">
            {drawings[index]?.[1]}
          </svg>
          <div>{point}</div>
        </li>
      ))}
    </ul>
  );
}
