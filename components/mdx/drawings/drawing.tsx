import './drawing.css';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { appBuy, appDeposit, appIdentity, appLink, appLock, appReceipt } from './account-steps';
import { address } from './address';
import { badStarts } from './bad-starts';
import { minedBlocks } from './blocks';
import { chainSplit } from './chain-split';
import { changeBack } from './change-back';
import { channel } from './channel';
import { coinFlippers } from './coin-flippers';
import { coinsToSpend } from './coins-to-spend';
import { confirmations } from './confirmations';
import { extraTools } from './extra-tools';
import { familyLetter } from './family-letter';
import { fixedSum } from './fixed-sum';
import { fundsStory } from './funds-story';
import { guardAccounts, guardDevice, guardPaper, guardPeople, guardYearly } from './guards';
import { halvings } from './halvings';
import { hashRate } from './hash-rate';
import { keys } from './keys';
import { locks } from './locks';
import { borrowed, fakeRomance, swappedAddress, wordsOnWebsite } from './mistakes';
import { nodeDisk } from './node-disk';
import { nodeGate } from './node-gate';
import { nodeLimits } from './node-limits';
import { nodeQuestions } from './node-questions';
import { nodeDownload, nodeHash, nodeSignatures, nodeStart, nodeSync } from './node-steps';
import { notebooks } from './notebooks';
import { ownServer } from './own-server';
import { ownArrived, ownAsk, ownChoose, ownLose, ownRest, ownTest } from './own-wallet-steps';
import { payment } from './payment';
import { paymentCode } from './payment-code';
import { payoutFee } from './payout-fee';
import type { DrawingPlan } from './plan';
import { platformCosts } from './platform-costs';
import { pledge } from './pledge';
import { purchaseFee } from './purchase-fee';
import { purchaseWay } from './purchase-way';
import { queue } from './queue';
import { compareAddress, receiveScreen } from './receiving';
import { reversedPayment } from './reversed-payment';
import { rises } from './rises';
import { saleGain } from './sale-gain';
import { saleKinds } from './sale-kinds';
import { seed } from './seed';
import { sellAccount, sellHome, sellOrder, sellRecords, sellRest, sellTest } from './sell-steps';
import { signedPayment } from './signed-payment';
import { signing } from './signing';
import { subsidy } from './subsidy';
import { torLines } from './tor-lines';
import { walletBackup, walletBuy, walletCheck, walletCreate, walletPin, walletTest } from './wallet-steps';

type Words = ReturnType<typeof getContent>['drawings'];
export type DrawingId = keyof Words;

const drawings: { [Id in DrawingId]: DrawingPlan<Extract<keyof Words[Id]['labels'], string>> } = {
  'mined-blocks': minedBlocks,
  notebooks,
  payment,
  queue,
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
  'compare-address': compareAddress,
  confirmations,
  'hash-rate': hashRate,
  'receive-screen': receiveScreen,
  rises,
  'node-questions': nodeQuestions,
  'platform-costs': platformCosts,
  'payment-code': paymentCode,
  subsidy,
  'app-buy': appBuy,
  'app-deposit': appDeposit,
  'app-identity': appIdentity,
  'app-link': appLink,
  'app-lock': appLock,
  'app-receipt': appReceipt,
  'chain-split': chainSplit,
  'change-back': changeBack,
  'extra-tools': extraTools,
  'family-letter': familyLetter,
  'funds-story': fundsStory,
  'guard-accounts': guardAccounts,
  'guard-device': guardDevice,
  'guard-paper': guardPaper,
  'guard-people': guardPeople,
  'guard-yearly': guardYearly,
  'node-disk': nodeDisk,
  'node-download': nodeDownload,
  'node-gate': nodeGate,
  'node-hash': nodeHash,
  'node-limits': nodeLimits,
  'node-signatures': nodeSignatures,
  'node-start': nodeStart,
  'node-sync': nodeSync,
  'own-arrived': ownArrived,
  'own-ask': ownAsk,
  'own-choose': ownChoose,
  'own-lose': ownLose,
  'own-rest': ownRest,
  'own-server': ownServer,
  'own-test': ownTest,
  'payout-fee': payoutFee,
  'reversed-payment': reversedPayment,
  'sale-gain': saleGain,
  'sale-kinds': saleKinds,
  'sell-account': sellAccount,
  'sell-home': sellHome,
  'sell-order': sellOrder,
  'sell-records': sellRecords,
  'sell-rest': sellRest,
  'sell-test': sellTest,
  'tor-lines': torLines,
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
