import { render } from '@testing-library/react';
import { layOutScales } from '@/lib/charts/layout';
import type { LineSpec } from '@/lib/charts/types';
import { PlotRow } from './plot-row';

const lines: LineSpec[] = [
  { id: 'bread', label: 'Bread of\nthe town', last: '$200', tone: 'ink', stroke: 'solid', values: [1, 10, 200] },
  { id: 'pay', label: 'Pay', tone: 'loss', stroke: 'dashed', values: [1, 2, 3] },
];

function draw(words: string) {
  const layouts = layOutScales({ xs: [1970, 1971, 1972], lines, marks: [{ x: 1971, label: words, kind: 'main' }] }, [
    'linear',
    'log',
  ]);
  return render(
    <PlotRow layouts={layouts} lines={lines} formatTick={(value) => `$${value}`} className="" plotClass="">
      <svg aria-hidden="true" />
    </PlotRow>,
  ).container;
}

describe('PlotRow', () => {
  it('has room to the left for the values of both axes, and to the right for each row of the labels', () => {
    const rooms = [...draw('1971').querySelectorAll<HTMLElement>('[data-texts]')];
    const [left = [], right = []] = rooms.map(({ dataset }) => dataset.texts?.split('\n'));
    expect(left).toEqual(expect.arrayContaining(['$0', '$200', '$1', '$10']));
    expect(new Set(left).size).toBe(left.length);
    expect(right).toEqual(['Bread of', 'the town', '$200', 'Pay']);
  });

  it('names the main mark above the plot, from its line on', () => {
    const label = draw('1971: gold window closes').querySelector('[data-plot] > div');
    expect(label).toHaveTextContent('1971: gold window closes');
    expect(label?.firstElementChild).toHaveAttribute('width', '50%');
  });
});
