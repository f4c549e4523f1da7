/*
 * Every page asks for this file once it has loaded and is idle. It registers the worker, has the site kept step by step, and tells the reader
 * of a new version and of a lost network. Nothing of it is sent to pages that are kept in the back/forward cache: a message would remove
 * them from it.
 */
import { deleteStored, readStored, store } from '@/components/ui/browser/browser-storage';
import { pageAddress } from '@/lib/offline/requests';
import { cacheName, hasRoom, isFrugal, isOurs, type Line, listAddress, type SiteList } from '@/lib/offline/site-list';
import { KEPT, showKept } from './show-kept';
import { hideNotice, showNotice } from './show-notice';

/** Between two steps, which leaves the line to the reader. */
const PAUSE_MS = 1000;
/** A file that is never right, for example while a host replaces files, must not be asked for without end. */
const MOST_STEPS = 200;

const { serviceWorker, storage } = navigator;
const line = (navigator as { connection?: Line }).connection;
const { dataset, lang } = document.documentElement;
const root = new URL('.', document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? location.href).href;

/** The choice of the reader on the page /offline, as it is stored: the site is kept unless it says `no`. */
const CHOICE = 'offline';
const isRefused = () => readStored(CHOICE) === 'no';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const idle = () => new Promise((resolve) => (self.requestIdleCallback ?? setTimeout)(resolve));
const once = (target: EventTarget, type: string) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }));

/** Storage and workers can be refused, and the network can be gone: the page works as before. */
const tryTo = (work: Promise<unknown>) => work.catch(() => {});

async function fetchList(): Promise<SiteList> {
  const answer = await fetch(new URL(listAddress(lang), root), { cache: 'no-cache', priority: 'low' });
  if (!answer.ok) throw new Error(answer.url);
  return answer.json();
}

/** Says so when this page is not the one that the site has now. */
function offerNewVersion({ pages }: SiteList) {
  const version = pages[pageAddress(location.href, root)];
  if (version && version !== document.getElementById('loader')?.dataset.version) showNotice('new-version');
}

const isComplete = async (list: SiteList) =>
  Boolean(await caches.match(new URL(listAddress(list.language), root), { cacheName: cacheName(list) }));

async function keepSite(list: SiteList) {
  for (let step = 0; step < MOST_STEPS && !isRefused(); step++) {
    if (await isComplete(list)) return 'site';
    while (document.hidden) await once(document, 'visibilitychange');
    await idle();
    (await serviceWorker.ready).active?.postMessage(list);
    await pause(PAUSE_MS);
    dispatchEvent(new Event(KEPT));
  }
  return 'part';
}

/** The page that the worker has not seen, and its files, from the HTTP cache. */
async function keepFirstPage() {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  for (const url of [new URL(pageAddress(location.href, root), root).href, ...files])
    if (url.startsWith(root)) await fetch(url, { cache: 'force-cache' });
}

/** A step that goes on after the caches are deleted would create one of them again. */
async function waitForWorker() {
  const worker = (await serviceWorker.getRegistration(root))?.active;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('', [port2]);
  await new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

async function remove() {
  await waitForWorker();
  for (const registration of await serviceWorker.getRegistrations())
    if (registration.scope === root) await registration.unregister();
  for (const name of await caches.keys()) if (isOurs(name)) await caches.delete(name);
  delete dataset.kept;
}

async function keep() {
  if (isRefused()) return remove();
  const isFirst = !serviceWorker.controller;
  await serviceWorker.register(new URL('sw.js', root), { updateViaCache: 'none' });
  await serviceWorker.ready;
  if (!serviceWorker.controller) await once(serviceWorker, 'controllerchange');
  if (isFrugal(line)) {
    if (isFirst) await keepFirstPage();
    dataset.kept = 'visited';
    return;
  }
  if (!navigator.onLine) await once(window, 'online');
  const list = await fetchList();
  offerNewVersion(list);
  const look = () => document.hidden || tryTo(fetchList().then(offerNewVersion));
  document.addEventListener('visibilitychange', look);
  addEventListener('online', look);
  if (hasRoom(list.bytes.stored, await storage?.estimate())) dataset.kept = await keepSite(list);
  else if (isFirst) await keepFirstPage();
  dataset.kept ??= 'visited';
}

function watchNetwork() {
  const look = () => (navigator.onLine ? hideNotice('no-network') : showNotice('no-network'));
  addEventListener('online', look);
  addEventListener('offline', look);
  look();
}

watchNetwork();
tryTo(keep());
tryTo(
  showKept(!isRefused(), (isWanted) => {
    if (isWanted) deleteStored(CHOICE);
    else store(CHOICE, 'no');
    return keep();
  }),
);
