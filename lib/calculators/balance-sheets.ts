import { parseWhole, type ReadLink, toFragment } from '@/lib/fragment';

/**
 * Two banks and a central bank, with the payments between them. Each step adds the same amount to both sides of a balance
 * sheet, takes it from both, or swaps one asset or liability for another. Interest and losses are left out.
 */

export const BALANCE_SHEETS_ID = 'balance-sheets';

/** The amount of every step, in the same unit as the balance sheets. */
const STEP_AMOUNT = 10;

/** Loans that the supervisor of this model allows for each unit of capital. Real rules weigh each asset by its risk. */
export const LOANS_PER_CAPITAL = 10;

export const MAX_STEPS = 40;

export const stepIds = ['loan', 'payment', 'repayment', 'cash', 'bank-bond', 'saver-bond'] as const;
export type StepId = (typeof stepIds)[number];

export interface Bank {
  readonly reserves: number;
  readonly bonds: number;
  readonly loans: number;
  readonly deposits: number;
  /** What belongs to the owners. */
  readonly capital: number;
}

export interface CentralBank {
  readonly bonds: number;
  /** What it owes to the two banks. */
  readonly reserves: number;
  /** Banknotes in the hands of people. */
  readonly notes: number;
}

export interface Sheets {
  readonly north: Bank;
  readonly south: Bank;
  readonly central: CentralBank;
  /** Bonds in the hands of savers. */
  readonly saverBonds: number;
}

export const START_SHEETS: Sheets = {
  north: { reserves: 20, bonds: 20, loans: 60, deposits: 90, capital: 10 },
  south: { reserves: 20, bonds: 20, loans: 60, deposits: 90, capital: 10 },
  central: { bonds: 60, reserves: 40, notes: 20 },
  saverBonds: 30,
};

/** Why a step is not possible: what is missing. */
export type Refusal =
  | 'capital'
  | 'reserves'
  | 'no-deposit'
  | 'no-loan'
  | 'no-bond'
  | 'no-cash-reserves'
  | 'no-saver-bond';

export type StepResult = { ok: true; sheets: Sheets } | { ok: false; refusal: Refusal };

/** Changes of some accounts of a balance sheet. */
function changed<T extends object>(sheet: T, changes: Partial<Record<keyof T, number>>): T {
  const entries = Object.entries(changes).map(([name, by]) => [name, Number(sheet[name as keyof T]) + Number(by)]);
  return { ...sheet, ...Object.fromEntries(entries) };
}

/** Takes one step, or says why it is not possible. */
export function takeStep(sheets: Sheets, step: StepId): StepResult {
  const { north, south, central, saverBonds } = sheets;
  const by = STEP_AMOUNT;
  const refuse = (refusal: Refusal): StepResult => ({ ok: false, refusal });
  const done = (changes: Partial<Sheets>): StepResult => ({ ok: true, sheets: { ...sheets, ...changes } });
  switch (step) {
    case 'loan':
      if (north.loans + by > north.capital * LOANS_PER_CAPITAL) return refuse('capital');
      return done({ north: changed(north, { loans: by, deposits: by }) });
    case 'payment':
      if (north.deposits < by) return refuse('no-deposit');
      if (north.reserves < by) return refuse('reserves');
      return done({
        north: changed(north, { reserves: -by, deposits: -by }),
        south: changed(south, { reserves: by, deposits: by }),
      });
    case 'repayment':
      if (north.loans < by) return refuse('no-loan');
      if (north.deposits < by) return refuse('no-deposit');
      return done({ north: changed(north, { loans: -by, deposits: -by }) });
    case 'cash':
      if (south.deposits < by) return refuse('no-deposit');
      if (south.reserves < by) return refuse('no-cash-reserves');
      return done({
        south: changed(south, { reserves: -by, deposits: -by }),
        central: changed(central, { reserves: -by, notes: by }),
      });
    case 'bank-bond':
      if (north.bonds < by) return refuse('no-bond');
      return done({
        north: changed(north, { bonds: -by, reserves: by }),
        central: changed(central, { bonds: by, reserves: by }),
      });
    case 'saver-bond':
      if (saverBonds < by) return refuse('no-saver-bond');
      return done({
        south: changed(south, { reserves: by, deposits: by }),
        central: changed(central, { bonds: by, reserves: by }),
        saverBonds: saverBonds - by,
      });
  }
}

/** The balance sheets after each step, the start first. @returns null if a step is not possible, or there are too many */
export function replay(steps: readonly StepId[]): Sheets[] | null {
  if (steps.length > MAX_STEPS) return null;
  const all = [START_SHEETS];
  for (const step of steps) {
    const result = takeStep(all.at(-1) ?? START_SHEETS, step);
    if (!result.ok) return null;
    all.push(result.sheets);
  }
  return all;
}

/** What people can pay with: deposits and banknotes. */
export function moneyOfPeople({ north, south, central }: Sheets): number {
  return north.deposits + south.deposits + central.notes;
}

/** What only the central bank makes: reserves and banknotes. */
export function centralBankMoney({ central }: Sheets): number {
  return central.reserves + central.notes;
}

const LETTERS: Record<StepId, string> = {
  loan: 'l',
  payment: 'p',
  repayment: 'r',
  cash: 'c',
  'bank-bond': 'b',
  'saver-bond': 's',
};

const SCHEMA = { steps: { kind: 'text', pattern: /^[lprcbs]*$/ } } as const;

/** The steps as a fragment, one letter each: `balance-sheets?steps=lpb`. */
export function toStepsHash(steps: readonly StepId[]): string {
  return `#${toFragment(BALANCE_SHEETS_ID, { steps: steps.map((step) => LETTERS[step]).join('') })}`;
}

/** @returns null if the hash is not one of this calculator; a link without a possible sequence of steps is that of the start */
export function parseStepsHash(hash: string, start: readonly StepId[]): ReadLink<readonly StepId[]> | null {
  return parseWhole(hash, BALANCE_SHEETS_ID, SCHEMA, start, (values) => {
    const steps = [...values.steps].flatMap((letter) => stepIds.filter((step) => LETTERS[step] === letter));
    return replay(steps) && steps;
  });
}
