import { fireEvent, render, screen } from '@testing-library/react';
import { isSearchKeyOn, setSearchKey } from './search-key';
import { listenForSearchKey } from './search-key.behaviour';

/** Ends what the last link listens for. */
let forget = () => {};

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
  const listen = jest.spyOn(document, 'addEventListener');
  listenForSearchKey(link);
  forget = () => {
    for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  };
  return pressed;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/guides');
  localStorage.clear();
});
afterEach(() => {
  forget();
  jest.restoreAllMocks();
});

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

it('the key "/" does nothing while it is switched off, and the link does not announce it', () => {
  const pressed = show('/search#words');
  expect(screen.getByRole('link')).toHaveAttribute('aria-keyshortcuts', '/');
  expect(setSearchKey(false)).toBe(true);
  expect(screen.getByRole('link')).not.toHaveAttribute('aria-keyshortcuts');
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  setSearchKey(true);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link')).toHaveAttribute('aria-keyshortcuts', '/');
});

it('the key "/" is off where the browser stores nothing, because it could not be switched off there', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const pressed = show('/search#words');
  expect(isSearchKeyOn()).toBe(false);
  fireEvent.keyDown(document.body, { key: '/' });
  expect(pressed).not.toHaveBeenCalled();
});
