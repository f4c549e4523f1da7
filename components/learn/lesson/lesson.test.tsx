import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { en } from '@/content/en';
import { encodeRecord } from '@/lib/learner/codec';
import { initialState, zeroState } from '@/lib/learner/state';
import { createLearnerStore, RECORD_KEY } from '@/lib/learner/store';
import type { LearnerState } from '@/lib/learner/types';
import { LearnerProvider } from '../learner';
import { Cited } from './cited';
import { CompleteButton } from './complete-button';
import { Guess } from './guess';
import { LessonPlace } from './lesson-place';
import { ProgressHeader } from './progress-header';
import { StartLink } from './start-link';
import { StoryPart } from './story-part';

const words = en.learn.lesson;
const pushed: string[] = [];
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (path: string) => pushed.push(path) }) }));

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

describe('Guess', () => {
  it('answers the chosen option in words, and stays answered when the option is closed', () => {
    show(
      <Guess guess={guess} words={words.guess}>
        <p>Nine of them.</p>
      </Guess>,
    );
    expect(isAnswered()).toBe(false);
    choose('Six');
    expect(within(optionOf('Six')).getByText(words.guess.wrong)).toBeInTheDocument();
    expect(optionOf('Six')).toHaveTextContent('More than that.');
    expect(within(optionOf('Nine')).getByText(words.guess.right)).toBeInTheDocument();
    choose('Six');
    expect(isAnswered()).toBe(true);
  });

  it('opens the right option beside a wrong one, once, and none of an open question', () => {
    show(
      <Guess guess={guess} words={words.guess}>
        {null}
      </Guess>,
    );
    expect(optionOf('Nine').open).toBe(false);
    choose('Six');
    expect(optionOf('Nine').open).toBe(true);
    choose('Nine');
    expect(optionOf('Nine').open).toBe(false);
    choose('Six');
    choose('Six');
    expect(optionOf('Nine').open).toBe(false);
  });

  it('says of an open question that no answer is exact', () => {
    const options = guess.options.map((option) => ({ ...option, isCorrect: false }));
    show(
      <Guess guess={{ ...guess, isOpen: true, options }} words={words.guess}>
        {null}
      </Guess>,
    );
    expect(screen.getAllByText(words.guess.open)).toHaveLength(2);
    expect(screen.queryByText(words.guess.wrong)).toBeNull();
  });

  it('can be skipped, and then shows the right option with its words', async () => {
    show(
      <Guess guess={guess} words={words.guess}>
        {null}
      </Guess>,
    );
    expect(optionOf('Nine').open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: words.guess.skip }));
    expect(isAnswered()).toBe(true);
    expect(optionOf('Nine').open).toBe(true);
    expect(optionOf('Six').open).toBe(false);
  });

  it.each([
    ['scene-later', true],
    ['scene-own', false],
    ['scene-earlier', false],
  ])('with the place kept at %s is answered: %s', (place, expected) => {
    show(
      <LessonPlace lesson="1">
        <section id="scene-earlier" />
        <section id="scene-own">
          <Guess guess={guess} scene="scene-own" words={words.guess}>
            {null}
          </Guess>
        </section>
        <section id="scene-later" />
      </LessonPlace>,
      { places: { '1': place } },
    );
    expect(isAnswered()).toBe(expected);
  });
});

describe('LessonPlace', () => {
  const start = (
    <LessonPlace lesson="2">
      <StartLink opening="opening" arrow={null} words={words} />
      <section id="scene-end" />
    </LessonPlace>
  );
  const link = () => screen.getByRole('link');

  it('makes the lesson the current one, and starts at the opening', () => {
    const store = show(start);
    expect(store.getSnapshot().state.currentLesson).toBe('2');
    expect(link()).toHaveAccessibleName(words.start);
    expect(link()).toHaveAttribute('href', '#opening');
  });

  it('offers the kept place, unless the lesson has no such place any more', () => {
    show(start, { places: { '2': 'scene-end' } });
    expect(link()).toHaveAccessibleName(words.resume);
    expect(link()).toHaveAttribute('href', '#scene-end');
  });

  it('starts at the opening if the lesson has no such place any more', () => {
    show(start, { places: { '2': 'scene-gone' } });
    expect(link()).toHaveAttribute('href', '#opening');
  });
});

test('ProgressHeader shows the part of the sample, then the part in view and the minutes left, and saves the place', () => {
  jest.useFakeTimers();
  const parts = ['Analogy', 'Story', 'Try it'].map((name, index) => ({ id: `part-${index + 1}`, name }));
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
  expect(current()).toHaveAccessibleName('Story');

  scrollTo({ 'part-1': 900, 'part-2': 1900, 'scene-ruhr': 2000, 'part-3': 2900 });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(bars()).toEqual([0, 0, 0]);
  expect(store.getSnapshot().state.places).toEqual({});

  scrollTo({ 'part-1': -100, 'part-2': 900, 'scene-ruhr': 1200, 'part-3': 1900 });
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(mark()).not.toBeInTheDocument();
  expect(current()).toHaveAccessibleName('Analogy');
  expect(store.getSnapshot().state.places).toEqual({ '1': 'part-1' });

  scrollTo({ 'part-1': -1500, 'part-2': -500, 'scene-ruhr': -100, 'part-3': 900 });
  expect(screen.getByText('2 of 3')).toBeVisible();
  // 345.6 px of 768 are above the line: 1,000 + 845.6 px of 3,000 are read. The two sections after the parts have no height yet.
  expect(screen.getByText('3 minutes left')).toBeInTheDocument();
  expect(store.getSnapshot().state.places).toEqual({ '1': 'scene-ruhr' });

  // The parts are read, and 2,000 of 5,000 px are left: the check and the takeaways.
  const far = { 'part-1': -2654.4, 'part-2': -1654.4, 'scene-ruhr': -1600, 'part-3': -654.4 };
  scrollTo({ ...far, check: 345.6, takeaways: 1345.6 });
  expect(screen.getByText('3 of 3')).toBeVisible();
  expect(screen.getByText('4 minutes left')).toBeInTheDocument();
  // 250 px are left, of 555 px for each minute.
  scrollTo({ check: -1404.4, takeaways: -404.4 });
  expect(screen.getByText(words.progress.end)).toBeInTheDocument();
  expect(screen.queryByText(/minutes? left/)).not.toBeInTheDocument();

  // Back at the top: the part of the place, which stays and is the reader's own.
  scrollTo({ 'part-1': 900, 'part-2': 1900, 'scene-ruhr': 2000, 'part-3': 2900 });
  expect(screen.getByText('2 of 3')).toBeVisible();
  expect(screen.getByText('9 minutes')).toBeVisible();
  expect(mark()).not.toBeInTheDocument();
  expect(store.getSnapshot().state.places).toEqual({ '1': 'scene-ruhr' });
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
        parts={[{ id: 'part-1', name: 'Analogy' }]}
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

  it('completes the lesson and returns to the dashboard', async () => {
    const store = show(button(next));
    await userEvent.click(screen.getByRole('button', { name: words.complete }));
    expect(store.getSnapshot().state.completed).toContain('1');
    expect(pushed).toEqual(['/dashboard']);
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
