import { barBoxes } from './bands';
import type { ChartLayout } from './layout-types';

const layout = {
  points: [
    { x: 25, ys: [40, 60] },
    { x: 75, ys: [90, null] },
  ],
  yTicks: [{ value: 0, y: 80 }],
} as unknown as ChartLayout;

/** A band is 100 × 0.7 ÷ 2.3 wide, and half of it is a bar. */
const BAR = 35 / 2.3;

describe('the bars of two lines', () => {
  it('are side by side around the middle of the band, from zero up', () => {
    expect(barBoxes(layout, 0, 2)[0]).toEqual({ x: 25 - BAR, y: 40, width: BAR, height: 40 });
    expect(barBoxes(layout, 1, 2)[0]).toEqual({ x: expect.closeTo(25), y: 60, width: BAR, height: 20 });
  });

  it('hang from zero below it, and are missing where there is no value', () => {
    expect(barBoxes(layout, 0, 2)[1]).toMatchObject({ y: 80, height: 10 });
    expect(barBoxes(layout, 1, 2)).toHaveLength(1);
  });
});
