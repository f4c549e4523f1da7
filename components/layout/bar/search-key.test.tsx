import { fireEvent, render, screen } from '@testing-library/react';
import { listenForSearchKey } from './search-key.behaviour';

function show(href: string) {
  render(
    <>
      <a href={href}>Search</a>
      <input id="words" aria-label="Words" />
      <textarea aria-label="Notes" />
      <button type="button">Other</button>
    </>,
  );
  const link = screen.getByRole('link');
  const pressed = jest.fn((event: Event) => event.preventDefault());
  link.addEventListener('click', pressed);
  listenForSearchKey(link);
  return pressed;
}

beforeEach(() => window.history.replaceState(null, '', '/guides'));

it('the key "/" presses the link', () => {
  const pressed = show('/search#words');
  fireEvent.keyDown(screen.getByRole('button'), { key: '/' });
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('the key "/" puts the cursor into the field on the page of the search', () => {
  window.history.replaceState(null, '', '/search');
  const pressed = show('/search#words');
  fireEvent.keyDown(document.body, { key: '/' });
  expect(screen.getByLabelText('Words')).toHaveFocus();
  expect(pressed).not.toHaveBeenCalled();
});

it('the key "/" is a letter in fields, and other keys and combinations do nothing', () => {
  const pressed = show('/search#words');
  expect(fireEvent.keyDown(screen.getByLabelText('Notes'), { key: '/' })).toBe(true);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    fireEvent.keyDown(document.body, { key: '/', [modifier]: true });
  fireEvent.keyDown(document.body, { key: 's' });
  expect(pressed).not.toHaveBeenCalled();
});
