import fc from 'fast-check';
import { CHART_IDS, chartSpecs } from '@/content/charts';
import { layOutScales } from '@/lib/charts/layout';
import type { ChartLayout } from '@/lib/charts/layout-types';
import { placeWithLeaders } from '@/lib/charts/leader-labels';
import { spotOf } from '@/lib/charts/spot';
import type { Spot } from '@/lib/charts/types';
import { getDrawing, type LineDrawing } from '@/lib/data/drawing';

const label = (x: number, y: number) => ({ end: [x, y] as const, width: 20, height: 10 });
const flat = (y: number): Spot[] => [
  [0, y],
  [100, y],
];
const box = (left: number, right: number, top: number, bottom: number) => ({ left, right, top, bottom });

type Parameters3 = [lines?: Spot[][], obstacles?: ReturnType<typeof box>[], grid?: number[]];
function placeOne(x: number, y: number, ...[lines = [], obstacles, grid]: Parameters3) {
  const { labelAt, side = 'left', leader } = placeWithLeaders([label(x, y)], lines, obstacles, grid)[0] ?? {};
  return [labelAt, side, leader];
}

describe('a label with a leader', () => {
  // Candidates are 2 apart, and a leader is at least 4 long.
  it('has its leader at the edge that faces its spot', () => {
    expect(placeOne(50, 51)).toEqual([
      [46, 51],
      'left',
      [
        [46, 50],
        [50, 51],
      ],
    ]);
    expect(placeOne(99, 50, [flat(48)])).toEqual([
      [100, 54],
      'below',
      [
        [99, 54],
        [99, 50],
      ],
    ]);
    expect(placeOne(99, 50, [flat(52)])).toEqual([
      [100, 46],
      'above',
      [
        [99, 46],
        [99, 50],
      ],
    ]);
  });

  it('stands off a gridline if another place is about as near', () => {
    expect(placeOne(99, 50, [flat(48)], [], [53])[0]).toEqual([100, 54]);
    expect(placeOne(99, 50, [flat(48)], [], [55])[0]).toEqual([100, 56]);
  });

  it('goes far rather than have a leader across a line, and across one where there is no other way', () => {
    const taken = [box(0, 100, 51, 70)];
    expect(placeOne(99, 50, [flat(48)], taken).slice(0, 2)).toEqual([[100, 46], 'above']);
    expect(placeOne(99, 50, [flat(48)], [box(70, 100, 56, 70)]).slice(0, 2)).toEqual([[70, 55], 'left']);
  });

  it('never covers another label and never leaves the plot, whatever the spots are', () => {
    const at = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 3 }), at, (spots, line) => {
        const placed = placeWithLeaders(
          spots.map(([x, y]) => label(x, y)),
          [flat(line)],
        );
        expect(placed).toHaveLength(spots.length);
        placed.forEach(({ box: one }, i) => {
          expect(one.left >= 0 && one.right <= 100 && one.top >= 0 && one.bottom <= 100).toBe(true);
          for (const { box: other } of placed.slice(i + 1)) {
            const isApart =
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
            expect(isApart).toBe(true);
          }
        });
      }),
      { numRuns: 20 },
    );
  });
});

/** Whether two segments cross at a spot farther than a mark from the last spot of the first one. */
function isCrossing([a, b]: Spot[], [c, d]: Spot[], mark: Spot): boolean {
  if (!a || !b || !c || !d) return false;
  const steps = 200;
  const side = (x: number, y: number) => Math.sign((d[0] - c[0]) * (y - c[1]) - (d[1] - c[1]) * (x - c[0]));
  for (let step = 0; step < steps; step++) {
    const [from, to] = [step / steps, (step + 1) / steps].map((t) => [
      a[0] + t * (b[0] - a[0]),
      a[1] + t * (b[1] - a[1]),
    ]);
    const [x0 = 0, y0 = 0] = from ?? [];
    const [x1 = 0, y1 = 0] = to ?? [];
    const isBeside = Math.min(x0, x1) >= c[0] && Math.max(x0, x1) <= d[0];
    if (isBeside && side(x0, y0) * side(x1, y1) < 0 && Math.hypot(x0 - mark[0], y0 - mark[1]) > 1.5) return true;
  }
  return false;
}

const pairs = (spots: readonly Spot[]) => spots.slice(1).map((spot, i) => [spots[i] as Spot, spot]);
const linesOf = ({ lines, points }: ChartLayout) =>
  lines.map((_, i) => points.map((point) => spotOf(point, i)).filter((spot) => spot !== null));

const withLeaders = CHART_IDS.filter((id) => chartSpecs[id].dots?.length);

it.each(withLeaders)('the leaders of %s end at their marks and cross no line and no other leader', (id) => {
  const drawing = getDrawing(id, 'en') as LineDrawing;
  for (const layout of layOutScales(drawing, drawing.scales)) {
    const leaders = layout.dots.map(({ leader = [] }) => leader);
    layout.dots.forEach(({ at, label, labelAt, side, leader = [] }, i) => {
      if (!label) return;
      expect(leader.at(-1)).toEqual(at);
      const [x = 0, y = 0] = leader[0] ?? [];
      // At the top or bottom of the label, within its text, or at its right edge, within the height of two rows.
      expect(labelAt[0] - x).toBeLessThanOrEqual(side ? 7 : 0);
      expect(Math.abs(labelAt[1] - y)).toBeLessThanOrEqual(side ? 0 : 3);
      const others = [...linesOf(layout), ...leaders.filter((_, other) => other !== i)];
      const crossed = pairs(leader).flatMap((part) =>
        others.flatMap(pairs).filter((other) => isCrossing(part, other, at)),
      );
      expect(crossed).toEqual([]);
    });
  }
});

it('January 2024 has a label with a short leader from above on both scales', () => {
  const drawing = getDrawing('money-and-homes', 'en') as LineDrawing;
  for (const { dots } of layOutScales(drawing, ['linear', 'log'])) {
    const dot = dots.find(({ id }) => id === 'january-2024');
    expect(dot?.label).toContain('January 2024');
    const [[fromX = 0, fromY = 0] = [], [toX = 0, toY = 0] = []] = dot?.leader ?? [];
    expect(Math.abs(toX - fromX)).toBeLessThan(8);
    expect(toY - fromY).toBeGreaterThan(4);
    expect(toY - fromY).toBeLessThan(12);
  }
});
