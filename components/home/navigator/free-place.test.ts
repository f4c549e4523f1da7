import fc from 'fast-check';
import { COVERS, type Cover, findFreePlace } from './free-place';

const { nothing, text, sideOfCard, textOfCard, control } = COVERS;

describe('findFreePlace', () => {
  it.each<[string, Cover[], number]>([
    ['stays at the bottom when nothing is there', [nothing, nothing, nothing, control], 0],
    ['goes above a control when there is room', [control, nothing, nothing, nothing], 1],
    ['takes the lowest of two free places', [control, nothing, nothing, control, nothing, nothing], 1],
    ['covers text rather than a control', [control, text, text, control], 1],
    ['covers the side of a card rather than its text', [textOfCard, textOfCard, sideOfCard, sideOfCard], 2],
    ['covers the text of a card rather than another control', [control, textOfCard, textOfCard, control], 1],
    ['stays at the bottom when every place covers a control', [control, nothing, control, nothing], 0],
    ['stays at the bottom when the window is too low for another place', [control], 0],
  ])('%s', (_, lines, place) => {
    expect(findFreePlace((line) => lines[line] ?? control, lines.length, 2)).toBe(place);
  });

  it('asks for no line above the first free place', () => {
    const asked: number[] = [];
    findFreePlace(
      (line) => {
        asked.push(line);
        return nothing;
      },
      40,
      4,
    );
    expect(asked).toEqual([0, 1, 2, 3]);
  });

  const cover = fc.constantFrom<Cover>(...Object.values(COVERS));

  it('covers nothing worse than any other place does', () => {
    fc.assert(
      fc.property(fc.array(cover, { minLength: 4, maxLength: 40 }), (lines) => {
        const worstAt = (place: number) => Math.max(...lines.slice(place, place + 4));
        const places = lines.slice(3).map((_, place) => place);
        const found = findFreePlace((line) => lines[line] ?? control, lines.length, 4);
        expect(places).toContain(found);
        for (const place of places) {
          expect(worstAt(found)).toBeLessThanOrEqual(worstAt(place));
          if (place < found) expect(worstAt(place)).toBeGreaterThan(worstAt(found));
        }
      }),
    );
  });
});
