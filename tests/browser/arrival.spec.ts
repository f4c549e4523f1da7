/**
 * How a page arrives: its islands when the reader is near or uses them, no input lost. That it is complete in its first response is in
 * export/kinds.spec.ts.
 */
import type { Locator, Page } from '@playwright/test';
import { encodeRecord } from '@/lib/learner/codec';
import { zeroState } from '@/lib/learner/state';
import { RECORD_KEY } from '@/lib/learner/store';
import { isAlive, isAwake, keysOf } from '../arrival';
import { animationsAt, expect, keepsSite, skippedSections, test } from '../fixtures';
import { filesOf, kinds } from '../site';

// Each test is the first visit of a reader, with an empty cache.
test.use({ reuseContext: false });

/** Holds the answers of matching requests until the returned function is called. The HTTP cache is off from then on. */
async function hold(page: Page, matching: string | RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(matching, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

for (const path of kinds.filter((path) => keysOf(path).length > 0)) {
  test(`${path} shows what the browser has stored without interaction when the reader saves data`, async ({ page }) => {
    await page.addInitScript((keys) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      for (const key of keys) localStorage.setItem(key, '{}');
    }, keysOf(path));
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('[data-now]:not([data-now=""])')).not.toHaveCount(0);
    await expect(page.locator('[data-now]:not([data-state=alive])')).toHaveCount(0);
    expect(await isAwake(page)).toBe(false);
  });
}

test('a fragment restores a result, and opens a tab, without interaction when the reader saves data', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/guides/bitcoin-fees#fee?sizeVbytes=154&rateSatsPerVbyte=3', { waitUntil: 'load' });
  await expect(page.locator('#fee')).toContainText('462');
  await page.goto('/guides/bitcoin-common-mistakes#the-fake-support', { waitUntil: 'load' });
  await expect(page.getByRole('tab', { name: 'Scams' })).toHaveAttribute('aria-selected', 'true');
});

test('an island hydrates when a control is used, not by scrolling, when the reader saves data', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requested: string[] = [];
  page.on('request', (request) => keepsSite(request.url()) || requested.push(new URL(request.url()).pathname));
  await page.goto('/guides/bitcoin-fees', { waitUntil: 'networkidle' });
  await page.locator('#fee').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 100);
  await page.waitForLoadState('networkidle');
  expect(await isAlive(page, '#fee')).toBe(false);
  expect(requested.filter((path) => path.startsWith('/_next/static/islands/'))).toEqual(
    filesOf('/guides/bitcoin-fees'),
  );
  await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
  await expect(page.locator('#fee')).toContainText('7,500');
});

test('the files of an island near the reader are fetched, not run, when the page is idle', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const navigator = page.locator('[data-island=Navigator]');
  await expect(navigator).not.toHaveAttribute('data-state');
  const files = filesOf('/', 'Navigator');
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  await expect.poll(fetched).toEqual(expect.arrayContaining(files));
  await expect(navigator).not.toHaveAttribute('data-state');
  // Those of a part far below are not.
  expect(await fetched()).not.toEqual(expect.arrayContaining(filesOf('/', 'BreakTheChain')));
});

test('the checklist restores remembered ticks without interaction', async ({ page }) => {
  await page.goto('/guides/security-checklist');
  await page.getByRole('checkbox', { name: 'Remember my ticks in this browser' }).check();
  await page.locator('#checklist li').getByRole('checkbox').nth(5).check();
  // The tick is counted, and so it is remembered.
  await expect(page.locator('#checklist')).toContainText('4%');
  await page.reload({ waitUntil: 'load' });
  await expect(page.locator('#checklist li').getByRole('checkbox').nth(5)).toBeChecked();
  await expect(page.locator('#checklist')).toContainText('4%');
});

/** Delays files until they are released. Returns a function for each that lets it continue and waits until it has arrived. */
async function holdFiles(page: Page, files: string[]): Promise<(() => Promise<void>)[]> {
  const releases: (() => Promise<void>)[] = [];
  for (const file of files) {
    const release = await hold(page, `**${file}`);
    const arrival = page.waitForEvent('requestfinished', (request) => request.url().endsWith(file));
    releases.push(async () => {
      release();
      await arrival;
    });
  }
  return releases;
}

function never(): never {
  throw new Error('The list is empty.');
}

/** Controls of each kind of page, how they are used, and what answers. */
const CONTROLS: [
  path: string,
  name: string,
  /** The island that answers; none if a behaviour does. */
  island: string | undefined,
  use: (page: Page) => Promise<void>,
  answer: (page: Page) => Promise<void>,
][] = [
  [
    '/',
    'a card and the Time Machine',
    'TimeMachine',
    async (page) => {
      await page
        .getByRole('button', { name: /since 1971/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Dollar amount' }).fill('250');
      await page.getByRole('combobox', { name: 'Year' }).selectOption('1980');
      await page.getByRole('radio', { name: 'Present to Past' }).check();
    },
    async (page) => {
      await expect(page.getByText(/What cost \$1 in 1971/)).toBeVisible();
      // 250 × 82.4 ÷ 321.5 = 64.07
      await expect(page.locator('#time-machine')).toContainText('$64.07');
    },
  ],
  [
    '/guides/bitcoin-fees',
    'a number',
    'FeeCalculator',
    (page) => page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30'),
    (page) => expect(page.locator('#fee')).toContainText('7,500'),
  ],
  [
    '/guides/bitcoin-fees',
    'a press, and a number typed after it',
    'FeeCalculator',
    async (page) => {
      await page.locator('#fee').getByRole('button', { name: 'Reset' }).click();
      await page.locator('#fee').getByRole('textbox', { name: 'Fee rate (sat/vB)' }).fill('30');
    },
    (page) => expect(page.locator('#fee')).toContainText('7,500'),
  ],
  [
    '/guides/security-checklist',
    'ticks',
    'SecurityChecklist',
    async (page) => {
      for (const index of [0, 3, 7]) await page.locator('#checklist li').getByRole('checkbox').nth(index).check();
    },
    // 3 of 26
    (page) => expect(page.locator('#checklist')).toContainText('12%'),
  ],
  [
    '/guides/bitcoin-common-mistakes',
    'a tab',
    undefined,
    (page) => page.getByRole('tab', { name: 'Scams' }).click(),
    (page) => expect(page.getByRole('tab', { name: 'Scams' })).toHaveAttribute('aria-selected', 'true'),
  ],
  [
    '/dashboard',
    'a button',
    'DataControls',
    (page) => page.getByRole('button', { name: 'Reset to zero' }).click(),
    (page) => expect(page.getByRole('button', { name: 'Yes, reset to zero' })).toBeVisible(),
  ],
  [
    '/lesson/4',
    'a month of the price clock',
    'PriceClock',
    async (page) => {
      await page.getByRole('combobox', { name: 'Month of payday' }).selectOption('1923-02');
    },
    (page) => expect(page.getByText('This is the month in which waiting paid.', { exact: true })).toBeVisible(),
  ],
];

for (const [path, name, island, use, answer] of CONTROLS) {
  test(`${path} answers ${name} used before the files it needs arrive one by one`, async ({ page }) => {
    const held = await holdFiles(page, filesOf(path, island));
    // The loader runs before the event "DOMContentLoaded".
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').last().waitFor();
    await use(page);
    for (const release of held) {
      if (island) expect(await isAlive(page, `[data-island=${island}]`)).toBe(false);
      else expect(await isAwake(page)).toBe(false);
      await release();
    }
    await answer(page);
  });
}

test('/guides/bitcoin-fees answers a number used while any one file is late', async ({ page }) => {
  const [path, , island, use, answer] = CONTROLS.find(([path]) => path === '/guides/bitcoin-fees') ?? never();
  for (const file of filesOf(path, island)) {
    const [release = never()] = await holdFiles(page, [file]);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').last().waitFor();
    await use(page);
    expect(await isAlive(page, '#fee'), file).toBe(false);
    await release();
    await answer(page);
    await page.unrouteAll();
  }
});

/** What islands import when they are used: the file, the press, the sentence after a failure, and what the next press shows. */
const LATER: [
  path: string,
  file: string,
  press: (page: Page) => Promise<unknown>,
  said: RegExp | undefined,
  shown: ((page: Page) => Locator) | undefined,
][] = [
  [
    '/#birth-year?year=1985',
    'draw-ticket',
    (page) => page.getByRole('button', { name: 'Make a picture of it' }).click(),
    /The picture could not be drawn/,
    (page) => page.getByRole('link', { name: 'Save the picture' }),
  ],
  [
    '/explore',
    'save-chart',
    (page) => page.locator('#explore').getByRole('button', { name: /^CSV/ }).click(),
    /The file could not be made/,
    undefined,
  ],
  [
    '/dashboard',
    'cover-drawing',
    (page) => page.getByRole('heading', { level: 1 }).click(),
    undefined,
    (page) => page.locator('[data-island=UpNextPanel] svg[viewBox="0 0 320 220"]:visible'),
  ],
];

test.describe('when a file is lost', () => {
  test.use({ allowed: /net::ERR_FAILED|Failed to fetch/ });

  test('home stays readable without its loader, announces it when a control is pressed, and retries at the next press', async ({
    page,
  }) => {
    const lost = /\/loader-/;
    await page.route(lost, (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    const notice = page.getByRole('alert').filter({ hasText: 'has not arrived' });
    const card = page.getByRole('button', { name: /since 1971/ }).first();
    await card.click();
    await expect(notice).toBeVisible();
    expect(await isAwake(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The theme needs no file.
    await page.getByRole('button', { name: /Color theme/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.unroute(lost);
    const machine = page.locator('#time-machine');
    await machine.getByRole('button', { name: '$10K' }).click();
    await expect(machine).toContainText('$79,38');
    await expect(notice).toBeHidden();
    // The first press has its effect, too.
    await expect(page.getByText(/What cost \$1 in 1971/)).toBeVisible();
  });

  for (const [index, file] of ['properties', 'mount', 'React', 'module'].entries()) {
    test(`an island without its ${file} says so when a control is pressed, and loads at the next press`, async ({
      page,
    }) => {
      const files = filesOf('/', 'TimeMachine').slice(1);
      const lost = `**${files.at(file === 'module' ? 3 : index)}`;
      await page.route(lost, (route) => route.abort());
      await page.goto('/', { waitUntil: 'load' });
      const machine = page.locator('#time-machine');
      await machine.getByRole('button', { name: '$10K' }).click();
      const notice = page.locator('#script-missing');
      await expect(notice).toBeVisible();
      await page.unrouteAll();
      await machine.getByRole('button', { name: '$10K' }).click();
      await expect(machine).toContainText('$79,38');
      await expect(notice).toBeHidden();
    });
  }

  test('home announces a loader that never answers, and asks for another at the next press', async ({ page }) => {
    const release = await hold(page, /\/loader-[^?]*$/);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').last().waitFor();
    const machine = page.locator('#time-machine');
    const notice = page.locator('#script-missing');
    await machine.getByRole('button', { name: '$10K' }).click();
    await expect(notice).toBeVisible();
    await machine.getByRole('button', { name: '$10K' }).click();
    await expect(machine).toContainText('$79,38');
    await expect(notice).toBeHidden();
    // The first one does nothing when it arrives after all.
    release();
    await page.waitForLoadState();
    const card = page.getByRole('button', { name: /since 1971/ }).first();
    await card.click();
    await expect(page.getByText(/What cost \$1 in 1971/)).toBeVisible();
  });

  for (const [path, file, press, said, shown] of LATER) {
    test(`${path} says that its file ${file} is lost, and fetches it at the next press`, async ({ page }) => {
      const record = [RECORD_KEY, encodeRecord(zeroState('en'))] as const;
      await page.addInitScript(([key, text]) => localStorage.setItem(key, text), record);
      const lost = `**/${file}-*.js`;
      await page.route(lost, (route) => route.abort());
      await page.goto(path);
      await press(page);
      if (said) await expect(page.getByText(said)).toBeVisible();
      if (shown) await expect(shown(page)).toHaveCount(0);
      await page.unroute(lost);
      await press(page);
      if (shown) await expect(shown(page)).toBeVisible();
      if (said) await expect(page.getByText(said)).toHaveCount(0);
    });
  }

  test('home shows all text that waits to appear', async ({ page }) => {
    await page.route('**/_next/static/islands/**', (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    await page.mouse.wheel(0, 500);
    const hidden = () =>
      page.locator('main p, main h3').evaluateAll((all) =>
        all
          .filter((node) => node.getClientRects().length > 0 && !node.closest('details:not([open]), nav'))
          .filter((node) => !node.checkVisibility({ opacityProperty: true }))
          .map((node) => node.textContent),
      );
    await expect.poll(hidden).toEqual([]);
  });
});

test('home lays out all its exhibits without being scrolled', async ({ page }) => {
  await animationsAt(page, 0);
  await page.goto('/', { waitUntil: 'load' });
  expect(await skippedSections(page)).toContain('timeline');
  // Eight seconds in half a second.
  await animationsAt(page, 16);
  await expect.poll(() => skippedSections(page)).toEqual([]);
});

for (const path of ['/', '/dashboard']) {
  test(`what ${path} lays out later has its height before, and a jump past it lays it out and moves nothing that is pressed next`, async ({
    page,
  }) => {
    await animationsAt(page, 0);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path);
      const { later, moved } = await page.locator('main section').evaluateAll(async (all) => {
        const sections = all.filter((section) => getComputedStyle(section).contentVisibility === 'auto');
        const height = (section: Element) => Math.round(section.getBoundingClientRect().height);
        const kept = new Map(sections.map((section) => [section, height(section)]));
        const painted = async (frames: number) => {
          for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
        };
        const top = () => document.querySelector('footer a')?.getBoundingClientRect().top ?? Number.NaN;
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        // The event of the scroll is in the first frame.
        await painted(2);
        const before = top();
        await painted(10);
        const later = sections.map((section) => ({
          section: section.id || section.className,
          isSkipped: getComputedStyle(section).contentVisibility === 'auto',
          kept: kept.get(section) ?? 0,
          height: height(section),
        }));
        return { later, moved: top() - before };
      });
      expect(later.length).toBeGreaterThan(0);
      expect(later.filter(({ isSkipped }) => isSkipped)).toEqual([]);
      expect(moved, `${width} px wide: pixels by which a link of the footer moves after the jump`).toBeCloseTo(0, 0);
      const wrong = later.filter(({ kept, height }) => Math.abs(kept - height) > height / 20);
      expect(wrong, `${width} px wide: correct --height of these`).toEqual([]);
    }
  });
}

test('a link of home lands exactly, before and after its exhibits are laid out', async ({ page }) => {
  for (const address of ['/', '/#further-reading']) {
    await page.goto(address, { waitUntil: 'load' });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '#further-reading' });
      document.body.append(link);
      link.click();
    });
    const top = () => page.locator('#further-reading').evaluate((section) => section.getBoundingClientRect().top);
    const margin = await page
      .locator('html')
      .evaluate((root) => Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0);
    await expect.poll(async () => (await top()) - margin).toBeCloseTo(0, 0);
    expect(await skippedSections(page)).toEqual([]);
  }
});

test('Back from another page restores the fragment that a link had led to', async ({ page }) => {
  await page.goto('/guides/what-is-bitcoin');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('[data-contents] a:last-of-type')?.click());
  await expect(page).toHaveURL(/#./);
  const url = page.url();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What is Bitcoin?');
});
