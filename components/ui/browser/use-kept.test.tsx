import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { type Kept, useKept } from './use-kept';

type Texts = Readonly<Record<string, string>>;

const KEY = 'kept';
const kept: Kept<Texts> = {
  key: KEY,
  empty: {},
  decode: (text) => (text === null ? null : JSON.parse(text)),
  encode: (value) => JSON.stringify(Object.fromEntries(Object.entries(value).sort())),
  join: (stored, own) => ({ ...stored, ...own }),
};

const stored = () => kept.decode(localStorage.getItem(KEY));
const openTab = () => {
  const { result, unmount } = renderHook(() => useKept(kept));
  return {
    unmount,
    get: () => result.current,
    put: (id: string, text: string) => {
      act(() => void result.current.change((before) => ({ ...before, [id]: text })));
    },
    keep: (isWanted: boolean) => act(() => void result.current.keep(isWanted)),
  };
};
/** jsdom sends no event to the window that wrote. Here all tabs are in one window, and each hears it. */
const tell = (key: string | null = KEY) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('useKept', () => {
  it('stores nothing until the reader asks for it, and deletes it when the reader no longer does', () => {
    const tab = openTab();
    tab.put('a', '1');
    expect(localStorage).toHaveLength(0);
    tab.keep(true);
    tab.put('b', '2');
    expect(stored()).toEqual({ a: '1', b: '2' });
    tab.keep(false);
    expect(localStorage).toHaveLength(0);
    expect(tab.get()).toMatchObject({ value: { a: '1', b: '2' }, isKept: false });
  });

  it('shows what another tab changed, and changes only its own item', () => {
    const [left, right] = [openTab(), openTab()];
    left.keep(true);
    tell();
    expect(right.get().isKept).toBe(true);
    left.put('a', '1');
    // Before the event arrives.
    right.put('b', '2');
    expect(stored()).toEqual({ a: '1', b: '2' });
    tell();
    expect(left.get().value).toEqual({ a: '1', b: '2' });
    left.put('a', '3');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(right.get().value).toEqual({ a: '3', b: '2' });
  });

  it('keeps on the screen what another tab no longer stores, and does not store it again', () => {
    const [left, right] = [openTab(), openTab()];
    left.put('a', '1');
    left.keep(true);
    tell();
    right.keep(false);
    // Before the event arrives.
    left.put('b', '2');
    expect(localStorage).toHaveLength(0);
    expect(left.get()).toMatchObject({ value: { a: '1', b: '2' }, isKept: false });
    tell(null);
    expect(left.get().value).toEqual({ a: '1', b: '2' });
  });

  it('loses nothing that was entered in a tab before another one began to store', () => {
    const [left, right] = [openTab(), openTab()];
    right.put('b', '2');
    left.put('a', '1');
    left.keep(true);
    tell();
    expect(right.get()).toMatchObject({ value: { b: '2' }, isKept: false });
    right.keep(true);
    expect(stored()).toEqual({ a: '1', b: '2' });
  });

  it('says that a change could not be stored', () => {
    const tab = openTab();
    tab.keep(true);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    let isSaved = true;
    act(() => {
      isSaved = tab.get().change(() => ({ a: '1' }));
    });
    expect(isSaved).toBe(false);
    expect(tab.get()).toMatchObject({ value: { a: '1' }, isKept: false });
  });

  it('ends with all changes of two tabs in turn, whenever they hear of each other', () => {
    const step = fc.record({
      tab: fc.nat(1),
      id: fc.constantFrom('a', 'b', 'c', 'd'),
      text: fc.constantFrom('1', '2', ''),
      isHeard: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
        localStorage.clear();
        const tabs = [openTab(), openTab()];
        tabs[0]?.keep(true);
        tell();
        for (const { tab, id, text, isHeard } of steps) {
          tabs[tab]?.put(id, text);
          if (isHeard) tell();
        }
        const expected = Object.fromEntries(steps.map(({ id, text }) => [id, text]));
        expect(stored()).toEqual(expected);
        tell();
        for (const tab of tabs) {
          expect(tab.get().value).toEqual(expected);
          tab.unmount();
        }
      }),
      { numRuns: 40 },
    );
  });
});
