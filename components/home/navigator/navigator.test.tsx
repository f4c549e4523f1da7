import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { en } from '@/content/en/index';
import { type ExhibitId, exhibitIds, exhibits } from '@/content/exhibits';
import { addScriptStyles, isVisible } from '@/tests/components/script-styles';
import { Navigator } from './navigator';

const items = exhibitIds.map((id) => ({ id, name: en.home.exhibits[id].name }));
const WINDOW_PX = 800;
const EXHIBIT_PX = 1000;

const nameOf = (index: number) => items.at(index)?.name ?? '';
const topOf = (id: ExhibitId) => exhibitIds.indexOf(id) * EXHIBIT_PX;
/** Scrolled to here, the middle of the window is the top of an exhibit. */
const middleAt = (id: ExhibitId) => topOf(id) - WINDOW_PX / 2;
/** The progress when so many exhibits are reached. */
const shareOf = (reached: number) => `${Math.round((100 * reached) / items.length)}%`;

/** A page of exhibits of 1,000 px in a window of 800 px. */
function renderPage() {
  render(
    <>
      <Navigator items={items} words={en.home.navigator} locale="en" />
      {items.map(({ id, name }, index) => (
        <section
          key={id}
          id={id}
          ref={(element) => {
            if (!element) return;
            element.scrollIntoView = () => scrollTo(index * EXHIBIT_PX);
          }}
        >
          <h2 id={`${id}-title`}>{name}</h2>
        </section>
      ))}
    </>,
  );
  return screen.getByRole('navigation', { hidden: true });
}

/** Reports which exhibits begin above the middle of the window, as the browser does for the margins of the navigator's observer. */
let reportPlaces: () => void = () => undefined;

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  act(() => {
    fireEvent.scroll(window);
    reportPlaces();
  });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const link = (nav: HTMLElement, name: string) => within(nav).getByRole('link', { name, hidden: true });

beforeAll(() => {
  addScriptStyles();
  document.documentElement.classList.add('js');
  window.IntersectionObserver = class {
    sections: Element[] = [];
    constructor(report: IntersectionObserverCallback) {
      reportPlaces = () =>
        report(
          this.sections.map((target) => ({
            target,
            isIntersecting: topOf(target.id as ExhibitId) - window.scrollY <= WINDOW_PX / 2,
          })) as IntersectionObserverEntry[],
          this as never,
        );
    }
    observe(section: Element) {
      this.sections.push(section);
    }
    disconnect() {}
  } as never;
});
beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(window, 'innerHeight', { value: WINDOW_PX, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  window.location.hash = '';
});
afterEach(() => jest.useRealTimers());

it('is hidden at the start, and until the page is scrolled by more than 300 px', () => {
  const nav = renderPage();
  expect(isVisible(nav)).toBe(false);
  scrollTo(300);
  expect(isVisible(nav)).toBe(false);
  scrollTo(301);
  expect(isVisible(nav)).toBe(true);
});

it('shows its percent on the way down as on the way up', () => {
  const nav = renderPage();
  for (const y of [500, 900, 890]) {
    scrollTo(y);
    expect(isVisible(nav)).toBe(true);
    expect(within(nav).getByRole('button')).toHaveTextContent(/^\d+%$/);
  }
});

it('fades a second after the last scroll', () => {
  const nav = renderPage();
  scrollTo(500);
  wait(900);
  scrollTo(510);
  wait(999);
  expect(isVisible(nav)).toBe(true);
  wait(1);
  expect(isVisible(nav)).toBe(false);
});

it('stays while the mouse is over it, and for a second after', () => {
  const nav = renderPage();
  scrollTo(500);
  fireEvent.pointerEnter(nav, { pointerType: 'mouse' });
  wait(5000);
  expect(isVisible(nav)).toBe(true);
  fireEvent.pointerLeave(nav);
  wait(999);
  expect(isVisible(nav)).toBe(true);
  wait(1);
  expect(isVisible(nav)).toBe(false);
});

it('stays while it is open, and closes with Escape, which gives the focus back to the circle', () => {
  const nav = renderPage();
  scrollTo(500);
  const circle = within(nav).getByRole('button');
  fireEvent.click(circle);
  expect(circle).toHaveAttribute('aria-expanded', 'true');
  wait(5000);
  expect(isVisible(nav)).toBe(true);
  act(() => link(nav, 'Timeline').focus());
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(circle).toHaveAttribute('aria-expanded', 'false');
  expect(circle).toHaveFocus();
});

it('closes when the reader points elsewhere or moves the focus on', () => {
  const nav = renderPage();
  scrollTo(500);
  const circle = within(nav).getByRole('button');
  fireEvent.click(circle);
  fireEvent.pointerDown(document.body);
  expect(circle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(circle);
  fireEvent.blur(link(nav, nameOf(-1)), { relatedTarget: document.body });
  expect(circle).toHaveAttribute('aria-expanded', 'false');
});

const secondId = exhibits[1].id;

it.each([
  [301, nameOf(0), shareOf(1)],
  [middleAt(secondId) - 1, nameOf(0), shareOf(1)],
  [middleAt(secondId), nameOf(1), shareOf(2)],
  [middleAt('timeline'), 'Timeline', shareOf(exhibitIds.indexOf('timeline') + 1)],
  [items.length * EXHIBIT_PX - WINDOW_PX, nameOf(-1), '100%'],
])('scrolled to %i px it marks %s and says %s', (y, name, percent) => {
  const nav = renderPage();
  scrollTo(y);
  const marked = within(nav)
    .getAllByRole('link', { hidden: true })
    .filter((element) => element.getAttribute('aria-current'));
  expect(marked).toEqual([link(nav, name)]);
  expect(within(nav).getByRole('button', { hidden: true })).toHaveTextContent(percent);
});

it('goes to the exhibit that is chosen: address, scroll and focus, and closes its list', () => {
  const nav = renderPage();
  scrollTo(500);
  fireEvent.click(within(nav).getByRole('button'));
  fireEvent.click(link(nav, 'Timeline'));
  expect(window.location.hash).toBe('#timeline');
  expect(screen.getByRole('heading', { name: 'Timeline' })).toHaveFocus();
  expect(within(nav).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
});

it('scrolls there again when the address already names it', () => {
  const nav = renderPage();
  window.location.hash = 'timeline';
  scrollTo(500);
  fireEvent.click(link(nav, 'Timeline'));
  expect(window.scrollY).toBe(topOf('timeline'));
});

it('leaves a click with a modifier key to the browser', () => {
  const nav = renderPage();
  scrollTo(500);
  // createEvent tells whether the default was prevented: false means that it was.
  expect(fireEvent.click(link(nav, 'Timeline'), { ctrlKey: true })).toBe(true);
  expect(screen.getByRole('heading', { name: 'Timeline' })).not.toHaveFocus();
});
