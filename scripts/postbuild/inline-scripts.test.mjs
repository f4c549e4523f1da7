/** @jest-environment jsdom */
import { moveInlineScripts } from './inline-scripts.mjs';

const page = (body) => `<!DOCTYPE html><html><head><title>T</title></head><body><p>text</p>${body}</body></html>`;
const push = (entry) => `<script>self.__next_f.push(${JSON.stringify(entry).replaceAll('<', '\\u003c')})</script>`;
const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

/** Loads the page as a browser would, runs its one file, and tells what Next would have been given. */
function replay({ html, script }) {
  document.documentElement.innerHTML = html.replace(/^<!DOCTYPE html><html>/, '').replace(/<\/html>$/, '');
  delete self.__next_f;
  Object.defineProperty(document, 'currentScript', {
    value: document.querySelector('script[data-next]'),
    configurable: true,
  });
  // Which jsdom lacks.
  self.PerformanceObserver ??= class {
    observe() {}
  };
  new Function(script.code)();
  return self.__next_f;
}

test('the data arrives unchanged and in order, whatever characters it holds', () => {
  const first = '->1:"a < b && \\"c\\" </template><!-- "\n2:T5,\r\n\t&amp;&#13;';
  const second = ' é 😀 \u2028 $& $1 --> --!> <!--> \x01r \x01 --';
  const moved = moveInlineScripts(page(start + push([1, first]) + push([1, second])));
  expect(replay(moved)).toEqual([[0], [1, first + second]]);
  expect(document.querySelector('template')).toBeNull();
});

test('data of other kinds keeps its place between the texts', () => {
  const entries = [
    [1, 'one'],
    [2, null],
    [3, 'AAEC'],
    [1, 'two'],
  ];
  const moved = moveInlineScripts(page(start + entries.map(push).join('')));
  expect(replay(moved)).toEqual([[0], ...entries]);
});

test('other code runs in its order, after the data, even where a piece ends without a semicolon', () => {
  const code = '<script id="a">self.seen=[self.__next_f.length]</script><script>(self.seen).push("b")</script>';
  const moved = moveInlineScripts(page(code + start + push([1, 'one'])));
  replay(moved);
  expect(self.seen).toEqual([2, 'b']);
});

test('the files of Next wait for the first paint, each is fetched once, and without one the page does without script', () => {
  jest.useFakeTimers();
  const moved = moveInlineScripts(
    page(
      `<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/><script src="/_next/b.js" async=""></script>` +
        `<script src="/_next/old.js" noModule=""></script>${start}${push([1, 'one'])}<script src="/_next/a.js" async=""></script>`,
    ),
  );
  const asked = () => [...document.querySelectorAll('script[async]')].map((script) => script.getAttribute('src'));
  let paint;
  self.PerformanceObserver = class {
    constructor(callback) {
      paint = callback;
    }
    observe() {}
  };
  expect(moved.html).not.toContain('preload');
  expect(moved.html).toContain('<script src="/_next/old.js" noModule="">');
  replay(moved);
  expect(asked()).toEqual([]);
  paint();
  jest.runAllTimers();
  expect(asked()).toEqual(['/_next/a.js', '/_next/b.js']);
  document.documentElement.className = 'js dark';
  document.querySelector('script[async]').dispatchEvent(new Event('error'));
  expect(document.documentElement.className).toBe('dark');
  jest.useRealTimers();
});

test('a tab in the background, which paints nothing, does not wait', () => {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  replay(moveInlineScripts(page(`${start}${push([1, 'one'])}<script src="/_next/a.js" async=""></script>`)));
  delete document.hidden;
  expect(document.querySelectorAll('script[async]')).toHaveLength(1);
});

test('no inline code is left; scripts with an address and data for search engines stay', () => {
  const kept = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  const { html, script } = moveInlineScripts(
    page(`${kept + start + push([1, 'one'])}<script type="module">x()</script>`),
  );
  expect(html).toContain(kept);
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html).toContain(`<script src="${script.path}" defer="" data-next=""></script></head>`);
});

test('pages with the same code share one file, other code gives it another name', () => {
  const of = (text, code) => moveInlineScripts(page(`<script>${code}</script>${start}${push([1, text])}`)).script.path;
  expect(of('one', 'run()')).toBe(of('two', 'run()'));
  expect(of('one', 'run()')).not.toBe(of('one', 'walk()'));
});

test('a page that was finished before stays as it is', () => {
  const { html } = moveInlineScripts(page(start + push([1, 'one <script>two</script>'])));
  expect(moveInlineScripts(html)).toEqual({ html, files: [] });
});

test('a page without inline scripts stays as it is', () => {
  expect(moveInlineScripts(page(''))).toEqual({ html: page(''), files: [] });
});

test('a character that HTML would swallow stops the build', () => {
  expect(() => moveInlineScripts(page(start + push([1, 'a\0b'])))).toThrow('character');
});
