import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { mockIntersections } from '@/tests/intersections';
import { island } from './island';

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count} pressed
    </button>
  );
}

const PAUSE_MS = 2000;
const HTML = '<h1>Title</h1><div class="wide"><div><button type="button">3<!-- --> pressed</button></div></div>';

let see: () => void;
let root: Root;
let page: HTMLElement;
const load = jest.fn<Promise<ComponentType<{ from: number }>>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/');
  see = mockIntersections().see;
  load.mockReset().mockResolvedValue(Counter);
  page = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  act(() => root.unmount());
  act(() => jest.runAllTimers());
  cleanup();
  page.remove();
  jest.useRealTimers();
});

/** A page with the part, as it arrives from the server or, without HTML, from another page of the site. */
async function arrive(html: string | null = HTML) {
  const Part = island('part', load, 'wide');
  const tree = (
    <>
      <h1>Title</h1>
      <Part from={3} />
    </>
  );
  await act(async () => {
    if (html === null) {
      root = createRoot(page);
      root.render(tree);
    } else {
      page.innerHTML = html;
      root = hydrateRoot(page, tree);
    }
  });
}

const soon = (happen: () => void) => act(async () => happen());
const button = () => screen.getByRole('button');
async function expectAlive() {
  await soon(() => fireEvent.click(button()));
  expect(button()).toHaveTextContent('4 pressed');
}

describe('an island', () => {
  it('keeps the HTML of the page and loads nothing until somebody reads', async () => {
    await arrive();
    await act(async () => jest.advanceTimersByTime(60_000));
    expect(button()).toHaveTextContent('3 pressed');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'])(
    'comes to life at a %s, once',
    async (sign) => {
      await arrive();
      const before = button();
      await soon(() => fireEvent(window, new Event(sign)));
      await soon(() => fireEvent(window, new Event(sign)));
      expect(button()).toBe(before);
      expect(load).toHaveBeenCalledTimes(1);
      await expectAlive();
    },
  );

  /** As public/first-paint.js keeps it. */
  const press = (at = performance.now()) => {
    window.pressed = { button: button() as HTMLButtonElement, at };
  };

  it('answers a press that came before its script', async () => {
    await arrive();
    press();
    expect(button()).toHaveTextContent('3 pressed');
    await soon(() => see());
    expect(button()).toHaveTextContent('4 pressed');
    expect(window.pressed).toBeUndefined();
  });

  it('leaves a press alone that nobody remembers', async () => {
    await arrive();
    press(performance.now() - 5001);
    await soon(() => see());
    expect(button()).toHaveTextContent('3 pressed');
  });

  it('takes it for no error when the reader leaves before it has come to life', async () => {
    const report = jest.fn();
    window.reportError = report;
    let arriveScript = (_: ComponentType<{ from: number }>) => {};
    load.mockReturnValue(new Promise((resolve) => (arriveScript = resolve)));
    await arrive();
    await soon(() => see());
    await act(async () => {
      arriveScript(Counter);
      await Promise.resolve();
      await Promise.resolve();
      root.unmount();
      jest.runAllTimers();
    });
    expect(report).not.toHaveBeenCalled();
  });

  it('comes to life when it is in view', async () => {
    await arrive();
    await soon(() => see());
    await expectAlive();
  });

  it('comes to life when the address names it, at once or later, and for no other address', async () => {
    await arrive();
    window.history.replaceState(null, '', '/#other?a=1');
    await soon(() => fireEvent(window, new Event('hashchange')));
    expect(load).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/#part?a=1');
    await soon(() => fireEvent(window, new Event('hashchange')));
    await expectAlive();
  });

  it('does not wait where the address names it from the start', async () => {
    window.history.replaceState(null, '', '/#part?a=1');
    await arrive();
    await expectAlive();
  });

  it('does not wait where the reader comes from another page of the site', async () => {
    await arrive(null);
    await expectAlive();
  });

  it('keeps the page when it cannot be loaded, and tries again at a later sign of reading', async () => {
    load.mockRejectedValueOnce(new Error('no network')).mockRejectedValueOnce(new Error('no network'));
    await arrive();
    await soon(() => fireEvent.scroll(window));
    for (const attempts of [1, 2]) {
      // A reader who scrolls on does not set off one request after another.
      await soon(() => fireEvent.scroll(window));
      await soon(() => see());
      expect(load).toHaveBeenCalledTimes(attempts);
      expect(screen.getByRole('heading', { name: 'Title' })).toBeVisible();
      expect(button()).toHaveTextContent('3 pressed');
      await act(async () => jest.advanceTimersByTime(PAUSE_MS));
      await soon(() => fireEvent.scroll(window));
    }
    expect(load).toHaveBeenCalledTimes(3);
    await expectAlive();
  });

  it('stops waiting when the reader leaves the page', async () => {
    load.mockRejectedValueOnce(new Error('no network'));
    await arrive();
    await soon(() => fireEvent.scroll(window));
    await act(async () => root.unmount());
    await act(async () => jest.advanceTimersByTime(PAUSE_MS));
    await soon(() => fireEvent.scroll(window));
    expect(load).toHaveBeenCalledTimes(1);
    root = createRoot(page);
  });
});
