import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RailFocus } from './rail-focus';

const words = { open: 'Open the lesson', close: 'Show all ideas again' };

function show() {
  render(
    <RailFocus
      className=""
      words={words}
      edges={[
        { from: 'barter', to: 'scarcity' },
        { from: 'scarcity', to: 'paper-money' },
        { from: 'barter', to: 'functions-of-money' },
      ]}
    >
      <ol>
        {(['barter', 'functions-of-money', 'scarcity', 'paper-money'] as const).map((id) => (
          <li key={id} data-ideas={id}>
            <a href={`#${id}`}>
              <span data-name="">{id}</span>
            </a>
          </li>
        ))}
      </ol>
      <p data-ideas="barter scarcity">to scarcity</p>
      <p data-ideas="barter functions-of-money">to its jobs</p>
    </RailFocus>,
  );
}

const lit = () => [...document.querySelectorAll('[data-lit]')].map((one) => one.textContent);
const tap = (name: string) =>
  userEvent.setup().pointer({ keys: '[TouchA]', target: screen.getByRole('link', { name }) });

beforeEach(() => {
  window.location.hash = '';
});

it('lights on a tap what the idea stands on and what stands on it, and offers its lesson', async () => {
  show();
  await tap('scarcity');
  expect(lit()).toEqual(['barter', 'scarcity', 'paper-money', 'to scarcity']);
  expect(window.location.hash).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent('scarcity');
  expect(screen.getByRole('link', { name: words.open })).toHaveAttribute('href', '#scarcity');
  await userEvent.click(screen.getByRole('button', { name: words.close }));
  expect(lit()).toEqual([]);
});

it('follows the link on a second tap', async () => {
  show();
  await tap('scarcity');
  await tap('scarcity');
  expect(window.location.hash).toBe('#scarcity');
});

it('follows the link of a mouse and of the Enter key at once', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'scarcity' }));
  expect(window.location.hash).toBe('#scarcity');
  screen.getByRole('link', { name: 'barter' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(window.location.hash).toBe('#barter');
  expect(lit()).toEqual([]);
});
