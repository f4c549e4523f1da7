import './drawing.css';
import { getContent } from '@/lib/content/content';
import { fill } from '@/lib/format/fill';
import type { Locale } from '@/lib/format/locale';
import { appBuy, appDeposit, appIdentity, appLink, appLock, appReceipt } from './account-steps';
import { address } from './address';
import { addressLock } from './address-lock';
import { backupSteps } from './backup-steps';
import { badStarts } from './bad-starts';
import { doubleSpend, notPromised, penName, ruleSplit, threeFeatures } from './bitcoin-limits';
import { blockOdds } from './block-odds';
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
import { chainSplit } from './chain-split';
import { changeBack } from './change-back';
import { channel } from './channel';
import { channelBackup } from './channel-backup';
import { channelRoom } from './channel-room';
import { checksumLimits } from './checksum-limits';
import { coinFlippers } from './coin-flippers';
import { coinsToSpend } from './coins-to-spend';
import { confirmations } from './confirmations';
import { custodyTests } from './custody-tests';
import { dust } from './dust';
import { extraTools } from './extra-tools';
import { familyLetter } from './family-letter';
import { feeYears } from './fee-years';
import { batch, blockWait, childPays, sameFee } from './fees';
import { dustLimit, expiry, relayFloor, replaced } from './fees-limits';
import { firstLightning } from './first-lightning';
import { firstThings } from './first-things';
import { fixedSum } from './fixed-sum';
import { fundsStory } from './funds-story';
import { gapLimit } from './gap-limit';
import { guardAccounts, guardDevice, guardPaper, guardPeople, guardYearly } from './guards';
import { halvings } from './halvings';
import { hashRate } from './hash-rate';
import { inputSizes } from './input-sizes';
import { invoiceKinds } from './invoice-kinds';
import { keys } from './keys';
import { letterCase } from './letter-case';
import { letterContents } from './letter-contents';
import { lightningCosts } from './lightning-costs';
import { lightningWallets } from './lightning-wallets';
import { locks } from './locks';
import { lookalike } from './lookalike';
import { lumpOrMonthly } from './lump-or-monthly';
import { cleanPower, poolIncome } from './mining-income';
import { feeShare, minerJobs, proofOfStake, retarget } from './mining-work';
import { borrowed, fakeRomance, swappedAddress, wordsOnWebsite } from './mistakes';
import { nodeDisk } from './node-disk';
import { nodeGate } from './node-gate';
import { nodeLimits } from './node-limits';
import { nodeQuestions } from './node-questions';
import { nodeDownload, nodeHash, nodeSignatures, nodeStart, nodeSync } from './node-steps';
import { notebooks } from './notebooks';
import { oldSplit } from './old-split';
import { oneKey } from './one-key';
import { onlyPlace } from './only-place';
import { otherCodes } from './other-codes';
import { ownServer } from './own-server';
import { ownArrived, ownAsk, ownChoose, ownLose, ownRest, ownTest } from './own-wallet-steps';
import { passphrase } from './passphrase';
import { boxRates, offer, waits } from './patience';
import { appUsers, childDeaths, jar } from './patience-world';
import { payment } from './payment';
import { cardOrCoin, priceWindow, waitsBySum, waysToPay, wrongAmounts } from './payment-choices';
import { paymentCode } from './payment-code';
import { paymentSteps } from './payment-steps';
import { payoutFee } from './payout-fee';
import type { DrawingPlan } from './plan';
import {
  allowlist,
  claimOrCoins,
  creditors,
  identityFile,
  licenseLookup,
  proveWallet,
  reservesPhoto,
  taxFile,
} from './platform-checks';
import { platformCosts } from './platform-costs';
import { platformKinds, spreadGap, whoGetsPaid } from './platform-kinds';
import { pledge } from './pledge';
import { pocketAndSafe } from './pocket-and-safe';
import { poster } from './poster';
import { purchaseFee } from './purchase-fee';
import { purchaseWay } from './purchase-way';
import { queue } from './queue';
import { compareAddress, receiveScreen } from './receiving';
import { resetLast } from './reset-last';
import { reversedPayment } from './reversed-payment';
import { rises } from './rises';
import { routedPayment } from './routed-payment';
import { saleGain } from './sale-gain';
import { saleKinds } from './sale-kinds';
import { seed } from './seed';
import { sellAccount, sellHome, sellOrder, sellRecords, sellRest, sellTest } from './sell-steps';
import { shares } from './shares';
import { bitcoinReceipt, keepOrConvert, refundWay, shopWays, spendGain } from './shop-cases';
import { signedPayment } from './signed-payment';
import { signing } from './signing';
import { keysOrPromise, lastFall, storyCheck } from './stories';
import { subsidy } from './subsidy';
import { threats } from './threats';
import { torLines } from './tor-lines';
import { twoLayers } from './two-layers';
import { twoScreens } from './two-screens';
import { walletBackup, walletBuy, walletCheck, walletCreate, walletPin, walletTest } from './wallet-steps';
import { houseYears, twelveMonths, waitOrRush, weeklyShop } from './why-now';
import { loanMoney, pesos, protects, sendingHome, whoFeels } from './why-people';
import { wordBits } from './word-bits';

type Words = ReturnType<typeof getContent>['drawings'];
export type DrawingId = keyof Words;

const drawings: { [Id in DrawingId]: DrawingPlan<Extract<keyof Words[Id]['labels'], string>> } = {
  'mined-blocks': minedBlocks,
  notebooks,
  'double-spend': doubleSpend,
  'pen-name': penName,
  'rule-split': ruleSplit,
  'not-promised': notPromised,
  'three-features': threeFeatures,
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
  keys,
  signing,
  'signed-payment': signedPayment,
  'fixed-sum': fixedSum,
  halvings,
  locks,
  channel,
  address,
  seed,
  'address-lock': addressLock,
  'channel-backup': channelBackup,
  'channel-room': channelRoom,
  'checksum-limits': checksumLimits,
  'family-letter': familyLetter,
  'gap-limit': gapLimit,
  lookalike,
  'old-split': oldSplit,
  'one-key': oneKey,
  passphrase,
  'reset-last': resetLast,
  'routed-payment': routedPayment,
  threats,
  'first-lightning': firstLightning,
  'word-bits': wordBits,
  dust,
  'fee-years': feeYears,
  'letter-case': letterCase,
  'lightning-costs': lightningCosts,
  'pocket-and-safe': pocketAndSafe,
  'invoice-kinds': invoiceKinds,
  'lightning-wallets': lightningWallets,
  'block-odds': blockOdds,
  'two-layers': twoLayers,
  'only-place': onlyPlace,
  shares,
  poster,
  'other-codes': otherCodes,
  'two-screens': twoScreens,
  'custody-tests': custodyTests,
  ...backupSteps,
  ...paymentSteps,
  'bad-starts': badStarts,
  'lump-or-monthly': lumpOrMonthly,
  'first-things': firstThings,
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
  'who-gets-paid': whoGetsPaid,
  'platform-kinds': platformKinds,
  'spread-gap': spreadGap,
  'claim-or-coins': claimOrCoins,
  allowlist,
  'identity-file': identityFile,
  'prove-wallet': proveWallet,
  'license-lookup': licenseLookup,
  'reserves-photo': reservesPhoto,
  creditors,
  'tax-file': taxFile,
  'payment-code': paymentCode,
  'ways-to-pay': waysToPay,
  'price-window': priceWindow,
  'wrong-amounts': wrongAmounts,
  'waits-by-sum': waitsBySum,
  'refund-way': refundWay,
  'keep-or-convert': keepOrConvert,
  'bitcoin-receipt': bitcoinReceipt,
  'spend-gain': spendGain,
  'shop-ways': shopWays,
  'card-or-coin': cardOrCoin,
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
  'chain-split': chainSplit,
  'change-back': changeBack,
  'extra-tools': extraTools,
  'letter-contents': letterContents,
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
