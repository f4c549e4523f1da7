import { readFileSync } from 'node:fs';
import path from 'node:path';

const code = readFileSync(path.join(__dirname, 'boot.js'), 'utf8');
const scripts = ['/_next/a.js', '/_next/b.js'];
const styles = '/_next/a.css';
const start = '/_next/start.js';
const root = document.documentElement;

/** Listeners of one run must not answer the events of the next. */
let listeners: [string, EventListenerOrEventListenerObject, unknown][] = [];

function boot({ saveData = false } = {}) {
  const script = document.createElement('script');
  Object.assign(script.dataset, { scripts: scripts.join(' '), styles, start });
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  const { addEventListener } = window;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    listeners.push([type, listener, options]);
    addEventListener.call(window, type, listener, options as AddEventListenerOptions);
  };
  new Function(code)();
  window.addEventListener = addEventListener;
}

beforeEach(() => {
  // jsdom lacks it.
  Object.assign(CSS, { supports: () => false });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  localStorage.clear();
  window.history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.innerHTML = `
    <p id="script-missing" role="alert" hidden>Press again</p>
    <button type="button">Turn</button>
    <button type="button" popovertarget="term">Term</button>
    <button type="button" role="tab">Tab</button>
    <input aria-label="Amount">`;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  window.fetch = jest.fn(() => new Promise((resolve) => (answerStart = resolve as never)));
  window.requestAnimationFrame = (callback) => setTimeout(callback) as unknown as number;
});
afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options as boolean);
  listeners = [];
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const send = (target: EventTarget, event: Event) => target.dispatchEvent(event);
const press = (selector = 'button') => find(selector).click();
const parsed = () => {
  send(document, new Event('DOMContentLoaded', { bubbles: true }));
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
};
/** Addresses in <head>, in order. */
const asked = () =>
  [...document.head.children].map((element) => element.getAttribute('src') ?? element.getAttribute('href'));
let answerStart: (response: { ok: boolean; text: () => Promise<string> }) => void;
async function arrive(url: string, type: 'load' | 'error' = 'load') {
  if (url === start) answerStart({ ok: type === 'load', text: async () => '' });
  else send(find(`[src="${url}"], [href="${url}"]`), new Event(type));
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}
const isStarted = () => document.querySelector(`script[src="${start}"]`) !== null;

describe('the boot script', () => {
  it('marks the document and applies a stored theme, but no other value', () => {
    localStorage.setItem('theme', 'dark');
    boot();
    expect(root).toHaveClass('js');
    expect(root).toHaveAttribute('data-theme', 'dark');
    root.removeAttribute('data-theme');
    localStorage.setItem('theme', '"><script>');
    boot();
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('applies the theme that another tab stored, or a later page from which the reader comes back', () => {
    boot();
    localStorage.setItem('theme', 'dark');
    send(window, new StorageEvent('storage', { key: 'another' }));
    expect(root).not.toHaveAttribute('data-theme');
    send(window, new StorageEvent('storage', { key: 'theme' }));
    expect(root).toHaveAttribute('data-theme', 'dark');
    localStorage.setItem('theme', 'light');
    send(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(root).toHaveAttribute('data-theme', 'light');
    localStorage.removeItem('theme');
    send(window, new StorageEvent('storage', { key: 'theme' }));
    expect(root).not.toHaveAttribute('data-theme');
  });

  it('keeps the theme of the page where storage is refused', () => {
    const refused = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    boot();
    root.dataset.theme = 'dark';
    send(window, new PageTransitionEvent('pageshow', { persisted: true }));
    expect(root).toHaveAttribute('data-theme', 'dark');
    refused.mockRestore();
  });

  it('lays out all when a scroll is longer than the screen, not by shorter ones', () => {
    boot();
    // jsdom does not say that the document was opened by a link.
    root.removeAttribute('data-laid-out');
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      send(window, new Event('scroll'));
    };
    for (const screens of [0.9, 1.8, 1]) scrollTo(screens * window.innerHeight);
    expect(root).not.toHaveAttribute('data-laid-out');
    scrollTo(2.1 * window.innerHeight);
    expect(root).toHaveAttribute('data-laid-out');
    scrollTo(0);
  });

  it('loads nothing until the reader interacts', () => {
    boot();
    parsed();
    jest.advanceTimersByTime(60_000);
    expect(asked()).toEqual([]);
  });

  it.each(['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin'])('loads at %s, once', (type) => {
    boot();
    send(window, new Event(type));
    send(window, new Event(type));
    expect(asked()).toEqual(scripts);
    expect(window.fetch).toHaveBeenCalledTimes(1);
    expect(window.fetch).toHaveBeenCalledWith(start);
  });

  it('takes a pointer at rest for no sign, a moving one for a sign', () => {
    boot();
    const move = (movementX: number) =>
      send(window, Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
    move(0);
    expect(asked()).toEqual([]);
    move(2);
    expect(asked()).toHaveLength(2);
  });

  it('starts React when every file has arrived, and not before', async () => {
    boot();
    send(window, new Event('scroll'));
    for (const url of [start, ...scripts]) {
      expect(isStarted()).toBe(false);
      await arrive(url);
    }
    expect(isStarted()).toBe(true);
  });

  it('loads the whole style sheets with the page data, once and without applying them', async () => {
    boot();
    send(window, new Event('scroll'));
    for (const url of [start, ...scripts]) {
      expect(document.querySelector('link')).toBeNull();
      await arrive(url);
    }
    const links = [...document.querySelectorAll('link')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([styles]);
    expect(links[0]).toHaveAttribute('media', 'not all');
    expect(links[0]).toHaveAttribute('data-precedence', 'next');
    await arrive(start, 'error');
    press();
    await arrive(start);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });

  it('with data saver loads only when a control is used', () => {
    boot({ saveData: true });
    send(window, new Event('scroll'));
    send(document.body, new Event('touchstart', { bubbles: true }));
    expect(asked()).toEqual([]);
    press();
    expect(asked()).toHaveLength(2);
  });

  it('loads after the first paint where the address has a fragment, with data saver too', () => {
    window.history.replaceState(null, '', '/#fee?sizeVbytes=154');
    boot({ saveData: true });
    expect(asked()).toEqual([]);
    parsed();
    expect(asked()).toHaveLength(2);
  });

  it("loads after the first paint where the page shows the reader's own state", () => {
    find('input').dataset.loadRuntime = '';
    boot({ saveData: true });
    parsed();
    expect(asked()).toHaveLength(2);
  });

  it.each([
    ['loads', '{}', 2],
    ['does not load', null, 0],
  ])('%s for remembered state where storage has %p', (_, record, count) => {
    find('input').dataset.loadRuntime = 'ticks';
    if (record) localStorage.setItem('ticks', record);
    boot();
    parsed();
    expect(asked()).toHaveLength(count);
  });
});

describe('presses before hydration', () => {
  const recorded = () => window.earlyEvents?.map(({ type, target }) => `${type} ${(target as Element).textContent}`);

  it('are recorded in order, with the sign that they wait', () => {
    boot();
    press();
    press('[role=tab]');
    send(find('[role=tab]'), new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    press();
    expect(recorded()).toEqual(['click Turn', 'click Tab', 'keydown Tab', 'click Turn']);
    expect(root).toHaveAttribute('data-waiting');
  });

  it('are not recorded where the browser answers by itself, nor after hydration', () => {
    boot();
    press('[popovertarget]');
    send(find('input'), new Event('input', { bubbles: true }));
    root.dataset.hydrated = '';
    press();
    expect(recorded()).toEqual([]);
  });
});

it('presses in a part that hydrates later are recorded after hydration, too', () => {
  boot();
  root.dataset.hydrated = '';
  press('[role=tab]');
  expect(window.earlyEvents).toEqual([]);
  find('[role=tab]').dataset.late = '';
  press('[role=tab]');
  expect(window.earlyEvents).toHaveLength(1);
});

describe('when a file is lost', () => {
  const notice = () => find('#script-missing');
  const lose = () => arrive('/_next/b.js', 'error');

  it('React is not started, and nothing is said until something is pressed', async () => {
    boot();
    send(window, new Event('scroll'));
    await lose();
    for (const url of [start, '/_next/a.js']) await arrive(url);
    expect(isStarted()).toBe(false);
    expect(notice()).not.toBeVisible();
  });

  it('a press says so, and asks again for what is missing', async () => {
    boot();
    press();
    for (const url of [start, '/_next/a.js']) await arrive(url);
    expect(notice()).not.toBeVisible();
    await lose();
    expect(notice()).toBeVisible();
    press();
    expect(asked().filter((url) => url === '/_next/b.js')).toHaveLength(1);
    expect(asked().filter((url) => url === '/_next/a.js')).toHaveLength(1);
    await arrive(start);
    await arrive('/_next/b.js');
    expect(isStarted()).toBe(true);
  });

  it('lost page data is asked for again', async () => {
    boot();
    press();
    for (const url of scripts) await arrive(url);
    await arrive(start, 'error');
    expect(notice()).toBeVisible();
    expect(isStarted()).toBe(false);
    press();
    await arrive(start);
    expect(isStarted()).toBe(true);
  });

  it('scrolling on does not ask again', async () => {
    boot();
    send(window, new Event('scroll'));
    await lose();
    const count = asked().length;
    send(window, new Event('scroll'));
    expect(asked()).toHaveLength(count);
  });

  it('a value that is typed says so, too', async () => {
    boot();
    send(window, new Event('scroll'));
    await lose();
    send(find('input'), new Event('input', { bubbles: true }));
    expect(notice()).toBeVisible();
  });

  it('a press that waits for more than four seconds says so', () => {
    boot();
    press();
    jest.advanceTimersByTime(3999);
    expect(notice()).not.toBeVisible();
    jest.advanceTimersByTime(1);
    expect(notice()).toBeVisible();
  });

  it('nothing is said where the page has hydrated meanwhile and taken the press', () => {
    boot();
    press();
    root.dataset.hydrated = '';
    window.earlyEvents?.pop();
    jest.advanceTimersByTime(5000);
    expect(notice()).not.toBeVisible();
  });
});

describe('a share link without an address', () => {
  const share = (path: string) => {
    const link = document.createElement('a');
    link.href = 'https://x.com/intent/tweet?text=A%20text';
    link.dataset.share = path;
    document.body.append(link);
    return link;
  };
  const own = (path: string) => encodeURIComponent(window.location.origin + path);

  it('gets that of the page when the document is parsed, once', () => {
    const link = share('/guides/first-wallet');
    boot();
    parsed();
    expect(link.href).toBe(`https://x.com/intent/tweet?text=A%20text&url=${own('/guides/first-wallet')}`);
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.href.match(/&url=/g)).toHaveLength(1);
  });

  it('gets it at the press when React has rendered it later', () => {
    boot();
    parsed();
    const link = share('/');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(link.href).toContain(`&url=${own('/')}`);
  });
});

describe('printing', () => {
  const open = () => [...document.querySelectorAll('details')].map((fold) => fold.open);

  beforeEach(() => {
    document.body.innerHTML = '<details open></details><details></details><details name="one"></details>';
  });

  it('opens every fold meanwhile, in a browser that shows no closed one on paper', () => {
    boot();
    send(window, new Event('beforeprint'));
    expect(open()).toEqual([true, true, true]);
    send(window, new Event('afterprint'));
    expect(open()).toEqual([true, false, false]);
    expect(document.querySelector('[name=one]')).not.toBeNull();
  });

  it('leaves folds to the style sheet in the others', () => {
    Object.assign(CSS, { supports: () => true });
    boot();
    send(window, new Event('beforeprint'));
    expect(open()).toEqual([true, false, false]);
  });
});
