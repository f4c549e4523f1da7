import { findTarget } from '@/components/islands/fragment';

/**
 * The WAI-ARIA tabs pattern with automatic activation. A fragment link to an element in a panel selects that panel, and so does a hit of
 * find-in-page, in browsers that search what is hidden until found.
 */
export function controlTabs(list: HTMLElement) {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const panelOf = (tab: HTMLElement) => document.getElementById(tab.getAttribute('aria-controls') ?? '');

  function select(selected: HTMLElement) {
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === selected));
      tab.tabIndex = tab === selected ? 0 : -1;
      const panel = panelOf(tab);
      panel?.removeAttribute('data-closed');
      if (tab === selected) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
  }

  function openTarget() {
    const target = findTarget();
    const tab = target && tabs.find((tab) => panelOf(tab)?.contains(target));
    if (!tab) return;
    select(tab);
    target.scrollIntoView();
  }

  list.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element && target.closest<HTMLElement>('[role=tab]');
    if (tab) select(tab);
  });
  list.addEventListener('keydown', (event) => {
    const index = tabs.indexOf(event.target as HTMLElement);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined || index < 0 ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    select(tab);
    tab.focus();
  });
  // The browser scrolls to the hit right after the event.
  for (const tab of tabs) panelOf(tab)?.addEventListener('beforematch', () => select(tab));
  window.addEventListener('hashchange', openTarget);

  const [first] = tabs;
  if (first) select(tabs.find((tab) => tab.getAttribute('aria-selected') === 'true') ?? first);
  openTarget();
}
