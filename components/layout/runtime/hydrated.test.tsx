import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Hydrated } from './hydrated';

/** One control of each kind, as the calculators have them: the state is React's. */
function Form({ remembered = [] }: { remembered?: string[] }) {
  const [text, setText] = useState('250');
  const [rate, setRate] = useState('20');
  const [year, setYear] = useState('1971');
  const [mode, setMode] = useState('past');
  const [ticked, setTicked] = useState<string[]>([]);
  const [presses, setPresses] = useState(0);
  useLayoutEffect(() => {
    if (remembered.length > 0) setTicked(remembered);
  }, [remembered]);
  return (
    <form>
      <input aria-label="Amount" value={text} onChange={(event) => setText(event.target.value)} />
      <input aria-label="Rate" type="range" max="100" value={rate} onChange={(event) => setRate(event.target.value)} />
      <select aria-label="Year" value={year} onChange={(event) => setYear(event.target.value)}>
        <option>1971</option>
        <option>1980</option>
      </select>
      {['past', 'present'].map((name) => (
        <input
          key={name}
          aria-label={name}
          type="radio"
          name="mode"
          checked={mode === name}
          onChange={() => setMode(name)}
        />
      ))}
      {['a', 'b', 'c'].map((name) => (
        <input
          key={name}
          aria-label={name}
          type="checkbox"
          checked={ticked.includes(name)}
          onChange={(event) =>
            setTicked(event.target.checked ? [...ticked, name] : ticked.filter((other) => other !== name))
          }
        />
      ))}
      <button
        type="button"
        onClick={() => setPresses(presses + 1)}
        onKeyDown={({ key }) => key === 'End' && setPresses(9)}
      >
        Press
      </button>
      <output>{[text, rate, year, mode, [...ticked].sort().join(''), presses].join(' ')}</output>
    </form>
  );
}

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset.hydrated;
  window.earlyEvents = [];
  window.history.replaceState({ router: true }, '', '/');
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  jest.useRealTimers();
});

function arrive(props = {}) {
  page = document.body.appendChild(document.createElement('main'));
  const notice = '<p id="script-missing" role="alert">Press again</p>';
  page.innerHTML = `<div>${renderToString(<Form {...props} />)}</div>${notice}`;
}

async function hydrate(props = {}) {
  const tree = (
    <>
      <Form {...props} />
      <Hydrated />
    </>
  );
  await act(async () => {
    root = hydrateRoot(page.firstElementChild as Element, tree);
  });
  // React flushes at the end of an act(): one for each replayed event, as each is a task of its own.
  for (let task = 0; task < 12; task++) await act(async () => jest.runOnlyPendingTimers());
}

const state = () => page.querySelector('output')?.textContent;
const control = <Kind extends HTMLElement = HTMLInputElement>(name: string) => screen.getByLabelText<Kind>(name);
const press = () => screen.getByRole('button', { name: 'Press' });

/** Records an event as boot.js does. */
function record(event: Event) {
  press().dispatchEvent(event);
  window.earlyEvents?.push(event);
}

describe('input before hydration', () => {
  it('is left alone when nothing was entered', async () => {
    arrive();
    await hydrate();
    expect(state()).toBe('250 20 1971 past  0');
  });

  it('reaches React for every kind of control, and the fields keep their values', async () => {
    arrive();
    control('Amount').value = '1,000.5';
    control('Rate').value = '30';
    control<HTMLSelectElement>('Year').value = '1980';
    control('present').checked = true;
    control('a').checked = true;
    control('c').checked = true;
    await hydrate();
    expect(state()).toBe('1,000.5 30 1980 present ac 0');
    expect(control('Amount')).toHaveValue('1,000.5');
    expect(control('a')).toBeChecked();
    expect(control('b')).not.toBeChecked();
    expect(control('past')).not.toBeChecked();
  });

  it('is added to state that a component restores while it hydrates', async () => {
    const props = { remembered: ['b'] };
    arrive(props);
    control('a').checked = true;
    await hydrate(props);
    expect(state()).toBe('250 20 1971 past ab 0');
  });

  it('keeps the caret of the field that has the focus', async () => {
    arrive();
    const field = control('Amount');
    field.focus();
    field.value = '2590';
    field.setSelectionRange(3, 3);
    await hydrate();
    expect(field.selectionStart).toBe(3);
  });

  it('repeats every press once and in order', async () => {
    arrive();
    record(new MouseEvent('click', { bubbles: true }));
    record(new MouseEvent('click', { bubbles: true }));
    await hydrate();
    expect(state()).toMatch(/ 2$/);
    fireEvent.click(press());
    expect(state()).toMatch(/ 3$/);
  });

  it('repeats a key', async () => {
    arrive();
    record(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    await hydrate();
    expect(state()).toMatch(/ 9$/);
  });

  it('does not repeat a press that is still being dispatched, because React answers it itself', async () => {
    arrive();
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'eventPhase', { value: Event.CAPTURING_PHASE });
    record(event);
    await hydrate();
    expect(state()).toMatch(/ 0$/);
  });
});

describe('Hydrated', () => {
  it('marks the document and ends the signs of waiting', async () => {
    arrive();
    document.documentElement.dataset.waiting = '';
    await hydrate();
    expect(document.documentElement).toHaveAttribute('data-hydrated');
    expect(document.documentElement).not.toHaveAttribute('data-waiting');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('lets the router adopt history entries of links into the page, and only those', async () => {
    arrive();
    await hydrate();
    const replaceState = jest.spyOn(window.history, 'replaceState');
    fireEvent(window, new Event('hashchange'));
    expect(replaceState).not.toHaveBeenCalled();
    window.history.pushState(null, '', '#timeline');
    fireEvent(window, new Event('hashchange'));
    expect(replaceState).toHaveBeenCalledWith(null, '', 'http://localhost/#timeline');
    replaceState.mockRestore();
  });
});
