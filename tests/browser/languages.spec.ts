/** A reader who changes the language: the page, the place in it, the result and the progress stay. */
import { en } from '@/content/en';
import { es } from '@/content/es';
import { pt } from '@/content/pt';
import { expect, test } from '../fixtures';

const RECORD = 'bitcoin-journey:progress';

test('a reader changes the language in a lesson by the selector: same lesson, same place, progress kept', async ({
  page,
}) => {
  await page.goto('/lesson/2');
  await page.getByRole('button', { name: en.learn.lesson.complete }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/lesson/1#check');
  await page.getByRole('combobox', { name: en.learn.bar.language.label }).selectOption('es');
  await expect(page).toHaveURL('/es/lesson/1#check');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('#check')).toBeInViewport();
  await page.getByRole('combobox', { name: es.learn.bar.language.label }).selectOption('pt');
  await expect(page).toHaveURL('/pt/lesson/1#check');
  await expect(page.getByRole('combobox', { name: pt.learn.bar.language.label })).toHaveValue('pt');
  await page.goto('/pt/dashboard');
  const { state } = JSON.parse((await page.evaluate((key) => localStorage.getItem(key), RECORD)) ?? '{}');
  expect(state).toMatchObject({ language: 'pt' });
  expect(state.completed).toContain('2');
  await expect(
    page
      .getByRole('main')
      .getByText(/^9 de 32$/)
      .first(),
  ).toBeVisible();
});

test('a reader changes the language beside a result by the list in the bar: same result, and the record gets the choice', async ({
  page,
}) => {
  await page.goto('/guides/bitcoin-fees#fee?sizeVbytes=154&rateSatsPerVbyte=3');
  await expect(page.locator('#fee')).toContainText('462');
  const bar = page.getByRole('banner');
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/guides/bitcoin-fees#fee?sizeVbytes=154&rateSatsPerVbyte=3');
  await expect(page.locator('#fee')).toContainText('462');
  await expect(page.locator('#fee')).toBeInViewport();
  await page.goto('/es/dashboard');
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), RECORD)).toContain('"language":"es"');
});

test('a page in another language than the stored one stays as it is', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: en.learn.bar.language.label }).selectOption('pt');
  await expect(page).toHaveURL('/pt/dashboard');
  for (const path of ['/', '/dashboard', '/es/lesson/1']) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
  }
});

test.describe('an unknown address in Spanish', () => {
  test.use({ allowed: /status of 404/ });

  test('has the Spanish message and the nearest Spanish page', async ({ page }) => {
    await page.goto('/es/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(es.notFound.page.title);
    await page.goto('/es/guides/bitcoin-fee');
    await expect(page.getByRole('link', { name: es.notFound.nearest })).toHaveAttribute(
      'href',
      '/es/guides/bitcoin-fees',
    );
  });
});

test('the search in Spanish finds a word that is typed without its accent and in the singular', async ({ page }) => {
  await page.goto('/es/search');
  await page.getByRole('searchbox', { name: es.search.label }).fill('comision');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .locator('mark')
      .filter({ hasText: /comisiones/i })
      .first(),
  ).toBeVisible();
});

test('a number typed in Portuguese is read and written with its marks', async ({ page }) => {
  await page.goto('/pt/guides/bitcoin-fees');
  const size = page.locator('#fee').getByRole('textbox').first();
  await size.fill('1.234,5');
  await expect(size).toHaveValue('1.234,5');
  await expect(page.locator('#fee')).toContainText('24.690');
  await size.fill('1.234');
  await expect(size).toHaveAccessibleDescription(/Lido como 1\.?234:/);
});

test.describe('home, for a browser in Spanish', () => {
  test.use({ locale: 'es-AR' });

  test('says that the site is in Spanish, until the reader closes it', async ({ page }) => {
    const { text, close } = es.layout.languageOffer;
    await page.goto('/');
    await expect(page.getByText(text)).toBeInViewport();
    await page.getByRole('button', { name: close }).click();
    await expect(page.getByText(text)).toBeHidden();
    await page.reload();
    await expect(page.getByText(text)).toBeHidden();
    await page.goto('/es');
    await expect(page.getByText(text)).toHaveCount(0);
  });
});
