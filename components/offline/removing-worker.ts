/*
 * What /sw.js is while content/site.ts switches the worker off: it removes what an earlier worker has kept, and itself. Browsers look for a
 * new /sw.js when a page is opened.
 */
import { isOurs } from '@/lib/offline/site-list';

const { registration } = self as unknown as { registration: ServiceWorkerRegistration };

addEventListener('install', () => (self as unknown as { skipWaiting(): void }).skipWaiting());

addEventListener('activate', (event) => {
  const remove = async () => {
    await registration.unregister();
    for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  };
  (event as Event & { waitUntil(work: Promise<void>): void }).waitUntil(remove());
});
