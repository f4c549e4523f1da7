import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { island } from './island';
import { mount } from './mount';
import { Slot } from './slot';

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
      <button
        type="button"
        onClick={() => {
          setText('100');
          setMode('past');
          setTicked(['c']);
        }}
      >
        Start again
      </button>
      <output>{[text, rate, year, mode, [...ticked].sort().join(''), presses].join(' ')}</output>
    </form>
  );
}

/** A part whose server content can be rendered in another place, and is then another element. */
function Row({ children, note }: { children: ReactNode; note?: ReactNode }) {
  const [isMoved, setMoved] = useState(false);
  return (
    <section>
      <button type="button" onClick={() => setMoved(true)}>
        Move
      </button>
      {isMoved ? (
        <blockquote>
          <Slot name="children" as="ul">
            {children}
          </Slot>
        </blockquote>
      ) : (
        <Slot name="children" as="ul">
          {children}
        </Slot>
      )}
      {note && <Slot name="note">{note}</Slot>}
    </section>
  );
}

/** A part that says what has the focus. */
function Focusable() {
  const [focused, setFocused] = useState('');
  return (
    <form onFocus={({ target }) => setFocused(target.textContent)}>
      <button type="button">Press</button>
      <output>{focused}</output>
    </form>
  );
}

// The table of names is that of the site.
const name = 'FeeCalculator';
let place: HTMLElement;

beforeEach(() => {
  jest.useFakeTimers();
  window.earlyEvents = [];
  window.earlyInputs = new WeakMap();
  delete document.documentElement.dataset.state;
});
afterEach(() => {
  document.body.replaceChildren();
  jest.useRealTimers();
});

/** Writes an island into the page, as the build does. @returns its properties, as the page has them */
function arrive(markup: ReactNode) {
  document.body.innerHTML = `${renderToString(markup)}<p id="script-missing" role="alert">Press again</p>`;
  place = document.querySelector('x-island') as HTMLElement;
  return JSON.parse(place.dataset.properties ?? '');
}

async function hydrate(Part: typeof Form | typeof Row | typeof Focusable, properties: object, at = place) {
  await act(async () => mount(at, Part as never, properties));
  // React flushes at the end of an act(): one for each replayed event, as each is a task of its own.
  for (let task = 0; task < 12; task++) await act(async () => jest.runOnlyPendingTimers());
}

const FormIsland = island(name, Form);
const RowIsland = island(name, Row);
const FocusableIsland = island(name, Focusable);
const state = () => place.querySelector('output')?.textContent;
const control = <Kind extends HTMLElement = HTMLInputElement>(label: string) => screen.getByLabelText<Kind>(label);
const press = () => screen.getByRole('button', { name: 'Press' });

/** Records the time of an input as boot.js does. */
function noteInput(field: HTMLElement) {
  window.earlyInputs?.set(field, new Event('input').timeStamp);
}

function type(field: HTMLInputElement, value: string) {
  field.value = value;
  noteInput(field);
}

/** Records an event as boot.js does. */
function record(event: Event, target = press()) {
  target.dispatchEvent(event);
  window.earlyEvents?.push(event);
}

describe('input before hydration', () => {
  it('is left alone when nothing was entered', async () => {
    const properties = arrive(<FormIsland />);
    await hydrate(Form, properties);
    expect(state()).toBe('250 20 1971 past  0');
  });

  it('reaches React for every kind of control, and the fields keep their values', async () => {
    const properties = arrive(<FormIsland />);
    control('Amount').value = '1,000.5';
    control('Rate').value = '30';
    control<HTMLSelectElement>('Year').value = '1980';
    control('present').checked = true;
    control('a').checked = true;
    control('c').checked = true;
    await hydrate(Form, properties);
    expect(state()).toBe('1,000.5 30 1980 present ac 0');
    expect(control('Amount')).toHaveValue('1,000.5');
    expect(control('a')).toBeChecked();
    expect(control('b')).not.toBeChecked();
    expect(control('past')).not.toBeChecked();
  });

  it('tells the element that has the focus', async () => {
    const properties = arrive(<FocusableIsland />);
    press().focus();
    await hydrate(Focusable, properties);
    expect(state()).toBe('Press');
  });

  it('is added to state that a component restores while it hydrates', async () => {
    const properties = arrive(<FormIsland remembered={['b']} />);
    control('a').checked = true;
    await hydrate(Form, properties);
    expect(state()).toBe('250 20 1971 past ab 0');
  });

  it.each([
    ['the caret', 3, 3],
    ['the selection, which the next key replaces,', 0, 4],
  ])('keeps %s of the field that has the focus', async (_, start, end) => {
    const properties = arrive(<FormIsland />);
    const field = control('Amount');
    field.focus();
    field.value = '2590';
    field.setSelectionRange(start, end);
    await hydrate(Form, properties);
    expect([field.selectionStart, field.selectionEnd]).toEqual([start, end]);
  });

  it('repeats every press once and in order', async () => {
    const properties = arrive(<FormIsland />);
    record(new MouseEvent('click', { bubbles: true }));
    record(new MouseEvent('click', { bubbles: true }));
    await hydrate(Form, properties);
    expect(state()).toMatch(/ 2$/);
    fireEvent.click(press());
    expect(state()).toMatch(/ 3$/);
  });

  it('is repeated in the order in which it came', async () => {
    const properties = arrive(<FormIsland />);
    type(control('Rate'), '60');
    await jest.advanceTimersByTimeAsync(1);
    const again = screen.getByRole('button', { name: 'Start again' });
    record(new MouseEvent('click', { bubbles: true }), again);
    for (const name of ['present', 'past', 'a']) {
      await jest.advanceTimersByTimeAsync(1);
      control(name).checked = true;
      noteInput(control(name));
    }
    // The value that the page was served with, typed after the press that changes it.
    type(control('Amount'), '250');
    await hydrate(Form, properties);
    expect(state()).toBe('250 60 1971 past ac 0');
  });

  it('does not overwrite what is chosen or typed between hydration and the replay, by a person or a program', async () => {
    const properties = arrive(<FormIsland />);
    noteInput(control('Year'));
    type(control('Amount'), '100');
    await act(async () => mount(place, Form as never, properties));
    await act(async () => {
      fireEvent.input(control('Year'), { target: { value: '1980' } });
      fireEvent.change(control('Year'), { target: { value: '1980' } });
      fireEvent.input(control('Amount'), { target: { value: '300' } });
    });
    for (let task = 0; task < 6; task++) await act(async () => jest.runOnlyPendingTimers());
    expect(state()).toBe('300 20 1980 past  0');
  });

  it('repeats a key', async () => {
    const properties = arrive(<FormIsland />);
    record(new KeyboardEvent('keydown', { key: 'End', bubbles: true }));
    await hydrate(Form, properties);
    expect(state()).toMatch(/ 9$/);
  });

  it('does not repeat a press that is still being dispatched, because React answers it itself', async () => {
    const properties = arrive(<FormIsland />);
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'eventPhase', { value: Event.CAPTURING_PHASE });
    record(event);
    await hydrate(Form, properties);
    expect(state()).toMatch(/ 0$/);
  });
});

it('mount marks the island and ends the signs of waiting', async () => {
  const properties = arrive(<FormIsland />);
  document.documentElement.dataset.waiting = '';
  await hydrate(Form, properties);
  expect(place).toHaveAttribute('data-state', 'alive');
  expect(document.documentElement).not.toHaveAttribute('data-waiting');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('mount keeps what was typed and pressed in a page that is translated before it hydrates', async () => {
  const reported = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const properties = arrive(<FormIsland />);
  control('Amount').value = '77';
  control('a').checked = true;
  record(new MouseEvent('click', { bubbles: true }));
  press().innerHTML = '<font>Pulsar</font>';
  await hydrate(Form, properties);
  expect(state()).toBe('77 20 1971 past a 1');
  expect(window.earlyEvents).toEqual([]);
  reported.mockRestore();
});

it('mount keeps the focus and the selection in a page that is translated before it hydrates', async () => {
  const reported = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const properties = arrive(<FormIsland />);
  const before = control('Amount');
  before.focus();
  before.setSelectionRange(1, 3);
  press().innerHTML = '<font>Pulsar</font>';
  await hydrate(Form, properties);
  expect(control('Amount')).not.toBe(before);
  expect(control('Amount')).toHaveFocus();
  expect([control('Amount').selectionStart, control('Amount').selectionEnd]).toEqual([1, 3]);
  reported.mockRestore();
});

function Broken(): never {
  throw new Error('no such function in this browser');
}

it('mount gives an island its HTML back when its component throws', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const properties = arrive(<FormIsland />);
  const html = place.innerHTML;
  // In an act() React throws the error instead.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.useRealTimers();
  mount(place, Broken as never, properties);
  await waitFor(() => expect(error).toHaveBeenCalled());
  await waitFor(() => expect(place.innerHTML).toBe(html));
  expect(place).not.toHaveAttribute('data-state');
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  error.mockRestore();
});

describe('what the server renders in an island', () => {
  const items = [<li key="1">One</li>, <li key="2">Two</li>];

  it('stays as it is when the island hydrates', async () => {
    const properties = arrive(<RowIsland note={<b>Note</b>}>{items}</RowIsland>);
    const nodes = [...place.querySelectorAll('li, b')];
    await hydrate(Row, properties);
    expect([...place.querySelectorAll('li, b')]).toEqual(nodes);
    expect(nodes.every((node) => node.isConnected)).toBe(true);
  });

  it('moves with the element that React makes for it', async () => {
    const properties = arrive(<RowIsland>{items}</RowIsland>);
    const nodes = [...place.querySelectorAll('li')];
    await hydrate(Row, properties);
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect([...place.querySelectorAll('blockquote > ul > li')]).toEqual(nodes);
  });

  it('stays when a translation of the page makes React render the rest anew', async () => {
    const reported = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const properties = arrive(<RowIsland>{items}</RowIsland>);
    for (const text of [...place.querySelectorAll('button, li')])
      text.innerHTML = `<font>${text.textContent} (es)</font>`;
    await hydrate(Row, properties);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One (es)', 'Two (es)']);
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect(place.querySelectorAll('blockquote li')).toHaveLength(2);
    reported.mockRestore();
  });

  it('has islands of its own, which keep their state and their presses', async () => {
    const outer = arrive(
      <RowIsland>
        <li>
          <FormIsland />
        </li>
      </RowIsland>,
    );
    const inner = place.querySelector('x-island') as HTMLElement;
    const field = control('Amount');
    field.value = '77';
    record(new MouseEvent('click', { bubbles: true }));
    await hydrate(Row, outer);
    expect(window.earlyEvents).toHaveLength(1);
    await hydrate(Form, JSON.parse(inner.dataset.properties ?? ''), inner);
    expect(place.querySelector('output')?.textContent).toBe('77 20 1971 past  1');
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    fireEvent.click(press());
    expect(place.querySelector('output')?.textContent).toBe('77 20 1971 past  2');
  });
});
