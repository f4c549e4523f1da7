/**
 * Uses every control of a page by keyboard. The fixture fails the test on any error, console message, request to another host or
 * violation of the content policy; other specs test what each control does.
 */
import type { Page } from '@playwright/test';
import { hasCalculator } from '../../scripts/bench/kinds.mjs';
import { expect, test } from '../fixtures';
import { englishKinds, htmlOf } from '../site';

/** A field of `CopyLink` is hidden until the clipboard is refused. */
const CONTROLS = 'button, summary, select, input, textarea:not([hidden]), nav a[href^="#"], [tabindex="0"]';

/** The key to press on each kind of control. Text is typed into fields that are not listed. */
const KEYS: Record<string, string> = {
  button: 'Enter',
  summary: 'Enter',
  a: 'Enter',
  radio: 'Space',
  checkbox: 'Space',
  range: 'ArrowRight',
  select: 'ArrowDown',
  // Scrollable regions.
  div: 'ArrowRight',
  section: 'ArrowRight',
  ul: 'ArrowRight',
};

/**
 * Controls that may be unreachable: lists and menus for phones, close buttons of closed notes, the arrow at the end of a row. Videos are
 * excluded because playing one requests another host; guides.spec.ts tests them. "First draw your line" waits for a drawn line. The notes in other languages are for readers of these.
 */
const MAY_BE_LEFT =
  /^(Open the list of exhibits.*|Menu|Close the menu|On this page|Close|Next|Play .*|First draw your line|Cerrar esta nota|Fechar este aviso)$/;

const walked = englishKinds.filter(
  (path) => path === '/' || (path.startsWith('/guides/') && hasCalculator(htmlOf(path))),
);

/** Focuses a control by its index and returns its kind, or nothing after the last one. */
const focus = (page: Page, index: number) =>
  page.evaluate(
    async ([controls, i]) => {
      const control = document.querySelectorAll<HTMLElement>(controls)[i];
      if (!control) return null;
      // A wide screen shows what a phone folds, and an open part would close.
      const isNeedless =
        control.matches('summary') && (getComputedStyle(control).display === 'none' || control.matches('[open] > *'));
      if (isNeedless) return { kind: 'none', name: '', isFocused: false };
      control.focus();
      // Contents and arrows can appear a moment after the previous press.
      const opensLater = control.closest('.guide-toc') !== null || control.matches(':disabled');
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
    // The list of exhibits fades without scrolling, except under the mouse.
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
      if (kind === 'none') continue;
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
    // The presses had an effect: all panels are open, except the list of languages, which closes when it is left, and the theme is not that of the system.
    const closed = page.locator('details:not([open]):not([data-behaviour=language-switch]) > summary:visible');
    // A press can remove controls, so that the walk passes over those that take their places.
    for (let missed = await closed.count(); missed > 0; missed--) await closed.first().press('Enter');
    await expect(closed).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
}
