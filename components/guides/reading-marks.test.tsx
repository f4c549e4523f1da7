import { render, screen } from '@testing-library/react';
import { startPage } from '@/tests/components/behaviours';
import { ReadingMarks } from './reading-marks';

/** A page of 2,768 px in a window of 768 px, with headings at 1,000 and 2,000 px. */
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  const place = (element: Element | null, top: number, height = 30) => {
    if (element) element.getBoundingClientRect = () => new DOMRect(0, top - y, 600, height);
  };
  place(document.getElementById('guide'), 0, 2768);
  place(document.getElementById('one'), 1000);
  place(document.getElementById('two'), 2000);
  window.dispatchEvent(new Event('scroll'));
}

const line = () => document.querySelector<HTMLElement>('[data-article]')?.style.getPropertyValue('scale');
const current = () => screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));

test('ReadingMarks shows how much of the article is read, and marks the current heading, when the reader scrolls', () => {
  window.requestAnimationFrame = (look) => {
    look(0);
    return 0;
  };
  window.innerHeight = 768;
  globalThis.DOMRect ??= class {
    constructor(x: number, y: number, width: number, height: number) {
      Object.assign(this, { left: x, top: y, width, height, right: x + width, bottom: y + height });
    }
  } as never;
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 2768, configurable: true });
  render(
    <>
      <ReadingMarks articleId="guide" />
      <nav data-contents="">
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </nav>
      <article id="guide">
        <h2 id="one">Heading one</h2>
        <h2 id="two">Heading two</h2>
      </article>
    </>,
  );
  scrollTo(0);
  startPage();
  expect(line()).toBe('0 1');
  expect(current()).toEqual([]);
  scrollTo(1000);
  expect(line()).toBe('0.5 1');
  expect(current()).toEqual([screen.getByRole('link', { name: 'One' })]);
  scrollTo(2000);
  expect(line()).toBe('1 1');
  expect(current()).toEqual([screen.getByRole('link', { name: 'Two' })]);
});
