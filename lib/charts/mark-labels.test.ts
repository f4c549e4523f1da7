import { layOut } from './layout';
import { riseOf } from './mark-labels';
import type { Dot, LineSpec } from './types';

const xs = Array.from({ length: 60 }, (_, i) => 1965 + i);
const values = xs.map((x) => 100 - Math.abs(x - 1975));
const line: LineSpec = { id: 'line', label: 'Line', tone: 'ink', stroke: 'solid', values };
const highest: Dot = {
  id: 'highest',
  line: 0,
  x: 1975,
  value: 100,
  label: '100 in 1975',
  shape: 'point',
  near: 'above',
};

const riseWith = (dots: Dot[], label = '1971: the dollar leaves gold') =>
  riseOf(layOut({ xs, lines: [line], marks: [{ x: 1971, label, kind: 'main' }], dots }));

describe('riseOf', () => {
  it('moves the label of the mark above that of a dot at the top of the plot, which is beside it', () => {
    expect(riseWith([highest])).toEqual({ narrow: 1, wide: 1 });
  });

  it('does so in a narrow plot only where the two are apart in a wide one', () => {
    // The words end at the right edge of the narrow plot, and before 2015 in the wide one.
    expect(riseWith([{ ...highest, x: 2020 }], '1971: gold is closed')).toEqual({ narrow: 1, wide: 0 });
  });

  it.each<[string, Dot[]]>([
    ['there is no dot', []],
    ['the dot is lower', [{ ...highest, value: 60 }]],
    ['the label is below its dot', [{ ...highest, near: 'below' }]],
  ])('leaves it where it is when %s', (_, dots) => {
    expect(riseWith(dots)).toEqual({ narrow: 0, wide: 0 });
  });

  it('moves no label of a note, which is inside the plot', () => {
    const marks = [{ x: 1971, label: 'Gold', kind: 'note' as const }];
    expect(riseOf(layOut({ xs, lines: [line], marks, dots: [highest] }))).toEqual({ narrow: 0, wide: 0 });
  });
});
