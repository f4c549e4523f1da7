/*
 * The service worker, /sw.js. It has no state and belongs to no version of the site: pages come from the network, files with a hash in their
 * name from any cache, and without a network everything comes from the newest cache that has it. What is in the caches is decided by
 * start.ts, which asks for one step after another (docs/offline.md).
 */
import { offlineAddresses, pageAddress, requestKind } from '@/lib/offline/requests';
import {
  cacheName,
  HASHED,
  isVersion,
  listAddress,
  MOST_VISITED,
  nextAddresses,
  outdated,
  type SiteList,
  searchOrder,
  VISITED,
} from '@/lib/offline/site-list';

/** TypeScript has the types of workers in a library that excludes the one of pages. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; get(id: string): Promise<{ url: string } | undefined> };
  skipWaiting(): Promise<void>;
}
const { registration, clients, skipWaiting } = self as unknown as Scope;

const { scope } = registration;
const urlOf = (address: string) => new URL(address, scope).href;

/** Hosts name headers in `Vary` that say nothing about a kept file; a query never names another one. */
const anyQuery = { ignoreSearch: true, ignoreVary: true };

/** A page that takes longer is answered with the kept one, if there is one. */
const LATE_MS = 4000;
/** Files that are asked for in one step. */
const STEP_SIZE = 12;

/** An address as it is kept, from the newest cache that has it. */
async function findKept(url: string): Promise<Response | undefined> {
  for (const name of searchOrder(await caches.keys())) {
    const found = await caches.match(url, { cacheName: name, ...anyQuery });
    if (found) return found;
  }
  return undefined;
}

/** Keeps what the reader has opened, unless a cache of the site has it. */
async function keepVisited(url: string, response: Response) {
  for (const cacheName of searchOrder(await caches.keys()))
    if (cacheName !== VISITED && (await caches.match(url, { cacheName, ...anyQuery }))) return;
  const cache = await caches.open(VISITED);
  await cache.put(url, response);
  const kept = await cache.keys();
  for (const request of kept.slice(0, -MOST_VISITED)) await cache.delete(request);
}

async function askNetwork(event: FetchEvent, url: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request));
  // Storage can be full or refused: the answer is the same.
  if (response.status === 200 && response.type === 'basic' && !response.redirected)
    event.waitUntil(keepVisited(url, response.clone()).catch(() => {}));
  return response;
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const address = pageAddress(event.request.url, scope);
  const url = urlOf(address);
  const network = askNetwork(event, url).catch(() => undefined);
  const first = await Promise.race([network, afterMs(LATE_MS)]);
  // A page that does not exist is a 404 of the server.
  if (first && first.status < 500) return first;
  return (await findKept(url).catch(() => undefined)) ?? (await network) ?? sayNotKept(address);
}

const afterMs = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** The page about this site without a network, which says in its first line that the address is not kept. */
async function sayNotKept(address: string): Promise<Response> {
  for (const page of offlineAddresses(address)) {
    const found = await findKept(urlOf(page)).catch(() => undefined);
    if (!found) continue;
    const html = (await found.text()).replace('<html ', '<html data-not-kept="" ');
    return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  return Response.error();
}

async function answerHashed(event: FetchEvent): Promise<Response> {
  return (await findKept(event.request.url).catch(() => undefined)) ?? askNetwork(event, event.request.url);
}

/** A file whose name has no hash. Without a network it comes from the cache that its page comes from. */
async function answerOther(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    return await askNetwork(event, url);
  } catch (error) {
    const found = await findKept(url);
    if (found) return found;
    throw error;
  }
}

const answers = { page: answerPage, hashed: answerHashed, other: answerOther };

function listen(type: string, listener: (event: never) => void) {
  addEventListener(type, listener as EventListener);
}

listen('fetch', (event: FetchEvent) => {
  const { url, method, mode, headers } = event.request;
  const kind = requestKind({ url, method, mode, isPart: headers.has('range') }, scope);
  if (kind) event.respondWith(answers[kind](event));
});

/** The only file that is kept before the reader opens it, with data saver as well. */
listen('install', (event: WorkerEvent) => {
  skipWaiting.call(self);
  const offline = offlineAddresses('').at(-1) ?? '';
  event.waitUntil(
    caches
      .open(VISITED)
      .then((cache) => cache.add(urlOf(offline)))
      .catch(() => {}),
  );
});

listen('activate', (event: WorkerEvent) => {
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()]));
});

let step: Promise<void> | undefined;

/** A page asks for one step while it is shown and idle, or, with a port, for an answer when no step is going on. */
listen('message', (event: WorkerEvent & { data: SiteList; ports: readonly MessagePort[] }) => {
  const [port] = event.ports;
  if (port) {
    event.waitUntil(Promise.resolve(step).then(() => port.postMessage('')));
    return;
  }
  if (step) return;
  // A file that is lost is asked for again in the next step; where there is no room, the worker answers as before.
  step = keepNext(event.data)
    .catch(() => {})
    .finally(() => {
      step = undefined;
    });
  event.waitUntil(step);
});

/** Pages that a host has refused, or answered in another version, in this round. */
const lost = new Set<string>();

async function keepNext(list: SiteList) {
  const name = cacheName(list);
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const isKept = (address: string) => kept.has(urlOf(address));
  const next = nextAddresses(list, STEP_SIZE, isKept, (address) => lost.has(address));
  const work = next.map(async (address) => {
    const isRight = await keep(cache, address, list.pages[address]).catch(() => false);
    if (!isRight) lost.add(address);
  });
  await Promise.all(work);
  if (next.length > 0) return;
  if (lost.size > 0) {
    lost.clear();
    return;
  }
  const names = await caches.keys();
  await Promise.all(outdated(names, name).map((old) => caches.delete(old)));
  // It is the mark of a complete cache.
  await cache.put(urlOf(listAddress(list.language)), Response.json(list));
}

/**
 * Takes an address from another cache if that has the same, and else from the network.
 *
 * @param version of a page
 * @returns whether it is kept now
 */
async function keep(cache: Cache, address: string, version: string | undefined): Promise<boolean> {
  const url = urlOf(address);
  const put = async (answer: Response | undefined) => {
    if (!answer?.ok || !isVersion(version && (await answer.clone().text()), version)) return false;
    await cache.put(url, answer);
    return true;
  };
  const canBeSame = address.startsWith(HASHED) || version !== undefined;
  if (canBeSame && (await put(await findKept(url)))) return true;
  return put(await fetch(url, { cache: 'no-cache', priority: 'low' }));
}
