'use client';

import { useEffect } from 'react';
import { failure } from '@/lib/content/failure';

/**
 * What stands in place of a page that broke down. Mostly a file of its script was lost on the way from one page to another;
 * the address is then the new page's already, whose HTML needs no script. So the page is first loaded again. Every page
 * carries this, so it is small.
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
