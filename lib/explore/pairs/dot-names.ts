import { meet, type Obstacle } from '@/lib/charts/inside-labels';
import type { Scatter } from './scatter';

/** The offset of a name from the center of its dot, in pixels, and the `text-anchor` of the name. */
interface DotName {
  dx: number;
  dy: number;
  anchor: 'start' | 'middle' | 'end';
}

/** The narrowest box that is drawn, in pixels; in a wider one the dots are further apart, and the names are as wide. */
const BOX = { width: 240, height: 180 };
/** The mean width of a letter of a name, and the height of its line, in pixels. */
const [LETTER, LINE] = [7.6, 16];
/** Pixels from the center of a dot to its edge, with some air, and from it to its name. */
const [DOT, BESIDE, BELOW] = [7, 11, 18];

/** Beside the dot, then above and below it: in the middle, or with an end at the dot. */
const PLACES: readonly DotName[] = [
  { dx: BESIDE, dy: 0, anchor: 'start' },
  { dx: -BESIDE, dy: 0, anchor: 'end' },
  ...([0, -DOT, DOT] as const).flatMap((dx) =>
    [-BELOW, BELOW].map((dy): DotName => ({ dx, dy, anchor: dx === 0 ? 'middle' : dx < 0 ? 'start' : 'end' })),
  ),
];

type Named = { start: number; name: string };

export interface Names {
  /** The place of each name, by the start of its dot. */
  places: Map<number, DotName>;
  /** Whether the words along the line of equal growth are at its lower end. */
  isLow: boolean;
}

/**
 * Places names beside dots so that none is on another name, a dot or the words along the line of equal growth, or leaves the box. A dot
 * whose name has no such place has none, but for the first one.
 *
 * @param names of the dots to be named, the most important first
 * @param words along the line, at its upper end if that leaves a place to as many names
 */
export function placeNames({ dots }: Pick<Scatter, 'dots'>, names: readonly Named[], words: string): Names {
  const width = BELOW + words.length * LETTER;
  const upper = placeAround(dots, names, { left: BOX.width - width, right: BOX.width, top: 0, bottom: 2 * LINE });
  if (upper.size === names.length) return { places: upper, isLow: false };
  const lower = placeAround(dots, names, { left: 0, right: width, top: BOX.height - 2 * LINE, bottom: BOX.height });
  return lower.size > upper.size ? { places: lower, isLow: true } : { places: upper, isLow: false };
}

function placeAround(dots: Scatter['dots'], names: readonly Named[], words: Obstacle): Map<number, DotName> {
  const center = new Map(
    dots.map(({ start, left, top }) => [start, { x: (left * BOX.width) / 100, y: (top * BOX.height) / 100 }] as const),
  );
  const circles = [...center].map(([start, { x, y }]) => ({
    start,
    box: { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT },
  }));
  const boxOf = ({ start, name }: Named, { dx, dy, anchor }: DotName): Obstacle => {
    const { x, y } = center.get(start) ?? { x: 0, y: 0 };
    const width = name.length * LETTER;
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y + dy - LINE / 2, bottom: y + dy + LINE / 2 };
  };
  const isInside = ({ left, right, top, bottom }: Obstacle) =>
    left >= 0 && right <= BOX.width && top >= 0 && bottom <= BOX.height;
  const places = new Map<number, DotName>();
  const taken: Obstacle[] = [words];
  const freeFor = (one: Named) => {
    const others = [...taken, ...circles.flatMap((circle) => (circle.start === one.start ? [] : [circle.box]))];
    return PLACES.filter((place) => {
      const box = boxOf(one, place);
      return isInside(box) && !others.some((other) => meet(box, other));
    });
  };
  const place = (one: Named, at: DotName) => {
    places.set(one.start, at);
    taken.push(boxOf(one, at));
  };
  const [first, ...others] = names;
  if (first) place(first, freeFor(first)[0] ?? inward(center.get(first.start)?.x ?? 0));
  // The name with the fewest places left is next.
  for (let rest = others; rest.length > 0; ) {
    const [next] = rest.map((one) => ({ one, free: freeFor(one) })).toSorted((a, b) => a.free.length - b.free.length);
    if (next?.free[0]) place(next.one, next.free[0]);
    rest = rest.filter((one) => one !== next?.one);
  }
  return places;
}

/** On the side of the dot that has more room. */
const inward = (x: number): DotName =>
  x > BOX.width / 2 ? { dx: -BESIDE, dy: 0, anchor: 'end' } : { dx: BESIDE, dy: 0, anchor: 'start' };

/** More dots than this are named only if they are marked or the outermost. */
const MOST_NAMES = 14;

/** The dots to be named, in the order in which `placeNames` takes them: the marked one, the outermost, and the others if they are few. */
export function namesInOrder({ dots }: Pick<Scatter, 'dots'>, names: readonly string[], marked: number) {
  const furthest = (of: (dot: Scatter['dots'][number]) => number) =>
    dots.toSorted((a, b) => of(b) - of(a))[0]?.start ?? marked;
  const outermost = [furthest(({ left }) => left), furthest(({ left }) => -left), furthest(({ top }) => -top)];
  const others = dots.length > MOST_NAMES ? [] : dots.map(({ start }) => start);
  return [...new Set([marked, ...outermost, ...others])].map((start) => ({
    start,
    name: names[dots.findIndex((dot) => dot.start === start)] ?? '',
  }));
}
