// Runs before the first paint: says that script is there, applies the reader's chosen theme so that nothing flashes, keeps
// what is pressed before the rest of the script has come, and spares a phone the layout of what nobody sees yet.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage can be refused (private windows); the system's theme then applies.
  }

  // What waits to appear (`early:`) waits no longer than this, whatever becomes of the rest of the script.
  setTimeout(() => root.classList.add('late'), 2000);

  // The framework comes back only to entries of the history that bear its mark, and those the browser makes for a place in
  // the page bear none: they take over the mark of the page they are in.
  let mark;
  addEventListener('hashchange', () => {
    if (!history.state && mark?.path === location.pathname) history.replaceState(mark.state, '');
  });

  addEventListener(
    'click',
    ({ target, timeStamp }) => {
      // Read by components/ui/early-press.tsx.
      const button = target.closest('button');
      mark = { state: history.state, path: location.pathname };
      if (button) self.pressed = { button, at: timeStamp };
      // The way to a place of this page is walked, to another page and back it is not.
      const link = target.closest('a');
      if (link?.hash && link.pathname === location.pathname) {
        root.classList.add('walking');
        setTimeout(() => root.classList.remove('walking'), 500);
      }
      if (link) layOutAll();
    },
    true,
  );

  // A long page that is opened at its top is laid out as far as it is seen (`.later` in app/globals.css). The rest follows
  // part by part as soon as somebody begins to read, and at once when a key or a link asks for an exact place.
  const parts = document.getElementsByClassName('later');
  let laidOut = 0;
  function layOutNext() {
    const part = parts[laidOut++];
    // Whoever is past it already has jumped: by a search in the page, or by the scrollbar.
    if (!part || part.getBoundingClientRect().top < 0) return layOutAll();
    part.style.contentVisibility = 'visible';
    (self.requestIdleCallback ?? setTimeout)(layOutNext);
  }
  /** Keeps what is in the middle of the window where it is, whatever grows above it. */
  function layOutAll() {
    if (!root.classList.contains('unread')) return;
    const seen = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.later');
    const topOfSeen = () => seen?.getBoundingClientRect().top ?? 0;
    const before = topOfSeen();
    root.classList.remove('unread');
    const moved = topOfSeen() - before;
    if (Math.abs(moved) > 1) scrollBy({ top: moved, behavior: 'instant' });
  }

  // The name of the opening still has what browsers take out of the address: `#:~:text=`, a link to words.
  const [opening] = performance.getEntriesByType('navigation');
  if (opening?.type !== 'navigate' || opening.name.includes('#')) return;
  root.classList.add('unread');
  for (const sign of ['scroll', 'wheel', 'touchstart']) {
    addEventListener(sign, layOutNext, { capture: true, passive: true, once: true });
  }
  for (const wish of ['keydown', 'focusin', 'popstate'])
    addEventListener(wish, layOutAll, { capture: true, once: true });
})();
