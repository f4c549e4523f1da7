/**
 * Whether a link led to the fragment: the one that opened the page, or one of the page (loader.ts). The browser restores the scroll position
 * after a reload or a history navigation; scroll to the result only after a link.
 */
export function openedByLink(): boolean {
  if ('followed' in document.documentElement.dataset) return true;
  const [opening] = performance.getEntriesByType?.('navigation') ?? [];
  const type = (opening as PerformanceNavigationTiming | undefined)?.type;
  return type !== 'reload' && type !== 'back_forward';
}
