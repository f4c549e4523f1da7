import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  type ChainState,
  findNonce,
  hashBlock,
  judgeSlips,
  MAX_PAYMENT,
  mineChain,
  NO_HASH,
  parseChainHash,
  race,
  readChain,
  shareIds,
  slipIds,
  toChainHash,
} from './block-chain';

/** Two zeros: 256 tries for each block. */
const ZEROS = 2;
const payments = ['Ana pays Ben 5', 'Ben pays Cleo 2', 'Cleo pays Dan 3', 'Dan pays Ana 4', 'Ana pays Cleo 1'];
const nonces = mineChain(payments, ZEROS);
const honest = payments.map((payment, index) => ({ payment, nonces: [nonces[index] ?? 0] }));
const hold = (inputs: typeof honest) => readChain(inputs, ZEROS).map(({ holds }) => holds);
const withPayment = (at: number, payment: string) =>
  honest.map((block, index) => (index === at ? { ...block, payment } : block));

describe('hashBlock', () => {
  it('is the SHA-256 of the platform for every text', () => {
    fc.assert(
      fc.property(fc.nat(), fc.string({ unit: 'grapheme' }), fc.nat(), (height, payment, nonce) => {
        const expected = createHash('sha256').update(`${height}\n${NO_HASH}\n${payment}\n${nonce}`).digest('hex');
        expect(hashBlock(height, NO_HASH, payment, nonce)).toBe(expected);
      }),
    );
  });
});

describe('readChain', () => {
  it('accepts a mined chain, and gives each block the hash of the one before', () => {
    const blocks = readChain(honest, ZEROS);
    expect(blocks.map(({ holds }) => holds)).toEqual([true, true, true, true, true]);
    expect(blocks.map(({ before }) => before)).toEqual([NO_HASH, ...blocks.slice(0, -1).map(({ hash }) => hash)]);
    for (const { hash } of blocks) expect(hash).toMatch(/^00[0-9a-f]{62}$/);
  });

  it('breaks from a changed block on, and changes every hash from there', () => {
    const before = readChain(honest, ZEROS);
    const after = readChain(withPayment(2, 'Cleo pays Dan 30'), ZEROS);
    expect(after.map(({ holds }) => holds)).toEqual([true, true, false, false, false]);
    expect(after.map(({ hash }, index) => hash === before[index]?.hash)).toEqual([true, true, false, false, false]);
  });

  it('has no block that holds after one that does not, whatever is changed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.string()), { maxLength: 4 }), (changes) => {
        const inputs = honest.map((block, index) => {
          const change = changes.find(([at]) => at === index);
          return change ? { ...block, payment: change[1] } : block;
        });
        const holds = hold(inputs);
        expect(holds.slice(holds.indexOf(false) + 1 || holds.length).every((one) => !one)).toBe(true);
      }),
    );
  });

  it('uses the nonce that fits: mined work counts for both payments', () => {
    const forged = withPayment(4, 'Ana pays Dan 1');
    const { before } = readChain(forged, ZEROS)[4] ?? { before: '' };
    const nonce = findNonce({ height: 5, before, payment: 'Ana pays Dan 1' }, 0, 1e6, ZEROS) as number;
    const both = [nonces[4] ?? 0, nonce];
    expect(hold(forged.map((block, index) => (index === 4 ? { ...block, nonces: both } : block)))[4]).toBe(true);
    expect(hold(honest.map((block, index) => (index === 4 ? { ...block, nonces: both } : block)))[4]).toBe(true);
  });

  it('throws for a block without a nonce', () => {
    expect(() => readChain([{ payment: 'x', nonces: [] }])).toThrow('block 1 has no nonce');
  });
});

describe('findNonce', () => {
  it('finds the same nonce in slices as in one go, and null in a slice without one', () => {
    const block = { height: 1, before: NO_HASH, payment: payments[0] ?? '' };
    const nonce = nonces[0] ?? 0;
    expect(findNonce(block, 0, nonce, ZEROS)).toBeNull();
    expect(findNonce(block, nonce, 1, ZEROS)).toBe(nonce);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), (slice) => {
        let [from, found] = [0, findNonce(block, 0, slice, ZEROS)];
        while (found === null) {
          from += slice;
          found = findNonce(block, from, slice, ZEROS);
        }
        expect(found).toBe(nonce);
      }),
    );
  });
});

describe('race', () => {
  it('gives the worked examples', () => {
    // Block 3 of five changed: two common blocks, three behind, so (1/2)^3.
    expect(race(2, 2, 'third')).toEqual({ common: 2, cheat: 2, others: 5, chance: 0.125 });
    expect(race(2, 5, 'third')).toEqual({ common: 2, cheat: 5, others: 5 + 3 * 2, chance: 1 / 64 });
    expect(race(2, 5, 'tenth')).toMatchObject({ cheat: 5, others: 5 + 3 * 9 });
    expect(race(2, 5, 'twoThirds')).toEqual({ common: 2, cheat: 5, others: 6, chance: 1 });
    expect(race(4, 5, 'twoThirds')).toEqual({ common: 4, cheat: 5, others: 5, chance: 1 });
    // The table of section 11 starts at q = 0.1, z = 1, where the chance to draw level is 1/9.
    expect(race(4, 4, 'tenth').chance).toBeCloseTo(1 / 9, 12);
  });

  it('takes a minority further from its goal with every block, and a majority closer', () => {
    fc.assert(
      fc.property(fc.nat(4), fc.nat(200), fc.constantFrom(...shareIds), (changed, mined, share) => {
        const now = race(changed, changed + mined, share);
        const later = race(changed, changed + mined + 2, share);
        const gap = ({ others, cheat }: typeof now) => others - cheat;
        if (share === 'twoThirds') expect([gap(later) < gap(now), now.chance]).toEqual([true, 1]);
        else expect([gap(later) > gap(now), later.chance < now.chance || later.chance === 0]).toEqual([true, true]);
      }),
    );
  });
});

test('judgeSlips keeps one of two payments, and none while the block is broken', () => {
  expect(judgeSlips('ben', true)).toEqual({ ben: 'kept', cleo: 'refused' });
  expect(judgeSlips('cleo', true)).toEqual({ ben: 'refused', cleo: 'kept' });
  expect(judgeSlips('ben', false)).toEqual({ ben: 'waiting', cleo: 'waiting' });
});

describe('the state in the fragment', () => {
  const start: ChainState = { payments: ['a', 'b', 'c', 'd'], slip: 'ben', mined: Array(5).fill(null), share: 'third' };

  it('is restored as it was', () => {
    fc.assert(
      fc.property(
        fc.record({
          payments: fc.array(fc.string({ maxLength: MAX_PAYMENT }), { minLength: 4, maxLength: 4 }),
          slip: fc.constantFrom(...slipIds),
          mined: fc.array(fc.option(fc.nat()), { minLength: 5, maxLength: 5 }),
          share: fc.constantFrom(...shareIds),
        }),
        (state) => {
          expect(parseChainHash(toChainHash(state) ?? '', start)).toEqual({ state, lost: [] });
        },
      ),
    );
  });

  it('names what a link lost, and is null for another calculator or a text that is too long', () => {
    expect(parseChainHash('#block-chain?p1=x&p2=b&p3=c&p4=d&n1=1.5&slip=dan&share=tenth', start)).toEqual({
      state: { ...start, payments: ['x', 'b', 'c', 'd'], share: 'tenth' },
      lost: ['n1', 'slip'],
    });
    expect(parseChainHash('#block-chain?', start)).toEqual({ state: start, lost: 'all' });
    expect(parseChainHash('#fee?p1=x', start)).toBeNull();
    const payments = ['x'.repeat(MAX_PAYMENT + 1), 'b', 'c', 'd'];
    expect(toChainHash({ ...start, payments })).toBeNull();
  });
});
