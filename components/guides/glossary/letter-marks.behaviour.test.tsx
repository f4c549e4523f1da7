import { markLetters } from './letter-marks.behaviour';

const letters = ['a', 'b', 'c'];

/** A row of letters, each 40 px wide, over sections of 1000 px; the window shows 800 px of the page and 60 px of the row. */
function page() {
  document.body.innerHTML = `<ul>${letters.map((letter) => `<li><a href="#${letter}">${letter}</a></li>`).join('')}</ul>
    ${letters.map((letter) => `<section id="${letter}"></section>`).join('')}`;
  for (const [index, letter] of letters.entries()) {
    const section = document.getElementById(letter) as HTMLElement;
    section.getBoundingClientRect = () => ({ top: 500 + index * 1000 - window.scrollY }) as DOMRect;
  }
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 9000, configurable: true });
  const row = document.querySelector('ul') as HTMLElement;
  Object.defineProperty(row, 'clientWidth', { value: 60 });
  for (const [index, link] of [...row.querySelectorAll('a')].entries()) {
    Object.defineProperty(link, 'offsetLeft', { value: index * 40 });
    Object.defineProperty(link, 'offsetWidth', { value: 40 });
  }
  return row;
}

async function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
  await new Promise(requestAnimationFrame);
}

const marked = () => [...document.querySelectorAll('[aria-current=location]')].map((link) => link.textContent);

describe('markLetters', () => {
  it('marks the letter that is read, in the middle of its row, when the page scrolls', async () => {
    const row = page();
    markLetters(row);
    await scrollTo(0);
    expect(marked()).toEqual([]);
    await scrollTo(1300);
    expect(marked()).toEqual(['b']);
    expect(row.scrollLeft).toBe(40 - (60 - 40) / 2);
    await scrollTo(0);
    expect(marked()).toEqual([]);
    expect(row.scrollLeft).toBe(0);
  });

  it('marks one letter when it is started twice', async () => {
    const row = page();
    markLetters(row);
    markLetters(row);
    await scrollTo(2300);
    expect(marked()).toEqual(['c']);
  });
});
