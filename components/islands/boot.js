// The only inline script, in <head>: what must happen before the first paint, the theme, and a record of presses until what they are for is
// alive.
//
// What this script and its counterparts keep on the document:
//
// | where                    | set by          | meaning                                                               |
// |--------------------------|-----------------|-----------------------------------------------------------------------|
// | <html class="js">        | this script     | script runs: the variants `js:` and `no-js:` of the style sheet       |
// | <html data-theme>        | this script     | the theme the reader chose; absent: the system's theme                |
// | <html data-stored>       | this script     | the keys of what the browser has stored for the site: see `own-record` |
// | <html data-learn>        | this script     | the address is one of the course: the 404 page shows its bar          |
// | <html lang>              | this script     | on the 404 page, the language of the address                          |
// | <html data-laid-out>     | this script     | a link was followed, the browser returned, or a scroll was longer     |
// |                          |                 | than the screen: home lays out all                                    |
// | <html data-followed>     | loader.ts       | a link to a fragment was followed on this page (use-fragment-state.ts) |
// | <html data-bar-hidden>   | hiding-header.behaviour.ts | the reader scrolls down: the top bar is hidden              |
// | <html data-loader>      | loader.ts       | it has arrived                                                        |
// | <html data-kept>        | offline/start.ts | what the browser keeps: `site`, `part` of it, or what was `visited`   |
// | <html data-not-kept>    | offline/worker.ts | the address is not kept, and this is the page /offline               |
// | <html data-waiting>      | this script     | a press waits for a file: a line at the top of the page               |
// | <html data-state>        | loader.ts       | `alive`: the behaviours have started                                  |
// | [data-island] data-state | loader.ts, mount.tsx | `loading`, or `alive`: React answers every event                 |
// | <html style>             | bottom-notes.behaviour.ts | `--notes-height`: of the notes at the bottom of the window   |
// | #script-missing[hidden]  | this script     | hidden until a press waits for a file that is lost or late            |
// | self.earlyEvents         | this script     | presses to be repeated (replay.ts)                                    |
// | self.earlyInputs         | this script     | when each field was last typed in or chosen, before something answers |
// | [data-share]             | share-link.tsx  | a share link without an address: this script adds that of the page    |
// | [data-theme-switch]      | theme-switch.tsx | the button whose presses this script answers                         |
(() => {
  const root = document.documentElement;
  const earlyEvents = [];
  const noticeAfterMs = 4000;
  const notice = () => document.getElementById('script-missing');
  /** Or so late that the reader is asked to press again. */
  let isLoaderLost = false;
  self.earlyEvents = earlyEvents;
  self.earlyInputs = new WeakMap();
  root.classList.add('js');

  function storage(work) {
    try {
      return work(localStorage);
    } catch {
      return undefined; // Private windows may refuse storage.
    }
  }
  function keysOf(name) {
    try {
      return Object.keys(self[name]);
    } catch {
      return [];
    }
  }
  function applyTheme() {
    const theme = storage((store) => store.getItem('theme'));
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    // Without storage the theme lasts as long as the page.
    else if (theme !== undefined) delete root.dataset.theme;
  }
  function changeTheme() {
    const next = { undefined: 'light', light: 'dark' }[root.dataset.theme];
    if (next) root.dataset.theme = next;
    else delete root.dataset.theme;
    storage((store) => (next ? store.setItem('theme', next) : store.removeItem('theme')));
  }
  applyTheme();
  root.dataset.stored = ['localStorage', 'sessionStorage'].flatMap(keysOf).join(' ');
  // It was changed in another tab, or on a later page from which the reader comes back to this one.
  addEventListener('storage', ({ key }) => {
    if (key === 'theme' || key === null) applyTheme();
  });
  addEventListener('pageshow', applyTheme);
  if (/\/(chapter|lesson)(\/|$)/.test(location.pathname)) root.dataset.learn = '';
  // The 404 page is one for all languages.
  const [, language] = /\/(es|pt)(?:\/|$)/.exec(location.pathname) ?? [];
  if (language && root.lang === 'en') root.lang = language;
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

  // A browser that leaves out the animation between two pages reports it as an error.
  for (const type of ['pageswap', 'pagereveal'])
    addEventListener(type, ({ viewTransition }) => viewTransition?.ready.catch(() => {}));

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
  addEventListener('DOMContentLoaded', () => document.querySelectorAll('[data-share]').forEach(addressShare));

  const onLost = ({ target }) => {
    if (target.id === 'loader') isLoaderLost = true;
  };
  addEventListener('error', onLost, true);
  function loadAgain() {
    // A script that is added does not wait for the rest of the page.
    if (document.readyState === 'loading') return;
    isLoaderLost = false;
    const lost = document.getElementById('loader');
    const script = document.createElement('script');
    for (const { name, value } of lost.attributes) script.setAttribute(name, value);
    // Of one address a browser asks once at a time, and would wait for the same answer.
    script.src += '?again';
    lost.replaceWith(script);
  }

  /** Presses and keys of controls that need script. Values typed or chosen stay in their field: only their time is recorded. */
  function onControl(event) {
    const { target, type, key } = event;
    if (target.closest?.('a')) layOut();
    const control = target.closest?.('button:not([popovertarget]), input, select, textarea');
    if (!control) return;
    if (control.matches('[data-theme-switch]')) {
      if (type === 'click') changeTheme();
      return;
    }
    const { dataset } = control.closest('[data-island]') ?? root;
    if (dataset.state === 'alive') return;
    if (type === 'input') self.earlyInputs.set(target, event.timeStamp);
    const isPress = type === 'click' && control.matches('button');
    const isTabKey = type === 'keydown' && control.matches('[role=tab]') && /^(Arrow|Home|End)/.test(key);
    if (isPress || isTabKey) {
      // The reader was asked to press again: the presses are one.
      const before = earlyEvents.findIndex((early) => early.target === target);
      if (before >= 0 && notice()?.hidden === false) earlyEvents.splice(before, 1);
      earlyEvents.push(event);
      root.dataset.waiting = '';
    }
    if (isPress || isTabKey || type === 'input') {
      const show = () => {
        if (dataset.state === 'alive') return;
        notice()?.removeAttribute('hidden');
        if (!('loader' in root.dataset)) isLoaderLost = true;
      };
      if (isLoaderLost) show();
      setTimeout(show, noticeAfterMs);
    }
    if (isLoaderLost) loadAgain();
  }
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, onControl, true);
})();
