import fc from 'fast-check';
import { spreadLabels } from '@/lib/charts/end-labels';

describe('labels at the ends of lines', () => {
  it('stay where they are when nothing touches', () => {
    expect(spreadLabels([10, 50, 90], [10, 10, 10])).toEqual([10, 50, 90]);
  });

  it('part evenly round their middle', () => {
    // Both wish to be at 50 and are 10 high: their edges meet at 50.
    expect(spreadLabels([50, 50], [10, 10])).toEqual([45, 55]);
  });

  it('are held inside the plot', () => {
    expect(spreadLabels([0, 1], [10, 10])).toEqual([5, 15]);
  });

  it('share the room when they do not fit', () => {
    const [first, second, third] = spreadLabels([0, 0, 0], [60, 60, 60]);
    expect(first).toBeCloseTo(100 / 6);
    expect(second).toBeCloseTo(50);
    expect(third).toBeCloseTo(500 / 6);
  });

  it('never overlap, keep their order and lie inside, whatever they wish', () => {
    const label = fc.tuple(fc.double({ min: 0, max: 100, noNaN: true }), fc.double({ min: 1, max: 20, noNaN: true }));
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 8 }), (labels) => {
        const wishes = labels.map(([wish]) => wish);
        const heights = labels.map(([, height]) => height);
        const squeeze = Math.min(1, 100 / heights.reduce((sum, height) => sum + height, 0));
        const placed = spreadLabels(wishes, heights).map((middle, i) => ({
          middle,
          wish: wishes[i] as number,
          half: ((heights[i] as number) * squeeze) / 2,
        }));
        for (const { middle, half } of placed) {
          expect(middle - half).toBeGreaterThanOrEqual(-1e-6);
          expect(middle + half).toBeLessThanOrEqual(100 + 1e-6);
        }
        const sorted = placed.toSorted((a, b) => a.middle - b.middle);
        sorted.forEach((below, i) => {
          const above = sorted[i - 1];
          if (!above) return;
          expect(below.middle - below.half).toBeGreaterThanOrEqual(above.middle + above.half - 1e-6);
          expect(below.wish).toBeGreaterThanOrEqual(above.wish);
        });
      }),
    );
  });
});
