import fc from 'fast-check';
import { HALVING_INTERVAL, MAX_SUPPLY_SATS, NEXT_HALVING_HEIGHT, SATS_PER_BTC } from '@/lib/bitcoin';
import { getTable } from '@/lib/content/figures/figures';
import {
  blockYear,
  compareRule,
  type Fate,
  fateOf,
  finalSats,
  type GroupId,
  groupIds,
  LAST_YEAR,
  REAL_RULE,
  SUPPLY_RANGES,
  type SupplyRule,
  subsidyAt,
  supplyCurve,
  supplyOf,
  supplyPresets,
  supplySats,
} from './supply-curve';

const rule: fc.Arbitrary<SupplyRule> = fc.record({
  subsidyBtc: fc.double({ ...SUPPLY_RANGES.subsidyBtc, noNaN: true }),
  intervalBlocks: fc.integer(SUPPLY_RANGES.intervalBlocks),
  tailBtc: fc.oneof(fc.constant(0), fc.double({ ...SUPPLY_RANGES.tailBtc, noNaN: true })),
});

describe('the real rule', () => {
  it('ends at 20,999,999.9769 bitcoin, as the constant of the protocol says', () => {
    expect(finalSats(REAL_RULE)).toBe(2_099_999_997_690_000);
    expect(finalSats(REAL_RULE)).toBe(MAX_SUPPLY_SATS);
  });

  it.each([
    [0, 0],
    [1, 50],
    [210_000, 10_500_000],
    [420_000, 15_750_000],
    [840_000, 19_687_500],
    [1_050_000, 20_343_750],
  ])('has made at block %i %s bitcoin', (height, btc) => {
    expect(supplySats(REAL_RULE, height) / SATS_PER_BTC).toBe(btc);
  });

  it('has the subsidies and the years of the halvings on record', () => {
    for (const [height, date, btc] of getTable('btc-network', 'halvings').data) {
      expect(subsidyAt(REAL_RULE, Number(height)) / SATS_PER_BTC).toBe(btc);
      if (date) expect(Math.abs(blockYear(Number(height)) - Number(String(date).slice(0, 4)))).toBeLessThan(1.5);
    }
    expect(subsidyAt(REAL_RULE, 32 * HALVING_INTERVAL)).toBe(1);
    expect(subsidyAt(REAL_RULE, 33 * HALVING_INTERVAL)).toBe(0);
    expect(Math.floor(blockYear(33 * HALVING_INTERVAL))).toBe(2140);
  });
});

describe('supplySats', () => {
  it('is the sum of the subsidies of the blocks', () => {
    fc.assert(
      fc.property(
        rule,
        fc.integer({ min: NEXT_HALVING_HEIGHT - 5, max: NEXT_HALVING_HEIGHT + 60_000 }),
        (one, height) => {
          const step = supplySats(one, height + 1) - supplySats(one, height);
          expect(step).toBe(subsidyAt(one, height));
        },
      ),
    );
  });

  it('never falls, and is the same for all rules until the next halving', () => {
    fc.assert(
      fc.property(rule, fc.nat(4_000_000), fc.nat(1_000_000), (one, height, more) => {
        expect(supplySats(one, height + more)).toBeGreaterThanOrEqual(supplySats(one, height));
        const early = Math.min(height, NEXT_HALVING_HEIGHT);
        expect(supplySats(one, early)).toBe(supplySats(REAL_RULE, early));
      }),
    );
  });
});

describe('compareRule', () => {
  it.each([
    ['real', { kind: 'same' }],
    ['tail', { kind: 'looser', firstRefused: NEXT_HALVING_HEIGHT + 2 * HALVING_INTERVAL }],
    ['fewer', { kind: 'tighter' }],
    ['press', { kind: 'looser', firstRefused: NEXT_HALVING_HEIGHT }],
  ] as const)('sees the preset %s as a node that keeps the rule does', (preset, strictness) => {
    expect(compareRule(supplyPresets[preset])).toEqual(strictness);
  });

  it('finds the first block that brings more, if any does', () => {
    fc.assert(
      fc.property(rule, fc.nat(3_000_000), (one, after) => {
        const height = NEXT_HALVING_HEIGHT + after;
        const strictness = compareRule(one);
        const isMore = subsidyAt(one, height) > subsidyAt(REAL_RULE, height);
        if (strictness.kind === 'looser') {
          const { firstRefused } = strictness;
          expect(subsidyAt(one, firstRefused)).toBeGreaterThan(subsidyAt(REAL_RULE, firstRefused));
          if (isMore) expect(height).toBeGreaterThanOrEqual(firstRefused);
        } else expect(isMore).toBe(false);
      }),
    );
  });

  it('of a tighter rule goes with a smaller final supply', () => {
    fc.assert(
      fc.property(rule, (one) => {
        if (compareRule(one).kind !== 'tighter') return;
        expect(finalSats(one) ?? 0).toBeLessThan(MAX_SUPPLY_SATS);
      }),
    );
  });
});

describe('supplyCurve', () => {
  it('runs from the first block to the last year, upward in both directions', () => {
    fc.assert(
      fc.property(rule, (one) => {
        const points = supplyCurve(one);
        expect(points[0]?.btc).toBe(0);
        expect(Math.round(points.at(-1)?.year ?? 0)).toBe(LAST_YEAR);
        const falls = points.slice(1).filter(({ year, btc }, index) => {
          const last = points[index] ?? { year: 0, btc: 0 };
          return !(year > last.year && btc >= last.btc);
        });
        expect(falls).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('supplyOf', () => {
  it('names the fields that are wrong', () => {
    expect(supplyOf({ ...REAL_RULE, subsidyBtc: 51, intervalBlocks: Number.NaN })).toMatchObject({
      ok: false,
      problems: [
        { field: 'subsidyBtc', problem: 'too-large' },
        { field: 'intervalBlocks', problem: 'not-a-number' },
      ],
    });
    expect(supplyOf(supplyPresets.tail)).toMatchObject({ ok: true, value: { finalBtc: null } });
  });
});

describe('fateOf', () => {
  const some = fc.subarray([...groupIds]);

  it.each<['looser' | 'tighter' | 'same', GroupId[], Fate]>([
    ['same', [], 'same'],
    ['looser', [], 'alone'],
    ['looser', ['developers'], 'code'],
    ['looser', ['miners'], 'unsold'],
    ['looser', ['developers', 'miners'], 'unsold'],
    ['looser', ['nodes'], 'no-blocks'],
    ['looser', ['exchanges'], 'no-blocks'],
    ['looser', ['developers', 'exchanges', 'nodes'], 'unpaid'],
    ['looser', ['developers', 'miners', 'exchanges'], 'stalled'],
    ['looser', ['developers', 'miners', 'nodes'], 'two-coins'],
    ['looser', ['miners', 'exchanges', 'nodes'], 'changed'],
    ['looser', [...groupIds], 'changed'],
    ['tighter', [], 'ignored'],
    ['tighter', ['developers'], 'ignored'],
    ['tighter', ['miners'], 'enforced'],
    ['tighter', ['nodes'], 'split'],
    ['tighter', ['exchanges'], 'split'],
    ['tighter', ['developers', 'exchanges', 'nodes'], 'unpaid'],
    ['tighter', [...groupIds], 'changed'],
  ])('of a rule that is %s and followed by %j is %s', (kind, followers, fate) => {
    expect(fateOf(kind, followers)).toBe(fate);
  });

  it('is a change of Bitcoin only with all groups that use it, for a looser rule', () => {
    fc.assert(
      fc.property(some, (followers) => {
        const users = followers.filter((id) => id !== 'developers');
        expect(fateOf('looser', followers) === 'changed').toBe(users.length === 3);
      }),
    );
  });
});
