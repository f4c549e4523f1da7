import type { Locator } from '@playwright/test';
import { en } from '@/content/en';
import { ownReferralTerms, referralTerms } from '../../content/en/guides-ui';
import { expect, test } from '../fixtures';
import { htmlOf, sitemapPaths } from '../site';

const { guides } = en;

const guidePaths = sitemapPaths().filter((path) => path.startsWith('/guides/'));

test.describe('the catalogue', () => {
  test('counts its guides and links to the available ones only', async ({ page }) => {
    await page.goto('/guides');
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(guidePaths.length + 2);
    await expect(cards.getByRole('link')).toHaveCount(guidePaths.length);
    await expect(page.getByText(`${guidePaths.length} Available Guides & More Coming`)).toBeVisible();
    await expect(page.getByText(`All (${guidePaths.length})`)).toBeVisible();
    await expect(page.getByRole('link', { name: guides.catalogue.path.start })).toHaveAttribute('href', /^\/guides\//);
    for (const title of ['Passing Bitcoin On', 'Using Bitcoin Privately']) {
      const soon = cards.filter({ hasText: title });
      await expect(soon).toContainText(guides.comingSoonLabel);
      await expect(soon.getByRole('link')).toHaveCount(0);
    }
    await cards.filter({ hasText: 'What is Bitcoin?' }).click();
    await expect(page).toHaveURL('/guides/what-is-bitcoin');
    await page.getByRole('link', { name: guides.page.backLabel, exact: true }).click();
    await expect(page).toHaveURL('/guides');
    await expect(page.getByRole('link', { name: guides.catalogue.back })).toHaveAttribute('href', '/');
  });

  test('shows arrows only if the row can scroll, disables the one of an end, and scrolls by 320 px', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/guides');
    const row = page.locator('.catalogue-row').first();
    const left = page.getByRole('button', { name: 'Scroll Core Fundamentals to the left' });
    const right = page.getByRole('button', { name: 'Scroll Core Fundamentals to the right' });
    await expect(right).toBeVisible();
    await expect(left).toBeVisible();
    await expect(left).toBeDisabled();
    await right.click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(320);
    await expect(left).toBeEnabled();
    await right.focus();
    // More presses than steps, as with a held key: the row must not scroll back.
    for (let press = 0; press < 6; press++) await page.keyboard.press('Enter');
    await expect(right).toBeDisabled();
    await expect(right).toBeVisible();
    await expect(row).toBeFocused();

    await page.getByText(/^Beginner \(/).click();
    await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBe(0);
    await expect(left).toBeDisabled();
    await page.getByText(/^All \(/).click();

    await page.setViewportSize({ width: 2600, height: 900 });
    await row.evaluate((list) => {
      list.scrollLeft = 0;
      for (const card of [...list.children].slice(2)) card.remove();
      list.dispatchEvent(new Event('scroll'));
    });
    await expect(right).toBeHidden();
    await expect(left).toBeHidden();
  });

  test('goes from one end of a row to the other in steps of 320 px, and back', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.goto('/guides');
    const row = page.locator('.catalogue-row').first();
    const left = () => row.evaluate((list) => list.scrollLeft);
    const steps = Math.round(await row.evaluate((list) => list.scrollWidth - list.clientWidth)) / 320;
    for (const [side, places] of [
      ['right', Array.from({ length: steps }, (_, step) => step + 1)],
      ['left', Array.from({ length: steps }, (_, step) => steps - step - 1)],
    ] as const) {
      const arrow = page.getByRole('button', { name: `Scroll Core Fundamentals to the ${side}` });
      for (const place of places) {
        await arrow.click();
        await expect.poll(left).toBe(320 * place);
      }
      await expect(arrow).toBeDisabled();
    }
  });

  // specification/2-guides.spec.ts presses an arrow at five of these widths.
  test('has a whole number of steps of 320 px at every width, and shows the last card at the end of a row', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 640, height: 1200 });
    await page.goto('/guides');
    const row = page.locator('.catalogue-row').first();
    const right = page.getByRole('button', { name: 'Scroll Core Fundamentals to the right' });
    for (const width of [640, 768, 900, 1024, 1100, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 1200 });
      const steps = Math.round(await row.evaluate((list) => list.scrollWidth - list.clientWidth)) / 320;
      expect(steps, `at ${width} px`).toBeGreaterThan(0);
      expect(Number.isInteger(steps), `${steps} steps at ${width} px`).toBe(true);
      // The row goes back to its place after a change of width.
      await expect(async () => {
        await row.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
        await expect(right).toBeDisabled({ timeout: 1000 });
      }, `at ${width} px`).toPass();
      const last = row.getByRole('listitem').last();
      expect(await last.evaluate((card) => card.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
    }
  });

  test('keeps the place of a row on a phone that is turned to a list and back', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/guides');
    await page.getByRole('button', { name: 'Scroll Core Fundamentals to the right' }).click();
    const left = () =>
      page
        .locator('.catalogue-row')
        .first()
        .evaluate((list) => list.scrollLeft);
    await expect.poll(left).toBe(320);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('button', { name: 'Scroll Core Fundamentals to the right' })).toBeHidden();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(left).toBe(320);
  });

  test('brings a card that is cut off into view when it gets the focus of the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/guides');
    const cards = page.locator('.catalogue-row').first().getByRole('listitem');
    await expect(cards.nth(4)).not.toBeInViewport({ ratio: 1 });
    await cards.nth(3).getByRole('link').focus();
    await page.keyboard.press('Tab');
    await expect(cards.nth(4).getByRole('link')).toBeFocused();
    await expect(cards.nth(4)).toBeInViewport({ ratio: 1 });
  });

  test('shows the cards of a level in one grid on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await page.goto('/guides');
    await page.getByText(/^Intermediate \(/).click();
    const cards = page.getByRole('article').filter({ visible: true });
    const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(4);
    // The second row begins only after the first one is full.
    expect(boxes.filter(({ top }) => top === boxes[0].top)).toHaveLength(4);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(1440);
  });

  test('has the buttons of the levels in one row on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/guides');
    const buttons = page.getByRole('group', { name: guides.catalogue.filter.legend }).locator('label');
    const tops = await buttons.evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  test('scrolls by touch or wheel without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    await page.goto('/guides');
    const last = page.getByRole('article').filter({ hasText: 'Time Preference' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(page.getByRole('button', { name: /^Scroll/ })).toHaveCount(0);
    await page.close();
  });
});

test.describe('a guide', () => {
  test('explains a term in place by keyboard', async ({ page }) => {
    await page.goto('/guides/first-wallet');
    const term = page.getByRole('button', { name: 'private key', exact: true });
    const card = page.locator('#term-private-key');
    await expect(card).toBeHidden();
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await expect(term).toBeFocused();
    await term.click();
    await card.getByRole('link', { name: guides.term.glossary }).click();
    await expect(page).toHaveURL('/glossary#private-key');
    await expect(page.locator('#private-key')).toBeInViewport();
  });

  test('explains a term in place without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto('/guides/first-wallet');
    await page.getByRole('button', { name: 'private key', exact: true }).click();
    await expect(page.locator('#term-private-key')).toBeVisible();
    await page.close();
  });

  test('links a number to its source and back', async ({ page }) => {
    await page.goto('/guides/what-is-bitcoin');
    const mention = page.getByRole('link', { name: 'Source 2', exact: true }).first();
    await mention.click();
    const source = page.locator('#source-2');
    await expect(source).toBeInViewport();
    await source.getByRole('link', { name: /^Back from source \d+$/ }).click();
    await expect(mention).toBeInViewport();
  });

  test('marks the current section in the contents', async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.goto('/guides/bitcoin-mining');
    const contents = page.getByRole('navigation', { name: guides.page.contents });
    await contents.getByRole('link', { name: 'Energy: what we know' }).click();
    await expect(contents.locator('[aria-current]')).toHaveText('Energy: what we know');
    // The contents also list the parts of the current section.
    await contents.getByRole('link', { name: 'How clean is the power?' }).click();
    await expect(contents.locator('[aria-current]')).toHaveText('How clean is the power?');
    await expect(page.getByRole('heading', { name: 'How clean is the power?' })).toBeInViewport();
  });

  for (const [width, height] of [
    [1300, 2400],
    [2200, 1200],
  ] as const)
    test(`marks the pressed entry of the contents, and the last at the end of the page, at ${width} × ${height} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/guides/bitcoin-fees');
      const contents = page.getByRole('navigation', { name: guides.page.contents });
      const current = contents.locator('[aria-current]');
      const entries = contents.locator('.guide-toc-list > li > a');
      const names = await entries.allTextContents();
      for (const [index, name] of names.entries()) {
        await entries.nth(index).click();
        await expect(current).toHaveText(name);
      }
      await page.goto('/guides/bitcoin-fees');
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(current).toHaveText(names.at(-1) ?? '');
    });

  test('shows what a guide teaches at every width, in two columns split in half from a tablet on', async ({ page }) => {
    for (const [width, columns] of [
      [360, 1],
      [768, 2],
      [1440, 2],
    ] as const)
      for (const path of ['/guides/first-wallet', '/guides/bitcoin-addresses']) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const points = page.getByRole('region', { name: guides.page.learn }).getByRole('listitem');
        const lefts = await points.evaluateAll((all) =>
          all.map((point) => Math.round(point.getBoundingClientRect().left)),
        );
        for (const point of await points.all()) await expect(point).toBeVisible();
        expect(new Set(lefts).size).toBe(columns);
        const first = lefts.filter((left) => left === lefts[0]).length;
        expect(first).toBe(Math.ceil(lefts.length / columns));
      }
  });

  test('collapses the contents on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/guides/bitcoin-mining');
    const link = page.getByRole('link', { name: 'What mining is', exact: true });
    const inContents = page.locator('.guide-toc').getByRole('link', { name: 'What mining is' });
    await expect(inContents).toBeHidden();
    await page.locator('.guide-toc summary').click();
    await expect(inContents).toBeVisible();
    await inContents.click();
    await expect(page.getByRole('heading', { name: 'What mining is' })).toBeInViewport();
    await expect(link.first()).toBeAttached();
  });

  test('stacks a table of text on a phone, with the names of its columns once', async ({ page }) => {
    await page.goto('/guides/using-bitcoin-payments');
    await page.getByText('The three ways side by side').click();
    const table = page.getByRole('table').filter({ hasText: 'Who holds the keys' });
    const cell = table.getByRole('cell', { name: 'Amount and route', exact: true });
    const name = table.getByRole('rowheader', { name: 'Cost depends on' });
    const box = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, y: Number.NaN, height: 0 };
    expect((await box(name)).y).toBe((await box(cell)).y);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(async () => (await box(name)).y + (await box(name)).height <= (await box(cell)).y).toBe(true);
    await expect(table.getByRole('columnheader')).toHaveText(['On-chain', 'Lightning', 'Custodial app']);
    const head = table.getByRole('columnheader', { name: 'Lightning' });
    expect((await box(head)).x).toBe((await box(cell)).x);
    // The head follows the reader down the rows.
    await cell.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(head).toBeInViewport();
    expect(await cell.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none');
  });

  test('shows name, rate and time of a fee level in one line on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/guides/bitcoin-fees');
    const table = page.getByRole('table', { name: guides.fees.caption });
    await expect(table.getByRole('columnheader')).toHaveText([
      guides.fees.columns.priority,
      guides.fees.columns.rate,
      guides.fees.columns.time,
      guides.fees.columns.use,
    ]);
    for (const [name = '', ...values] of [
      ['Low', '1 to 5', '2 to 24 hours'],
      [guides.fees.rows.emergency.name, '100 or more', '1 to 10 minutes'],
    ]) {
      const row = table.getByRole('row', { name });
      const cells = [row.getByRole('rowheader'), ...values.map((value) => row.getByRole('cell', { name: value }))];
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
      const middles = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN));
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(8);
      for (const box of boxes) expect(box?.height).toBeLessThan(40);
    }
  });

  test('opens the tab that a link of the contents targets', async ({ page }) => {
    await page.setViewportSize({ width: 1300, height: 800 });
    await page.goto('/guides/bitcoin-common-mistakes');
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    const contents = page.getByRole('navigation', { name: guides.page.contents });
    await contents.getByRole('link', { name: 'Four kinds of mistakes' }).click();
    await contents.getByRole('link', { name: 'Scams' }).click();
    await expect(page.getByRole('tab', { name: 'Scams' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Scams' })).toBeVisible();
    await expect(page.getByRole('tabpanel', { name: 'Security' })).toBeHidden();
  });

  test('opens the tab of a story that its chart links to, and has a target of 44 px for each on a phone', async ({
    page,
  }) => {
    await page.goto('/guides/bitcoin-success-stories');
    const chart = page.getByRole('group', { name: 'The 14 cases of this page' });
    await chart.getByRole('link', { name: 'Mt. Gox' }).click();
    await expect(page.getByRole('tab', { name: 'Businesses' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('heading', { name: 'Mt. Gox: customers who waited' })).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 800 });
    const links = await chart.getByRole('link').all();
    expect(links).toHaveLength(14);
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

  test('shows every panel of its tabs without script', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    for (const path of [
      '/guides/bitcoin-common-mistakes',
      '/guides/bitcoin-success-stories',
      '/guides/running-a-node',
    ]) {
      await page.goto(path);
      const panels = page.locator('[role="tabpanel"]');
      expect(await panels.count()).toBeGreaterThan(2);
      for (const panel of await panels.all()) await expect(panel).toBeVisible();
    }
    await page.close();
  });

  test('ends with links to share it, to the previous and next guide, and to all guides', async ({ page }) => {
    await page.goto('/guides/what-is-bitcoin');
    const share = page.locator('main').getByRole('link', { name: /^Share on X/ });
    await expect(share).toHaveAttribute('target', '_blank');
    const href = (await share.getAttribute('href')) ?? '';
    expect(href).not.toContain('+');
    const address = new URL(href);
    expect(address.searchParams.get('text')).toContain('what is bitcoin?');
    // The build of the tests has no address of an owner.
    expect(address.searchParams.get('url')).toBe(new URL('/guides/what-is-bitcoin', page.url()).href);

    const more = page.getByRole('navigation', { name: guides.page.neighbours });
    // It is the first guide of the path, which "next" follows.
    await expect(more.getByRole('link', { name: /^Previous guide/ })).toHaveCount(0);
    await more.getByRole('link', { name: /^Next guide/ }).click();
    await expect(page).toHaveURL('/guides/why-bitcoin-matters-now');
    await expect(more.getByRole('link', { name: /^Previous guide/ })).toHaveAttribute(
      'href',
      '/guides/what-is-bitcoin',
    );
    await expect(more.getByRole('link', { name: /^Next guide/ })).toHaveAttribute('href', '/guides/first-wallet');
    await more.getByRole('link', { name: guides.page.backToAll }).click();
    await expect(page).toHaveURL('/guides');
  });

  test('prints without bars and with the addresses of its links', async ({ page }) => {
    await page.goto('/guides/first-wallet');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.locator('.guide-toc')).toBeHidden();
    await expect(page.getByRole('heading', { name: guides.page.helpful })).toBeHidden();
    const written = await page
      .locator('.sources > li > a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(written).toContain('https://');
    // A path within the site would be of no use on paper.
    const within = page.locator('.prose a[href^="/"]').first();
    expect(await within.evaluate((link) => getComputedStyle(link, '::after').content)).toBe('none');
  });

  test('states the same terms of Strike as the other pages', () => {
    for (const path of ['/guides/first-wallet', '/guides/strike-vs-other-platforms']) {
      for (const term of [
        'No purchase fee on the first $500',
        '1.29% to 0.89%, by how much you trade in a month',
        '95+',
      ]) {
        expect(htmlOf(path)).toContain(`>${term}</td>`);
      }
      expect(htmlOf(path)).toContain(referralTerms);
    }
    expect(htmlOf('/about')).toContain(ownReferralTerms);
  });

  test('has structured data of its kind', () => {
    const data = (path: string) =>
      [...htmlOf(path).matchAll(/<script[^>]* type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((match) =>
        JSON.parse(match[1] ?? ''),
      );
    for (const path of guidePaths) {
      const types = data(path).map((entry) => entry['@type']);
      expect(types).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
    }
    const procedures = (path: string) =>
      data(path)
        .filter((entry) => entry['@type'] === 'HowTo')
        .map(({ name, step }) => `${name}: ${step.length} steps from ${step[0].position}`);
    expect(procedures('/guides/first-wallet')).toEqual([
      'Your First Bitcoin Wallet: Set it up in six steps: 6 steps from 1',
    ]);
    expect(procedures('/guides/send-receive-bitcoin')).toEqual([
      'How to Send & Receive Bitcoin: Receive bitcoin: 4 steps from 1',
      'How to Send & Receive Bitcoin: Send bitcoin: 6 steps from 1',
    ]);
    const faq = data('/guides/hardware-wallets').find((entry) => entry['@type'] === 'FAQPage');
    expect(faq.mainEntity[0].name).toBe('What if the device breaks?');
    expect(faq.mainEntity[0].acceptedAnswer.text).toMatch(
      /^Was it lost or stolen\? .*Buy another one and enter your words, and your passphrase if you used one\..*gadget\.$/,
    );
    const html = htmlOf('/guides/hardware-wallets');
    for (const { url } of faq.mainEntity) expect(html).toContain(`id="${new URL(url).hash.slice(1)}"`);
    expect(data('/guides/what-is-bitcoin').map((entry) => entry['@type'])).not.toContain('FAQPage');
  });
});

test.describe('a video', () => {
  test.use({ allowed: /youtube-nocookie\.com/ });

  test('requests nothing from YouTube before it is played', async ({ page }) => {
    const asked: string[] = [];
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' });
    });
    await page.goto('/guides/why-bitcoin-matters-now');
    const play = page.getByRole('button', { name: /^Play “What’s the Problem\?”/ });
    await play.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.getByRole('link', { name: /Watch “What’s the Problem\?” on YouTube/ })).toBeVisible();
    await play.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/YtFOxNbmD38\?/,
    );
    // Not toBeFocused(): once the film has loaded, the focus is in its document, no longer in this one.
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('iframe');
    await expect.poll(() => asked.length).toBe(1);
  });
});

test('the first hits of the glossary are in view on a phone while the reader types', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 440 });
  await page.goto('/glossary');
  const field = page.getByRole('searchbox', { name: guides.glossary.filter.label });
  await field.pressSequentially('wallet');
  await expect(page.locator('#wallet')).toBeInViewport({ ratio: 1 });
  await expect(field).toBeFocused();
  await expect(field).toBeInViewport({ ratio: 1 });
});

test('the glossary lists its terms in alphabetical order and counts them', async ({ page }) => {
  await page.goto('/glossary');
  const terms = await page.locator('dt').allTextContents();
  expect(terms.length).toBeGreaterThan(60);
  expect(terms).toEqual([...terms].sort((a, b) => a.localeCompare(b, 'en')));
  await expect(page.getByText(`${terms.length} words`)).toBeVisible();
});

for (const width of [360, 1440])
  test(`the letters of the glossary stay in view and mark the one that is read at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/glossary');
    const letters = page.getByRole('navigation', { name: guides.glossary.letters });
    await page.locator('#private-key').scrollIntoViewIfNeeded();
    const current = letters.locator('[aria-current]');
    await expect(current).toHaveText('P');
    await expect(current).toBeInViewport({ ratio: 1 });
    for (const letter of ['W', 'B', 'S']) {
      // By key: a click first scrolls the link into view, and the page that scrolls with it moves the row under the pointer.
      await letters.getByRole('link', { name: letter }).press('Enter');
      await expect(current).toHaveText(letter);
      // Its first words, below the row of letters.
      const words = page.getByRole('region', { name: letter, exact: true }).getByRole('term');
      await expect(words.first()).toBeInViewport({ ratio: 1 });
      const row = await letters.boundingBox();
      expect((await words.first().boundingBox())?.y).toBeGreaterThan((row?.y ?? 0) + (row?.height ?? 0) - 1);
    }
  });
