// The only script of the first response: an inline script, last in <head> (React matches scripts of <head> in order). It
// loads React and the page data when the reader first interacts, and records presses until the page has hydrated.
//
// What this script and its counterpart, hydrated.tsx, keep on the document:
//
// | where                   | set by       | meaning                                                              |
// |-------------------------|--------------|----------------------------------------------------------------------|
// | <html class="js">       | this script  | script runs: the variants `js:` and `no-js:` of the style sheet      |
// | <html data-theme>       | this script, ThemeSwitch | the theme the reader chose; absent: the system's theme   |
// | <html data-learn>       | this script  | the address is one of the course: the 404 page shows its bar         |
// | <html data-hydrated>    | hydrated.tsx | React handles every event; the tests wait for it                     |
// | <html data-waiting>     | this script  | a press waits for the runtime: a line at the top of the page         |
// | #script-missing[hidden] | this script  | hidden until a press waits for a file that is lost or late           |
// | self.earlyEvents        | this script  | presses to be dispatched again by hydrated.tsx                       |
// | [data-load-runtime]     | components   | load the runtime after the first paint; with a value: only if this   |
// |                         |              | browser's storage has that key                                       |
//
// The build adds data-files (scripts and style sheets) and data-start (the page data, which also starts React) to the
// script element. `next dev` has neither: there Next loads its own scripts.
(() => {
  const root = document.documentElement;
  const { files = '', start } = document.currentScript.dataset;
  const missing = new Set(files.split(' ').filter(Boolean));
  const earlyEvents = [];
  const noticeAfterMs = 4000;
  let isLoading = false;
  let isFailed = false;

  function readStorage(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Private windows may refuse storage.
    }
  }
  self.earlyEvents = earlyEvents;
  root.classList.add('js');
  const theme = readStorage('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (/\/(chapter|lesson)(\/|$)/.test(location.pathname)) root.dataset.learn = '';

  /** Appends an element that loads a file. The promise resolves on load; on error the element is removed and it rejects. */
  function append(tag, attributes) {
    return new Promise((resolve, reject) => {
      const element = document.createElement(tag);
      for (const name in attributes) element.setAttribute(name, attributes[name]);
      element.onload = resolve;
      element.onerror = () => {
        element.remove();
        reject();
      };
      document.head.append(element);
    });
  }

  // React looks for scripts and style sheets with exactly these attributes, and adopts them. The whole sheets style what only the
  // client renders, and the pages to come.
  function loadFile(url) {
    const file = url.endsWith('.css')
      ? append('link', { rel: 'stylesheet', href: url, 'data-precedence': 'next' })
      : append('script', { src: url, async: '' });
    return file.then(() => missing.delete(url));
  }

  /** Loads what is missing. The page data runs last: React must not start on a page that lacks a file. */
  function load() {
    if (isLoading || !start) return;
    isLoading = true;
    isFailed = false;
    // Not a preload: after a failure Chromium reports neither success nor failure of a second preload of the same URL.
    const startFile = fetch(start).then((response) => (response.ok ? response.text() : Promise.reject()));
    Promise.all([startFile, ...[...missing].map(loadFile)])
      .then(() => append('script', { src: start, async: '' }))
      .catch(() => {
        isLoading = false;
        isFailed = true;
        if (earlyEvents.length) showNotice(true);
      });
  }

  function showNotice(isShown) {
    const notice = document.getElementById('script-missing');
    if (notice) notice.hidden = !isShown || 'hydrated' in root.dataset;
  }

  /** Presses and keys of controls that need script. Values typed or chosen need no record: they stay in the field. */
  function onControl(event) {
    if ('hydrated' in root.dataset) return;
    const control = event.target.closest?.('button:not([popovertarget]), input, select, textarea');
    if (!control) return;
    const isPress = event.type === 'click' && control.matches('button');
    const isTabKey = event.type === 'keydown' && control.matches('[role=tab]') && /^(Arrow|Home|End)/.test(event.key);
    if (isPress || isTabKey) {
      earlyEvents.push(event);
      root.dataset.waiting = '';
    }
    if (isPress || isTabKey || event.type === 'input') {
      showNotice(isFailed);
      setTimeout(showNotice, noticeAfterMs, true);
    }
    load();
  }
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, onControl, true);

  // Browsers also report a pointer at rest as moved, by 0 pixels. After a failure only a press tries again.
  const onSign = (event) => {
    if (!isFailed && (event.type !== 'pointermove' || event.movementX || event.movementY)) load();
  };
  if (!navigator.connection?.saveData) {
    for (const type of ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])
      addEventListener(type, onSign, { capture: true, passive: true });
  }
  // A fragment can name a calculator's result or a closed tab.
  addEventListener('hashchange', load);

  addEventListener('DOMContentLoaded', () => {
    const marks = [...document.querySelectorAll('[data-load-runtime]')].map((element) => element.dataset.loadRuntime);
    if (location.hash || marks.some((key) => !key || readStorage(key) !== null)) {
      requestAnimationFrame(() => setTimeout(load));
    }
  });
})();
