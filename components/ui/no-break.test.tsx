import { render, screen } from '@testing-library/react';
import { NoBreak } from './no-break';

it('keeps the name of an index on one line and leaves the text as it is', () => {
  const { container } = render(<NoBreak text="US consumer prices (CPI-U), three-month bills, CPI-U" />);
  expect(container).toHaveTextContent('US consumer prices (CPI-U), three-month bills, CPI-U');
  const names = screen.getAllByText('CPI-U');
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toHaveClass('whitespace-nowrap');
});

it('keeps a number and the word after its hyphen on one line', () => {
  render(<NoBreak text="The number of dollars grew 61-fold, and the three-month bill did not." />);
  expect(screen.getByText('61-fold')).toHaveClass('whitespace-nowrap');
  expect(screen.queryByText('three-month')).toBeNull();
});
