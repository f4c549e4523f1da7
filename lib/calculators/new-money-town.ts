/**
 * A town with six sellers and a pensioner. Each day each of the seven spends `BASE_COINS` on each of six goods, and each good is
 * shared among its buyers in proportion to what they spend: seven pieces of each are sold every day, so no goods are gained or
 * lost. At the start a piece costs `BASE_COINS`. Six of every seven coins that a seller takes come back as the seller's
 * spending, the seventh goes to the pensioner.
 *
 * From day 1 on `coinsPerDay` new coins come in each day at one door. The seller who receives them spends them next door; the
 * neighbor has them on the next day, and so on around the square. The idea is Richard Cantillon's (Essai sur la nature du commerce, 1755,
 * part 2, chapter 6); the numbers are invented.
 */

export const TOWN_ID = 'new-money-town';

/** In the order in which money goes around the square. */
export const doorIds = ['builder', 'smith', 'innkeeper', 'weaver', 'baker', 'teacher'] as const;
export type DoorId = (typeof doorIds)[number];

export const PENSIONER = 'pensioner';
export type TownspersonId = DoorId | typeof PENSIONER;
export const townIds: readonly TownspersonId[] = [...doorIds, PENSIONER];

export const EVERYBODY = 'everybody';
export type EntryId = DoorId | typeof EVERYBODY;
export const entryIds: readonly EntryId[] = [...doorIds, EVERYBODY];

export const BASE_COINS = 10;
export const DAYS_RANGE = { min: 1, max: doorIds.length };
/** New coins a day, in whole coins. */
export const COINS_RANGE = { min: 7, max: 70 };

const SHARES = townIds.length;

export interface TownDay {
  /** Coins for one piece of each good. */
  readonly prices: Readonly<Record<DoorId, number>>;
  /** Pieces of goods bought on this day; six before the new money. */
  readonly bought: Readonly<Record<TownspersonId, number>>;
  /** The door that gets new coins for the first time on this day; null if all get them. */
  readonly newest: DoorId | null;
}

/** How many doors the money passes before it reaches `door`: 0 to 5. */
export function stepsFrom(entry: DoorId, door: DoorId): number {
  return (doorIds.indexOf(door) - doorIds.indexOf(entry) + doorIds.length) % doorIds.length;
}

const record = <Id extends string>(ids: readonly Id[], value: (id: Id) => number) =>
  Object.fromEntries(ids.map((id) => [id, value(id)])) as Record<Id, number>;

/** @param day 1 to 6 */
export function townOn(day: number, entry: EntryId, coinsPerDay: number): TownDay {
  /** What a person spends on a good: the usual coins, and new coins. */
  const spends = (person: TownspersonId, good: DoorId) => {
    if (entry === EVERYBODY) return BASE_COINS + coinsPerDay / (SHARES * doorIds.length);
    if (person === PENSIONER) return BASE_COINS;
    const hasNew = stepsFrom(entry, person) < day;
    return BASE_COINS + (hasNew && stepsFrom(person, good) === 1 ? coinsPerDay : 0);
  };
  const prices = record(doorIds, (good) => townIds.reduce((sum, person) => sum + spends(person, good), 0) / SHARES);
  const bought = record(townIds, (person) =>
    doorIds.reduce((sum, good) => sum + spends(person, good) / prices[good], 0),
  );
  const newest = entry === EVERYBODY ? null : (doorIds.find((door) => stepsFrom(entry, door) === day - 1) ?? null);
  return { prices, bought, newest };
}

/** Pieces of goods that each person bought more (or less, negative) than without the new money, from day 1 to `day`. */
export function gainsUntil(day: number, entry: EntryId, coinsPerDay: number): Record<TownspersonId, number> {
  const days = Array.from({ length: day }, (_, index) => townOn(index + 1, entry, coinsPerDay));
  return record(townIds, (person) => days.reduce((sum, { bought }) => sum + bought[person] - doorIds.length, 0));
}

/** Pieces of goods that a jar of 60 old coins buys on this day, one part of the coins for each good; six before. */
export function jarBuys({ prices }: TownDay): number {
  return doorIds.reduce((sum, good) => sum + BASE_COINS / prices[good], 0);
}
