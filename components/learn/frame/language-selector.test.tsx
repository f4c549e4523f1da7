import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasChosenLanguage } from '@/components/layout/bar/chosen-language';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { en } from '@/content/en';
import { encodeRecord } from '@/lib/learner/codec';
import { zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import { LanguageSelector } from './language-selector';

const languageOf = () => JSON.parse(localStorage.getItem(RECORD_KEY) ?? 'null')?.state.language;
const selector = () => screen.getByRole('combobox', { name: 'Language' });

function open(address: string, locale: 'en' | 'es' | 'pt', storage: () => Storage | null = () => localStorage) {
  window.history.replaceState(null, '', address);
  const leadTo = jest.fn();
  render(
    <LearnerProvider store={createLearnerStore(storage)}>
      <LanguageSelector words={en.learn.bar.language} locale={locale} written={['en', 'es', 'pt']} leadTo={leadTo} />
    </LearnerProvider>,
  );
  return leadTo;
}

beforeEach(() => localStorage.clear());

it.each([
  ['/dashboard', 'en', 'pt', '/pt/dashboard'],
  ['/es/lesson/1#prices', 'es', 'pt', '/pt/lesson/1#prices'],
  ['/pt/lesson/1#mint?coins=3', 'pt', 'en', '/lesson/1#mint?coins=3'],
] as const)('leads from %s in %s to the same place in %s, and stores the code', async (from, locale, to, address) => {
  localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState(locale), completed: ['1'], minutes: 9 }));
  const leadTo = open(from, locale);
  await userEvent.selectOptions(selector(), to);
  expect(leadTo.mock.calls).toEqual([[address]]);
  expect(JSON.parse(localStorage.getItem(RECORD_KEY) ?? '').state).toMatchObject({
    language: to,
    completed: ['1'],
    minutes: 9,
  });
  expect(hasChosenLanguage()).toBe(true);
});

it('shows the language of the page, and leads nowhere, when another one is stored', () => {
  localStorage.setItem(RECORD_KEY, encodeRecord(zeroState('pt')));
  const leadTo = open('/es/dashboard', 'es');
  expect(selector()).toHaveValue('es');
  expect(leadTo).not.toHaveBeenCalled();
  expect(languageOf()).toBe('pt');
});

it('leads to the page also when the browser refuses storage', async () => {
  const leadTo = open('/dashboard', 'en', () => null);
  await userEvent.selectOptions(selector(), 'es');
  expect(leadTo).toHaveBeenCalledWith('/es/dashboard');
});

it('lists each language by its own name and code', () => {
  open('/dashboard', 'en');
  expect(screen.getAllByRole<HTMLOptionElement>('option').map(({ textContent, lang }) => [textContent, lang])).toEqual([
    ['English', 'en'],
    ['Español', 'es'],
    ['Português', 'pt-BR'],
  ]);
});
