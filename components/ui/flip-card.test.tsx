import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FlipCard } from './flip-card';

const card = (
  <FlipCard front={<span>A dollar</span>} back={<span>Eighty-seven cents gone</span>} hint="Turn the card" />
);

/** jsdom reads no stylesheet; a face is hidden exactly when it has the class that sets `visibility: hidden`. */
const isHidden = (text: string) => screen.getByText(text).closest('.js\\:invisible') !== null;

describe('a flip card', () => {
  it('is one button that shows its front first', () => {
    render(card);
    expect(screen.getByRole('button')).toBeInTheDocument();
    expect([isHidden('A dollar'), isHidden('Eighty-seven cents gone')]).toEqual([false, true]);
  });

  it.each([
    ['a click', async () => userEvent.click(screen.getByRole('button'))],
    ['Enter', async () => userEvent.type(screen.getByRole('button'), '{Enter}', { skipClick: true })],
    ['Space', async () => userEvent.type(screen.getByRole('button'), ' ', { skipClick: true })],
  ])('turns by %s', async (_name, turn) => {
    render(card);
    screen.getByRole('button').focus();
    await turn();
    expect([isHidden('A dollar'), isHidden('Eighty-seven cents gone')]).toEqual([true, false]);
  });

  it('turns back', async () => {
    render(card);
    await userEvent.dblClick(screen.getByRole('button'));
    expect([isHidden('A dollar'), isHidden('Eighty-seven cents gone')]).toEqual([false, true]);
  });

  it('turns alone: another card stays as it is', async () => {
    render(
      <>
        {card}
        <FlipCard front={<span>Other front</span>} back={<span>Other back</span>} hint="Turn the card" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /A dollar/ }));
    expect(isHidden('Other front')).toBe(false);
  });
});
