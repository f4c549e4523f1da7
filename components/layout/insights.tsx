'use client';

import { computeRoute } from '@vercel/analytics';
import { useParams, usePathname } from 'next/navigation';

/**
 * The route of the page, for page views and page speed (start-insights.ts), if `hasInsights` of content/site.ts is true. The build
 * replaces the variable, so that an ordinary page contains nothing of it.
 */
export function Insights() {
  if (process.env.INSIGHTS !== 'on') return null;
  return <PageRoute />;
}

function PageRoute() {
  const params = useParams();
  // Rendered by the build only: the browser knows the address, not the pattern of it.
  const route = computeRoute(usePathname(), params as Record<string, string | string[]>);
  return <span hidden data-route={route ?? undefined} />;
}
