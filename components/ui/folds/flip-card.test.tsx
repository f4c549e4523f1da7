import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startPage } from '@/tests/components/behaviours';
import { addScriptStyles, isVisible } from '@/tests/components/script-styles';
import { FlipCard } from './flip-card';

const card = (
  <FlipCard front={<span>A dollar</span>} back={<span>Eighty-seven cents gone</span>} hint="Turn the card" />
);

const shown = () => ['A dollar', 'Eighty-seven cents gone'].filter((text) => isVisible(screen.getByText(text)));

beforeAll(addScriptStyles);
beforeEach(() => {
  document.documentElement.classList.add('js');
  startPage();
});

describe('FlipCard', () => {
  it('is one button that shows its front first', () => {
    render(card);
    expect(screen.getByRole('button')).toBeVisible();
    expect(shown()).toEqual(['A dollar']);
  });

  it('shows both faces without script', () => {
    document.documentElement.classList.remove('js');
    render(card);
    expect(shown()).toEqual(['A dollar', 'Eighty-seven cents gone']);
  });

  it.each([
    ['a click', async () => userEvent.click(screen.getByRole('button'))],
    ['Enter', async () => userEvent.type(screen.getByRole('button'), '{Enter}', { skipClick: true })],
    ['Space', async () => userEvent.type(screen.getByRole('button'), ' ', { skipClick: true })],
  ])('shows its back after %s', async (_name, turn) => {
    render(card);
    screen.getByRole('button').focus();
    await turn();
    expect(shown()).toEqual(['Eighty-seven cents gone']);
  });

  it('shows its front again when it is turned twice', async () => {
    render(card);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(shown()).toEqual(['A dollar']);
  });

  it('leaves another card unchanged', async () => {
    render(
      <>
        {card}
        <FlipCard front={<span>Other front</span>} back={<span>Other back</span>} hint="Turn the card" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /A dollar/ }));
    expect(isVisible(screen.getByText('Other front'))).toBe(true);
    expect(isVisible(screen.getByText('Other back'))).toBe(false);
  });
});
