/**
 * The barter puzzle: each trader swaps one good for one other good, once. The player starts with bread and needs shoes; a
 * swap is possible if the player holds what the trader wants. With money every trader takes coins: one step.
 */

const COINS = 'coins';

type Good = 'bread' | 'pot' | 'fish' | 'shirt' | 'axe' | 'eggs' | 'shoes';
export type Holding = Good | typeof COINS;

export const traderIds = ['potter', 'fisher', 'weaver', 'smith', 'farmer', 'shoemaker'] as const;
export type TraderId = (typeof traderIds)[number];

export const dayIds = ['monday', 'tuesday', 'wednesday'] as const;
export type DayId = (typeof dayIds)[number];

interface Trader {
  readonly id: TraderId;
  readonly has: Good;
  readonly wants: Holding;
}

export interface Market {
  readonly start: Holding;
  readonly goal: Good;
  readonly traders: readonly Trader[];
}

const STOCK: Record<TraderId, Good> = {
  potter: 'pot',
  fisher: 'fish',
  weaver: 'shirt',
  smith: 'axe',
  farmer: 'eggs',
  shoemaker: 'shoes',
};

const WANTS: Record<DayId, Record<TraderId, Good>> = {
  monday: { potter: 'bread', fisher: 'pot', shoemaker: 'fish', weaver: 'eggs', smith: 'shirt', farmer: 'axe' },
  // Swaps with the potter and then the smith end with the axe, which no trader wants.
  tuesday: { potter: 'bread', smith: 'pot', farmer: 'bread', weaver: 'eggs', fisher: 'shirt', shoemaker: 'fish' },
  // No solution: shoemaker, smith, weaver and fisher only want each other's goods, and no trader wants the eggs.
  wednesday: { potter: 'bread', farmer: 'pot', shoemaker: 'axe', smith: 'shirt', weaver: 'fish', fisher: 'shoes' },
};

/** The market of a day. With money the buyer starts with coins, and every trader takes them. */
export function marketOf(day: DayId, hasMoney = false): Market {
  const traders = traderIds.map((id) => ({ id, has: STOCK[id], wants: hasMoney ? COINS : WANTS[day][id] }) as const);
  return { start: hasMoney ? COINS : 'bread', goal: 'shoes', traders };
}

export interface Walk {
  /** What was held, from the start to now. */
  readonly held: readonly Holding[];
  readonly holding: Holding;
  readonly isDone: boolean;
  /** True if the goal is not reached and no remaining trader wants what is held. */
  readonly isStuck: boolean;
}

/** Replays swaps. @returns null if a trader swaps twice, or is offered a good that he does not want */
export function walk(market: Market, path: readonly TraderId[]): Walk | null {
  const held: Holding[] = [market.start];
  let holding = market.start;
  for (const [index, id] of path.entries()) {
    const trader = market.traders.find((one) => one.id === id);
    if (trader?.wants !== holding || holding === market.goal || path.indexOf(id) < index) return null;
    holding = trader.has;
    held.push(holding);
  }
  const isDone = holding === market.goal;
  const isStuck = !isDone && !market.traders.some(({ id, wants }) => wants === holding && !path.includes(id));
  return { held, holding, isDone, isStuck };
}

/** Every sequence of swaps that the market allows, the empty one first and shorter ones before longer ones. */
export function allPaths(market: Market): TraderId[][] {
  const paths: TraderId[][] = [[]];
  for (const path of paths) {
    for (const { id } of market.traders) if (walk(market, [...path, id])) paths.push([...path, id]);
  }
  return paths;
}

/** The fewest swaps to the goal, or null if no sequence reaches it. */
export function shortestPath(market: Market): TraderId[] | null {
  return allPaths(market).find((path) => walk(market, path)?.isDone) ?? null;
}

export const KINDS_RANGE = { min: 2, max: 1_000_000 };

/** The exchange rates between `kinds` goods without money: one for each pair, n(n − 1)/2. */
export function pairRates(kinds: number): number {
  return (kinds * (kinds - 1)) / 2;
}
