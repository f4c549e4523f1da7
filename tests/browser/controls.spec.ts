/**
 * Whoever uses everything must come through: no error, no word in the console, no request to another host, nothing that the
 * content policy refuses. The fixture sees to these; what each control does is tested elsewhere. All of it is done by keyboard,
 * so each control is shown to be in its reach.
 */
import type { Page } from '@playwright/test';
import { hasCalculator } from '../../scripts/bench/kinds.mjs';
import { expect, test } from '../fixtures';
import { exportedPaths, htmlOf } from '../site';

const CONTROLS = 'button, summary, select, input, textarea, nav a[href^="#"], [tabindex="0"]';

/** What is pressed on each kind of control. Fields that are not named here are typed into. */
const KEYS: Record<string, string> = {
  button: 'Enter',
  summary: 'Enter',
  a: 'Enter',
  radio: 'Space',
  checkbox: 'Space',
  range: 'ArrowRight',
  select: 'ArrowDown',
  // Boxes that scroll.
  div: 'ArrowRight',
  section: 'ArrowRight',
  ul: 'ArrowRight',
};

/**
 * What may be out of reach: lists for phones, the close buttons of notes that are not open, the arrow at the end of a row. A
 * film asks another host when it is played; that has a test of its own.
 */
const MAY_BE_LEFT = /^(Open the list of exhibits.*|On this page|Close|Next|Play .*)$/;

const walked = exportedPaths().filter(
  (path) => path === '/' || (path.startsWith('/guides/') && hasCalculator(htmlOf(path))),
);

/** Gives the focus to a control by its number, and says what it is; nothing where the page has no more. */
const focus = (page: Page, index: number) =>
  page.evaluate(
    async ([controls, i]) => {
      const control = document.querySelectorAll<HTMLElement>(controls)[i];
      if (!control) return null;
      control.focus();
      // Contents and arrows open a little after the press before has led there.
      const opensLater = control.closest('.toc') !== null || control.matches(':disabled');
      for (let frame = 0; opensLater && frame < 20 && document.activeElement !== control; frame++) {
        await new Promise(requestAnimationFrame);
        control.focus();
      }
      return {
        kind: control instanceof HTMLInputElement ? control.type : control.localName,
        name: control.getAttribute('aria-label') ?? control.textContent ?? '',
        isFocused: document.activeElement === control,
      };
    },
    [CONTROLS, index] as const,
  );

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const path of walked) {
  test(`every control of ${path} can be used without an error`, async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 400);
    // The list of exhibits fades when nobody scrolls; under the mouse it stays.
    const exhibits = page.getByRole('navigation', { name: 'Exhibits on this page' });
    if (path === '/') {
      await expect(async () => {
        await page.mouse.wheel(0, 10);
        await exhibits.hover({ timeout: 1000 });
      }).toPass();
    }

    const left: string[] = [];
    let used = 0;
    for (let i = 0, control = await focus(page, i); control; control = await focus(page, ++i)) {
      const { kind, name, isFocused } = control;
      if (!isFocused || name.startsWith('Play ')) {
        left.push(name);
        continue;
      }
      const key = KEYS[kind];
      if (key) await page.keyboard.press(key);
      else {
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.insertText('42');
      }
      used++;
    }

    expect(left.filter((name) => !MAY_BE_LEFT.test(name))).toEqual([]);
    expect(used).toBeGreaterThan(25);
    expect(new URL(page.url()).pathname).toBe(path);
    // The presses arrived: no panel stayed shut, and the theme is no longer the system's.
    await expect(page.locator('details:not([open]) > summary:visible')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}
