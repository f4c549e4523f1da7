import fc from 'fast-check';
import { EDGE, GAP, placeLabels } from './place-labels';
import { inLines, textWidth, widestOf, wrap } from './text-width';

test('placeLabels centers a label on what it names when there is room', () => {
  expect(
    placeLabels(
      [
        [240, 'two'],
        [80, 'one'],
      ],
      320,
    ),
  ).toEqual([
    { x: 80, lines: ['one'] },
    { x: 240, lines: ['two'] },
  ]);
});

test('placeLabels moves a label inward when it would be cut off', () => {
  const half = textWidth('the account') / 2;
  const [first, last] = placeLabels(
    [
      [10, 'the account'],
      [310, 'the account'],
    ],
    320,
  );
  expect(first).toEqual({ x: Number((EDGE + half).toFixed(1)), lines: ['the account'] });
  expect(last).toEqual({ x: Number((320 - EDGE - half).toFixed(1)), lines: ['the account'] });
});

test('placeLabels breaks the wider of two labels that touch, and the other one only when they still touch', () => {
  const linesOf = (left: number, right: number) =>
    placeLabels(
      [
        [left, 'a long label'],
        [right, 'a longer label'],
      ],
      320,
    ).map(({ lines }) => lines.length);
  expect(linesOf(80, 240)).toEqual([1, 1]);
  expect(linesOf(120, 200)).toEqual([1, 2]);
  expect(linesOf(140, 180)).toEqual([2, 2]);
});

test('placeLabels lets two words without a space share the way apart', () => {
  const [one, other] = placeLabels(
    [
      [150, 'Unternehmen'],
      [170, 'Unternehmen'],
    ],
    320,
  );
  expect((one?.x ?? 0) + (other?.x ?? 0)).toBeCloseTo(320, 0);
  expect((other?.x ?? 0) - (one?.x ?? 0)).toBeGreaterThanOrEqual(textWidth('Unternehmen'));
});

const word = fc.string({ unit: fc.constantFrom(...'aeimnorstwGW'), minLength: 1, maxLength: 12 });
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

test('placeLabels keeps all words, and no label is cut off or touches another when the broken labels have room', () => {
  const row = fc.array(fc.tuple(fc.integer({ min: 0, max: 320 }), text), { minLength: 1, maxLength: 4 });
  const widthOf = (label: string) => widestOf(inLines(label, 2));
  let fitted = 0;
  fc.assert(
    fc.property(row, fc.constantFrom(320, 640), (labels, width) => {
      const placed = placeLabels(labels, width);
      expect(placed.map(({ lines }) => lines.join(' ')).sort()).toEqual(labels.map(([, label]) => label).sort());
      const needed = labels.reduce((sum, [, label]) => sum + widthOf(label) + GAP, 0);
      if (needed - GAP > width - 2 * EDGE) return;
      fitted += 1;
      let edge = EDGE;
      for (const { x, lines } of placed) {
        const half = widestOf(lines) / 2;
        expect(x - half).toBeGreaterThan(edge - 0.2);
        edge = x + half + GAP;
      }
      expect(edge - GAP).toBeLessThan(width - EDGE + 0.2);
    }),
    { seed: 1 },
  );
  expect(fitted).toBeGreaterThan(30);
});

test('wrap breaks a text in as few lines as its room needs, and in at most three', () => {
  const label = 'one two three';
  expect(wrap(label, textWidth(label))).toEqual([label]);
  expect(wrap(label, textWidth('one two'))).toEqual(['one two', 'three']);
  expect(wrap(label, textWidth('three'))).toEqual(['one', 'two', 'three']);
  expect(wrap('one two three four', 1)).toHaveLength(3);
  expect(wrap('Unternehmen', 1)).toEqual(['Unternehmen']);
});

test('inLines has every word once, in its order', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 3 }), (label, count) => {
      const lines = inLines(label, count);
      expect(lines.join(' ')).toBe(label);
      expect(lines.length).toBeLessThanOrEqual(count);
    }),
  );
});
