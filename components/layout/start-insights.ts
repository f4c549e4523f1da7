import { inject, pageview } from '@vercel/analytics';
import { injectSpeedInsights } from '@vercel/speed-insights';

/** Counts the view of the page and measures its speed, by the route that insights.tsx has written. The host provides the scripts. */
export function startInsights() {
  const route = document.querySelector<HTMLElement>('[data-route]')?.dataset.route ?? null;
  const count = () => pageview({ route, path: window.location.pathname });
  inject({ framework: 'next', disableAutoTrack: true });
  injectSpeedInsights({ framework: 'next', route });
  count();
  // A page that the browser kept is seen again.
  window.addEventListener('pageshow', ({ persisted }) => persisted && count());
}
