'use client';

import { useEffect } from 'react';
import { failure } from '@/lib/content/failure';

/**
 * Replaces a page whose rendering failed, usually because a script chunk failed to load during a client-side navigation. The
 * URL is then already that of the new page, whose HTML works without script, so the page is reloaded once. This component is
 * in the script of every page: keep it small.
 */
export default function GlobalError() {
  useEffect(() => {
    const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isSecondTry = opening?.type === 'reload' && new URL(opening.name).pathname === window.location.pathname;
    if (!isSecondTry) window.location.reload();
  }, []);
  return (
    <html lang="en">
      <body>
        <title>{failure.title}</title>
        <main className="page py-28">
          <h1 className="text-4xl">{failure.title}</h1>
          <p className="mt-5">
            {failure.text}{' '}
            <a href="/" className="link">
              {failure.home}
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
