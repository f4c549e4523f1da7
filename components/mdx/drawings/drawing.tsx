import './drawing.css';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { appBuy, appDeposit, appIdentity, appLink, appLock, appReceipt } from './account-steps';
import { address } from './address';
import { badStarts } from './bad-starts';
import { minedBlocks } from './blocks';
import { caseDates } from './case-dates';
import {
  caseBhutan,
  caseBlock,
  caseDonations,
  caseDrive,
  caseFinney,
  caseFtx,
  caseGox,
  casePizza,
  caseRepublic,
  caseSalvador,
  caseSteak,
  caseStrategy,
  caseTesla,
  caseWages,
} from './case-scenes';
import { channel } from './channel';
import { coinFlippers } from './coin-flippers';
import { coinsToSpend } from './coins-to-spend';
import { confirmations } from './confirmations';
import { batch, blockWait, childPays, sameFee } from './fees';
import { dustLimit, expiry, feeYears, relayFloor, replaced } from './fees-limits';
import { fixedSum } from './fixed-sum';
import { halvings } from './halvings';
import { hashRate } from './hash-rate';
import { inputSizes } from './input-sizes';
import { keys } from './keys';
import { locks } from './locks';
import { cleanPower, poolIncome } from './mining-income';
import { feeShare, minerJobs, proofOfStake, retarget } from './mining-work';
import { borrowed, fakeRomance, swappedAddress, wordsOnWebsite } from './mistakes';
import { nodeQuestions } from './node-questions';
import { notebooks } from './notebooks';
import { ownArrived, ownAsk, ownChoose, ownLose, ownRest, ownTest } from './own-wallet-steps';
import { boxRates, offer, waits } from './patience';
import { appUsers, childDeaths, jar } from './patience-world';
import { payment } from './payment';
import { paymentCode } from './payment-code';
import type { DrawingPlan } from './plan';
import { platformCosts } from './platform-costs';
import { pledge } from './pledge';
import { purchaseFee } from './purchase-fee';
import { purchaseWay } from './purchase-way';
import { queue } from './queue';
import { compareAddress, receiveScreen } from './receiving';
import { rises } from './rises';
import { seed } from './seed';
import { signedPayment } from './signed-payment';
import { signing } from './signing';
import { keysOrPromise, lastFall, storyCheck } from './stories';
import { subsidy } from './subsidy';
import { walletBackup, walletBuy, walletCheck, walletCreate, walletPin, walletTest } from './wallet-steps';
import { houseYears, twelveMonths, waitOrRush, weeklyShop } from './why-now';
import { loanMoney, pesos, protects, sendingHome, whoFeels } from './why-people';

type Words = ReturnType<typeof getContent>['drawings'];
export type DrawingId = keyof Words;

const drawings: { [Id in DrawingId]: DrawingPlan<Extract<keyof Words[Id]['labels'], string>> } = {
  'mined-blocks': minedBlocks,
  notebooks,
  payment,
  queue,
  'same-fee': sameFee,
  'input-sizes': inputSizes,
  'block-wait': blockWait,
  'child-pays': childPays,
  batch,
  replaced,
  'relay-floor': relayFloor,
  'dust-limit': dustLimit,
  expiry,
  'fee-years': feeYears,
  keys,
  signing,
  'signed-payment': signedPayment,
  'fixed-sum': fixedSum,
  halvings,
  locks,
  channel,
  address,
  seed,
  'bad-starts': badStarts,
  'purchase-fee': purchaseFee,
  'purchase-way': purchaseWay,
  pledge,
  'words-on-website': wordsOnWebsite,
  borrowed,
  'swapped-address': swappedAddress,
  'fake-romance': fakeRomance,
  'coins-to-spend': coinsToSpend,
  'coin-flippers': coinFlippers,
  'case-dates': caseDates,
  'keys-or-promise': keysOrPromise,
  'last-fall': lastFall,
  'story-check': storyCheck,
  'case-finney': caseFinney,
  'case-pizza': casePizza,
  'case-wages': caseWages,
  'case-drive': caseDrive,
  'case-donations': caseDonations,
  'case-gox': caseGox,
  'case-strategy': caseStrategy,
  'case-block': caseBlock,
  'case-tesla': caseTesla,
  'case-ftx': caseFtx,
  'case-steak': caseSteak,
  'case-bhutan': caseBhutan,
  'case-salvador': caseSalvador,
  'case-republic': caseRepublic,
  'compare-address': compareAddress,
  confirmations,
  'hash-rate': hashRate,
  'receive-screen': receiveScreen,
  rises,
  'weekly-shop': weeklyShop,
  'who-feels': whoFeels,
  'loan-money': loanMoney,
  'sending-home': sendingHome,
  protects,
  pesos,
  'house-years': houseYears,
  'twelve-months': twelveMonths,
  'wait-or-rush': waitOrRush,
  'node-questions': nodeQuestions,
  'platform-costs': platformCosts,
  'payment-code': paymentCode,
  subsidy,
  'pool-income': poolIncome,
  'miner-jobs': minerJobs,
  retarget,
  'proof-of-stake': proofOfStake,
  'fee-share': feeShare,
  'clean-power': cleanPower,
  offer,
  jar,
  'app-users': appUsers,
  'child-deaths': childDeaths,
  waits,
  'box-rates': boxRates,
  'app-buy': appBuy,
  'app-deposit': appDeposit,
  'app-identity': appIdentity,
  'app-link': appLink,
  'app-lock': appLock,
  'app-receipt': appReceipt,
  'own-arrived': ownArrived,
  'own-ask': ownAsk,
  'own-choose': ownChoose,
  'own-lose': ownLose,
  'own-rest': ownRest,
  'own-test': ownTest,
  'wallet-buy': walletBuy,
  'wallet-check': walletCheck,
  'wallet-create': walletCreate,
  'wallet-backup': walletBackup,
  'wallet-pin': walletPin,
  'wallet-test': walletTest,
};

/** The height from which a drawing as wide as the text would fill a screen. */
const TALL = 350;

/** A drawing of a step has neither a caption nor a text for screen readers: the text of the step says what it shows. */
export function Drawing({ id, locale }: { id: DrawingId; locale: Locale }) {
  const plan: DrawingPlan<string> | undefined = drawings[id];
  if (!plan) throw new Error(`<Drawing id="${id}">: id must be one of ${Object.keys(drawings).join(', ')}`);
  const words: { labels: Record<string, string>; text?: string; caption?: string } = getContent(locale).drawings[id];
  const values = plan.values?.(locale) ?? {};
  const labels = Object.fromEntries(Object.entries(words.labels).map(([key, label]) => [key, fill(label, values)]));
  return (
    <figure className={words.caption ? 'figure captioned' : 'step-drawing'}>
      <svg
        viewBox={`0 0 320 ${plan.height}`}
        fontSize="14"
        role={words.text && 'img'}
        aria-label={words.text && fill(words.text, values)}
        aria-hidden={words.text ? undefined : true}
        className={plan.height > TALL ? 'drawing tall' : 'drawing'}
      >
        {plan.draw(labels, values)}
      </svg>
      {words.caption && <figcaption className="figure-note">{fill(words.caption, values)}</figcaption>}
    </figure>
  );
}
