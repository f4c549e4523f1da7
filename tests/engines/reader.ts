import { expect } from '@playwright/test';
import type { Session } from './session';

/** Scrolls a control into view. Returns the place where the mouse reaches it, or what keeps the mouse from it. */
function reach(css: string, name: string): { x: number; y: number } | string {
  const nameOf = (one: HTMLElement) =>
    `${one.ariaLabel ?? ''} ${[...((one as HTMLInputElement).labels ?? [])].map((label) => label.textContent)} ${one.textContent}`;
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter((one) => nameOf(one).includes(name));
  const control = found.find((one) => one.checkVisibility());
  if (!control) return `${found.length} of ${css} "${name}", none visible`;
  let hit: Element | null = null;
  // A drawing that stays in view can cover what is in the middle.
  for (const block of ['center', 'end'] as const) {
    control.scrollIntoView({ block, behavior: 'instant' });
    const { left, top, width, height } = control.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    hit = document.elementFromPoint(x, y);
    // The label of a checkbox covers it.
    if (hit && (control.contains(hit) || hit.contains(control))) return { x, y };
  }
  return `${css} "${name}" is covered by ${hit?.outerHTML.slice(0, 120)}`;
}

/** What a person does with the mouse and the keyboard. */
export class Reader {
  constructor(readonly browser: Session) {}

  open = (address: string) => this.browser.open(address);

  /** Presses the first visible control with this in its name. */
  async press(css: string, name = '') {
    let before = '';
    // It may still move, or come.
    await expect
      .poll(async () => {
        const place = await this.browser.run(reach, css, name);
        const isAtRest = typeof place === 'object' && before === JSON.stringify(place);
        before = JSON.stringify(place);
        return isAtRest ? 'at rest' : before;
      })
      .toBe('at rest');
    const { x, y } = JSON.parse(before);
    await this.browser.click(x, y);
  }

  /** Replaces what is in a field. */
  async fill(css: string, text: string, name = '') {
    await this.press(css, name);
    await this.browser.run(() => (document.activeElement as HTMLInputElement).select());
    await this.browser.type(text);
  }

  /** Chooses an option; no driver opens the list of the system. */
  choose = (css: string, value: string) =>
    this.browser.run(
      (where, option) => {
        const list = document.querySelector<HTMLSelectElement>(where);
        if (!list) throw new Error(`no ${where}`);
        list.value = option;
        for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
      },
      css,
      value,
    );

  /** The text of the first such element that is visible; nothing if there is none. */
  textOf = (css: string) =>
    this.browser.run((where) => {
      const all = [...document.querySelectorAll<HTMLElement>(where)];
      return all.find((one) => one.checkVisibility())?.textContent ?? null;
    }, css);

  sees = (css: string, text: string | RegExp) => this.until(() => this.textOf(css), text);

  /** Waits until what is found out matches. Between two pages a browser answers with an error. */
  async until(find: () => Promise<string | null>, what: string | RegExp) {
    const found = () => find().catch((error) => `${error}`);
    await (typeof what === 'string' ? expect.poll(found).toContain(what) : expect.poll(found).toMatch(what));
  }

  /** @param address the whole, if it is no pattern: the address of each guide contains `/guides`, too */
  async isAt(address: string | RegExp) {
    const place = () => this.browser.run(() => location.pathname + location.hash).catch((error) => `${error}`);
    await (typeof address === 'string' ? expect.poll(place).toBe(address) : expect.poll(place).toMatch(address));
  }

  /** Scrolls to the first island, and waits until it is hydrated. A page that is loaded anew meanwhile is scrolled again. */
  async meetsIsland() {
    await this.until(async () => {
      await this.browser.run(() =>
        document.querySelector('[data-island] > *')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await this.browser.key('PageDown');
      return this.browser.run(() => {
        const place = document.querySelector<HTMLElement>('[data-island]') ?? document.documentElement;
        return place.dataset.state ?? 'served';
      });
    }, 'alive');
  }
}
