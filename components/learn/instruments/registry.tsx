import type { ReactNode } from 'react';
import type { InstrumentLesson } from '@/components/calculators/frame/in-lesson';
import type { InstrumentId, Task } from '@/content/lesson';
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
  lesson: InstrumentLesson;
}

/** The instruments by the name that lessons write in `widget`; each row adds the data that the form starts with. */
const INSTRUMENTS: Record<InstrumentId, (props: InstrumentProps) => ReactNode> = {
  'balance-sheets': ({ words, ...shared }) => <BalanceSheets {...shared} words={words.balanceSheets} />,
  'bank-of-issue': ({ words, ...shared }) => <BankOfIssue {...shared} words={words.bankOfIssue} />,
  'barter-puzzle': ({ words, ...shared }) => <BarterPuzzle {...shared} words={words.barterPuzzle} />,
  'block-chain': ({ words, ...shared }) => (
    <BlockChain {...shared} words={words.blockChain} nonces={getBlockChainNonces(shared.locale)} />
  ),
  cushion: ({ words, ...shared }) => <Cushion {...shared} words={words.cushion} />,
  'hours-of-work': ({ words, ...shared }) => (
    <HoursOfWork {...shared} table={getHoursTable()} words={words.hoursOfWork} />
  ),
  mint: ({ words, ...shared }) => <Mint {...shared} words={words.mint} />,
  'money-scorecard': ({ words, ...shared }) => <MoneyScorecard {...shared} words={words.moneyScorecard} />,
  'new-money-town': ({ words, ...shared }) => <NewMoneyTown {...shared} words={words.newMoneyTown} />,
  'now-or-later': ({ words, ...shared }) => (
    <NowOrLater
      {...shared}
      words={words.nowOrLater}
      inflation={latestInflation()}
      soldiers={{ from: getClaim('soldiers-rate-least').value, to: getClaim('soldiers-rate-most').value }}
    />
  ),
  plan: ({ words, ...shared }) => <Plan {...shared} words={words.plan} />,
  'price-clock': ({ words, ...shared }) => <PriceClock {...shared} table={getWeimarTable()} words={words.priceClock} />,
  'proof-of-work': ({ words, ...shared }) => <ProofOfWork {...shared} words={words.proofOfWork} />,
  'supply-curve': ({ words, ...shared }) => <SupplyCurve {...shared} words={words.supplyCurve} />,
};

function latestInflation() {
  const month = getSeries<string>('cpi-u', 'cpi', 'monthly').at(-1)?.[0];
  if (!month) throw new Error('content/figures/cpi-u.json needs a month in its table "monthly"');
  return { percent: getClaim('inflation-latest').value, month };
}

/** An instrument with the tasks of the lesson that it is in. */
export function Instrument({ id, tasks, locale }: { id: InstrumentId; tasks: readonly Task[]; locale: Locale }) {
  const { calculators, instruments, learn } = getContent(locale);
  const { tasks: heading, moreTasks, taskAnswer, formula } = learn.lesson;
  const Component = INSTRUMENTS[id];
  return (
    <Component
      locale={locale}
      words={instruments}
      common={calculators.common}
      lesson={{ id: `${id}-tasks`, tasks, words: { tasks: heading, moreTasks, taskAnswer, formula }, locale }}
    />
  );
}
