import { site } from '@/content/site';

/** The address that readers hand on: the owner's, or a path, which the browser completes, while the owner has set none. */
export function sharedAddress(path: `/${string}`): string {
  return site.hasUrl ? site.origin + path : path;
}
