import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepFinished, takeFinished } from '@/components/learn/frame/finished';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import { LearnerProvider, useLearner, withLearner } from './learner';

const Minutes = withLearner(({ name }: { name: string }) => {
  const { state, dispatch } = useLearner();
  return (
    <button type="button" onClick={() => dispatch({ type: 'reset' })}>
      {`${name}: ${state.minutes}`}
    </button>
  );
});

const store = (minutes: number) => localStorage.setItem(RECORD_KEY, encodeRecord({ ...zeroState('en'), minutes }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a part with the learner’s record', () => {
  it('shows the same record in each root of the page when one changes it', async () => {
    store(99);
    render(<Minutes name="first" />);
    render(<Minutes name="second" />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['first: 99', 'second: 99']);
    await userEvent.click(screen.getByRole('button', { name: 'second: 99' }));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['first: 0', 'second: 0']);
  });

  it('shares the provider around it', () => {
    store(99);
    render(
      <LearnerProvider store={createLearnerStore(() => null)}>
        <Minutes name="inside" />
      </LearnerProvider>,
    );
    expect(screen.getByRole('button')).toHaveTextContent(`inside: ${initialState.minutes}`);
  });

  it('replaces the sample before the paint when it hydrates', async () => {
    store(99);
    const place = document.body.appendChild(document.createElement('div'));
    /** What the part shows in the first task with it in the page: browsers paint between tasks. */
    const painted: (string | null)[] = [];
    const Painted = withLearner(() => {
      useLayoutEffect(() => queueMicrotask(() => painted.push(place.textContent)), []);
      return <Minutes name="part" />;
    });
    place.innerHTML = renderToString(<Painted />);
    expect(place).toHaveTextContent(`part: ${initialState.minutes}`);
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const root = hydrateRoot(place, <Painted />);
    await waitFor(() => expect(painted).toEqual(['part: 99']));
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    act(() => root.unmount());
    place.remove();
  });

  it('reads the record again when another tab has changed it, and when the page returns from the back/forward cache', () => {
    render(<Minutes name="part" />);
    store(98);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: RECORD_KEY })));
    expect(screen.getByRole('button')).toHaveTextContent('part: 98');
    store(97);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(screen.getByRole('button')).toHaveTextContent('part: 97');
  });

  it('reads the record once when the parts of a page mount', () => {
    const openStorage = jest.fn(() => localStorage);
    render(
      <LearnerProvider store={createLearnerStore(openStorage)}>
        <Minutes name="first" />
        <Minutes name="second" />
      </LearnerProvider>,
    );
    expect(openStorage).toHaveBeenCalledTimes(1);
  });
});

describe('the lesson that was completed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is taken once', () => {
    keepFinished('why-barter-fails');
    expect([takeFinished(), takeFinished()]).toEqual(['why-barter-fails', null]);
  });

  it('is in the address of the dashboard when the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    expect(takeFinished()).toBeNull();
    window.history.replaceState(null, '', `/dashboard${keepFinished('why-barter-fails')}`);
    expect([takeFinished(), takeFinished()]).toEqual(['why-barter-fails', null]);
    expect(window.location.hash).toBe('');
  });
});
