import { Analytics } from '@vercel/analytics/next';
import { SpeedInsights } from '@vercel/speed-insights/next';

/**
 * Page views and page-speed measurements, only when the owner asks for them with NEXT_PUBLIC_INSIGHTS=1. The bundler
 * replaces the variable, so an ordinary build holds nothing of either library.
 */
export function Insights() {
  if (process.env.NEXT_PUBLIC_INSIGHTS !== '1') return null;
  return (
    <>
      {/* A view counts without interaction. */}
      <span data-load-runtime="" hidden />
      <Analytics />
      <SpeedInsights />
    </>
  );
}
