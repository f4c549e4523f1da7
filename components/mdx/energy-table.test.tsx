import { render, screen, within } from '@testing-library/react';
import { EnergyTable } from './energy-table';

it('EnergyTable has a mark for each figure, at its place on an axis from 0 to 500, and a source for each published one', () => {
  render(<EnergyTable locale="en" />);
  const marks = screen.getAllByRole('row').flatMap((row) => {
    const mark = row.querySelector('circle');
    return mark ? [{ row, at: Number.parseFloat(mark.getAttribute('cx') ?? '') }] : [];
  });
  expect(marks).toHaveLength(16);
  for (const { row, at } of marks) {
    expect(at).toBeCloseTo(Number(within(row).getByRole('cell').lastChild?.textContent) / 5, 0);
    const isOwn = within(row).getByRole('rowheader').textContent === 'This site';
    expect(within(row).queryAllByRole('link')).toHaveLength(isOwn ? 0 : 1);
  }
});
