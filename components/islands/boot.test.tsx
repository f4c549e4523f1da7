import { readFileSync } from 'node:fs';
import path from 'node:path';

const code = readFileSync(path.join(__dirname, 'boot.js'), 'utf8');
const root = document.documentElement;

/** Listeners of one run must not answer the events of the next. */
let listeners: [string, EventListenerOrEventListenerObject, unknown][] = [];

function boot() {
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
  document.head.innerHTML =
    '<script id="loader" src="/loader.js" defer data-mount="/mount.js" type="text/plain"></script>';
  document.body.innerHTML = `
    <p id="script-missing" role="alert" hidden>Press again</p>
    <button type="button">Turn</button>
    <button type="button" popovertarget="term">Term</button>
    <button type="button" role="tab">Tab</button>
    <input aria-label="Amount">`;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});
afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options as boolean);
  listeners = [];
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const send = (target: EventTarget, event: Event) => target.dispatchEvent(event);
const press = (selector = 'button') => find(selector).click();
const parsed = () => send(document, new Event('DOMContentLoaded', { bubbles: true }));

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

  it('names what the browser and the tab have stored, also if one of them is refused', () => {
    localStorage.setItem('record', '{}');
    sessionStorage.setItem('finished', '1');
    boot();
    expect(root.dataset.stored?.split(' ')).toEqual(expect.arrayContaining(['record', 'finished']));
    const refuse = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('SecurityError');
    });
    boot();
    expect(root).toHaveAttribute('data-stored', 'finished');
    refuse.mockRestore();
    sessionStorage.clear();
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

  it('changes the theme at a press from system to light, dark and system, and stores it', () => {
    boot();
    find('button').dataset.themeSwitch = '';
    const theme = () => [root.dataset.theme, localStorage.getItem('theme')];
    press();
    expect(theme()).toEqual(['light', 'light']);
    press();
    expect(theme()).toEqual(['dark', 'dark']);
    press();
    expect(theme()).toEqual([undefined, null]);
    expect(window.earlyEvents).toEqual([]);
  });

  it('changes the theme where storage is refused', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    boot();
    find('button').dataset.themeSwitch = '';
    press();
    expect(root).toHaveAttribute('data-theme', 'light');
    refused.mockRestore();
  });
});

describe('presses before anything is alive', () => {
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

  it('are not recorded where the browser answers by itself, nor when the behaviours have started', () => {
    boot();
    press('[popovertarget]');
    send(find('input'), new Event('input', { bubbles: true }));
    root.dataset.state = 'alive';
    press();
    expect(window.earlyEvents).toEqual([]);
  });

  it('are recorded in an island until it is hydrated, whether the behaviours have started or not', () => {
    boot();
    root.dataset.state = 'alive';
    const island = document.createElement('x-island');
    island.dataset.island = 'Fee';
    find('[role=tab]').replaceWith(island);
    island.innerHTML = '<button type="button" role="tab">Tab</button>';
    press('[role=tab]');
    expect(recorded()).toEqual(['click Tab']);
    island.dataset.state = 'loading';
    press('[role=tab]');
    expect(recorded()).toHaveLength(2);
    island.dataset.state = 'alive';
    press('[role=tab]');
    expect(recorded()).toHaveLength(2);
  });
});

describe('when the loader is lost or late', () => {
  const notice = () => find('#script-missing');
  const lose = () => send(find('#loader'), new Event('error'));

  it('nothing is said until something is pressed', () => {
    boot();
    lose();
    send(window, new Event('scroll'));
    expect(notice()).not.toBeVisible();
  });

  it('a press says so, and asks for it again with all that it needs', () => {
    boot();
    const lost = find('#loader');
    lose();
    press();
    expect(notice()).toBeVisible();
    const again = find('#loader');
    expect(again).not.toBe(lost);
    const attributes = ({ attributes }: Element) => new Map([...attributes].map(({ name, value }) => [name, value]));
    expect(attributes(again)).toEqual(attributes(lost).set('src', again.getAttribute('src') ?? ''));
    expect(again.getAttribute('src')).toMatch(/\/loader\.js\?/);
    expect(document.querySelectorAll('#loader')).toHaveLength(1);
    press();
    expect(find('#loader')).toBe(again);
  });

  it('a press that the notice has asked for is one with the press before it', () => {
    boot();
    lose();
    press();
    press();
    press('[role=tab]');
    expect(window.earlyEvents).toHaveLength(2);
  });

  it('a value that is typed says so, too', () => {
    boot();
    lose();
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

  it('the press after that asks for it again by another address, and so does one after four more seconds', () => {
    boot();
    const addresses = () => document.querySelector<HTMLScriptElement>('#loader')?.src;
    const first = addresses();
    press();
    press();
    expect(addresses()).toBe(first);
    jest.advanceTimersByTime(4000);
    press();
    const second = addresses();
    expect(second).not.toBe(first);
    press();
    expect(addresses()).toBe(second);
    jest.advanceTimersByTime(4000);
    press();
    expect(new Set([first, second, addresses()]).size).toBe(3);
  });

  it('a loader that has arrived is not asked for again when an island is late', () => {
    boot();
    const loader = find('#loader');
    root.dataset.loader = '';
    press();
    jest.advanceTimersByTime(4000);
    expect(notice()).toBeVisible();
    press();
    expect(find('#loader')).toBe(loader);
  });

  it('nothing is said where the press has been answered meanwhile', () => {
    boot();
    press();
    root.dataset.state = 'alive';
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
