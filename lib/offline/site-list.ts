/**
 * What the browser keeps of the site in one language, `offline/<language>.json` of the export. Every address is relative to the root of the
 * site, so that it holds under a sub-path.
 */
export interface SiteList {
  /** Differs as soon as one file differs. */
  version: string;
  language: string;
  bytes: {
    /** Over the network, compressed by gzip, without headers. */
    sent: number;
    /** In the browser, which stores files as they are after decompression. */
    stored: number;
  };
  /** Scripts, fonts, properties and data of all pages. */
  files: string[];
  /** The version of each page, which is in its HTML as well. The address of home is empty. */
  pages: Record<string, string>;
}

/** Names under it carry a hash of their content: a file of any deploy is the right one. */
export const HASHED = '_next/static/';

/** What the reader has opened, beside the caches of the site: pages with data saver, downloads, embeds. */
export const VISITED = 'visited';

/** More are removed, the oldest first. */
export const MOST_VISITED = 150;

const PREFIX = 'site';

export const cacheName = ({ language, version }: Pick<SiteList, 'language' | 'version'>) =>
  [PREFIX, language, version].join(' ');

export const isOurs = (name: string) => name === VISITED || name.startsWith(`${PREFIX} `);

export const listAddress = (language: string) => `offline/${language}.json`;

/** The caches of the site as a browser lists them, which is in the order of their creation: the newest first, then what was visited. */
export const searchOrder = (names: readonly string[]) => [
  ...names.filter((name) => name.startsWith(`${PREFIX} `)).reverse(),
  ...names.filter((name) => name === VISITED),
];

/** The caches that a complete one replaces: those of the same language. */
export const outdated = (names: readonly string[], complete: string) => {
  const [prefix, language] = complete.split(' ');
  return names.filter((name) => name !== complete && name.startsWith(`${prefix} ${language} `));
};

/**
 * What to keep next: pages after all files, so that a page in the cache of a site is complete.
 *
 * @param isKept whether an address is in the cache of this version
 * @param isLost whether an address has failed in this round: the other pages come first
 */
export function nextAddresses(
  { files, pages }: SiteList,
  count: number,
  isKept: (address: string) => boolean,
  isLost: (address: string) => boolean = () => false,
): string[] {
  const missing = files.filter((address) => !isKept(address));
  const next = missing.length > 0 ? missing : Object.keys(pages).filter((page) => !isKept(page) && !isLost(page));
  return next.slice(0, count);
}

/**
 * Whether a text is that version of a page. During a deploy a host can answer with a page of another version than its list.
 *
 * @param version of the list; none for a file, of which any text is right
 */
export const isVersion = (text: string | undefined, version: string | undefined) =>
  version === undefined || Boolean(text?.includes(`data-version="${version}"`));

/** `navigator.connection`, which not every browser has. */
export interface Line {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether only what the reader opens is kept: with data saver, and on a slow line. */
export const isFrugal = ({ saveData, effectiveType = '' }: Line = {}) =>
  saveData === true || /2g|3g/.test(effectiveType);

/**
 * Whether the browser has room for the site: twice, because the cache of the next version is filled before that of this one is removed.
 *
 * @param stored bytes of the site
 * @param estimate of `navigator.storage.estimate()`, in bytes
 */
export const hasRoom = (stored: number, { quota = Number.POSITIVE_INFINITY, usage = 0 }: StorageEstimate = {}) =>
  quota - usage >= 2 * stored;
