/**
 * A year of bad luck against a cushion of savings. Each numbered year deals three different cards from a deck of twelve into three
 * different months: the deck and its prices are invented, and the same number always deals the same year.
 */
import { findProblems, type Outcome, type Range, succeed } from './outcome';

export const CUSHION_ID = 'cushion';

export const CUSHION_DEFAULTS = { spendingUsd: 2_000, savingsUsd: 1_500, putAsideUsd: 100, year: 5 };

export type CushionInput = typeof CUSHION_DEFAULTS;
type CushionField = keyof CushionInput;

/** The years that can be dealt: 1 to this number. */
export const DEALT_YEARS = 1_000;

export const CUSHION_RANGES: Record<CushionField, Range> = {
  spendingUsd: { min: 1, max: 1_000_000 },
  savingsUsd: { min: 0, max: 100_000_000 },
  putAsideUsd: { min: 0, max: 1_000_000 },
  year: { min: 1, max: DEALT_YEARS },
};

/** What each bill costs, in dollars. Examples, not averages. */
export const BILLS_USD = {
  car: 700,
  tooth: 450,
  phone: 250,
  washer: 500,
  trip: 400,
  glasses: 300,
  heating: 350,
} as const;

/** How long pay is lost, and the part of it that is lost each month. */
export const PAY_LOSSES = {
  job: { months: 3, part: 1 },
  hours: { months: 2, part: 0.5 },
  illness: { months: 1, part: 1 },
} as const;

export type BillId = keyof typeof BILLS_USD;
type PayLossId = keyof typeof PAY_LOSSES;
export type EventId = BillId | PayLossId;

const billIds = Object.keys(BILLS_USD) as BillId[];
const payLossIds = Object.keys(PAY_LOSSES) as PayLossId[];

const MONTHS = 12;
const DEALT_CARDS = 3;
/**
 * Seven bills, one loss of pay and four cards on which nothing happens. With three of twelve dealt, one year in four has a loss of
 * pay: roughly one in four American families loses a job or much of its income, or falls ill, in a year (Urban Institute, 2016).
 */
const deck: readonly (BillId | 'pay' | null)[] = [...billIds, 'pay', null, null, null, null];

/** The mulberry32 generator: numbers from 0 up to 1, the same for the same seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The first `count` of a Fisher–Yates shuffle. */
function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  const left = [...items];
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] as Item);
}

/** The event of each month, January first, or null. @param year a whole number from 1 */
export function dealYear(year: number): (EventId | null)[] {
  const random = generator(year);
  const months = draw([...Array(MONTHS).keys()], DEALT_CARDS, random);
  const events: (EventId | null)[] = Array(MONTHS).fill(null);
  for (const [index, card] of draw(deck, DEALT_CARDS, random).entries()) {
    const month = months[index] ?? 0;
    events[month] = card === 'pay' ? (draw(payLossIds, 1, random)[0] ?? null) : card;
  }
  return events;
}

export interface CushionMonth {
  /** 1 is January. */
  readonly month: number;
  /** What happens in this month, or null. */
  readonly event: EventId | null;
  /** The bill of this month and the pay that does not come, in dollars. */
  readonly lostUsd: number;
  /** What is left at the end of the month; below 0 it is owed. */
  readonly balanceUsd: number;
}

export interface CushionYear {
  readonly months: readonly CushionMonth[];
  /** The cushion at the start, in months of spending. */
  readonly cushionMonths: number;
  /** All bills and all lost pay of the year. */
  readonly lostUsd: number;
  readonly lowestUsd: number;
  readonly endUsd: number;
  /** The first month at whose end money is owed, or null. */
  readonly firstShortMonth: number | null;
}

type Household = Pick<CushionInput, 'spendingUsd' | 'savingsUsd' | 'putAsideUsd'>;

/** Pay is what is spent and what is put aside. A loss of pay that begins late goes on after the year, which is not counted. */
function play(
  { spendingUsd, savingsUsd, putAsideUsd }: Household,
  events: readonly (EventId | null)[],
): CushionMonth[] {
  const payUsd = spendingUsd + putAsideUsd;
  const lostPart = Array<number>(MONTHS).fill(0);
  for (const [index, event] of events.entries()) {
    if (event === null || !(event in PAY_LOSSES)) continue;
    const { months, part } = PAY_LOSSES[event as PayLossId];
    for (let later = index; later < Math.min(index + months, MONTHS); later++) {
      lostPart[later] = Math.min(1, (lostPart[later] ?? 0) + part);
    }
  }
  let balanceUsd = savingsUsd;
  return events.map((event, index) => {
    const billUsd = event !== null && event in BILLS_USD ? BILLS_USD[event as BillId] : 0;
    const lostUsd = billUsd + payUsd * (lostPart[index] ?? 0);
    balanceUsd += putAsideUsd - lostUsd;
    return { month: index + 1, event, lostUsd, balanceUsd };
  });
}

/**
 * The dealt year, month by month.
 *
 * @returns problems for fields that are not numbers, out of range, or, for the year, not a whole number
 */
export function cushionYear(input: CushionInput): Outcome<CushionYear, CushionField> {
  const problems = findProblems(input, CUSHION_RANGES);
  if (problems.length === 0 && !Number.isInteger(input.year)) problems.push({ field: 'year', problem: 'not-a-number' });
  if (problems.length > 0) return { ok: false, problems };
  const months = play(input, dealYear(input.year));
  const balances = months.map(({ balanceUsd }) => balanceUsd);
  return succeed({
    months,
    cushionMonths: input.savingsUsd / input.spendingUsd,
    lostUsd: months.reduce((sum, { lostUsd }) => sum + lostUsd, 0),
    lowestUsd: Math.min(...balances),
    endUsd: balances.at(-1) ?? input.savingsUsd,
    firstShortMonth: months.find(({ balanceUsd }) => balanceUsd < 0)?.month ?? null,
  });
}

let allYears: readonly (readonly (EventId | null)[])[] | undefined;

/** The part of all dealt years, 0 to 1, in which nothing is ever owed. */
export function heldPart(household: Household): number {
  allYears ??= Array.from({ length: DEALT_YEARS }, (_, index) => dealYear(index + 1));
  const held = allYears.filter((events) => play(household, events).every(({ balanceUsd }) => balanceUsd >= 0));
  return held.length / DEALT_YEARS;
}

/** The sizes, in months of spending, at which the picture compares cushions. */
export const COMPARED_MONTHS = [0, 0.5, 1, 2, 3, 4, 6] as const;

/** `heldPart` for a cushion of each compared size. */
export function heldBySize(household: Omit<Household, 'savingsUsd'>): { months: number; part: number }[] {
  return COMPARED_MONTHS.map((months) => ({
    months,
    part: heldPart({ ...household, savingsUsd: months * household.spendingUsd }),
  }));
}
