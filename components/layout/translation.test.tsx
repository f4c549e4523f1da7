import { createHash } from 'node:crypto';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { calculatorName, guideCalculators } from '@/components/calculators/registry';
import { DataPage } from '@/components/data/data-page';
import { getUses } from '@/components/data/get-uses';
import { ExplorePage } from '@/components/explore/explore-page';
import { GlossaryPage } from '@/components/guides/glossary/glossary-page';
import { CalculatorExhibit } from '@/components/home/calculator-exhibit';
import { DollarGuess } from '@/components/home/charts/dollar-guess';
import { BirthTicket } from '@/components/home/hero/birth-ticket';
import { Navigator } from '@/components/home/navigator/navigator';
import { ChapterPage } from '@/components/learn/chapter/chapter-page';
import { CompletedPage } from '@/components/learn/completed/completed-page';
import { ConceptsPage } from '@/components/learn/concepts/concepts-page';
import { DashboardPage } from '@/components/learn/dashboard/dashboard-page';
import { LearnBar } from '@/components/learn/frame/learn-bar';
import { StorageNote } from '@/components/learn/frame/storage-note';
import { LearnerProvider } from '@/components/learn/learner/learner';
import { CompleteButton } from '@/components/learn/lesson/complete-button';
import { LessonHeader } from '@/components/learn/lesson/lesson-header';
import { CalculatorPart } from '@/components/learn/lesson/parts/calculator-part';
import { CheckPart } from '@/components/learn/lesson/parts/check-part';
import { notesOf } from '@/components/learn/lesson/parts/cited';
import { OpeningPart } from '@/components/learn/lesson/parts/opening-part';
import { StoryPart } from '@/components/learn/lesson/parts/story-part';
import { ReviewPage } from '@/components/learn/review/review-page';
import { ChainToBreak } from '@/components/scenes/chain-to-break';
import { SourcesPage } from '@/components/sources/sources-page';
import { exhibitIds } from '@/content/exhibits';
import { type CalculatorModule, lessonCalculatorIds } from '@/content/lesson';
import { getContent } from '@/lib/content/content';
import { getCpiTable } from '@/lib/content/figures/series';
import { firstLesson, getChapter, type Lesson, writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { getExploreData } from '@/lib/explore/data';
import { createLearnerStore } from '@/lib/learner/store';
import { operateEveryControl } from '@/tests/components/every-control';
import { takeTextFaults, unwatchTextNodes, watchTextNodes } from '@/tests/components/text-nodes';
import { translate } from '@/tests/components/translate';
import { NotFoundMessage } from './not-found-message';

jest.mock('next/navigation', () => ({ usePathname: () => '/dashboard', useRouter: () => ({ push: () => {} }) }));

const { calculators, home, learn, notFound } = getContent('en');

async function lessonCalculator(widget: string): Promise<ReactNode> {
  const lessons = await getLessons(writtenLessons, 'en');
  const module = [...lessons.values()]
    .flatMap(({ content }) => content.modules)
    .find((one): one is CalculatorModule => one.type === 'interactive' && one.widget === widget);
  if (!module) throw new Error(`No lesson has the calculator ${widget}`);
  return <CalculatorPart module={module} locale="en" notes={{ locale: 'en', order: [], label: '' }} />;
}

/** Everything that changes in the browser: all calculators, and the other parts by the page that has them. */
const parts: Record<string, () => ReactNode | Promise<ReactNode>> = {
  ...Object.fromEntries(Object.entries(guideCalculators('en')).map(([name, Form]) => [name, () => <Form />])),
  ...Object.fromEntries(lessonCalculatorIds.map((id) => [calculatorName(id), () => lessonCalculator(id)])),
  TimeMachine: () => <CalculatorExhibit locale="en" />,
  BirthTicket: () => (
    <BirthTicket
      firstYear={1913}
      cpi={Object.values(getCpiTable())}
      words={home.exhibits.hero.birthYear}
      common={calculators.common}
      sourceHref="/sources"
      site="Bitcoin Journey"
      locale="en"
    />
  ),
  Navigator: () => (
    <Navigator
      items={exhibitIds.map((id) => ({ id, name: home.exhibits[id].name }))}
      words={home.navigator}
      locale="en"
    />
  ),
  DrawYourGuess: () => <DollarGuess locale="en" />,
  BreakTheChain: () => ChainToBreak({ locale: 'en' }),
  '/data': async () => <DataPage id="cpi-u" uses={await getUses('cpi-u', 'en')} locale="en" />,
  '/404': () => <NotFoundMessage languages={{ en: { words: notFound, pages: [] } }} />,
  '/explore': () => <ExplorePage locale="en" />,
  '/sources': () => <SourcesPage locale="en" />,
  '/glossary': () => <GlossaryPage locale="en" />,
  '/concepts': () => <ConceptsPage locale="en" />,
  '/dashboard': async () => (
    <>
      <LearnBar locale="en" />
      <StorageNote words={learn.storage} />
      {await DashboardPage({ locale: 'en' })}
    </>
  ),
  '/review': () => ReviewPage({ locale: 'en' }),
  '/completed': () => CompletedPage({ locale: 'en' }),
  '/chapter': () => ChapterPage({ chapter: getChapter('1'), locale: 'en' }),
  '/lesson': async () => {
    const [lesson] = (await getLessons(writtenLessons, 'en')).values();
    if (!lesson) throw new Error('No lesson is written');
    const { row, content } = lesson;
    const notes = notesOf(content, 'en');
    return (
      <>
        <LessonHeader lesson={lesson} title={row.id} locale="en" />
        <OpeningPart content={content} notes={notes} locale="en" />
        {content.modules.map(
          (module) =>
            module.type === 'story' && <StoryPart key={module.title} module={module} notes={notes} locale="en" />,
        )}
        <CheckPart content={content} locale="en" />
        <CompleteButton lesson={row.id} dashboard="/dashboard" next={null} words={learn.lesson} />
      </>
    );
  },
};

async function answer(address: string) {
  const lesson = /\/review\/(.+)\.json$/.exec(address)?.[1] ?? '';
  const questions = async () => (await getLessons(writtenLessons, 'en')).get(lesson)?.content.check;
  return { ok: true, status: 200, json: () => (lesson ? questions() : getExploreData('en')) };
}

beforeEach(() => {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as never;
  window.matchMedia = (() => ({ matches: false, addEventListener() {}, removeEventListener() {} })) as never;
  window.print = () => {};
  Element.prototype.scrollIntoView = () => {};
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => {};
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} }, configurable: true });
  global.fetch = answer as never;
  // The answers of Node come in threads, which fake timers do not wait for.
  const getRandomValues = (bytes: Uint8Array) => bytes;
  const digest = async (_: string, data: Uint8Array) => createHash('sha256').update(data).digest();
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: { digest }, getRandomValues }, configurable: true });
});

afterEach(() => {
  jest.useRealTimers();
  watchTextNodes();
});

/** The texts of a part after each act, with a translation as soon as a text is shown. */
async function use(part: ReactNode, isTranslated: boolean) {
  // The translation itself changes text nodes.
  if (isTranslated) unwatchTextNodes();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00') });
  const store = createLearnerStore(() => localStorage);
  const { container } = render(<LearnerProvider store={store}>{part}</LearnerProvider>);
  // Parts that are loaded lazily.
  for (let turn = 0; turn < 5; turn++) await act(() => jest.advanceTimersByTimeAsync(100));
  const texts: string[] = [];
  const look = (step: string) => {
    texts.push(`${step} ${container.textContent}`);
    if (isTranslated) translate(container);
  };
  look('first');
  await operateEveryControl(container, look);
  const finish = ({ id }: Lesson) => store.dispatch({ type: 'finish-lesson', lesson: id, day: '2026-11-28' });
  act(() => void finish(firstLesson));
  look('one lesson');
  act(() => writtenLessons.forEach(finish));
  look('all lessons');
  act(() => void store.dispatch({ type: 'reset' }));
  look('reset');
  cleanup();
  jest.useRealTimers();
  return texts;
}

const NEAR = 80;

/** The first place at which two texts differ, with what is around it. */
function difference(text: string, other: string) {
  if (text === other) return null;
  const at = [...text].findIndex((letter, place) => letter !== other[place]);
  return [text, other].map((one) => one.slice(Math.max(0, at - NEAR), at + NEAR));
}

/** Four ways to change a text that React keeps a node for, and the way that is right. */
const changes: Record<string, (isChanged: boolean) => ReactNode> = {
  'a text changes beside another': (isChanged) => (
    <p>
      {isChanged ? 'two' : 'one'} <b>coins</b>
    </p>
  ),
  'a text comes beside an element': (isChanged) => (
    <p>
      <b>coins</b>
      {isChanged && 'two'}
    </p>
  ),
  'a text goes': (isChanged) => (
    <p>
      {!isChanged && 'one'}
      <b>coins</b>
    </p>
  ),
  'an element comes before a text': (isChanged) => <p>{isChanged && <b>two</b>}coins</p>,
};

it.each(Object.keys(changes))('the watch of text nodes reports it when %s', async (name) => {
  const { rerender } = render(changes[name]?.(false));
  rerender(changes[name]?.(true));
  expect(takeTextFaults()).toHaveLength(1);
});

it('the watch of text nodes reports nothing when a text is alone in its element', () => {
  const part = (text: string) => <p title={text}>{text}</p>;
  const { rerender } = render(part('one'));
  for (const text of ['two', '', 'three']) rerender(part(text));
  expect(takeTextFaults()).toEqual([]);
});

it.each(Object.keys(parts))('%s says the same in a page that the browser has translated', async (name) => {
  const part = await parts[name]?.();
  const expected = await use(part, false);
  const texts = await use(part, true);
  expect(expected.length).toBeGreaterThan(1);
  for (const [step, text] of expected.entries())
    expect([step, difference(text, texts[step] ?? '')]).toEqual([step, null]);
});
