// Runs before the first paint: says that script is there, and applies the reader's chosen theme, so that nothing flashes.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage can be refused (private windows); the system's theme then applies.
  }
})();
