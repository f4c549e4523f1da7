import fc from 'fast-check';
import { blockChance, doubleSpendChance } from './block-chances';

describe('blockChance', () => {
  it.each([
    [0, 0, 100],
    [1, 0, 0],
    [1, 10, 100 * (1 - 1 / Math.E)],
    [2, 10, 100 * (1 - 2 / Math.E)],
    [3, 10, 100 * (1 - 2.5 / Math.E)],
    [1, 1, 9.516],
    [1, 60, 99.752],
    [3, 60, 93.803],
  ])('of at least %s blocks within %s minutes is %s percent', (blocks, minutes, percent) => {
    expect(blockChance(blocks, minutes)).toBeCloseTo(percent, 3);
  });

  it('increases with time and decreases with the number of blocks', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.double({ min: 0.1, max: 240, noNaN: true }),
        (blocks, minutes) => {
          const chance = blockChance(blocks, minutes);
          expect(chance).toBeLessThanOrEqual(blockChance(blocks, minutes + 1) + 1e-9);
          expect(chance).toBeGreaterThanOrEqual(blockChance(blocks + 1, minutes) - 1e-9);
          expect(chance).toBeGreaterThanOrEqual(-1e-9);
          expect(chance).toBeLessThanOrEqual(100);
        },
      ),
    );
  });
});

describe('doubleSpendChance', () => {
  // The first rows are those of Rosenfeld's table for 10 percent; one confirmation is 2q for every share.
  it.each([
    [0.1, 1, 20],
    [0.1, 2, 5.6],
    [0.1, 3, 1.712],
    [0.1, 4, 0.546],
    [0.1, 6, 0.059],
    [0.3, 1, 60],
    [0.3, 6, 15.645],
    [0.2, 0, 100],
    [0, 1, 0],
    [0.49, 1, 98],
    [0.5, 6, 100],
    [0.7, 6, 100],
  ])('of a share of %s after %s confirmations is %s percent', (share, confirmations, percent) => {
    expect(doubleSpendChance(share, confirmations)).toBeCloseTo(percent, 3);
  });

  it('decreases with confirmations, increases with the share, and approaches 100% at a half', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.48, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        (share, confirmations) => {
          const chance = doubleSpendChance(share, confirmations);
          expect(chance).toBeGreaterThanOrEqual(doubleSpendChance(share, confirmations + 1) - 1e-9);
          expect(chance).toBeLessThanOrEqual(doubleSpendChance(share + 0.01, confirmations) + 1e-9);
        },
      ),
    );
    expect(doubleSpendChance(0.499_999, 6)).toBeCloseTo(100, 2);
  });

  it('is above the approximation of the Bitcoin paper from two confirmations', () => {
    const approximation = { 2: 5.098, 3: 1.317, 4: 0.346, 5: 0.091, 6: 0.024 };
    for (const [confirmations, percent] of Object.entries(approximation)) {
      expect(doubleSpendChance(0.1, Number(confirmations))).toBeGreaterThan(percent);
    }
  });
});
