// Runs before the first paint: says that script is there, applies the reader's chosen theme so that nothing flashes, and
// spares a phone the layout of what nobody sees yet.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage can be refused (private windows); the system's theme then applies.
  }

  // A long page that is opened at its top is laid out as far as it is seen (`.later` in app/globals.css). The rest follows
  // part by part as soon as somebody begins to read, and at once when a key or a link asks for an exact place.
  const [opening] = performance.getEntriesByType('navigation');
  if (location.hash || opening?.type !== 'navigate') return;
  const parts = document.getElementsByClassName('later');
  let laidOut = 0;
  function layOutNext() {
    const part = parts[laidOut++];
    if (!part) return layOutAll();
    part.style.contentVisibility = 'visible';
    (self.requestIdleCallback ?? setTimeout)(layOutNext);
  }
  const layOutAll = () => root.classList.remove('unread');

  root.classList.add('unread');
  for (const sign of ['scroll', 'pointermove', 'touchstart']) {
    addEventListener(sign, layOutNext, { capture: true, passive: true, once: true });
  }
  for (const wish of ['keydown', 'focusin', 'popstate'])
    addEventListener(wish, layOutAll, { capture: true, once: true });
  addEventListener('click', (event) => event.target.closest('a') && layOutAll(), true);
})();
