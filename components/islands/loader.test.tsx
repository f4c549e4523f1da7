import { behaviours, presses } from '@/components/document/behaviours';
import { settlePresses } from './state';

const loadIsland = jest.fn();
const fetchFiles = jest.fn(async () => []);
jest.mock('./files', () => ({
  loadIsland: (...given: []) => loadIsland(...given),
  fetchFiles: (...given: []) => fetchFiles(...given),
  filesAt: new WeakMap(),
}));
const startBehaviours = jest.fn();
jest.mock('./behaviours', () => ({ startBehaviours: () => startBehaviours() }));

const root = document.documentElement;
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
/** Listeners of one run must not answer the events of the next. */
let listeners: [string, EventListenerOrEventListenerObject, unknown][] = [];
const { addEventListener } = window;
let seen: (selector: string) => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  root.dataset.stored = '';
  window.history.replaceState(null, '', '/');
  delete root.dataset.state;
  delete root.dataset.loader;
  root.dataset.waiting = '';
  window.earlyEvents = [];
  document.body.innerHTML = `
    <p id="script-missing" role="alert" hidden>Press again</p>
    <button type="button" id="outside">Turn</button>
    <x-island data-island="Fee"><form id="fee"><button type="button">Example</button><input aria-label="Rate" value="2"></form></x-island>
    <x-island data-island="Panel" data-now=""><p>Panel</p></x-island>
    <x-island data-island="Checklist" data-now="ticks"><p>Checklist</p></x-island>`;
  loadIsland.mockImplementation(async (island: HTMLElement) => () => {
    island.dataset.state = 'alive';
  });
  const watched = new Map<Element, (target: Element) => void>();
  seen = (selector) => {
    const target = find(selector);
    watched.get(target)?.(target);
  };
  window.IntersectionObserver = class {
    constructor(private report: (entries: object[]) => void) {}
    observe = (target: Element) => watched.set(target, () => this.report([{ target, isIntersecting: true }]));
    unobserve = (target: Element) => watched.delete(target);
  } as never;
  window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
    listeners.push([type, listener, options]);
    addEventListener.call(window, type, listener, options as AddEventListenerOptions);
  };
});

afterEach(() => {
  for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options as boolean);
  listeners = [];
  window.addEventListener = addEventListener;
  jest.useRealTimers();
});

/** Runs the loader to the point after the first paint. */
async function load({ connection }: { connection?: object } = {}) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  jest.isolateModules(() => require('./loader').load(behaviours, presses));
  await settle();
}
const settle = async () => {
  for (let turn = 0; turn < 6; turn++) {
    jest.advanceTimersByTime(20);
    await Promise.resolve();
    await Promise.resolve();
  }
};
const hydrated = () =>
  [...document.querySelectorAll<HTMLElement>('[data-island][data-state=alive]')].map(({ dataset }) => dataset.island);
const sign = async (event = new Event('scroll')) => {
  window.dispatchEvent(event);
  await settle();
};

it('hydrates only what shows the own state of the reader, and starts nothing else, before a sign of a person', async () => {
  await load();
  expect(hydrated()).toEqual(['Panel']);
  expect(startBehaviours).not.toHaveBeenCalled();
});

it('begins once when two copies arrive, because the first was late', async () => {
  await load();
  await load();
  expect(hydrated()).toEqual(['Panel']);
  expect(loadIsland).toHaveBeenCalledTimes(1);
  await sign();
  expect(startBehaviours).toHaveBeenCalledTimes(1);
});

it('hydrates a part at once whose record the browser has stored', async () => {
  root.dataset.stored = 'theme ticks';
  await load();
  expect(hydrated()).toEqual(['Panel', 'Checklist']);
});

it('hydrates a part whose record is not stored at the first sign of a person, and first the part that is used', async () => {
  await load();
  const order: (string | undefined)[] = [];
  loadIsland.mockImplementation(async ({ dataset }: HTMLElement) => {
    order.push(dataset.island);
    return () => {};
  });
  find('#fee button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect(order).toEqual(['Fee', 'Checklist']);
});

it.each(['scroll', 'wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'starts the behaviours at %s, once',
  async (type) => {
    await load();
    await sign(new Event(type));
    await sign(new Event(type));
    expect(startBehaviours).toHaveBeenCalledTimes(1);
    expect(root).toHaveAttribute('data-state', 'alive');
  },
);

it('takes a pointer at rest for no sign, a moving one for a sign', async () => {
  await load();
  const move = (movementX: number) => sign(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  await move(0);
  expect(startBehaviours).not.toHaveBeenCalled();
  await move(2);
  expect(startBehaviours).toHaveBeenCalled();
});

it('fetches the files of a near island when the page is idle, and hydrates it after a sign', async () => {
  await load();
  window.dispatchEvent(new Event('load'));
  await settle();
  seen('#fee');
  expect(fetchFiles).toHaveBeenCalledWith(find('[data-island=Fee]'));
  expect(hydrated()).toEqual(['Panel']);
  await sign();
  seen('#fee');
  await settle();
  expect(hydrated()).toEqual(['Fee', 'Panel', 'Checklist']);
});

it.each([
  ['saves data', { saveData: true }],
  ['is slow', { effectiveType: 'slow-2g' }],
])('fetches nothing on a connection that %s until an island is used', async (_, connection) => {
  await load({ connection });
  window.dispatchEvent(new Event('load'));
  await settle();
  seen('#fee');
  await sign();
  seen('#fee');
  await settle();
  expect(fetchFiles).not.toHaveBeenCalled();
  expect(hydrated()).not.toContain('Fee');
  find('#fee input').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await settle();
  expect(hydrated()).toContain('Fee');
});

it.each(['pointerdown', 'click', 'keydown', 'focusin', 'input'])('hydrates an island at %s in it', async (type) => {
  await load();
  find('#fee button').dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
  expect(hydrated()).toContain('Fee');
});

it('hydrates the island that the fragment names, and none for another place of the page', async () => {
  window.history.replaceState(null, '', '/#fee?rate=3');
  await load();
  expect(hydrated()).toEqual(['Fee', 'Panel', 'Checklist']);
  expect(startBehaviours).toHaveBeenCalled();
});

it('hydrates the island that a link in the page names', async () => {
  await load();
  window.history.replaceState(null, '', '/#outside');
  await sign(new Event('hashchange'));
  expect(hydrated()).toEqual(['Panel', 'Checklist']);
  window.history.replaceState(null, '', '/#fee');
  await sign(new Event('hashchange'));
  expect(hydrated()).toContain('Fee');
});

it('hydrates an island with a value that the browser has restored, at the first sign', async () => {
  find('#fee').querySelector('input')?.setAttribute('value', '2');
  (find('#fee input') as HTMLInputElement).value = '30';
  await load();
  await sign();
  expect(hydrated()).toContain('Fee');
});

it('repeats a press outside the islands from before it arrived, and hydrates the island of another', async () => {
  const pressed = jest.fn();
  const record = (selector: string) => {
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'target', { value: find(selector) });
    window.earlyEvents?.push(event);
  };
  record('#outside');
  record('#fee button');
  find('#outside').addEventListener('click', pressed);
  await load();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(hydrated()).toContain('Fee');
  // The island takes its own presses when it is mounted.
  expect(window.earlyEvents).toHaveLength(1);
  window.earlyEvents = [];
  settlePresses();
  expect(root).not.toHaveAttribute('data-waiting');
});

it('says that a file is missing if a press waits, and tries again at the next press', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  loadIsland.mockRejectedValueOnce(new Error('lost'));
  await load();
  window.earlyEvents?.push(new MouseEvent('click'));
  find('#fee button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  // `Panel` was first, and is the one that was lost; the next press concerns `Fee`. A page that is left meanwhile reports nothing.
  expect(error).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(error).toHaveBeenCalledTimes(1);
  find('[data-island=Panel] p').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  expect(hydrated()).toEqual(['Fee', 'Panel', 'Checklist']);
  error.mockRestore();
});

it.each(['online', 'pageshow'])('loads an island whose file was lost at %s', async (type) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  loadIsland.mockRejectedValueOnce(new Error('lost'));
  await load();
  expect(hydrated()).toEqual([]);
  await sign(new Event(type));
  expect(hydrated()).toEqual(['Panel']);
  error.mockRestore();
});

it('loads what is alive no second time when the page comes back from the back/forward cache', async () => {
  await load();
  await sign();
  loadIsland.mockClear();
  startBehaviours.mockClear();
  await sign(new PageTransitionEvent('pageshow', { persisted: true }));
  await sign();
  expect(loadIsland).not.toHaveBeenCalled();
  expect(startBehaviours).not.toHaveBeenCalled();
});
