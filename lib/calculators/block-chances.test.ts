import fc from 'fast-check';
import { blockChance, confirmationsFor, doubleSpendChance, whitepaperChance } from './block-chances';

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

  it('is the regularized incomplete beta function I(4pq; z, 1/2) of Grunspan and Pérez-Marco', () => {
    const x = (share: number) => 4 * share * (1 - share);
    // Substituting t = sin²φ turns ∫ t^(z−1) (1−t)^(−½) dt into 2 ∫ sin^(2z−1) φ dφ, integrated by Simpson's rule.
    const integral = (confirmations: number, end: number) => {
      const steps = 2000;
      const at = (index: number) => Math.sin((index * end) / steps) ** (2 * confirmations - 1);
      let sum = at(0) + at(steps);
      for (let index = 1; index < steps; index++) sum += at(index) * (index % 2 ? 4 : 2);
      return (sum * end) / steps / 3;
    };
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 0.49, noNaN: true }),
        fc.integer({ min: 1, max: 60 }),
        (share, confirmations) => {
          const part = integral(confirmations, Math.asin(Math.sqrt(x(share)))) / integral(confirmations, Math.PI / 2);
          expect(doubleSpendChance(share, confirmations)).toBeCloseTo(100 * part, 6);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('is above the approximation of the Bitcoin paper from two confirmations, for shares up to a fifth', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.2, noNaN: true }),
        fc.integer({ min: 2, max: 12 }),
        (share, confirmations) => {
          expect(doubleSpendChance(share, confirmations)).toBeGreaterThan(whitepaperChance(share, confirmations));
        },
      ),
    );
  });
});

describe('whitepaperChance', () => {
  // Section 11 of the Bitcoin paper.
  it.each([
    [0.1, 0, 100],
    [0.1, 1, 20.45873],
    [0.1, 2, 5.09779],
    [0.1, 3, 1.31722],
    [0.1, 6, 0.02428],
    [0.1, 10, 0.00012],
    [0.3, 5, 17.73523],
    [0.3, 10, 4.16605],
    [0.3, 50, 0.00006],
    [0.5, 6, 100],
  ])('of a share of %s after %s confirmations is %s percent', (share, confirmations, percent) => {
    expect(whitepaperChance(share, confirmations)).toBeCloseTo(percent, 5);
  });
});

describe('confirmationsFor', () => {
  // The second number is in section 11 of the Bitcoin paper; the exact one is never smaller.
  it.each([
    [0.1, 6, 5],
    [0.15, 9, 8],
    [0.2, 13, 11],
    [0.25, 20, 15],
    [0.3, 32, 24],
    [0.35, 58, 41],
    [0.4, 133, 89],
    [0.45, 539, 340],
  ])('a share of %s has a chance below 0.1%% after %s, by the Bitcoin paper after %s', (share, exact, paper) => {
    expect(confirmationsFor(share, 0.1)).toBe(exact);
    expect(confirmationsFor(share, 0.1, whitepaperChance)).toBe(paper);
  });

  it('is null where no number is enough, or more than the most that are searched', () => {
    expect(confirmationsFor(0.5, 0.1)).toBeNull();
    expect(confirmationsFor(0.49, 0.1)).toBeNull();
    expect(confirmationsFor(0, 0.1)).toBe(1);
  });
});
