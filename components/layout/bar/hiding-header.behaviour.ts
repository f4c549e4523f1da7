const HIDE_BELOW_PX = 100;

/**
 * Hides the bar on scrolling down and shows it on scrolling up. It stays while it contains the focus, and hides when the focus moves to
 * an element that it would cover.
 */
export function hideHeader(bar: HTMLElement) {
  const setHidden = (isHidden: boolean) => {
    bar.toggleAttribute('data-hidden', isHidden);
    // For what is below the bar. With `html:has(header[data-hidden])` each inserted element would style the whole page anew.
    document.documentElement.toggleAttribute('data-bar-hidden', isHidden);
  };
  // Only where the style sheet does not know the height: a property of `<html>` styles the whole page anew.
  new ResizeObserver(() => {
    const isTaller = bar.offsetHeight > Math.ceil(Number.parseFloat(getComputedStyle(bar).minHeight));
    const { style } = document.documentElement;
    if (isTaller) style.setProperty('--bar-needs', `${bar.offsetHeight}px`);
    else style.removeProperty('--bar-needs');
  }).observe(bar);
  let lastY = window.scrollY;
  window.addEventListener(
    'scroll',
    () => {
      const y = window.scrollY;
      if (y === lastY) return;
      setHidden(y > lastY && y > HIDE_BELOW_PX && !bar.contains(document.activeElement));
      lastY = y;
    },
    { passive: true },
  );
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (bar.contains(target)) setHidden(false);
    else if (target.id !== 'main') {
      const { top, bottom } = target.getBoundingClientRect();
      if (top < bar.offsetHeight && bottom > 0) setHidden(true);
    }
  });
}
