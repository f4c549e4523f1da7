import { act, fireEvent, screen } from '@testing-library/react';
import { createContext, useContext, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { mockIntersections } from '@/tests/intersections';
import { Hydrated } from './hydrated';
import { untilLoaded, whenNear } from './when-near';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

function Counter({ step, storageKey }: { step: number; storageKey?: string }) {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('a');
  return (
    <form data-load-runtime={storageKey}>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount(count + step)}>
        Count
      </button>
      <output>{`${text} ${count}`}</output>
    </form>
  );
}

const Offset = createContext(0);

function Sum({ step }: { step: number }) {
  return <output>{useContext(Offset) + step}</output>;
}

const LateCounter = whenNear(Counter);
const LateSum = whenNear(Sum);
/** One element, so that its properties stay the same. */
const lateSum = <LateSum step={2} />;
let page: HTMLElement;
let root: Root;
let intersections: ReturnType<typeof mockIntersections>;

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.hydrated;
  window.earlyEvents = [];
  window.history.replaceState(null, '', '/');
  intersections = mockIntersections();
  page = document.body.appendChild(document.createElement('main'));
  serve();
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  jest.useRealTimers();
});

/** As the server writes it. jsdom has a window, so that it would wait here, too. */
function serve(storageKey?: string) {
  const part = renderToString(<Counter step={2} storageKey={storageKey} />);
  page.innerHTML = `<div data-late="" class="contents"><!--$-->${part}<!--/$--></div>`;
}

const settle = async () => {
  for (let task = 0; task < 12; task++) await act(async () => jest.runOnlyPendingTimers());
};

async function hydrate(storageKey?: string) {
  await act(async () => {
    root = hydrateRoot(
      page,
      <>
        <LateCounter step={2} storageKey={storageKey} />
        <Hydrated />
      </>,
    );
  });
  await settle();
}

const button = () => screen.getByRole('button', { name: 'Count' });
const state = () => page.querySelector('output')?.textContent;
const late = () => page.querySelector('[data-late]');

/** Presses as a reader does, and records it as boot.js does. */
function press() {
  const event = new MouseEvent('click', { bubbles: true });
  if (late()) window.earlyEvents?.push(event);
  button().dispatchEvent(event);
}

it('keeps the served HTML until it is near, and then hydrates it', async () => {
  const served = button();
  await hydrate();
  expect(late()).toBeInTheDocument();
  expect(intersections.options).toEqual([{ rootMargin: '100% 0px' }]);
  await act(async () => intersections.see());
  await settle();
  expect(late()).not.toBeInTheDocument();
  expect(button()).toBe(served);
  await act(async () => press());
  expect(state()).toBe('a 2');
});

it('stays in the page when a context that it reads changes before it is near', async () => {
  page.innerHTML = '<div data-late="" class="contents"><!--$--><output>2</output><!--/$--></div>';
  await act(async () => {
    root = hydrateRoot(page, <Offset value={0}>{lateSum}</Offset>);
  });
  act(() => root.render(<Offset value={5}>{lateSum}</Offset>));
  expect(state()).toBe('2');
  await settle();
  expect(state()).toBe('7');
});

it('hydrates at a press out of sight, and repeats the press once', async () => {
  await hydrate();
  await act(async () => press());
  await settle();
  expect(state()).toBe('a 2');
  expect(window.earlyEvents).toEqual([]);
});

it('repeats what was typed and pressed before the page was hydrated, in its own time', async () => {
  screen.getByLabelText<HTMLInputElement>('Text').value = 'b';
  press();
  await hydrate();
  expect(state()).toBe('b 2');
});

it('keeps what is typed while it waits', async () => {
  await hydrate();
  screen.getByLabelText<HTMLInputElement>('Text').value = 'c';
  await act(async () => intersections.see());
  await settle();
  expect(state()).toBe('c 0');
});

it('hydrates with the page where the address has a fragment', async () => {
  window.history.replaceState(null, '', '/#a?b=1');
  await hydrate();
  expect(late()).not.toBeInTheDocument();
});

it('hydrates when the address gets a fragment', async () => {
  await hydrate();
  await act(async () => window.dispatchEvent(new HashChangeEvent('hashchange')));
  await settle();
  expect(late()).not.toBeInTheDocument();
});

it('hydrates with the page where it shows remembered state', async () => {
  serve('key');
  await hydrate('key');
  expect(late()).not.toBeInTheDocument();
});

it('is rendered at once where there is no served HTML', async () => {
  page.innerHTML = '';
  root = createRoot(page);
  await act(async () => root.render(<LateCounter step={3} />));
  expect(late()).not.toBeInTheDocument();
  fireEvent.click(button());
  expect(state()).toBe('a 3');
});

describe('untilLoaded', () => {
  beforeEach(() => {
    root = createRoot(document.createElement('div'));
    page.innerHTML = '<button type="button">Count</button><p id="script-missing" role="alert" hidden>Press again</p>';
  });

  it('tries again at the next press after a failure, and says so where a press waits', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('module');
    window.earlyEvents = [new MouseEvent('click')];
    const loaded = untilLoaded(load);
    await settle();
    expect(screen.getByRole('alert')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    button().click();
    await expect(loaded).resolves.toBe('module');
  });

  it('says nothing where no press waits', async () => {
    untilLoaded(jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue('module'));
    await settle();
    expect(document.getElementById('script-missing')).not.toBeVisible();
  });
});
