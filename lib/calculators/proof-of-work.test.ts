import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  attempt,
  CONFIRMATIONS_RANGE,
  expectedTries,
  isSlow,
  lostBlocks,
  MAX_NONCE,
  MOST_ROUNDS,
  nextTries,
  PICTURE_MS,
  POW_START,
  POW_WINNER,
  type PowState,
  parsePowHash,
  playRace,
  SHARE_RANGE,
  STRIP,
  search,
  stripsOf,
  TEXT_LENGTH,
  toPowHash,
  ZEROS_RANGE,
} from './proof-of-work';

const text = fc.string({ minLength: 1, maxLength: TEXT_LENGTH.max }).filter((one) => one.trim().length > 0);
const nonce = fc.integer({ min: 0, max: MAX_NONCE });

describe('attempt', () => {
  // The toy of the mining guide.
  it.each([
    [0, 'b68139cd', 0],
    [10, '0b23433e', 1],
    [158, '0027e7fd', 2],
    [332_612, '0000099e', 5],
  ])('hashes “Bitcoin Journey %i” to %s…', (number, begins, zeros) => {
    const tried = attempt('Bitcoin Journey', number);
    expect(tried.hash.slice(0, 8)).toBe(begins);
    expect(tried.zeros).toBe(zeros);
  });

  it('agrees with another implementation of SHA-256', () => {
    fc.assert(
      fc.property(text, nonce, (block, number) => {
        expect(attempt(block, number).hash).toBe(createHash('sha256').update(`${block} ${number}`).digest('hex'));
      }),
    );
  });

  it('is below the target exactly if it has the zeros', () => {
    fc.assert(
      fc.property(text, nonce, fc.integer(ZEROS_RANGE), (block, number, zeros) => {
        const { hash, zeros: found } = attempt(block, number);
        // The largest hash with the zeros.
        const target = '0'.repeat(zeros).padEnd(64, 'f');
        expect(hash <= target).toBe(found >= zeros);
      }),
    );
  });
});

describe('search', () => {
  it('finds the first number with the zeros, as the mining guide states it', () => {
    expect(search('Bitcoin Journey', 0, 2, 1000).nonce).toBe(158);
    expect(search(POW_START.text, POW_START.nonce, POW_START.zeros, 1000).nonce).toBe(POW_WINNER);
    expect(search('Bitcoin Journey', 159, 3, 20_000).zeros).toBeGreaterThanOrEqual(3);
  });

  it('stops at the first hit or after the tries', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 300 }), (block, from, tries) => {
        const { nonce: last, zeros } = search(block, from, 1, tries);
        expect(last).toBeLessThan(from + tries);
        if (zeros < 1) expect(last).toBe(from + tries - 1);
        for (let number = from; number < last; number++) expect(attempt(block, number).zeros).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('needs about 16 tries for each zero', () => {
    expect(expectedTries(3)).toBe(4096);
    const found = Array.from({ length: 300 }, (_, index) => search(`block ${index}`, 0, 1, 10_000).nonce + 1);
    const mean = found.reduce((sum, tries) => sum + tries, 0) / found.length;
    expect(Math.abs(mean / expectedTries(1) - 1)).toBeLessThan(0.2);
  });
});

describe('playRace', () => {
  const race = fc.integer({ min: 1, max: 999_999 });

  it('adds one height each round and leaves what is settled', () => {
    fc.assert(
      fc.property(race, fc.integer({ min: 0, max: MOST_ROUNDS - 1 }), (number, rounds) => {
        const before = playRace(number, rounds);
        const after = playRace(number, rounds + 1);
        expect([before.length, after.length]).toEqual([rounds, rounds + 1]);
        for (const [index, height] of before.entries()) if (height.kept) expect(after[index]).toEqual(height);
      }),
    );
  });

  it('keeps one block at each height below the tip, and one branch of a fork', () => {
    fc.assert(
      fc.property(race, fc.integer({ min: 1, max: MOST_ROUNDS }), (number, rounds) => {
        const heights = playRace(number, rounds);
        const isOpen = heights.map(({ kept }) => kept === null);
        // Open heights are only at the tip.
        expect(isOpen.lastIndexOf(false)).toBeLessThan(isOpen.indexOf(true) === -1 ? rounds : isOpen.indexOf(true));
        for (const [index, { found, kept }] of heights.entries()) {
          if (kept) expect(found).toContain(kept);
          const next = heights[index + 1];
          if (found.length === 2 && kept && next) expect(next.kept).toBe(kept);
        }
        const blocks = heights.reduce((sum, { found }) => sum + found.length, 0);
        const open = isOpen.filter(Boolean).length;
        expect(blocks - lostBlocks(heights, 'ada') - lostBlocks(heights, 'ben')).toBe(heights.length + open);
      }),
    );
  });

  it('starts with an example in which a fork has just ended', () => {
    const heights = playRace(POW_START.race, POW_START.rounds);
    expect(heights.at(-2)?.found).toHaveLength(2);
    expect(heights.at(-1)?.found).toHaveLength(1);
    expect(lostBlocks(heights, 'ada') + lostBlocks(heights, 'ben')).toBeGreaterThan(0);
  });
});

describe('the state in a link', () => {
  it('is read back as it was written', () => {
    const state: fc.Arbitrary<PowState> = fc.record({
      text,
      nonce,
      zeros: fc.integer(ZEROS_RANGE),
      race: fc.integer({ min: 1, max: 999_999 }),
      rounds: fc.integer({ min: 0, max: MOST_ROUNDS }),
      share: fc.integer(SHARE_RANGE),
      confirmations: fc.integer(CONFIRMATIONS_RANGE),
    });
    fc.assert(
      fc.property(state, (one) =>
        expect(parsePowHash(toPowHash(one) ?? '', POW_START)).toEqual({ state: one, lost: [] }),
      ),
    );
  });

  it('is not written for an empty text, and is the start, with a sign, if a value is missing or out of range', () => {
    expect(toPowHash({ ...POW_START, text: '  ' })).toBeNull();
    const hash = toPowHash(POW_START) ?? '';
    for (const wrong of [
      hash.replace('zeros=2', 'zeros=6'),
      hash.replace('share=10', 'share=1.5'),
      hash.replace('&rounds=6', ''),
      hash.replace('text=Bitcoin+Journey', 'text='),
    ]) {
      expect(parsePowHash(wrong, POW_START)).toEqual({ state: POW_START, lost: 'all' });
    }
    expect(parsePowHash('#fee?rate=1', POW_START)).toBeNull();
  });
});

test('a shown search begins with single tries, gets faster, and needs seconds and not minutes for five zeros', () => {
  const pictures = (tries: number) => {
    let [shown, done] = [0, 0];
    for (; done < tries; shown++) done += nextTries(done);
    return shown;
  };
  expect([0, 1, 39].map(nextTries)).toEqual([1, 1, 1]);
  const slow = (tries: number) => (pictures(tries) * PICTURE_MS) / 1000;
  expect(slow(expectedTries(2))).toBeGreaterThan(1.2);
  expect(slow(expectedTries(4))).toBeLessThan(10);
  expect(isSlow(expectedTries(4) / 2)).toBe(true);
  expect(isSlow(expectedTries(5))).toBe(false);
  fc.assert(
    fc.property(fc.nat(MAX_NONCE), (tries) => {
      expect(nextTries(tries)).toBeGreaterThanOrEqual(1);
      expect(nextTries(tries + 1)).toBeGreaterThanOrEqual(nextTries(tries));
    }),
  );
});

test('four zeros fill a strip for each of its ticks on average', () => {
  expect(STRIP).toBe(expectedTries(2));
  expect(stripsOf(expectedTries(4))).toEqual({ full: STRIP, rest: 0 });
  fc.assert(
    fc.property(fc.nat(), (failed) => {
      const { full, rest } = stripsOf(failed);
      expect(full * STRIP + rest).toBe(failed);
      expect(rest).toBeLessThan(STRIP);
    }),
  );
});
