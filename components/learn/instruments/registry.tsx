import type { ReactNode } from 'react';
import type { InstrumentId } from '@/content/lesson';
import { getBlockChainNonces } from '@/lib/content/block-chain-nonces';
import { getClaim } from '@/lib/content/claims';
import { type Content, getContent } from '@/lib/content/content';
import { getSeries } from '@/lib/content/figures';
import { getHoursTable } from '@/lib/content/hours-table';
import { getWeimarTable } from '@/lib/content/weimar-table';
import type { Locale } from '@/lib/format/locale';
import {
  BalanceSheets,
  BankOfIssue,
  BarterPuzzle,
  BlockChain,
  Cushion,
  HoursOfWork,
  Mint,
  MoneyScorecard,
  NewMoneyTown,
  NowOrLater,
  Plan,
  PriceClock,
  ProofOfWork,
  SupplyCurve,
} from './instruments.island';

interface InstrumentProps {
  locale: Locale;
  words: Content['instruments'];
  common: Content['calculators']['common'];
}

/** The instruments by the name that lessons write in `widget`; each row adds the data that the form starts with. */
const INSTRUMENTS: Record<InstrumentId, (props: InstrumentProps) => ReactNode> = {
  'balance-sheets': ({ locale, words, common }) => (
    <BalanceSheets locale={locale} words={words.balanceSheets} common={common} />
  ),
  'bank-of-issue': ({ locale, words, common }) => (
    <BankOfIssue locale={locale} words={words.bankOfIssue} common={common} />
  ),
  'barter-puzzle': ({ locale, words, common }) => (
    <BarterPuzzle locale={locale} words={words.barterPuzzle} common={common} />
  ),
  'block-chain': ({ locale, words, common }) => (
    <BlockChain locale={locale} words={words.blockChain} common={common} nonces={getBlockChainNonces(locale)} />
  ),
  cushion: ({ locale, words, common }) => <Cushion locale={locale} words={words.cushion} common={common} />,
  'hours-of-work': ({ locale, words, common }) => (
    <HoursOfWork locale={locale} table={getHoursTable()} words={words.hoursOfWork} common={common} />
  ),
  mint: ({ locale, words, common }) => <Mint locale={locale} words={words.mint} common={common} />,
  'money-scorecard': ({ locale, words, common }) => (
    <MoneyScorecard locale={locale} words={words.moneyScorecard} common={common} />
  ),
  'new-money-town': ({ locale, words, common }) => (
    <NewMoneyTown locale={locale} words={words.newMoneyTown} common={common} />
  ),
  'now-or-later': ({ locale, words, common }) => (
    <NowOrLater
      locale={locale}
      words={words.nowOrLater}
      common={common}
      inflation={latestInflation()}
      soldiers={{ from: getClaim('soldiers-rate-least').value, to: getClaim('soldiers-rate-most').value }}
    />
  ),
  plan: ({ locale, words, common }) => <Plan locale={locale} words={words.plan} common={common} />,
  'price-clock': ({ locale, words, common }) => (
    <PriceClock locale={locale} table={getWeimarTable()} words={words.priceClock} common={common} />
  ),
  'proof-of-work': ({ locale, words, common }) => (
    <ProofOfWork locale={locale} words={words.proofOfWork} common={common} />
  ),
  'supply-curve': ({ locale, words, common }) => (
    <SupplyCurve locale={locale} words={words.supplyCurve} common={common} />
  ),
};

function latestInflation() {
  const month = getSeries<string>('cpi-u', 'cpi', 'monthly').at(-1)?.[0];
  if (!month) throw new Error('content/figures/cpi-u.json needs a month in its table "monthly"');
  return { percent: getClaim('inflation-latest').value, month };
}

export function Instrument({ id, locale }: { id: InstrumentId; locale: Locale }) {
  const { calculators, instruments } = getContent(locale);
  const Component = INSTRUMENTS[id];
  return <Component locale={locale} words={instruments} common={calculators.common} />;
}
