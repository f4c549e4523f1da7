/**
 * Whoever uses everything must come through: no error, no word in the console, no request to another host, nothing that the
 * content policy refuses. The fixture sees to these; what each control does is tested elsewhere. All of it is done by keyboard,
 * so each control is shown to be in its reach.
 */
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

const hasFields = (path: string) => /<main[\s\S]*<(input|select|textarea)\b[\s\S]*<\/main>/.test(htmlOf(path));
const walked = exportedPaths().filter((path) => path === '/' || (path.startsWith('/guides/') && hasFields(path)));

test.use({
  viewport: { width: 1280, height: 900 },
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

for (const path of walked) {
  test(`every control of ${path} can be used, and nothing complains`, async ({ page }) => {
    await page.goto(path);
    const isAlive = () => Object.keys(document.body).some((key) => key.startsWith('__react'));
    await expect.poll(() => page.evaluate(isAlive)).toBe(true);
    await page.mouse.wheel(0, 400);
    // The list of exhibits fades when nobody scrolls; under the mouse it stays.
    const exhibits = page.getByRole('navigation', { name: 'Exhibits on this page' });
    if (path === '/') {
      await expect(async () => {
        await page.mouse.wheel(0, 10);
        await exhibits.hover({ timeout: 1000 });
      }).toPass();
    }

    const controls = page.locator(CONTROLS);
    const left: string[] = [];
    let used = 0;
    for (let i = 0; i < (await controls.count()); i++) {
      const { kind, name, isFocused } = await controls.nth(i).evaluate(async (element) => {
        const control = element as HTMLElement;
        control.focus();
        // The contents open at the section that the press before has led to, when the page has come there.
        const isLink = control.localName === 'a';
        for (let frame = 0; isLink && frame < 20 && document.activeElement !== control; frame++) {
          await new Promise(requestAnimationFrame);
          control.focus();
        }
        return {
          kind: control instanceof HTMLInputElement ? control.type : control.localName,
          name: control.getAttribute('aria-label') ?? control.textContent ?? '',
          isFocused: document.activeElement === control,
        };
      });
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
