import type { ReactNode } from 'react';
import type { InstrumentId } from '@/content/lesson';
import { type Content, getContent } from '@/lib/content/content';
import { getWeimarTable } from '@/lib/content/weimar-table';
import type { Locale } from '@/lib/format/locale';
import { BankOfIssue, BarterPuzzle, Mint, MoneyScorecard, NewMoneyTown, PriceClock } from './instruments.island';

interface InstrumentProps {
  locale: Locale;
  words: Content['instruments'];
  common: Content['calculators']['common'];
}

/** The instruments by the name that lessons write in `widget`; each row adds the data that the form starts with. */
const INSTRUMENTS: Record<InstrumentId, (props: InstrumentProps) => ReactNode> = {
  'bank-of-issue': ({ locale, words, common }) => (
    <BankOfIssue locale={locale} words={words.bankOfIssue} common={common} />
  ),
  'barter-puzzle': ({ locale, words, common }) => (
    <BarterPuzzle locale={locale} words={words.barterPuzzle} common={common} />
  ),
  mint: ({ locale, words, common }) => <Mint locale={locale} words={words.mint} common={common} />,
  'money-scorecard': ({ locale, words, common }) => (
    <MoneyScorecard locale={locale} words={words.moneyScorecard} common={common} />
  ),
  'new-money-town': ({ locale, words, common }) => (
    <NewMoneyTown locale={locale} words={words.newMoneyTown} common={common} />
  ),
  'price-clock': ({ locale, words, common }) => (
    <PriceClock locale={locale} table={getWeimarTable()} words={words.priceClock} common={common} />
  ),
};

export function Instrument({ id, locale }: { id: InstrumentId; locale: Locale }) {
  const { calculators, instruments } = getContent(locale);
  const Component = INSTRUMENTS[id];
  return <Component locale={locale} words={instruments} common={calculators.common} />;
}
