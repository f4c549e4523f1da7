import { render, screen } from '@testing-library/react';
import { ChartTable } from './chart-table';

const rows = (n: number) => Array.from({ length: n }, (_, i) => [String(1971 + i), String(i)]);
const table = (n: number) => (
  <ChartTable
    label="Table"
    columns={['Year', 'Value']}
    rows={rows(n)}
    fold={{ showAll: 'Show all {n} rows', folded: 'Not shown: {first} to {last}' }}
  />
);

it('a long table names the rows that it folds, and offers all of them', () => {
  render(table(30));
  expect(screen.getByRole('checkbox', { name: 'Show all 30 rows' })).not.toBeChecked();
  const heads = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(heads).toHaveLength(31);
  expect(heads.slice(4, 7)).toEqual(['1975', 'Not shown: 1976 to 1995', '1976']);
});

it('a short table has all rows and no offer', () => {
  render(table(24));
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getAllByRole('rowheader')).toHaveLength(24);
});
