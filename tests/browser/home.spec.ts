import type { Locator, Page } from '@playwright/test';
import { en } from '@/content/en';
import { exhibitIds } from '../../content/exhibits';
import { expect, hydrated, layOut, test } from '../fixtures';
import { homeCharts } from '../site';
import { drag, middleOf } from '../sliders';

const { home } = en;

const title = (name: string) => ({ name, exact: true });

test('home shows its headline after a second, its exhibits in order, and the sources of its charts and books', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const headline = page.getByRole('heading', { level: 1, name: home.exhibits.hero.title });
  await expect(headline).toHaveCSS('opacity', '1');
  const end = headline.getByText('money changed.');
  await expect(end).toHaveCSS('animation-delay', '1s');
  await expect(end).toHaveCSS('opacity', '1');

  const ids = await page.locator('main section[id]').evaluateAll((sections) => sections.map((section) => section.id));
  expect(ids.filter((id) => (exhibitIds as readonly string[]).includes(id))).toEqual([...exhibitIds]);

  const charts = page.locator('main figure').filter({ has: page.locator('[data-plot]') });
  await expect(charts).toHaveCount(homeCharts.length);
  for (const chart of await charts.all()) {
    const links = chart.locator('figcaption a[href^="/data/"]');
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
    }
  }

  const links = page.getByRole('link', { name: /Find this book/ });
  await expect(links).toHaveCount(7);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\/www\.amazon\.com\/s\?k=/);
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

/** The opacity of each coin of the first exhibit, and whether it is between two places. */
const coinsOf = (page: Page) =>
  page.locator('#hero figure svg:visible').evaluateAll((coins) =>
    coins.map((coin) => {
      let opacity = 1;
      for (
        let part = coin.querySelector('use') as Element | null;
        part && part !== coin.parentElement;
        part = part.parentElement
      )
        opacity *= Number(getComputedStyle(part).opacity);
      return { opacity, moves: getComputedStyle(coin).transform !== 'none' };
    }),
  );

/** A strip at rest. */
const stripOf = (length: number) => Array.from({ length }, () => ({ opacity: 1, moves: false }));

test('the coin goes along its shelf while the page scrolls, and leaves the strip whole', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  for (const [width, length] of [
    [360, 4],
    [1440, 6],
  ] as const) {
    const whole = stripOf(length);
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(0);
    await expect.poll(() => coinsOf(page)).toEqual(whole);
    const height = (await page.locator('#hero').boundingBox())?.height;

    await scrollTo(100);
    await expect
      .poll(async () => (await coinsOf(page)).map(({ moves }) => moves))
      .toEqual([false, true, ...Array(length - 2).fill(false)]);
    expect((await coinsOf(page)).at(-1)?.opacity).toBeLessThan(0.5);
    const [before, moving, after] = await Promise.all(
      [0, 1, 2].map((index) => page.locator('#hero figure svg:visible').nth(index).boundingBox()),
    );
    expect(moving?.x).toBeGreaterThan(before?.x ?? 0);
    expect(moving?.x).toBeLessThan(after?.x ?? 0);

    await scrollTo(500);
    await expect.poll(() => coinsOf(page)).toEqual(whole);
    expect((await page.locator('#hero').boundingBox())?.height).toBe(height);
    await expect(page.locator('#hero figure').getByText('13¢')).toBeInViewport();
  }
});

test('home prints all it has, and its cards and answers show and turn when they come into view', async ({ page }) => {
  await page.goto('/');
  await test.step('print shows both faces of every card and all lines, dark on white', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const text of [
      /^Dollar value lost since 1971/,
      /A dollar in a drawer$/,
      /^Pure beer$/,
      /^What scarcity does$/,
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const colors = await page.locator('body').evaluate((body) => {
      const { backgroundColor, color } = getComputedStyle(body);
      return { backgroundColor, color };
    });
    expect(colors).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', color: 'rgb(29, 26, 22)' });
    const hidden = await page
      .locator('clipPath rect')
      .evaluateAll((rects) => rects.filter((rect) => !/^(none|1)$/.test(getComputedStyle(rect).scale)).length);
    expect(hidden).toBe(0);
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  await test.step('the cards of the introduction show their numbers and turn by keyboard', async () => {
    const lost = page.getByRole('button', { name: /87% Dollar value lost since 1971/ });
    await lost.scrollIntoViewIfNeeded();
    await expect(lost.locator('.count-up')).toHaveText('87%');
    await expect(page.getByRole('button', { name: /16x Increase in house prices/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /1971 The year gold and the dollar parted/ })).toBeVisible();

    await lost.press('Enter');
    const turned = page.getByRole('button', { name: /A dollar in a drawer/ });
    await expect(turned).toBeFocused();
    await expect(page.getByRole('button', { name: /16x Increase in house prices/ })).toBeVisible();
    await turned.press('Space');
    await expect(page.getByRole('button', { name: /87% Dollar value lost since 1971/ })).toBeFocused();
  });

  await test.step('problems and answers become visible when they come into view', async () => {
    const last = page.getByRole('heading', title(home.exhibits['moral-code-section'].cases['war-financing'].title));
    await last.scrollIntoViewIfNeeded();
    await expect(last.locator('xpath=..')).toHaveCSS('opacity', '1');
  });
});

test('a reader draws a guess with the mouse, and sees the real line', async ({ page }) => {
  await page.goto('/#charts');
  const show = page.getByRole('button', { name: home.exhibits.charts.draw.show });
  const plot = page.locator('[data-guess]');
  await plot.scrollIntoViewIfNeeded();
  await hydrated(plot);
  const box = await plot.boundingBox();
  if (!box) throw new Error('The plot is not visible');
  await page.mouse.move(box.x + 2, box.y + box.height / 6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, { steps: 20 });
  await page.mouse.up();
  await show.click();
  // From $100 to $60: half is never lost.
  await expect(page.getByText('In your line, half is never lost. It was, by 1980.')).toBeVisible();
  await page.getByRole('button', { name: home.exhibits.charts.draw.again }).click();
  await expect(page.getByRole('button', { name: home.exhibits.charts.draw.first })).toBeVisible();
});

test.describe('with a finger, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a guess that begins steeply is drawn, and the page stays where it is', async ({ page }) => {
    await page.goto('/#charts');
    await layOut(page);
    const plot = page.locator('[data-guess]');
    await plot.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await hydrated(plot);
    const show = page.getByRole('button', { name: home.exhibits.charts.draw.show });
    await expect(page.getByRole('button', { name: home.exhibits.charts.draw.first })).toBeDisabled();
    const scrolled = await page.evaluate(() => window.scrollY);
    const box = await plot.boundingBox();
    if (!box) throw new Error('The plot is not visible');

    // Playwright's touch has no move: these are the events of a finger.
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const at = (share: number, usd: number) => ({
      x: box.x + share * box.width,
      y: box.y + (1 - usd / 120) * box.height,
    });
    await touch('touchStart', at(0, 100));
    // Straight down to $50 within a year, then along the bottom to nine tenths of the width.
    for (let usd = 95; usd >= 50; usd -= 5) await touch('touchMove', at(0.02, usd));
    for (let share = 0.1; share <= 0.9; share += 0.1) await touch('touchMove', at(share, 45 - 30 * share));
    await touch('touchEnd');
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await show.tap();
    await expect(page.getByText('In your line, half was lost by 1972. It took until 1980.')).toBeVisible();
  });

  for (const [name, selector] of [
    ['the dial', '#time-machine svg[viewBox="0 0 320 232"]'],
    ['a chart', '#chart-dollar-value [data-plot]'],
    ['a guess', '[data-guess]'],
  ] as const) {
    test(`a tap right after a quick stroke over ${name} counts`, async ({ page }) => {
      await page.goto('/');
      await layOut(page);
      const place = page.locator(selector);
      const { x, y, width } = await middleOf(place);
      await hydrated(place);
      await drag(page, { x: x - width / 4, y }, { x: width / 2, y: 2 });
      const card = page.locator('main button.flip-card').first();
      await card.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await card.tap();
      await expect(card).toHaveAttribute('data-flipped');
    });
  }
});

test('the ticket prints what a dollar lost since the year of birth, and its link restores it', async ({ page }) => {
  await page.goto('/');
  const field = page.getByRole('textbox', { name: home.exhibits.hero.birthYear.label });
  const ticket = page.locator('#birth-year output');
  await expect(ticket).toContainText(home.exhibits.hero.birthYear.example);
  await field.fill('1985');
  // 100 × (1 − 107.567 ÷ 321.5) = 66.5
  await expect(ticket).toContainText('−67%');
  await expect(ticket).not.toContainText(home.exhibits.hero.birthYear.example);
  await expect(page).toHaveURL(/#birth-year\?year=1985$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: home.exhibits.hero.birthYear.picture.draw }).click();
  await page.getByRole('link', { name: home.exhibits.hero.birthYear.picture.save }).click();
  expect((await download).suggestedFilename()).toBe('bitcoin-journey-1985.png');

  await field.fill('1850');
  await expect(field).toHaveAccessibleDescription(/starts in 1913/);
  await expect(ticket).not.toContainText('%');

  await page.goto('/about');
  await page.goto('/#birth-year?year=1955');
  await expect(field).toHaveValue('1955');
  await expect(ticket).toContainText('−92%');
  await expect(field).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  /** For each row that scrolls sideways and is no carousel, how much of a card after the first is visible. */
  const swipedRows = (page: Page) =>
    page.locator('main :is(ol, ul, dl, div)').evaluateAll((boxes) =>
      boxes
        .filter((box) => {
          const scrolls = box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX === 'auto';
          // A carousel has buttons, and dots or cards that tell its position.
          return scrolls && box.checkVisibility() && !box.closest('[aria-roledescription="carousel"]');
        })
        .map((row) => {
          const lefts = [...row.children].map((card) => card.getBoundingClientRect().left);
          return window.innerWidth - Math.min(...lefts.filter((left) => left > (lefts[0] ?? 0)));
        }),
    );

  test('home is at most 24,000 px long, hides nothing in rows, and shows each problem with its rule and what Bitcoin is', async ({
    page,
  }) => {
    // Boxes are compared, and with motion the cases rise by some pixels as they come into view.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await layOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(24_000);
    expect(await swipedRows(page)).toEqual([]);

    await test.step('each of the six problems has its rule and the limit of the rule below it, without a press', async () => {
      const cases = page.locator('#moral-code-section .moral-cases > li');
      await expect(cases).toHaveCount(6);
      for (const item of await cases.all()) {
        const bottoms = [];
        for (const part of ['p.moral-cases-problem', 'p.moral-cases-rule', 'p.moral-cases-limit']) {
          await expect(item.locator(part)).toBeVisible();
          const box = await item.locator(part).boundingBox();
          bottoms.push((box?.y ?? 0) + (box?.height ?? 0));
        }
        expect(bottoms).toEqual([...bottoms].sort((a, b) => a - b));
      }
    });

    await test.step('what Bitcoin is stands without a swipe, and leads to the chain that can be broken', async () => {
      for (const name of [
        home.exhibits.hero.minute.panels.list.title,
        home.exhibits.hero.minute.panels.key.title,
        home.exhibits.hero.minute.panels.limit.title,
      ]) {
        const box = await page.getByRole('heading', title(name)).boundingBox();
        expect((box?.x ?? -1) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      }
      await page.getByRole('link', { name: home.exhibits.hero.minute.cheat }).click();
      await expect(page).toHaveURL('/#try-to-cheat');
      await expect(page.getByRole('heading', title(home.exhibits.hero.minute.cheat))).toBeInViewport();
    });
  });

  test('/guides lists every guide: it hides none in rows, and cuts no text', async ({ page }) => {
    await page.goto('/guides');
    expect(await swipedRows(page)).toEqual([]);
    const cards = page.getByRole('article');
    expect(await cards.count()).toBeGreaterThan(20);
    for (const card of await cards.all()) {
      const box = await card.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    const cut = await page
      .locator('main *')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).webkitLineClamp !== 'none').length);
    expect(cut).toBe(0);
  });
});

/** Opens the closed line around a link. */
async function unfold(link: Locator) {
  await link.waitFor({ state: 'attached' });
  const summary = link.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await summary.count()) > 0) await summary.click();
}

test('each headline number links to its row of the sources page, which is marked', async ({ page }) => {
  await page.goto('/');
  const linked: { number: string; href: string; link: Locator }[] = [];
  for (const [number, exhibit, name] of [
    ['87%', '#hero', 'Source and caveats: Dollar value lost since 1971'],
    ['16x', '#hero', 'Source and caveats: Increase in house prices'],
    ['1971', '#hero', 'Source and caveats: The year gold and the dollar parted'],
    ['7,357%', '#charts', 'Sources of 7,357%'],
    ['75x', '#charts', 'Sources of 75x'],
    ['11x', '#charts', 'Sources of 11x'],
    ['90.95%', '#charts', 'Sources of −90.95%'],
  ] as const) {
    const area = page.locator(exhibit);
    // Playwright's roles leave out the content of closed lines.
    const link = area.getByRole('link', { name }).or(area.locator('a').filter({ hasText: name }));
    await unfold(link);
    // Checks that a click would reach the link.
    await link.click({ trial: true });
    linked.push({ number, href: (await link.getAttribute('href')) ?? '', link });
  }
  const press = async (index: number) => {
    const { number, href, link } = linked[index] as (typeof linked)[number];
    await unfold(link);
    await link.click();
    await expect(page).toHaveURL(href);
    const row = page.locator('article:target');
    await expect(row.locator('p').first()).toHaveText(number);
    await expect(row).toHaveCSS('border-top-width', '4px');
  };
  // One press in each exhibit; the rows of the other links are on the same page.
  await press(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await press(3);
  for (const { number, href } of linked) {
    expect(href).toMatch(/^\/sources#/);
    await expect(page.locator(`article[id="${href.split('#')[1]}"] p`).first()).toHaveText(number);
  }
});

test.describe('the books', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  const inView = '[aria-label^="Go to"][aria-current="true"]';

  test('show three of seven, wrap at both ends, and scroll by dots', async ({ page }) => {
    await page.goto('/#further-reading');
    const carousel = page.getByRole('region', title(home.exhibits['further-reading'].carousel));
    const shown = carousel.locator(inView);
    await expect(shown).toHaveCount(1);
    await expect(carousel.getByRole('link', { name: /Find this book: Broken Money/ })).not.toBeInViewport();
    const next = carousel.getByRole('button', title('Next'));
    const previous = carousel.getByRole('button', title('Previous'));

    await next.click();
    await expect(shown).toHaveAccessibleName('Go to Bitcoin Miner’s Almanac');
    await previous.click();
    await expect(shown).toHaveAccessibleName('Go to The Bitcoin Standard');
    await previous.click();
    await expect(
      carousel.getByRole('link', { name: /Find this book: Check Your Financial Privilege/ }),
    ).toBeInViewport();
    await expect(shown).toHaveAccessibleName('Go to Check Your Financial Privilege');
    await expect(carousel.locator('[data-seen]'), 'the dots of the three books in view').toHaveCount(3);
    await next.click();
    await expect(shown).toHaveAccessibleName('Go to The Bitcoin Standard');

    await test.step('presses faster than the scroll all count', async () => {
      const pressThrice = (button: HTMLElement) => {
        button.click();
        button.click();
        button.click();
      };
      await next.evaluate(pressThrice);
      await expect(shown).toHaveAccessibleName('Go to The Big Print');
      await previous.evaluate(pressThrice);
      await expect(shown).toHaveAccessibleName('Go to The Bitcoin Standard');
    });

    await carousel.getByRole('button', title('Go to Broken Money')).click();
    await expect(shown).toHaveAccessibleName('Go to Broken Money');
    await expect(shown).toHaveCount(1);
    await expect(carousel.getByRole('status')).toHaveText('Broken Money');
    await expect(carousel.getByRole('link', { name: /Find this book: Broken Money/ })).toBeInViewport();
  });

  test('come whole into view with the focus of the keyboard on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/#further-reading');
    const links = page
      .getByRole('region', title(home.exhibits['further-reading'].carousel))
      .getByRole('link', { name: /Find this book/ });
    await links.first().focus();
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await expect(links.nth(1)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all text of all exhibits is visible, with both faces of every card and every drawing', async ({ page }) => {
    await page.goto('/');
    for (const text of [
      /^Dollar value lost since 1971/,
      /A dollar in a drawer$/,
      /^Pure beer$/,
      /^What scarcity does$/,
    ]) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await expect(page.getByText(home.exhibits.hero.hint).first()).toBeHidden();
    await expect(page.locator('#birth-year output').getByText('−59%')).toBeVisible();

    // Only parts that script adds, and the contents of closed panels, may be invisible.
    const unseen = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const lost: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim();
        const parent = node.parentElement;
        if (!text || !parent || parent.closest('details:not([open]) > :not(summary), select, script, .sr-only, title'))
          continue;
        // The names of lines in a key: on a wide screen they are next to the lines.
        if (parent.closest('[data-key]')) continue;
        if (parent.closest('[class*="no-js:hidden"], [class~="hidden"], [class*="js:hidden"]')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        let isShown = range.getClientRects().length > 0 && getComputedStyle(parent).visibility === 'visible';
        for (let box: Element | null = parent; box; box = box.parentElement) {
          if (getComputedStyle(box).opacity === '0') isShown = false;
        }
        if (!isShown) lost.push(text);
      }
      return lost;
    });
    expect(unseen).toEqual([]);
    expect(await page.locator('main svg path').count()).toBeGreaterThan(50);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('cards turn without transition and nothing animates', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('button', { name: /Pure beer/ });
    await card.click();
    await expect(page.getByRole('button', { name: /What scarcity does/ })).toBeVisible();
    const seconds = await page
      .locator('#crisis button > span')
      .first()
      .evaluate((element) => getComputedStyle(element).transitionDuration);
    expect(seconds).toBe('0s');
    await page.evaluate(() => window.scrollTo(0, 250));
    expect(await coinsOf(page)).toEqual(stripOf(6));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('heading', { level: 1 }).getByText('money changed.')).toHaveCSS(
      'animation-name',
      'none',
    );
  });
});

for (const [id, name] of [
  ['societal-decline', home.exhibits['societal-decline'].panels['family-poverty'].name],
  ['further-reading', 'Check Your Financial Privilege'],
  ['further-reading', 'Scale'],
] as const)
  test(`the carousel of ${id} stays at ${name} when the phone is turned, and turned back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/#${id}`);
    const carousel = page.locator(`#${id} [aria-roledescription=carousel]`);
    const slide = carousel.getByRole('listitem', { name: new RegExp(`: ${name}$`) });
    const isAtStart = () =>
      slide.evaluate((item) => {
        const row = item.parentElement as HTMLElement;
        const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingLeft) || 0;
        return Math.abs(item.getBoundingClientRect().left - row.getBoundingClientRect().left - inset) < 2;
      });
    await carousel.getByRole('button', { name: `Go to ${name}` }).click();
    await expect.poll(isAtStart).toBe(true);
    for (let turn = 0; turn < 2; turn++) {
      await page.setViewportSize({ width: 844, height: 390 });
      await expect
        .poll(() =>
          slide.evaluate((item) => {
            const row = item.parentElement?.getBoundingClientRect();
            const { left, right } = item.getBoundingClientRect();
            return row !== undefined && left > row.left - 2 && right < row.right + 2;
          }),
        )
        .toBe(true);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(isAtStart).toBe(true);
    }
  });

test('a measure that the reader chooses in the carousel is drawn already', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const carousel = page.locator('#societal-decline [aria-roledescription="carousel"]');
  // Near, but below the window.
  await carousel.evaluate((box) =>
    window.scrollTo({ top: box.getBoundingClientRect().top - window.innerHeight - 150 }),
  );
  await expect(carousel.locator('[data-draw="waiting"]')).not.toHaveCount(0);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator('[data-draw="drawing"]')).not.toHaveCount(0);
  await carousel
    .getByRole('button', { name: /^Families in poverty/ })
    .last()
    .click();
  const plot = carousel.getByRole('listitem').last().locator('[data-plot]');
  await expect(plot.getByRole('slider')).toBeInViewport({ ratio: 0.9 });
  expect(await plot.getAttribute('data-draw')).not.toBe('waiting');
});
