import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

const panel = () => screen.getByRole('group') as HTMLDetailsElement;

beforeEach(() => {
  render(
    <Disclosure title="Where the data come from" id="sources">
      <p>From the Census Bureau.</p>
    </Disclosure>,
  );
});

it('is closed at first, with its text in the page for the browser’s search', () => {
  expect(panel()).not.toHaveAttribute('open');
  expect(screen.getByText('From the Census Bureau.')).not.toBeVisible();
});

it('opens and closes by its title', async () => {
  await userEvent.click(screen.getByText('Where the data come from'));
  expect(screen.getByText('From the Census Bureau.')).toBeVisible();
  await userEvent.click(screen.getByText('Where the data come from'));
  expect(panel()).not.toHaveAttribute('open');
});

it('is a stop of the keyboard by the element that browsers open with Enter and Space', async () => {
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByText('Where the data come from'));
  expect(document.activeElement?.localName).toBe('summary');
});
