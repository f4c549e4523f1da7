import fc from 'fast-check';
import { findCurrentLink, readingLine } from './current-link';

const WINDOW_PX = 1000;
const names = ['one', 'two', 'three', 'four'];

/** A page with headings at these places, scrolled to `y`; fragments land 80 px below the upper edge. */
function page({ tops, height, y, hash = '' }: { tops: number[]; height: number; y: number; hash?: string }) {
  document.body.innerHTML = names.map((name) => `<a href="#${name}">${name}</a><h2 id="${name}">${name}</h2>`).join('');
  Object.defineProperty(window, 'innerHeight', { value: WINDOW_PX, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
  window.history.replaceState(null, '', `/${hash}`);
  for (const [index, top] of tops.entries()) {
    const heading = document.getElementById(names[index] ?? '') as HTMLElement;
    heading.getBoundingClientRect = () => ({ top: top - y }) as DOMRect;
  }
  return findCurrentLink([...document.querySelectorAll('a')])?.textContent;
}

const real = window.getComputedStyle;
beforeAll(() => {
  // jsdom computes no scroll padding.
  window.getComputedStyle = () => ({ scrollPaddingTop: '80px', scrollMarginTop: '0px' }) as CSSStyleDeclaration;
});
afterAll(() => {
  window.getComputedStyle = real;
});

const tops = [200, 1000, 1150, 4000];

describe('findCurrentLink', () => {
  it('marks none above the first heading', () => {
    expect(page({ tops: [500, 1000, 1150, 4000], height: 9000, y: 0 })).toBeUndefined();
  });

  it('marks the last heading that has reached the upper part of the window', () => {
    expect(page({ tops, height: 9000, y: 100 })).toBe('one');
    expect(page({ tops, height: 9000, y: 800 })).toBe('two');
    expect(page({ tops, height: 9000, y: 900 })).toBe('three');
  });

  it('marks the pressed heading where the browser leaves it, even when the next one is close below it', () => {
    expect(page({ tops, height: 9000, y: 920, hash: '#two' })).toBe('two');
    expect(page({ tops, height: 9000, y: 1070, hash: '#three' })).toBe('three');
  });

  it('follows the reader who scrolls on from the pressed heading', () => {
    expect(page({ tops, height: 9000, y: 990, hash: '#two' })).toBe('three');
  });

  it('marks the last heading at the end of the page when it cannot rise higher', () => {
    expect(page({ tops, height: 4300, y: 3300 })).toBe('four');
  });

  it('marks the pressed one of several headings that cannot rise higher', () => {
    const low = [200, 3500, 3700, 4000];
    expect(page({ tops: low, height: 4300, y: 3300, hash: '#two' })).toBe('two');
    expect(page({ tops: low, height: 4300, y: 3300, hash: '#three' })).toBe('three');
    expect(page({ tops: low, height: 4300, y: 3300, hash: '#one' })).toBe('four');
  });
});

describe('readingLine', () => {
  it('is in the upper part of the window until the end comes near, and at its lower edge at the end', () => {
    expect(readingLine(1000, 5000)).toBe(300);
    expect(readingLine(1000, 700)).toBe(300);
    expect(readingLine(1000, 400)).toBe(600);
    expect(readingLine(1000, 0)).toBe(1000);
  });

  it('passes no heading upward while the reader scrolls down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 0, max: 5000 }), (viewport, left) => {
        expect(readingLine(viewport, left)).toBeLessThanOrEqual(viewport);
        expect(readingLine(viewport, left + 1)).toBeLessThanOrEqual(readingLine(viewport, left));
      }),
    );
  });
});
