import { Analytics } from '@vercel/analytics/next';
import { SpeedInsights } from '@vercel/speed-insights/next';

/**
 * Page views and page speed, if `hasInsights` of content/site.ts is true. next.config.ts replaces the variable, so that an
 * ordinary build contains no code of either library.
 */
export function Insights() {
  if (process.env.INSIGHTS !== 'on') return null;
  return (
    <>
      {/* Page views are counted without interaction, so the runtime loads after the first paint. */}
      <span data-load-runtime="" hidden />
      <Analytics />
      <SpeedInsights />
    </>
  );
}
