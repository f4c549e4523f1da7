import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { initialState } from '@/lib/learner/state';
import { createLearnerStore } from '@/lib/learner/store';
import { RECORD_KEY, unsavedInTab } from '@/lib/learner/unsaved-in-tab';
import { startPage } from '@/tests/components/behaviours';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

const mockLocales = ['en', 'es', 'pt'];
jest.mock('@/lib/content/content', () => ({
  ...jest.requireActual('@/lib/content/content'),
  getContent: () => jest.requireActual('@/lib/content/content').getContent('en'),
  get writtenLocales() {
    return mockLocales;
  },
}));

import { LANGUAGE_KEY } from './chosen-language';
import { LanguageSwitch } from './language-switch';

const open = (path: string, locale: 'en' | 'es' | 'pt' = 'en') => {
  jest.mocked(usePathname).mockReturnValue(path);
  render(<LanguageSwitch locale={locale} />);
};
const hrefs = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'));
const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name, hidden: true });
const list = () => document.querySelector('details') as HTMLDetailsElement;

beforeEach(() => {
  mockLocales.splice(0, 3, 'en', 'es', 'pt');
  window.history.replaceState(null, '', '/');
});

it('lists the languages by their own names, and marks the one of the page', () => {
  open('/es/guides', 'es');
  expect(screen.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'English',
    'Español',
    'Português',
  ]);
  expect(link('Español')).toHaveAttribute('aria-current', 'true');
  expect(link('English')).not.toHaveAttribute('aria-current');
  expect([link('Português').lang, link('Português').hreflang]).toEqual(['pt-BR', 'pt-BR']);
});

it.each([
  ['/', ['/', '/es', '/pt']],
  ['/guides/bitcoin-fees', ['/guides/bitcoin-fees', '/es/guides/bitcoin-fees', '/pt/guides/bitcoin-fees']],
  ['/pt', ['/', '/es', '/pt']],
  ['/es/lesson/1', ['/lesson/1', '/es/lesson/1', '/pt/lesson/1']],
  ['/_not-found', ['/', '/es', '/pt']],
])('leads from %s to the same page in each language, without script', (path, addresses) => {
  open(path);
  expect(hrefs()).toEqual(addresses);
});

it('renders nothing while there is one language', () => {
  mockLocales.splice(1);
  open('/guides');
  expect(document.querySelector('details, a')).toBeNull();
});

it('keeps the place in the page, as it is when a link is pressed', () => {
  open('/guides/bitcoin-fees');
  startPage();
  window.history.replaceState(null, '', '/guides/bitcoin-fees#fee?rate=20');
  link('Español').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link('Español'));
  expect(link('Español')).toHaveAttribute('href', expect.stringMatching(/\/es\/guides\/bitcoin-fees#fee\?rate=20$/));
  window.history.replaceState(null, '', '/guides/bitcoin-fees');
  fireEvent.pointerDown(link('Español'));
  expect(link('Español').hash).toBe('');
});

it('stores the choice, which the record gets on the next page that reads it', () => {
  open('/guides/bitcoin-fees');
  startPage();
  for (const name of ['Português', 'Español']) {
    link(name).addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link(name));
  }
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('es');
  const store = createLearnerStore(() => localStorage, { unsaved: unsavedInTab(RECORD_KEY) });
  store.subscribe(() => {});
  expect(store.getSnapshot()).toMatchObject({
    isStored: true,
    state: { language: 'es', completed: initialState.completed },
  });
});

describe('the open list', () => {
  beforeEach(() => {
    open('/guides');
    render(<button type="button">Other</button>);
    startPage();
    list().open = true;
  });

  it('closes on Escape, which puts the focus on its button', async () => {
    link('English').focus();
    await userEvent.keyboard('{Escape}');
    expect(list().open).toBe(false);
    expect(document.querySelector('summary')).toHaveFocus();
  });

  it('closes on a press beside it, and when the focus leaves it', async () => {
    await userEvent.click(document.body);
    expect(list().open).toBe(false);
    list().open = true;
    link('Português').focus();
    link('English').focus();
    expect(list().open).toBe(true);
    screen.getByRole('button', { name: 'Other' }).focus();
    expect(list().open).toBe(false);
  });
});
