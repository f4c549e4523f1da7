import { getWall } from './small-line';

it('a small line is a valid path that is as wide as its drawing and stays in its height', () => {
  const drawn = getWall('en').filter(({ drawing }) => drawing.path);
  expect(drawn).toHaveLength(11);
  for (const { drawing } of drawn) {
    expect(drawing.path).toMatch(/^M0 [\d.]+(l\d+ -?(\d+|\d*\.\d))+$/);
    const [first = '', ...rest] = drawing.path.slice(1).split('l');
    const points = rest.map((step) => step.split(' ').map(Number));
    expect(points.reduce((sum, [x = 0]) => sum + x, 0)).toBe(drawing.width);
    let height = Number(first.split(' ')[1]);
    for (const [, y = 0] of points) {
      height += y;
      expect(height).toBeGreaterThan(-0.01);
      expect(height).toBeLessThan(32.01);
    }
  }
});
