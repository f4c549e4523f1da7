import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField, SelectField } from './field';

describe('NumberField', () => {
  it('is a text input with a decimal keyboard, named by its label', () => {
    render(<NumberField id="amount" label="Dollar amount" value="1,234.56" readOnly />);
    const field = screen.getByRole('textbox', { name: 'Dollar amount' });
    expect(field).toHaveAttribute('inputmode', 'decimal');
    expect(field).toHaveValue('1,234.56');
    expect(field).toBeValid();
  });

  it('keeps the typed text and ignores arrow keys', async () => {
    render(<NumberField id="amount" label="Amount" />);
    await userEvent.tab();
    await userEvent.keyboard('1,0 x{ArrowUp}{ArrowDown}');
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('1,0 x');
  });

  it('describes the control with its hint and error', () => {
    render(
      <NumberField id="amount" label="Amount" hint="Up to 100." error="This is not a number." value="abc" readOnly />,
    );
    const field = screen.getByRole('textbox', { name: 'Amount' });
    expect(field).toHaveAccessibleDescription('Up to 100. This is not a number.');
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent('This is not a number.');
  });
});

it('SelectField is named by its label, described by its error and marked invalid', () => {
  render(
    <SelectField id="year" label="Year" error="Choose a year." defaultValue="1971">
      <option>1971</option>
    </SelectField>,
  );
  const field = screen.getByRole('combobox', { name: 'Year' });
  expect(field).toHaveAccessibleDescription('Choose a year.');
  expect(field).toBeInvalid();
});
