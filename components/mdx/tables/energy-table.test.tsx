import { render, screen, within } from '@testing-library/react';
import { EnergyTable } from './energy-table';

it('EnergyTable has a mark for each figure, at its place on an axis from 0 to 500, and a source for each published one', () => {
  render(<EnergyTable locale="en" />);
  const marks = screen.getAllByRole('row').flatMap((row) => {
    const mark = row.querySelector('circle');
    if (!mark) return [];
    const x = mark.getAttribute('cx');
    // A stem from zero ends at the mark, and the number is right of it.
    expect(row.querySelector('line[y1]')).toHaveAttribute('x2', x);
    expect(row.querySelector('text')).toHaveAttribute('x', x);
    expect(row.querySelector('text')).not.toHaveAttribute('text-anchor');
    return [{ row, at: Number.parseFloat(x ?? '') }];
  });
  expect(marks).toHaveLength(16);
  for (const { row, at } of marks) {
    expect(at).toBeCloseTo(Number(within(row).getByRole('cell').lastChild?.textContent) / 5, 0);
    const isOwn = within(row).getByRole('rowheader').textContent === 'This site';
    expect(within(row).queryAllByRole('link')).toHaveLength(isOwn ? 0 : 1);
  }
});
