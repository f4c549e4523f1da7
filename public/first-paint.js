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
  // part by part as soon as somebody begins to read, and at once when a link asks for an exact place.
  const [opening] = performance.getEntriesByType('navigation');
  if (location.hash || opening?.type !== 'navigate') return;
  const signs = ['scroll', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const parts = document.getElementsByClassName('later');
  let laidOut = 0;
  function layOutNext() {
    const part = parts[laidOut++];
    if (!part) return layOutAll();
    part.style.contentVisibility = 'visible';
    (self.requestIdleCallback ?? setTimeout)(layOutNext);
  }
  function begin() {
    for (const sign of signs) removeEventListener(sign, begin, true);
    layOutNext();
  }
  function layOutAll(event) {
    if (event?.type === 'click' && !event.target.closest('a')) return;
    root.classList.remove('unread');
    removeEventListener('click', layOutAll, true);
    removeEventListener('popstate', layOutAll);
  }
  root.classList.add('unread');
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
  addEventListener('click', layOutAll, true);
  addEventListener('popstate', layOutAll);
})();
