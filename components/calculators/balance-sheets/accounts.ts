import type { Bank, CentralBank, Sheets } from '@/lib/calculators/balance-sheets';
import type { Content } from '@/lib/content/content';
import type { Account } from './bank-temple';

export const bankIds = ['north', 'south', 'central'] as const;
export type BankId = (typeof bankIds)[number];

type Words = Content['calculators']['BalanceSheets']['accounts'];

export interface BalanceSheet {
  readonly owns: readonly Account[];
  readonly owes: readonly Account[];
  readonly total: number;
}

const MONEY = ['deposits', 'notes'];

/** The two sides of a bank's balance sheet after a step, from the bottom of each pillar up. */
export function balanceSheetOf(bank: BankId, now: Sheets, before: Sheets, words: Words): BalanceSheet {
  const account = (id: keyof Words): Account => {
    const read = (sheets: Sheets) => (sheets[bank] as unknown as Record<string, number>)[id] ?? 0;
    return { id, name: words[id], amount: read(now), change: read(now) - read(before), isMoney: MONEY.includes(id) };
  };
  const sides: { owns: (keyof CentralBank & keyof Words)[]; owes: (keyof CentralBank & keyof Words)[] } = {
    owns: ['bonds'],
    owes: ['reserves', 'notes'],
  };
  const bankSides: { owns: (keyof Bank)[]; owes: (keyof Bank)[] } = {
    owns: ['loans', 'bonds', 'reserves'],
    owes: ['deposits', 'capital'],
  };
  const { owns, owes } = bank === 'central' ? sides : bankSides;
  const owned = owns.map(account);
  return { owns: owned, owes: owes.map(account), total: owned.reduce((sum, { amount }) => sum + amount, 0) };
}
