import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '@/content/en';
import type { IndexPiece } from '@/lib/search/piece';
import { Search } from './search';

const first: IndexPiece = {
  entries: [
    ['guide', 'Understanding Bitcoin Fees', 'What a payment costs.', '/guides/bitcoin-fees'],
    ['term', 'Wallet', 'A program or device that holds keys.', '/glossary#wallet'],
    ['source', 'El bitcoin en 2024', 'ABC Color, cited in a guide.', '/guides/fees#sources', 'es'],
    ...Array.from({ length: 12 }, (_, n) => ['lesson', `Lesson ${n}`, 'About barter.', `/lesson/${n}`] as const),
  ],
  sections: [[0, 'size', 'Why size matters', ['A larger payment costs more.']]],
  rest: [],
};
const second: IndexPiece = { entries: [], sections: [], rest: [[0, ['Miners pick the highest offers first.']]] };
const files: Record<string, IndexPiece> = { '/search/1.json': first, '/search/2.json': second };

const answer = jest.fn(async (address: string) => ({ ok: true, json: async () => files[address] }));

const { search: words } = en;
const index = { pieces: ['/search/1.json', '/search/2.json'], small: 'the a is', sameWords: [] };

function show() {
  render(
    <>
      <Search id="words" list="everything" words={words} index={index} wholeKb={205} locale="en" />
      <div id="everything">The list</div>
    </>,
  );
}

const field = () => screen.getByRole('searchbox', { name: words.label });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const status = () => screen.getByRole('status').textContent;
const results = () => screen.queryAllByRole('article');

beforeEach(() => {
  index.pieces = ['/search/1.json', '/search/2.json'];
  window.history.replaceState(null, '', '/search');
  global.fetch = answer as unknown as typeof fetch;
  answer.mockClear();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('shows what is found, with the kind, the sentence and a mark on the words', async () => {
  show();
  type('larger payments');
  await waitFor(() => expect(status()).toBe('1 result.'));
  const [result] = results();
  expect(result).toHaveTextContent('Guide, under “Why size matters”');
  expect(within(result as HTMLElement).getByRole('link', { name: 'Understanding Bitcoin Fees' })).toHaveAttribute(
    'href',
    '/guides/bitcoin-fees#size',
  );
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['larger', 'payment']);
});

it('marks the title of a source with its language', async () => {
  show();
  type('ABC Color');
  await waitFor(() => expect(results()).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'El bitcoin en 2024' })).toHaveAttribute('lang', 'es');
  type('wallet');
  await waitFor(() => expect(results()[0]).toHaveTextContent('Wallet'));
  expect(screen.getByRole('link', { name: 'Wallet' })).not.toHaveAttribute('lang');
});

it('asks for no file before it is used, and for each once', async () => {
  index.pieces = ['/search/5.json', '/search/6.json'];
  Object.assign(files, { '/search/5.json': first, '/search/6.json': second });
  show();
  expect(answer).not.toHaveBeenCalled();
  type('fees');
  await waitFor(() => expect(status()).toBe('1 result.'));
  type('wallet');
  await waitFor(() => expect(results()[0]).toHaveTextContent('Wallet'));
  expect(answer.mock.calls.map(([address]) => address)).toEqual(['/search/5.json', '/search/6.json']);
});

it('finds the later sentences when their piece has arrived', async () => {
  show();
  type('highest offers');
  await waitFor(() => expect(results()[0]).toHaveTextContent('Miners pick the highest offers first.'));
});

it('hides the list of everything while there are results, and shows it again where nothing is found', async () => {
  show();
  const list = screen.getByText('The list');
  type('wallet');
  await waitFor(() => expect(list).not.toBeVisible());
  type('xyzzyplugh');
  await waitFor(() => expect(status()).toBe('Nothing found for “xyzzyplugh”.'));
  expect(list).toBeVisible();
  for (const tip of words.none.tips) expect(screen.getByText(tip)).toBeVisible();
  type('');
  expect(status()).toBe('');
});

it('shows ten results, and all on a press', async () => {
  show();
  type('barter');
  await waitFor(() => expect(results()).toHaveLength(10));
  fireEvent.click(screen.getByRole('button', { name: 'Show all 12 results' }));
  expect(results()).toHaveLength(12);
});

it('goes through the results by the arrow keys, and Escape empties the field', async () => {
  const user = userEvent.setup();
  show();
  await user.click(field());
  await user.keyboard('barter');
  await waitFor(() => expect(results()).toHaveLength(10));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Lesson 1' })).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Escape}');
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
});

it('keeps the words in the address, and takes them from it', async () => {
  show();
  type('bitcoin fees & more');
  expect(window.location.hash).toBe('#q=bitcoin+fees+%26+more');
  act(() => {
    window.history.replaceState(null, '', '/search#q=wallet');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(field()).toHaveValue('wallet');
  await waitFor(() => expect(results()[0]).toHaveTextContent('Wallet'));
  type('');
  expect(window.location.hash).toBe('');
});

it('puts the cursor into the field when a link leads to it', () => {
  window.history.replaceState(null, '', '/search#words');
  show();
  expect(field()).toHaveFocus();
});

it('says that the index was lost, and asks for it again with the next key', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  answer.mockImplementationOnce(async () => ({ ok: false, json: async () => first }));
  index.pieces = ['/search/lost.json', '/search/2.json'];
  files['/search/lost.json'] = first;
  show();
  type('wal');
  await waitFor(() => expect(status()).toBe(words.status.lost));
  expect(field()).toHaveValue('wal');
  type('wallet');
  await waitFor(() => expect(results()[0]).toHaveTextContent('Wallet'));
  error.mockRestore();
});

it('loads the longer texts on a slow line only when they are asked for', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  index.pieces = ['/search/3.json', '/search/4.json'];
  Object.assign(files, { '/search/3.json': first, '/search/4.json': second });
  show();
  type('miners');
  await waitFor(() => expect(status()).toBe('Nothing found for “miners”.'));
  expect(answer).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Search the longer texts, too (about 205 kB)' }));
  await waitFor(() => expect(results()).toHaveLength(1));
});

it.each(['<script>alert(1)</script>', '🍕'.repeat(200), 'wallet '.repeat(15_000), '%E0%A4%A', '"><img src=x>'])(
  'takes hostile input as text (%#)',
  async (text) => {
    show();
    type(text);
    await waitFor(() => expect(status()).not.toBe(words.status.loading));
    expect(field()).toHaveValue(text);
    expect(document.querySelector('script, img')).toBeNull();
  },
);

it.each(['#q=', '#q=%E0%A4%A', `#q=${'a'.repeat(100_000)}`, '#q=%3Cscript%3E', '#?q=1', '#q'])(
  'a damaged link (%#) opens the page',
  (hash) => {
    window.history.replaceState(null, '', `/search${hash}`);
    expect(() => show()).not.toThrow();
  },
);

describe('the switch of the key "/"', () => {
  const choice = () => screen.getByRole('checkbox', { name: words.key.choice });
  afterEach(() => {
    localStorage.clear();
    jest.restoreAllMocks();
  });

  it('is kept in the browser', async () => {
    show();
    expect(choice()).toBeChecked();
    fireEvent.click(choice());
    expect(choice()).not.toBeChecked();
    cleanup();
    show();
    expect(choice()).not.toBeChecked();
    fireEvent.click(choice());
    expect(choice()).toBeChecked();
  });

  it('says so where the browser does not store it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    show();
    fireEvent.click(choice());
    expect(choice()).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent(words.key.lost);
  });
});
