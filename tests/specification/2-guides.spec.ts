/* The owner's values: section 2, guides page and tabs of guides. No line changes without the owner. */
import { expect, hydrated, test } from '../fixtures';

test('guide rows: cards of 288 px, arrows step 320 px, shown only if the row scrolls; a list below 640 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto('/guides');
  const section = page.locator('section[aria-labelledby="buying-using"]');
  const row = section.getByRole('list').filter({ has: page.getByRole('article') });
  const arrows = section.getByRole('button', { name: /^Scroll / });
  await row.scrollIntoViewIfNeeded();
  await hydrated(row);

  for (const width of [640, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = await row
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().width));
    expect(new Set(cards.map(Math.round)), `cards at ${width} px`).toEqual(new Set([288]));
    // The row goes back to its place after a change of width, which may come after the first press.
    await expect(async () => {
      await row.evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(section.getByRole('button', { name: /to the left$/ })).toBeDisabled({ timeout: 1000 });
      await section.getByRole('button', { name: /to the right$/ }).click();
      await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft)), { timeout: 1000 }).toBe(320);
    }, `step at ${width} px`).toPass();
    await section.getByRole('button', { name: /to the left$/ }).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
  }

  await page.setViewportSize({ width: 2400, height: 900 });
  const ways = await page
    .locator('section ul:has(article)')
    .evaluateAll((rows) => rows.map((list) => list.scrollWidth - list.clientWidth > 10));
  const shown = await page
    .locator('section:has(article)')
    .evaluateAll((all) =>
      all.map((one) =>
        [...one.querySelectorAll('button')].some((button) => button.checkVisibility({ visibilityProperty: true })),
      ),
    );
  expect(shown).toEqual(ways);

  await page.setViewportSize({ width: 639, height: 800 });
  for (const arrow of await arrows.all()) await expect(arrow).toBeHidden();
  const lefts = await row
    .getByRole('article')
    .evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(1);

  await test.step('only available cards are clickable; coming soon is dimmed', async () => {
    const soon = page.getByRole('article').filter({ hasText: 'Coming soon' });
    await expect(soon).toHaveCount(2);
    await expect(soon.getByRole('link')).toHaveCount(0);
    await page.getByRole('article').getByRole('link', { name: 'Understanding Bitcoin Fees' }).click();
    await expect(page).toHaveURL('/guides/bitcoin-fees');
  });
});

test('tabs switch directly on click: only the chosen panel is shown, and its tab is marked', async ({ page }) => {
  for (const [path, names] of [
    ['/guides/bitcoin-success-stories', ['Individuals', 'Businesses', 'Countries']],
    ['/guides/bitcoin-common-mistakes', ['Security', 'Investment', 'Technical', 'Scams']],
  ] as const) {
    await page.goto(path);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText([...names]);
    // The first is the default.
    for (const chosen of names) {
      if (chosen !== names[0]) await page.getByRole('tab', { name: chosen }).click();
      for (const name of names) {
        await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', String(name === chosen));
      }
      await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1);
      await expect(page.getByRole('tabpanel', { name: chosen })).toBeVisible();
    }
    const [on, off] = await tabs.evaluateAll((all) => {
      const looks = all.map((tab) => {
        const { backgroundColor, color, borderBottomColor, boxShadow } = getComputedStyle(tab);
        return [backgroundColor, color, borderBottomColor, boxShadow].join();
      });
      return [looks.at(-1), looks[0]];
    });
    expect(on).not.toBe(off);
  }
});

test('Share on X of a guide carries its lowercased title and the address of the page; links to YouTube load nothing', async ({
  page,
}) => {
  await page.goto('/guides/why-bitcoin-matters-now');
  const share = page.getByRole('region', { name: 'Found this helpful?' }).getByRole('link', { name: /Share on X/ });
  const query = new URL((await share.getAttribute('href')) ?? '').searchParams;
  expect(query.get('text')).toContain('why bitcoin matters now');
  expect(query.get('url')).toBe(page.url());
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Play “/ })).toHaveCount(2);
});
