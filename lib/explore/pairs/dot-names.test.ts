import fc from 'fast-check';
import { GROWTH_QUESTION_IDS } from '@/content/explore/explore-views';
import { getContent } from '@/lib/content/content';
import { LOCALES } from '@/lib/format/locale';
import { getPairsData } from '../views-data';
import { type Names, namesInOrder, placeNames } from './dot-names';
import { stateOfGrowthQuestion } from './state';
import { pairsView } from './view';

const dot = (start: number, left: number, top: number) => ({ start, left, top });
const named = (...starts: number[]) => starts.map((start) => ({ start, name: `${start}s` }));
const anchors = ({ places }: Names) => [...places].map(([start, { anchor, dy }]) => [start, anchor, dy]);

describe('placeNames', () => {
  it('puts a name to the right of its dot, and to the left where the box ends', () => {
    const dots = [dot(1970, 98, 20), dot(1980, 30, 60)];
    expect(anchors(placeNames({ dots }, named(1970, 1980), ''))).toEqual([
      [1970, 'end', 0],
      [1980, 'start', 0],
    ]);
  });

  it('puts a name elsewhere when another dot is at its right', () => {
    const dots = [dot(1970, 5, 50), dot(1980, 15, 50)];
    const { places } = placeNames({ dots }, named(1970, 1980), '');
    expect(places.get(1980)).toMatchObject({ anchor: 'start', dy: 0 });
    expect(Math.abs(places.get(1970)?.dy ?? 0)).toBeGreaterThan(0);
  });

  it('names the first dot in any case, and leaves out a name without a place', () => {
    const dots = Array.from({ length: 9 }, (_, i) => dot(1970 + i, 50 + i / 4, 50 + i / 4));
    const { places } = placeNames({ dots }, named(...dots.map(({ start }) => start)), '');
    expect(places.has(1970)).toBe(true);
    expect(places.size).toBeLessThan(9);
  });

  it('moves the words along the line to its lower end when the upper one leaves no place for a name', () => {
    const dots = [dot(1980, 30, 60), dot(1970, 80, 7)];
    const words = 'Both at the same pace';
    expect(placeNames({ dots }, named(1980), words).isLow).toBe(false);
    const { places, isLow } = placeNames({ dots }, named(1980, 1970), words);
    expect(isLow).toBe(true);
    expect(places.size).toBe(2);
  });

  it.each(LOCALES)('names each decade of the questions in "%s"', (locale) => {
    const words = getContent(locale).yearAgainstYear;
    const data = getPairsData(locale);
    const unnamed = GROWTH_QUESTION_IDS.flatMap((id) => {
      const { scatter, names, state } = pairsView(stateOfGrowthQuestion(id), data, words, locale);
      const wanted = namesInOrder(scatter, names, state.mark);
      const { places } = placeNames(scatter, wanted, words.picture.equals);
      return wanted.filter(({ start }) => !places.has(start)).map(({ name }) => `${id}: ${name}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('places no name on another one', () => {
    const percent = fc.integer({ min: 0, max: 100 });
    const spots = fc.uniqueArray(fc.tuple(percent, percent), { minLength: 1, maxLength: 12, selector: String });
    fc.assert(
      fc.property(spots, (places) => {
        const dots = places.map(([left, top], i) => dot(1900 + 10 * i, left, top));
        const names = placeNames({ dots }, named(...dots.map(({ start }) => start)), '').places;
        // "1970s" is 38 px wide and 16 px high in a box of 240 by 180 px.
        const corners = [...names].map(([start, { dx, dy, anchor }]) => {
          const { left = 0, top = 0 } = dots.find((one) => one.start === start) ?? {};
          return { x: left * 2.4 + dx - { start: 0, middle: 19, end: 38 }[anchor], y: top * 1.8 + dy };
        });
        const meetings = corners.filter((one, i) =>
          corners.slice(i + 1).some((other) => Math.abs(one.x - other.x) < 38 && Math.abs(one.y - other.y) < 16),
        );
        expect(meetings).toEqual([]);
      }),
    );
  });
});
