import {
  BLOCKS_PER_DAY,
  FIRST_SUBSIDY_BTC,
  HALVING_INTERVAL,
  LAST_HALVING,
  NEXT_HALVING_HEIGHT,
  SATS_PER_BTC,
  SUBSIDY_BTC,
} from '@/lib/bitcoin';
import { findProblems, type Outcome, type Range } from './outcome';

/**
 * Bitcoin's supply by its own rule, and by another one that begins at the next halving; and who would have to follow. Blocks
 * after the last halving are taken to come every ten minutes.
 */

/** Also the anchor of the calculator and the name of its state in the URL fragment. */
export const SUPPLY_CURVE_ID = 'supply-curve';

export interface SupplyRule {
  /** New bitcoin per block from the next halving on. */
  readonly subsidyBtc: number;
  /** Blocks from one halving to the next. */
  readonly intervalBlocks: number;
  /** New bitcoin per block below which the subsidy never falls. */
  readonly tailBtc: number;
}

export const SUPPLY_RANGES: Record<keyof SupplyRule, Range> = {
  subsidyBtc: { min: 0, max: FIRST_SUBSIDY_BTC },
  intervalBlocks: { min: 10_000, max: 2_100_000 },
  tailBtc: { min: 0, max: FIRST_SUBSIDY_BTC },
};

/** Bitcoin's own rule from the next halving on. */
export const REAL_RULE: SupplyRule = {
  subsidyBtc: SUBSIDY_BTC / 2,
  intervalBlocks: HALVING_INTERVAL,
  tailBtc: 0,
};

export const supplyPresets = {
  real: REAL_RULE,
  tail: { ...REAL_RULE, tailBtc: 0.5 },
  fewer: { ...REAL_RULE, intervalBlocks: HALVING_INTERVAL / 2 },
  press: { subsidyBtc: FIRST_SUBSIDY_BTC, intervalBlocks: HALVING_INTERVAL, tailBtc: FIRST_SUBSIDY_BTC },
} as const satisfies Record<string, SupplyRule>;
export type SupplyPresetId = keyof typeof supplyPresets;

/** The last year of the curve; the real subsidy ends shortly before. */
export const LAST_YEAR = 2150;

const BLOCKS_PER_YEAR = BLOCKS_PER_DAY * 365.25;
const FIRST_TIME = '2009-01-03T18:15:05Z';

const yearOf = (time: string) => 1970 + Date.parse(time) / (365.25 * 86_400_000);

/**
 * The year, with its fraction, of a block: by the calendar from the first block to the last halving, and at ten minutes a block
 * from then on.
 */
export function blockYear(height: number): number {
  const [first, last] = [yearOf(FIRST_TIME), yearOf(LAST_HALVING.time)];
  if (height <= LAST_HALVING.height) return first + ((last - first) * height) / LAST_HALVING.height;
  return last + (height - LAST_HALVING.height) / BLOCKS_PER_YEAR;
}

const toSats = (btc: number) => Math.round(btc * SATS_PER_BTC);

/** Each halving cuts to a whole number of satoshis. */
const halved = (sats: number, times: number) => Math.floor(sats / 2 ** times);

/** New satoshis of the block at a height: before the next halving by Bitcoin's rule, from there on by `rule`. */
export function subsidyAt(rule: SupplyRule, height: number): number {
  if (height < NEXT_HALVING_HEIGHT) return halved(toSats(FIRST_SUBSIDY_BTC), Math.floor(height / HALVING_INTERVAL));
  const times = Math.floor((height - NEXT_HALVING_HEIGHT) / rule.intervalBlocks);
  return Math.max(halved(toSats(rule.subsidyBtc), times), toSats(rule.tailBtc));
}

/** The heights at which the subsidy of a rule may change, in ascending order, to the block after `end`. */
function changes(rule: SupplyRule, end: number): number[] {
  const heights: number[] = [];
  for (let height = 0; height < Math.min(end, NEXT_HALVING_HEIGHT); height += HALVING_INTERVAL) heights.push(height);
  for (let height = NEXT_HALVING_HEIGHT; height < end; height += rule.intervalBlocks) heights.push(height);
  return [...heights, end];
}

/** Satoshis made by all blocks below a height. The sum is exact to 2^53. */
export function supplySats(rule: SupplyRule, height: number): number {
  const heights = changes(rule, height);
  return heights
    .slice(1)
    .reduce((sum, next, index) => sum + (next - (heights[index] ?? 0)) * subsidyAt(rule, heights[index] ?? 0), 0);
}

/** More halvings than any amount survives: 50 bitcoin are less than 2^33 satoshis. */
const MOST_HALVINGS = 33;

/** All satoshis that a rule ever makes; null if it never ends. */
export function finalSats(rule: SupplyRule): number | null {
  if (toSats(rule.tailBtc) > 0) return null;
  return supplySats(rule, NEXT_HALVING_HEIGHT + MOST_HALVINGS * rule.intervalBlocks);
}

/**
 * A rule as a node with Bitcoin's own rule checks it: 'same'; 'tighter' if no block has a larger reward, so that the node accepts
 * all blocks; 'looser' if some block has one, the first at the height `firstRefused`.
 */
export type Strictness =
  | { readonly kind: 'same' | 'tighter' }
  | { readonly kind: 'looser'; readonly firstRefused: number };

export function compareRule(rule: SupplyRule): Strictness {
  const end = NEXT_HALVING_HEIGHT + MOST_HALVINGS * Math.max(HALVING_INTERVAL, rule.intervalBlocks) + 1;
  const heights = [...new Set([...changes(rule, end), ...changes(REAL_RULE, end)])].sort((a, b) => a - b);
  const firstRefused = heights.find((height) => subsidyAt(rule, height) > subsidyAt(REAL_RULE, height));
  if (firstRefused !== undefined) return { kind: 'looser', firstRefused };
  const isSame = heights.every((height) => subsidyAt(rule, height) === subsidyAt(REAL_RULE, height));
  return { kind: isSame ? 'same' : 'tighter' };
}

export interface SupplyPoint {
  readonly year: number;
  readonly btc: number;
}

/** The curve: a point at each change of the subsidy, and the end. Between them the supply grows evenly. */
export function supplyCurve(rule: SupplyRule): SupplyPoint[] {
  const end = LAST_HALVING.height + Math.round((LAST_YEAR - blockYear(LAST_HALVING.height)) * BLOCKS_PER_YEAR);
  let sats = 0;
  return changes(rule, end).map((height, index, heights) => {
    const last = heights[index - 1] ?? 0;
    sats += (height - last) * subsidyAt(rule, last);
    return { year: blockYear(height), btc: sats / SATS_PER_BTC };
  });
}

interface SupplyResult {
  readonly strictness: Strictness;
  /** All bitcoin that the rule ever makes; null if it never ends. */
  readonly finalBtc: number | null;
  readonly curve: readonly SupplyPoint[];
}

/**
 * @param rule amounts in bitcoin, 0 to 50; interval 10,000 to 2,100,000 blocks, rounded to a whole number
 * @returns a problem for each field that is out of range or not a number
 */
export function supplyOf(rule: SupplyRule): Outcome<SupplyResult, keyof SupplyRule> {
  const problems = findProblems({ ...rule }, SUPPLY_RANGES);
  if (problems.length > 0) return { ok: false, problems };
  const whole = { ...rule, intervalBlocks: Math.round(rule.intervalBlocks) };
  const sats = finalSats(whole);
  return {
    ok: true,
    value: {
      strictness: compareRule(whole),
      finalBtc: sats === null ? null : sats / SATS_PER_BTC,
      curve: supplyCurve(whole),
    },
  };
}

export const groupIds = ['developers', 'miners', 'exchanges', 'nodes'] as const;
export type GroupId = (typeof groupIds)[number];

/** The outcome of a changed rule that some groups follow. */
export type Fate =
  /** The rule is not changed. */
  | 'same'
  /** All groups of users and the miners follow. */
  | 'changed'
  /** Looser, without followers. */
  | 'alone'
  /** Looser, only developers: the program exists, but no node runs it. */
  | 'code'
  /** Looser, miners only: no exchange and no node takes their coins. */
  | 'unsold'
  /** Looser, exchanges or nodes without miners: their chain gets no blocks. */
  | 'no-blocks'
  /** Exchanges and nodes without miners: no user accepts the coins that the miners continue to make. */
  | 'unpaid'
  /** Looser, all but people with nodes: the old chain has neither power nor a market. */
  | 'stalled'
  /** Looser, all but exchanges: two chains, one with the new blocks, one with the old market, which draws miners back. */
  | 'two-coins'
  /** Tighter, without a group that enforces it. */
  | 'ignored'
  /** Tighter, miners follow: old nodes accept their blocks, so it holds for everybody. */
  | 'enforced'
  /** Tighter, exchanges or nodes without miners: they leave for a chain of their own. */
  | 'split';

/**
 * A simplification: every group acts as one. Developers alone can neither introduce a rule nor stop it, because the others decide
 * which program they run.
 */
export function fateOf(kind: Strictness['kind'], followers: readonly GroupId[]): Fate {
  const follows = (id: GroupId) => followers.includes(id);
  const [exchanges, nodes] = [follows('exchanges'), follows('nodes')];
  const users = exchanges || nodes;
  if (kind === 'same') return 'same';
  if (groupIds.every((id) => id === 'developers' || follows(id))) return 'changed';
  if (kind === 'tighter') {
    if (follows('miners')) return 'enforced';
    if (exchanges && nodes) return 'unpaid';
    return users ? 'split' : 'ignored';
  }
  if (followers.length === 0) return 'alone';
  if (follows('miners')) {
    if (exchanges) return 'stalled';
    return nodes ? 'two-coins' : 'unsold';
  }
  if (exchanges && nodes) return 'unpaid';
  return users ? 'no-blocks' : 'code';
}
