import fc from 'fast-check';
import { COVERS, type Cover, findFreePlace } from './free-place';

const { nothing, text, sideOfControl, control } = COVERS;

describe('findFreePlace', () => {
  it.each<[string, Cover[], number]>([
    ['stays at the bottom when nothing is there', [nothing, nothing, nothing, control], 0],
    ['goes above a control when there is room', [control, nothing, nothing, nothing], 1],
    ['takes the lowest of two free places', [control, nothing, nothing, control, nothing, nothing], 1],
    ['covers text rather than a control', [control, text, text, control], 1],
    ['covers the side of a card rather than a small control', [control, sideOfControl, sideOfControl, control], 1],
    ['stays at the bottom when every place covers a control', [control, nothing, control, nothing], 0],
    ['stays at the bottom when the window is too low for another place', [control], 0],
  ])('%s', (_, rows, place) => {
    expect(findFreePlace(rows, 2)).toBe(place);
  });

  const cover = fc.constantFrom<Cover>(...Object.values(COVERS));

  it('covers nothing worse than any other place does', () => {
    fc.assert(
      fc.property(fc.array(cover, { minLength: 4, maxLength: 40 }), (rows) => {
        const worstAt = (place: number) => Math.max(...rows.slice(place, place + 4));
        const places = rows.slice(3).map((_, place) => place);
        const found = findFreePlace(rows, 4);
        expect(places).toContain(found);
        for (const place of places) {
          expect(worstAt(found)).toBeLessThanOrEqual(worstAt(place));
          if (place < found) expect(worstAt(place)).toBeGreaterThan(worstAt(found));
        }
      }),
    );
  });
});
