import clsx from 'clsx';
import { type DrawingId, getDrawing } from '@/components/mdx/drawings/drawing';
import { FLOOR } from '@/components/mdx/drawings/step-parts';
import type { GuideId } from '@/content/guides';
import type { Locale } from '@/lib/format/locale';

/** A scene of each guide that says what it is about without its words. */
const SCENES: Partial<Record<string, DrawingId>> = {
  'what-is-bitcoin': 'threeFeatures',
  'why-bitcoin-matters-now': 'whoFeels',
  'first-wallet': 'ownTest',
  'send-receive-bitcoin': 'payTest',
  'time-preference': 'cathedral',
  'hardware-wallets': 'walletPin',
  'bitcoin-common-mistakes': 'guardPeople',
  'security-checklist': 'guardDevice',
  'seed-phrases': 'backupPlaces',
  'buying-first-bitcoin': 'appDeposit',
  'strike-vs-other-platforms': 'claimOrCoins',
  'dollar-cost-averaging': 'ownRest',
  'bitcoin-success-stories': 'casePizza',
  'using-bitcoin-payments': 'cardOrCoin',
  'selling-bitcoin': 'sellHome',
  'lightning-basics': 'pocketAndSafe',
  'bitcoin-mining': 'minerJobs',
  'bitcoin-fees': 'payment',
  'bitcoin-addresses': 'payCompare',
  'running-a-node': 'nodeSync',
} satisfies Partial<Record<GuideId, DrawingId>>;

/** The floors of scenes that have one of their own. */
const FLOORS: Partial<Record<DrawingId, number>> = { payment: 146 };

/** What is seen of the ground below the floor, which runs from edge to edge. */
const GROUND = 14;

/** The scene of a guide without words, in a frame. Nothing for a guide that is not written yet. */
export function GuideScene({ id, locale, className }: { id: string; locale: Locale; className: string }) {
  const scene = SCENES[id];
  if (!scene) return null;
  const { plan, labels } = getDrawing(scene, locale);
  const unlabelled = Object.fromEntries(Object.keys(labels).map((key) => [key, '']));
  // All are equally high: a lower floor cuts the sky.
  const top = (FLOORS[scene] ?? FLOOR) - FLOOR;
  return (
    <div className={clsx('overflow-hidden border-line bg-sky', className)}>
      <svg aria-hidden="true" viewBox={`0 ${top} 320 ${FLOOR + GROUND}`} fontSize="14" className="w-full">
        {plan.draw(unlabelled, {})}
      </svg>
    </div>
  );
}
