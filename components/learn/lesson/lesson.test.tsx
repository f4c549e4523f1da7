import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { takeFinished } from '@/components/learn/frame/finished';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { en } from '@/content/en';
import type { Guess as GuessContent } from '@/content/lesson';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { CompleteButton } from './complete-button';
import { Cited } from './parts/cited';
import { Guess } from './parts/guess';
import { startGuess } from './parts/guess.behaviour';
import { StoryPart } from './parts/story-part';
import { ProgressHeader } from './progress-header';
import { StartLink } from './start-link';

const words = en.learn.lesson;

const guess = {
  question: 'How many zeros?',
  options: [
    { id: 'six', text: 'Six', isCorrect: false, answer: 'More than that.' },
    { id: 'nine', text: 'Nine', isCorrect: true, answer: 'Count them.' },
  ],
};

beforeEach(() => localStorage.clear());

function show(children: ReactNode, state: Partial<LearnerState> = {}) {
  localStorage.setItem(RECORD_KEY, encodeRecord({ ...initialState, ...state }));
  const store = createLearnerStore(() => localStorage);
  render(<LearnerProvider store={store}>{children}</LearnerProvider>);
  return store;
}

const optionOf = (text: string) => screen.getByText(text).closest('details') as HTMLDetailsElement;
const choose = (text: string) => {
  const option = optionOf(text);
  option.open = !option.open;
  fireEvent(option, new Event('toggle'));
};
const isAnswered = () =>
  screen.getByRole('group', { name: /How many zeros/ }).parentElement?.hasAttribute('data-answered');

test('Cited puts commas between the numbers of sources, and shows the drawing and the chart of its paragraph', () => {
  const { container } = render(
    <Cited
      notes={{ locale: 'en', order: ['mint', 'rates', 'court'], label: 'Source {number}' }}
      paragraph={{
        text: 'It fell.',
        sources: ['rates', 'mint', 'court'] as never,
        drawing: { visual: 'bread', background: 'plain', mood: 'calm', text: 'A loaf.' },
        chart: 'out-of-work',
      }}
    />,
  );
  expect(container).toHaveTextContent('It fell.2,1,3');
  // A line may end after a comma, so only the first number keeps the last word with it. The last number is not alone.
  expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent(/^fell\.2$/);
  expect(container.querySelectorAll('wbr')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Source 1' })).toHaveTextContent(/^1$/);
  expect(screen.getByRole('img', { name: 'A loaf.' })).toBeInTheDocument();
  const chart = screen.getByRole('figure', { name: 'Out of work in the United States' });
  expect(within(chart).getByRole('img')).toHaveAccessibleDescription(/4\.6% had none in an average month of 2007/);
  expect(chart).toHaveTextContent(/Percent of those.*0%5%10%15%/);
  expect(chart).toHaveTextContent(
    /What this does not show: Single months.*Source: US Bureau of Labor Statistics, data to/,
  );
  expect(within(chart).getByRole('link', { name: /^Table and data/ })).toHaveAttribute('href', '/data/out-of-work');
});

/** As in a page: the markup, then the behaviour. */
function showGuess(change: Partial<GuessContent> = {}) {
  const { container } = render(
    <Guess guess={{ ...guess, ...change }} words={words.guess}>
      <p>Nine of them.</p>
    </Guess>,
  );
  startGuess(container.querySelector('[data-behaviour=guess]') as HTMLElement);
}

describe('Guess', () => {
  it('answers the chosen option in words, and stays answered when the option is closed', () => {
    showGuess();
    expect(isAnswered()).toBe(false);
    choose('Six');
    expect(within(optionOf('Six')).getByText(words.guess.wrong)).toBeInTheDocument();
    expect(optionOf('Six')).toHaveTextContent('More than that.');
    expect(within(optionOf('Nine')).getByText(words.guess.right)).toBeInTheDocument();
    choose('Six');
    expect(isAnswered()).toBe(true);
  });

  it('opens the right option beside a wrong one, once', () => {
    showGuess();
    expect(optionOf('Nine').open).toBe(false);
    choose('Six');
    expect(optionOf('Nine').open).toBe(true);
    choose('Nine');
    expect(optionOf('Nine').open).toBe(false);
    choose('Six');
    choose('Six');
    expect(optionOf('Nine').open).toBe(false);
  });

  it('is answered when an option was opened before it starts', () => {
    const { container } = render(
      <Guess guess={guess} words={words.guess}>
        {null}
      </Guess>,
    );
    optionOf('Six').open = true;
    startGuess(container.querySelector('[data-behaviour=guess]') as HTMLElement);
    expect(isAnswered()).toBe(true);
    expect(optionOf('Nine').open).toBe(true);
  });

  it('says of an open question that no answer is exact, and opens no other option', () => {
    const options = guess.options.map((option) => ({ ...option, isCorrect: false }));
    showGuess({ isOpen: true, options });
    expect(screen.getAllByText(words.guess.open)).toHaveLength(2);
    expect(screen.queryByText(words.guess.wrong)).toBeNull();
    choose('Six');
    expect(isAnswered()).toBe(true);
    expect(optionOf('Nine').open).toBe(false);
  });

  it('can be skipped, and then shows the right option with its words', async () => {
    showGuess();
    expect(optionOf('Nine').open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: words.guess.skip }));
    expect(isAnswered()).toBe(true);
    expect(optionOf('Nine').open).toBe(true);
    expect(optionOf('Six').open).toBe(false);
  });
});

describe('StartLink', () => {
  const STOPS = ['scene-earlier', 'scene-own', 'scene-later'];
  const page = (
    <>
      <StartLink lesson="2" opening="opening" stops={STOPS} words={words} />
      <section id="scene-earlier" />
      <section id="scene-own">
        <Guess guess={guess} scene="scene-own" words={words.guess}>
          {null}
        </Guess>
      </section>
      <section id="scene-later" />
    </>
  );
  const link = () => screen.getByRole('link');
  afterEach(() => {
    window.scrollY = 0;
    sessionStorage.clear();
  });

  it('makes the lesson the current one, and starts at the opening', () => {
    const store = show(page);
    expect(store.getSnapshot().state.currentLesson).toBe('2');
    expect(link()).toHaveAccessibleName(words.start);
    expect(link()).toHaveAttribute('href', '#opening');
    expect(isAnswered()).toBe(false);
  });

  it('makes the lesson the current one again when the browser shows the page from its cache', () => {
    const store = show(page);
    act(() => void store.dispatch({ type: 'set-current-lesson', lesson: '4' }));
    act(() => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true })));
    expect(store.getSnapshot().state.currentLesson).toBe('2');
  });

  it('offers the kept place', () => {
    show(page, { places: { '2': 'scene-own' } });
    expect(link()).toHaveAccessibleName(words.resume);
    expect(link()).toHaveAttribute('href', '#scene-own');
  });

  it('starts at the opening if the lesson has no such place any more', () => {
    show(page, { places: { '2': 'scene-gone' } });
    expect(link()).toHaveAttribute('href', '#opening');
  });

  it.each([
    ['scene-later', true],
    ['scene-own', false],
    ['scene-earlier', false],
  ])('with the place kept at %s answers the guess of scene-own: %s', (place, expected) => {
    show(page, { places: { '2': place } });
    expect(isAnswered()).toBe(expected);
  });

  it('puts the kept place where it was in the window after the guesses before it are answered', () => {
    const tops = () => new DOMRect(0, isAnswered() ? 700 : 300, 300, 1000);
    const top = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(tops);
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true });
    window.scrollY = 5000;
    window.scrollBy = jest.fn();
    sessionStorage.setItem(
      `scroll:${window.location.pathname}`,
      JSON.stringify({ id: 'scene-later', top: 300, scrollY: 5000 }),
    );
    show(page, { places: { '2': 'scene-later' } });
    expect(window.scrollBy).toHaveBeenCalledWith({ top: 400, behavior: 'instant' });
    top.mockRestore();
  });

  it('saves the stop at the reading line when the reader scrolls', () => {
    jest.useFakeTimers();
    const store = show(page);
    const scrollTo = (tops: Record<string, number>) => {
      for (const [id, top] of Object.entries(tops)) {
        (document.getElementById(id) as HTMLElement).getBoundingClientRect = () => new DOMRect(0, top, 300, 1000);
      }
      act(() => {
        fireEvent.scroll(window);
        jest.advanceTimersByTime(50);
      });
      return store.getSnapshot().state.places;
    };
    expect(scrollTo({ 'scene-earlier': 900, 'scene-own': 1900, 'scene-later': 2900 })).toEqual({});
    expect(scrollTo({ 'scene-earlier': -100 })).toEqual({ '2': 'scene-earlier' });
    // 345.6 px of 768 are above the line.
    expect(scrollTo({ 'scene-own': 345, 'scene-later': 346 })).toEqual({ '2': 'scene-own' });
    // Back at the top the place stays.
    expect(scrollTo({ 'scene-earlier': 900, 'scene-own': 1900, 'scene-later': 2900 })).toEqual({ '2': 'scene-own' });
    jest.useRealTimers();
  });
});

test('ProgressHeader shows the part of the sample, then the part in view and the minutes left', () => {
  jest.useFakeTimers();
  const parts = [
    en.learn.lesson.moduleNames.analogy,
    en.learn.lesson.moduleNames.story,
    en.learn.lesson.moduleNames.interactive,
  ].map((name, index) => ({ id: `part-${index + 1}`, name }));
  const store = show(
    <>
      <ProgressHeader
        lesson="1"
        parts={parts}
        after={['check', 'takeaways']}
        stops={['part-1', 'part-2', 'scene-ruhr']}
        minutes={9}
        locale="en"
        words={{ ...words.progress, minutes: words.minutes }}
        sampleMark={en.learn.sampleMark}
      />
      {['part-1', 'part-2', 'part-3', 'scene-ruhr'].map((id) => (
        <section key={id} id={id} />
      ))}
      {['check', 'takeaways'].map((id) => (
        <section key={id}>
          <h2 id={id}>{id}</h2>
        </section>
      ))}
    </>,
  );
  const scrollTo = (tops: Record<string, number>) => {
    for (const [id, top] of Object.entries(tops)) {
      const element = document.getElementById(id)?.closest('section') as HTMLElement;
      element.getBoundingClientRect = () => new DOMRect(0, top, 300, 1000);
    }
    act(() => {
      fireEvent.scroll(window);
      jest.advanceTimersByTime(50);
    });
  };
  const current = () => screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'step');
  const bars = () =>
    within(screen.getByRole('list'))
      .getAllByRole('link')
      .map((link) => Number(link.querySelector('rect')?.getAttribute('width')));
  const mark = () => screen.queryByRole('link', { name: /^Sample/ });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(mark()).toHaveAttribute('href', '/dashboard#sample');
  expect(bars()).toEqual([0, 0, 0]);
  expect(current()).toHaveAccessibleName(en.learn.lesson.moduleNames.story);

  scrollTo({ 'part-1': 900, 'part-2': 1900, 'scene-ruhr': 2000, 'part-3': 2900 });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(bars()).toEqual([0, 0, 0]);

  scrollTo({ 'part-1': -100, 'part-2': 900, 'scene-ruhr': 1200, 'part-3': 1900 });
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(mark()).not.toBeInTheDocument();
  expect(current()).toHaveAccessibleName(en.learn.lesson.moduleNames.analogy);

  scrollTo({ 'part-1': -1500, 'part-2': -500, 'scene-ruhr': -100, 'part-3': 900 });
  expect(screen.getByText('2 of 3')).toBeVisible();
  // 345.6 px of 768 are above the line: 1,000 + 845.6 px of 3,000 are read. The two sections after the parts have no height yet.
  expect(screen.getByText('3 minutes left')).toBeInTheDocument();

  // The parts are read, and 2,000 of 5,000 px are left: the check and the takeaways.
  const far = { 'part-1': -2654.4, 'part-2': -1654.4, 'scene-ruhr': -1600, 'part-3': -654.4 };
  scrollTo({ ...far, check: 345.6, takeaways: 1345.6 });
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(screen.getByText('4 minutes left')).toBeInTheDocument();
  // 250 px are left, of 555 px for each minute.
  scrollTo({ check: -1404.4, takeaways: -404.4 });
  expect(screen.getByText(words.progress.end)).toBeInTheDocument();
  expect(screen.queryByText(/minutes? left/)).not.toBeInTheDocument();

  // Back at the top: the part of the place, which is the reader's own.
  act(() => void store.dispatch({ type: 'set-place', lesson: '1', place: 'scene-ruhr' }));
  scrollTo({ 'part-1': 900, 'part-2': 1900, 'scene-ruhr': 2000, 'part-3': 2900 });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getByText('9 minutes')).toBeVisible();
  expect(mark()).not.toBeInTheDocument();
  jest.useRealTimers();
});

test.each([
  ['at zero', zeroState('en'), '1', '1 of 3'],
  ['for another lesson of the sample', initialState, '2', '1 of 3'],
  [
    'for a reader who left lesson 1 in its third part',
    { ...zeroState('en'), places: { '1': 'part-3' } },
    '1',
    '3 of 3',
  ],
] as const)('ProgressHeader %s starts without the label of the sample', (_, state, lesson, position) => {
  const ids = ['part-1', 'part-2', 'part-3'];
  show(
    <ProgressHeader
      lesson={lesson}
      parts={ids.map((id) => ({ id, name: id }))}
      after={[]}
      stops={ids}
      minutes={9}
      locale="en"
      words={{ ...words.progress, minutes: words.minutes }}
      sampleMark={en.learn.sampleMark}
    />,
    state,
  );
  expect(screen.getByText(position)).toBeVisible();
  expect(screen.getByText('9 minutes')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Sample/ })).not.toBeInTheDocument();
});

test('ProgressHeader shows the place of a page that has been scrolled before it starts', async () => {
  const top = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -100, 300, 1000));
  window.scrollY = 2000;
  show(
    <>
      <ProgressHeader
        lesson="1"
        parts={[{ id: 'part-1', name: en.learn.lesson.moduleNames.analogy }]}
        after={[]}
        stops={['part-1']}
        minutes={9}
        locale="en"
        words={{ ...words.progress, minutes: words.minutes }}
        sampleMark={en.learn.sampleMark}
      />
      <section id="part-1" />
    </>,
  );
  expect(await screen.findByText('1 of 1')).toBeVisible();
  window.scrollY = 0;
  top.mockRestore();
});

describe('CompleteButton', () => {
  const button = (next: { href: string; label: string } | null) => (
    <CompleteButton lesson="1" dashboard="/dashboard" next={next} words={words} />
  );
  const next = { href: '/lesson/2', label: 'Next: Zimbabwe' };

  it('completes the lesson and keeps it for the dashboard', async () => {
    // jsdom opens no other page.
    const navigation = jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = show(button(next));
    await userEvent.click(screen.getByRole('button', { name: words.complete }));
    expect(store.getSnapshot().state.completed).toContain('1');
    expect(takeFinished()).toBe('1');
    expect(navigation).toHaveBeenCalledTimes(1);
    navigation.mockRestore();
  });

  it('leaves the next lesson the current one when StartLink hydrates after the press', async () => {
    const navigation = jest.spyOn(console, 'error').mockImplementation(() => {});
    const store = show(button(next));
    await userEvent.click(screen.getByRole('button', { name: words.complete }));
    const current = store.getSnapshot().state.currentLesson;
    expect(current).not.toBe('1');
    render(
      <LearnerProvider store={store}>
        <StartLink lesson="1" opening="opening" stops={[]} words={words} />
      </LearnerProvider>,
    );
    expect(store.getSnapshot().state.currentLesson).toBe(current);
    navigation.mockRestore();
  });

  it('leads to the next lesson once the lesson is completed', () => {
    show(button(next), { completed: ['1'] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next: Zimbabwe' })).toHaveAttribute('href', '/lesson/2');
  });

  it('is absent after the last lesson', () => {
    show(button(null), { completed: ['1'] });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('StoryPart says how true a scene is and which of how many, and names the block with the answer to an objection', () => {
  const scene = {
    year: '1914',
    location: 'Berlin',
    character: 'A saver',
    scene: 'It earns nothing',
    narrative: [{ text: 'A share pays.' }],
    more: {
      opening: { label: 'The answer', title: 'Gold pays nothing either' },
      summary: 'The whole answer',
      paragraphs: [{ text: 'Nor do paintings.' }],
    },
    visual: 'bread',
    visualText: 'A loaf.',
    mood: 'calm',
  } as const;
  const { container } = render(
    <StoryPart
      module={{
        type: 'story',
        title: 'Objections',
        count: 'Objection {number} of {total}',
        sections: [{ id: 'value', background: 'plain', truth: 'documented', content: scene as never }],
      }}
      locale="en"
      notes={{ locale: 'en', order: [], label: 'Source {number}' }}
    />,
  );
  expect(screen.getByRole('region', { name: 'It earns nothing' })).toHaveTextContent(words.truth.documented);
  expect(screen.getByText('Objection 1 of 1')).toBeVisible();
  expect(screen.getByText('The answer')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Gold pays nothing either' })).toBeVisible();
  expect(container.querySelector('summary')).toHaveTextContent('The whole answer');
});
