import fc from 'fast-check';
import { placeInside } from '@/lib/charts/inside-labels';
import type { Spot } from '@/lib/charts/types';

const label = (y: number) => ({ end: [100, y] as const, width: 40, height: 10 });

describe('names of lines inside a narrow plot', () => {
  it('stand left of the end of a steep line', () => {
    const steep: Spot[] = [
      [0, 90],
      [90, 90],
      [100, 10],
    ];
    // A name at the top ends at 10, with air 11.5; there the line stands at 99.8, so the edge is at 98 (99.8 − 1.5) or less.
    const [right, middle] = placeInside([label(10)], [steep])[0] as Spot;
    expect(right).toBeLessThanOrEqual(98);
    expect(right).toBeGreaterThan(90);
    expect(middle).toBeGreaterThanOrEqual(5);
    expect(middle).toBeLessThanOrEqual(10);
  });

  it('stand clear of a flat line', () => {
    const flat: Spot[] = [
      [0, 50],
      [100, 50],
    ];
    // Half the name (5) and the air (1.5) above the line, on the grid of two percent: 43 = 50 − 7.
    expect(placeInside([label(50)], [flat])).toEqual([[100, 43]]);
  });

  it('give way to what is written there', () => {
    const box = { left: 70, right: 100, top: 0, bottom: 20 };
    expect(placeInside([label(10)], [], [box])).toEqual([[100, 25]]);
    // What ends left of the name is not in its way; 9 is the place next to 10 on the grid of two percent.
    expect(placeInside([label(10)], [], [{ ...box, left: 20, right: 50 }])).toEqual([[100, 9]]);
  });

  it('stand beside their own line rather than another', () => {
    const at = (y: number): Spot[] => [
      [0, y],
      [100, y],
    ];
    const [upper, lower] = placeInside([label(60), label(80)], [at(60), at(80)]).map((place) => place[1]);
    expect(Math.abs((upper as number) - 60)).toBeLessThan(Math.abs((upper as number) - 80));
    expect(Math.abs((lower as number) - 80)).toBeLessThan(Math.abs((lower as number) - 60));
  });

  it('never cover each other, and never leave the plot', () => {
    const end = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(end, { minLength: 1, maxLength: 4 }), (ends) => {
        const placed = placeInside(ends.map(label), []);
        placed.forEach(([right, middle], i) => {
          expect(middle).toBeGreaterThanOrEqual(5);
          expect(middle).toBeLessThanOrEqual(95);
          expect(right).toBeGreaterThanOrEqual(40);
          expect(right).toBeLessThanOrEqual(100);
          for (const [otherRight, otherMiddle] of placed.slice(i + 1)) {
            expect(Math.abs(middle - otherMiddle) >= 10 || Math.abs(right - otherRight) >= 40).toBe(true);
          }
        });
      }),
      { numRuns: 30 },
    );
  });
});
