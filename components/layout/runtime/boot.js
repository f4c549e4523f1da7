// The only script of the first response: an inline script, last in <head> (React matches scripts of <head> in order). It
// loads React and the page data when the reader first interacts, and records presses until the page has hydrated.
//
// What this script and its counterparts beside it keep on the document:
//
// | where                   | set by       | meaning                                                              |
// |-------------------------|--------------|----------------------------------------------------------------------|
// | <html class="js">       | this script  | script runs: the variants `js:` and `no-js:` of the style sheet      |
// | <html data-theme>       | this script, ThemeSwitch | the theme the reader chose; absent: the system's theme   |
// | <html data-learn>       | this script  | the address is one of the course: the 404 page shows its bar         |
// | <html data-laid-out>    | this script  | a link was followed, the browser returned, or a scroll was longer    |
// |                         |              | than the screen: home lays out all                                   |
// | <html data-hydrated>    | hydrated.tsx | React handles every event; the tests wait for it                     |
// | <html data-waiting>     | this script  | a press waits for the runtime: a line at the top of the page         |
// | #script-missing[hidden] | this script  | hidden until a press waits for a file that is lost or late           |
// | [data-late]             | when-near.tsx | a part that is not hydrated yet when the page is                    |
// | self.earlyEvents        | this script  | presses to be dispatched again by use-replay.ts                      |
// | [data-share]            | share-link.tsx | a share link without an address: this script adds that of the page   |
// | link[media="not all"]   | this script  | a whole style sheet; hydrated.tsx applies it when another page opens |
// | [data-load-runtime]     | components   | load the runtime after the first paint; with a value: only if this   |
// |                         |              | browser's storage has that key                                       |
//
// The build adds data-scripts, data-styles (whole style sheets) and data-start (the page data, which also starts React) to
// the script element. `next dev` has none of them: there Next loads its own files.
(() => {
  const root = document.documentElement;
  const { scripts = '', styles = '', start } = document.currentScript.dataset;
  const list = (addresses) => addresses.split(' ').filter(Boolean);
  const missing = new Set(list(scripts));
  const earlyEvents = [];
  const noticeAfterMs = 4000;
  let isLoading = false;
  let isFailed = false;

  function readStorage(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return undefined; // Private windows may refuse storage.
    }
  }
  self.earlyEvents = earlyEvents;
  root.classList.add('js');
  function applyTheme() {
    const theme = readStorage('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // Without storage the theme lasts as long as the page.
    else if (theme !== undefined) delete root.dataset.theme;
  }
  applyTheme();
  // It was changed in another tab, or on a later page from which the reader comes back to this one.
  addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) applyTheme();
  });
  addEventListener('pageshow', applyTheme);
  if (/\/(chapter|lesson)(\/|$)/.test(location.pathname)) root.dataset.learn = '';
  // A program has encoded the "#" of a link, so that the host looks for a page of that name.
  const [path, fragment] = location.pathname.split('%23');
  if (fragment) location.replace(`${path}#${fragment}${location.search}`);
  const layOut = () => {
    root.dataset.laidOut = '';
  };
  // A place of the page is found again, after a reload or on Back, where the heights are the true ones.
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  if (location.hash || opening?.type !== 'navigate') layOut();
  addEventListener('popstate', layOut, true);
  // After a jump, by the End key or the scroll bar, nothing may move what is pressed next.
  let lastY = 0;
  addEventListener('scroll', () => {
    if (Math.abs(scrollY - lastY) > innerHeight) layOut();
    lastY = scrollY;
  });

  // A browser without `::details-content` prints a closed fold only if it is open (app/globals.css). One that is opened would close the
  // others of its name.
  let folds = [];
  if (!CSS.supports('selector(::details-content)')) {
    addEventListener('beforeprint', () => {
      folds = [...document.querySelectorAll('details:not([open])')].map((fold) => [fold, fold.name ?? '']);
      for (const [fold] of folds) Object.assign(fold, { name: '', open: true });
    });
    addEventListener('afterprint', () => {
      for (const [fold, name] of folds) Object.assign(fold, { open: false, name });
    });
  }

  /** Appends a script. The promise resolves when it has run; on error the element is removed and it rejects. */
  function loadScript(url) {
    return new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = resolve;
      script.onerror = () => {
        script.remove();
        reject();
      };
      document.head.append(script);
    });
  }

  // The whole style sheets are for the pages to come. They are not applied here: the browser would compute the style of every
  // element again. React adopts the elements by `href` and `data-precedence`; without them it would add its own.
  function loadStyles() {
    for (const url of list(styles)) {
      if (document.querySelector(`link[href="${url}"]`)) continue;
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', media: 'not all', href: url });
      link.dataset.precedence = 'next';
      document.head.append(link);
    }
  }

  /** Loads what is missing. The page data runs last: React must not start on a page that lacks a script. */
  function load() {
    if (isLoading || !start) return;
    isLoading = true;
    isFailed = false;
    // Not a preload: after a failure Chromium reports neither success nor failure of a second preload of the same URL.
    const startFile = fetch(start).then((response) => (response.ok ? response.text() : Promise.reject()));
    const files = [...missing].map((url) => loadScript(url).then(() => missing.delete(url)));
    Promise.all([startFile, ...files])
      .then(() => {
        loadStyles();
        return loadScript(start);
      })
      .catch(() => {
        isLoading = false;
        isFailed = true;
        if (earlyEvents.length) showNotice(true);
      });
  }

  function showNotice(isShown) {
    const notice = document.getElementById('script-missing');
    if (notice) notice.hidden = !isShown || ('hydrated' in root.dataset && earlyEvents.length === 0);
  }

  // A share link has no address while the owner has set none at build time: it gets that of this page.
  const addressShare = (link) => {
    const address = new URL(link.dataset.share, location.href);
    if (!link.href.includes('&url=')) link.href += `&url=${encodeURIComponent(address)}`;
  };
  /** Links that React has rendered since. The pointer goes down before every kind of press, a click can come from a key. */
  const onShare = ({ target }) => {
    const link = target.closest?.('[data-share]');
    if (link) addressShare(link);
  };
  for (const type of ['pointerdown', 'click']) addEventListener(type, onShare, true);

  /** Presses and keys of controls that need script. Values typed or chosen need no record: they stay in the field. */
  function onControl(event) {
    if (event.target.closest?.('a')) layOut();
    if ('hydrated' in root.dataset && !event.target.closest?.('[data-late]')) return;
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
    document.querySelectorAll('[data-share]').forEach(addressShare);
    const marks = [...document.querySelectorAll('[data-load-runtime]')].map((element) => element.dataset.loadRuntime);
    if (location.hash || marks.some((key) => !key || typeof readStorage(key) === 'string')) {
      requestAnimationFrame(() => setTimeout(load));
    }
  });
})();
