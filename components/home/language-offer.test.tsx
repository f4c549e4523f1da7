import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import type { Locale } from '@/lib/format/locale';
import { startPage } from '@/tests/components/behaviours';
import { LanguageOffer } from './language-offer';

jest.mock('next/navigation', () => ({ usePathname: jest.fn() }));

/** The texts that a reader of the home page sees whose browser prefers these languages. */
function offersTo(languages: readonly string[], locale: Locale = 'en') {
  jest.mocked(usePathname).mockReturnValue(locale === 'en' ? '/' : `/${locale}`);
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const { container, unmount } = render(<LanguageOffer locale={locale} />);
  startPage();
  const offers = [...container.querySelectorAll<HTMLElement>('[data-language]')].filter(({ hidden }) => !hidden);
  return { offers: offers.map(({ dataset }) => dataset.language), unmount };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  [['es-AR', 'en'], 'en', ['es']],
  [['pt-PT'], 'en', ['pt']],
  [['fr', 'pt-BR', 'es'], 'en', ['pt']],
  [['en-GB', 'es'], 'en', []],
  [['fr', 'de'], 'en', []],
  [[], 'en', []],
  [['es-MX', 'en'], 'es', []],
  [['pt-BR'], 'es', ['pt']],
  [['en-US'], 'pt', ['en']],
] as const)('offers readers of %j on the home page in %s: %j', (languages, locale, wanted) => {
  expect(offersTo(languages, locale).offers).toEqual(wanted);
});

it('speaks the language it offers, and links to the page in it', () => {
  offersTo(['es-MX']);
  expect(screen.getByText('Este sitio también está en español.').closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(screen.getByRole('link', { name: 'Leer en español' })).toHaveAttribute('href', '/es');
});

it('does not return after it was closed', () => {
  const { unmount } = offersTo(['es-MX']);
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar esta nota' }));
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  expect(offersTo(['es-MX']).offers).toEqual([]);
});

it('does not return after its link was followed, and the record gets the language', () => {
  const { unmount } = offersTo(['pt-BR']);
  const link = screen.getByRole('link', { name: 'Ler em português' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(sessionStorage.getItem('bitcoin-journey:progress')).toBe('[{"type":"set-language","language":"pt"}]');
  unmount();
  expect(offersTo(['pt-BR']).offers).toEqual([]);
  sessionStorage.clear();
});
