import { HASHED } from './site-list';

/** What the worker answers, and how: see components/offline/worker.ts. */
export type RequestKind = 'page' | 'hashed' | 'other';

interface Asked {
  url: string;
  method: string;
  /** Of a Request: `navigate` for a page. */
  mode: string;
  /** Whether it asks for a part of a file. */
  isPart?: boolean;
}

/** Always asked of the network: the worker, and the lists that say which version there is. */
const never = /^(sw\.js$|offline\/)/;

/**
 * @param scope the root of the site
 * @returns nothing for what the worker leaves to the browser
 */
export function requestKind({ url, method, mode, isPart }: Asked, scope: string): RequestKind | undefined {
  if (method !== 'GET' || isPart || !url.startsWith(scope)) return undefined;
  const address = url.slice(scope.length);
  if (never.test(address)) return undefined;
  if (address.startsWith(HASHED)) return 'hashed';
  return mode === 'navigate' ? 'page' : 'other';
}

/**
 * The address of a page in a list: hosts answer `/about/`, `/about.html` and `/about?from=x` with the page of `/about`.
 *
 * @param scope the root of the site
 */
export function pageAddress(url: string, scope: string): string {
  const { pathname } = new URL(url);
  const address = pathname.slice(new URL(scope).pathname.length).replace(/\/+$/, '');
  return address.replace(/(^|\/)index\.html$|\.html$/, '');
}

/** Where the page is that says that an address is not kept: in the language of the address, which is its first part, and else in English. */
export const offlineAddresses = (address: string) => [`${address.split('/')[0]}/offline`, 'offline'];
