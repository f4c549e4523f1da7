/**
 * One page of each kind under conditions that its makers do not choose: what the browser refuses, what the address says, how often a control
 * is pressed, which colors the system allows. The text stays, controls answer, what is typed is kept, and the console is silent.
 *
 * Elsewhere: files that are lost or late (lost-files.spec.ts, browser/arrival.spec.ts), input while islands hydrate (races.spec.ts),
 * translation, enlarged text, paper, two tabs and Back (browser/), narrow screens and text spacing (../limits.ts).
 */
import type { Page } from '@playwright/test';
import { hydrate, wakeAll } from '../../scripts/bench/measure.mjs';
import { keysOf } from '../arrival';
import { expect, test, watch } from '../fixtures';
import { englishKinds, kinds } from '../site';

/** What the page says, in every state of it. */
const headings = (page: Page) =>
  page
    .locator('main')
    .locator('h1, h2')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent),
    );

/** Before any script of the page: a browser that refuses, a full disk, a damaged record, a wrong clock. */
const worlds: Record<string, (page: Page, keys: string[]) => Promise<unknown>> = {
  'storage, clipboard, share and pop-ups are refused': (page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      const reject = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: reject, write: reject } });
      Object.defineProperty(navigator, 'share', { value: reject });
      window.open = () => null;
    }),
  'storage is full, and the clock a year ahead': async (page) => {
    await shiftClock(page, 1);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
  },
  'what is stored is damaged, and the clock a year behind': async (page, keys) => {
    await shiftClock(page, -1);
    await page.addInitScript((all) => {
      for (const key of all) {
        localStorage.setItem(key, '{"version":1,"state":{"completed":"all","streak":-1');
        sessionStorage.setItem(key, '\u0000');
      }
    }, keys);
  },
};

function shiftClock(page: Page, years: number) {
  return page.addInitScript(
    (ms) => {
      const Real = Date;
      window.Date = class extends Real {
        constructor(...given: []) {
          super(...((given.length > 0 ? given : [Real.now() + ms]) as []));
        }
        static now = () => Real.now() + ms;
      } as DateConstructor;
    },
    years * 365 * 86_400_000,
  );
}

for (const path of kinds) {
  test(`${path} stays whole and answers when the browser refuses, forgets or errs`, async ({ page }) => {
    await page.goto(path);
    const said = await headings(page);
    expect(said.length).toBeGreaterThan(0);
    for (const [world, enter] of Object.entries(worlds)) {
      await test.step(world, async () => {
        const visit = await page.context().newPage();
        const complaints = watch(visit);
        await enter(visit, [...keysOf(path), 'theme', 'finished', 'bitcoin-journey:plan']);
        await visit.goto(path);
        await hydrate(visit);
        await wakeAll(visit);
        expect(await headings(visit), world).toEqual(expect.arrayContaining(said));
        const theme = () => visit.locator('html').getAttribute('data-theme');
        const before = await theme();
        await visit.locator('[data-theme-switch]:visible').first().click();
        await expect.poll(theme, world).not.toBe(before);
        const field = visit.locator('main input[type=text]:visible').first();
        if (await field.count()) {
          await field.fill('1990');
          await hydrate(visit);
          expect(await field.inputValue(), world).toBe('1990');
        }
        const copy = visit.locator('[data-press=copy]:visible:not([aria-disabled=true])').first();
        if (world.includes('clipboard') && (await copy.count())) {
          await copy.click();
          await expect(visit.locator('textarea:not([hidden])').first(), world).toBeVisible();
        }
        expect(complaints, world).toEqual([]);
        await visit.close();
      });
    }
  });
}

/** What programs and people make of an address. */
const endings = [
  '#<script>document.title="hit"</script>',
  '#%E0%A4%A',
  '#%',
  '?%E0%A4%A=%&__proto__[x]=1#explore?from=NaN&scale=constructor',
  '#fee?sizeVbytes=1e999&rateSatsPerVbyte=%3Cimg%20src=x%20onerror=alert(1)%3E',
  '#time-machine?mode=toString&amount=-1e309&year=0x7b3',
  `#${'a'.repeat(100_000)}`,
  `#${'explore?scale='.repeat(3000)}`,
];

for (const path of kinds) {
  test(`${path} opens at an address with script, broken encoding, foreign state or 100 kB behind it`, async ({
    page,
  }) => {
    await page.goto(path);
    // Below it a chart can say that the address chooses no series.
    const said = (await headings(page)).slice(0, 1);
    const title = await page.title();
    for (const ending of endings) {
      // Another query is another page: the address is read while the page opens.
      await page.goto(`${path}${ending.startsWith('?') ? '' : `?${endings.indexOf(ending)}`}${ending}`);
      await wakeAll(page);
      expect(await headings(page), ending.slice(0, 80)).toEqual(expect.arrayContaining(said));
    }
    // And in a page that is open.
    for (const ending of endings) {
      await page.evaluate(
        (hash) => {
          location.hash = hash;
        },
        ending.replace(/^\?[^#]*/, ''),
      );
      await hydrate(page);
    }
    expect(await page.title()).toBe(title);
    expect(await headings(page)).toEqual(expect.arrayContaining(said));
  });
}

/** Controls that leave the page or open a window of the system. */
const LEAVES = /Export|Import|Download|Print|Complete|CSV|JSON|SVG|PNG|Save|Play/;

for (const path of englishKinds) {
  test(`${path} is whole after a double click on each of its buttons`, async ({ page }) => {
    await page.goto(path);
    await wakeAll(page);
    const said = await headings(page);
    await page.evaluate((leaves) => {
      for (const button of document.querySelectorAll<HTMLElement>('main button, main summary, nav button')) {
        if (!button.checkVisibility() || leaves.test(`${button.ariaLabel} ${button.textContent}`)) continue;
        for (const type of ['pointerdown', 'click', 'click', 'dblclick'])
          button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail: 2 }));
      }
    }, LEAVES);
    await hydrate(page);
    expect(await headings(page)).toEqual(expect.arrayContaining(said));
    await expect(page).toHaveURL(new RegExp(`${path}($|#)`));
  });
}

/** The words of drawings with little contrast to what is behind them. */
const unreadable = (page: Page) =>
  page.locator('svg text').evaluateAll((all) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const luminance = (...layers: string[]) => {
      if (!canvas) return 0;
      for (const color of layers) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    /** The colors behind a text, from the page to the shape of the drawing on which it is written. */
    const behind = (text: Element) => {
      const layers: string[] = [];
      for (let each: Element | null = text; each; each = each.parentElement)
        layers.unshift(getComputedStyle(each).backgroundColor);
      const box = text.getBoundingClientRect();
      const middle = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
      const shapes = text.closest('svg')?.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse') ?? [];
      for (const shape of shapes) {
        const isBefore = shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
        const { fill } = getComputedStyle(shape);
        const inside = middle.matrixTransform(shape.getScreenCTM()?.inverse());
        if (isBefore && fill.startsWith('rgb') && shape.isPointInFill(inside)) layers.push(fill);
      }
      return layers;
    };
    const faults = all.flatMap((text) => {
      if (!text.checkVisibility()) return [];
      const layers = ['white', ...behind(text)];
      const [ink, paper] = [luminance(...layers, getComputedStyle(text).fill), luminance(...layers)];
      const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05);
      return contrast < 3 ? [text.textContent] : [];
    });
    return [...new Set(faults)];
  });

test.describe('in the colors of the system', () => {
  for (const path of kinds) {
    test(`${path} has words in its drawings that can be read`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => {
        document.documentElement.dataset.laidOut = '';
      });
      for (const colorScheme of ['light', 'dark'] as const) {
        // Words beside or on a shade of which this test knows nothing have as little contrast in the colors of the site.
        await page.emulateMedia({ forcedColors: 'none', colorScheme });
        const usual = await unreadable(page);
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const forced = await unreadable(page);
        expect
          .soft(
            forced.filter((one) => !usual.includes(one)),
            colorScheme,
          )
          .toEqual([]);
      }
      await page.emulateMedia({ forcedColors: null, colorScheme: null });
    });
  }
});
