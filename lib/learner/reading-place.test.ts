import fc from 'fast-check';
import { partOf, placeOf, shareLeft, shareRead } from './reading-place';

const extents = (...tops: number[]) => tops.map((top) => ({ top, height: 500 }));

describe('placeOf', () => {
  it('is null before the first element begins at the reading line', () => {
    expect(placeOf([])).toBeNull();
    expect(placeOf(extents(1, 501, 1001))).toBeNull();
  });

  it('is the last element that has begun', () => {
    expect(placeOf(extents(0, 500, 1000))).toBe(1);
    expect(placeOf(extents(-501, -1, 499))).toBe(2);
    expect(placeOf(extents(-5000, -4500, -4000))).toBe(3);
  });
});

test('partOf gives the last part at or before a stop', () => {
  const stops = ['part-1', 'a', 'b', 'part-2', 'part-3', 'check'];
  const parts = ['part-1', 'part-2', 'part-3'];
  expect(stops.map((stop) => partOf(stop, parts, stops))).toEqual([1, 1, 1, 2, 3, 3]);
  expect(partOf('gone', parts, stops)).toBeNull();
  expect(partOf(undefined, parts, stops)).toBeNull();
  expect(partOf('a', parts, ['a', ...stops])).toBeNull();
  fc.assert(
    fc.property(fc.option(fc.string(), { nil: undefined }), (stop) => {
      const part = partOf(stop, parts, stops);
      expect(part === null).toBe(!stops.some((one) => one === stop));
    }),
  );
});

test('shareRead gives the part of each element above the line in hundredths', () => {
  expect(shareRead(extents(-750, -250, 250))).toEqual([1, 0.5, 0]);
  expect(shareRead(extents(-1.4, -2.6))).toEqual([0, 0.01]);
  expect(shareRead([{ top: -1, height: 0 }])).toEqual([1]);
});

test('shareLeft gives the part of all elements together below the line', () => {
  expect(shareLeft(extents(300, 800))).toBe(1);
  expect(shareLeft(extents(-750, -250))).toBe(0.25);
  expect(shareLeft(extents(-5000, -4500))).toBe(0);
  expect(shareLeft([])).toBe(1);
});
