'use client';

import { type ComponentType, lazy } from 'react';

/** One screen ahead, so that the code is there when the reader is. */
const AHEAD = '100% 0px';

/** Settles when the element comes near the view; at once where there is none yet, or where the address asks for a place. */
function comesNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element || window.location.hash !== '') return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
  });
}

/**
 * A client component whose code is loaded when the section with this id comes near. Its HTML is complete from the start,
 * rendered on the server; put it in a `<Suspense>`, which keeps that HTML until the code has come.
 */
export function nearView<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (typeof window !== 'undefined') await comesNear(id);
    return { default: await load() };
  });
}
