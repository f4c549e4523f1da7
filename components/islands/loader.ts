import { startBehaviours } from './behaviours';
import { page, retryEvents } from './fetch-once';
import { fetchFiles, filesAt, loadIsland } from './files';
import { findTarget } from './fragment';
import { connection, isLineFrugal } from './line';
import { hasChangedField, replayPress } from './replay';
import { isAlive, isAwaited, islandOf, setState, settlePresses, showNotice, takePresses } from './state';

/*
 * The only file that every page loads: it starts the behaviours at the first sign of a person, and hydrates an island when it comes within
 * a screen of the viewport, or is used. Nothing here measures the page before that sign.
 */

/** Uses of the island where they happen. */
const uses = ['pointerdown', 'click', 'keydown', 'focusin', 'input'];
/** Signs of a person. */
const signs = ['scroll', 'wheel', 'pointermove', 'touchstart', ...uses];

const root = document.documentElement;
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const { saveData } = connection();
const isFrugal = isLineFrugal();

/** Set by `load`. */
let startMarkup = () => {};

/** One island in a task, so that the browser can answer in between. */
let lastTask = Promise.resolve();
function nextTask(): Promise<void> {
  lastTask = lastTask.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTask;
}

/** Islands that have lost a file. */
const failed = new Set<HTMLElement>();

/** A reader who follows a link aborts what is loading, and the page with this timer is gone before it ends. */
const REPORT_MS = 10_000;
const report = (island: HTMLElement, error: unknown) =>
  setTimeout(() => failed.has(island) && console.error(error), REPORT_MS);

/** @param isUsed the reader waits for it: it does not wait for those before it */
async function hydrate(island: HTMLElement, isUsed = false) {
  if (island.dataset.state) return;
  setState(island, 'loading');
  failed.delete(island);
  try {
    const hydrateIt = await loadIsland(island);
    if (!isUsed) await nextTask();
    hydrateIt();
  } catch (error) {
    failed.add(island);
    setState(island, null);
    if (isAwaited(island)) showNotice();
    report(island, error);
  }
}

function retry() {
  for (const island of failed) hydrate(island);
}

/** From its files to its hydration: on the slowest phone that readers have, React takes a second. */
const HYDRATED_MS = 2000;

/**
 * WebKit can lose an import or a task of a page that is left meanwhile. If it comes back from the back/forward cache, the island is never
 * hydrated, and nothing tried again ends: the page is loaded anew, unless that would lose what was typed.
 */
function reloadIfStuck({ persisted }: PageTransitionEvent) {
  if (!persisted) return;
  setTimeout(() => {
    const latest = performance.now() - HYDRATED_MS;
    const isStuck = (island: HTMLElement) =>
      island.dataset.state === 'loading' && (filesAt.get(island) ?? Infinity) < latest;
    if (islands.some(isStuck) && !islands.some(hasChangedField)) location.reload();
  }, 2 * HYDRATED_MS);
}

/** An element without a box of its own (`display: contents`) is never seen: its first child is. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const island = islandOf(target);
      if (!isIntersecting) continue;
      if (!isAlive(root)) fetchFiles(island).catch(() => {});
      else {
        near.unobserve(target);
        hydrate(island);
      }
    }
  },
  { rootMargin: '100% 0px' },
);

function watchIslands() {
  for (const { firstElementChild } of islands) {
    if (!firstElementChild) continue;
    // Observed anew, it is reported anew.
    near.unobserve(firstElementChild);
    near.observe(firstElementChild);
  }
}

/** At the first sign of a person. */
function start() {
  if (isAlive(root)) return;
  setState(root, 'alive');
  startMarkup();
  for (const event of takePresses(root)) setTimeout(() => replayPress(event));
  settlePresses();
  for (const island of islands) if (hasChangedField(island) || (island.dataset.now && !saveData)) hydrate(island);
  if (!isFrugal) watchIslands();
}

/** A fragment can name the result of a calculator, and a link in the page that of another one. */
function openFragment() {
  if (!location.hash) return;
  start();
  const target = findTarget(location.hash.replace(/\?.*/, ''));
  const hasState = /[?=]/.test(location.hash);
  for (const island of islands) {
    if (target ? island.contains(target) || (hasState && target.contains(island)) : hasState) hydrate(island);
  }
}

function listen() {
  for (const type of signs) {
    const onSign = (event: Event) => {
      // Browsers also report a pointer at rest as moved, by 0 pixels.
      const { movementX, movementY } = event as PointerEvent;
      if (type === 'pointermove' && !movementX && !movementY) return;
      const place = uses.includes(type) && event.target instanceof Element ? islandOf(event.target) : root;
      // First of all what the reader uses.
      if (place !== root) hydrate(place, true);
      start();
      if (!uses.includes(type)) removeEventListener(type, onSign, true);
    };
    addEventListener(type, onSign, { capture: true, passive: true });
  }
  addEventListener('hashchange', () => {
    root.dataset.followed = '';
    openFragment();
  });
  for (const type of retryEvents) addEventListener(type, retry);
  addEventListener('pageshow', reloadIfStuck);
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  const afterLoad = (work: () => unknown) =>
    document.readyState === 'complete' ? whenIdle(work) : addEventListener('load', () => whenIdle(work));
  if (islands.length > 0 && !isFrugal) afterLoad(() => isAlive(root) || watchIslands());
  const { offline } = page();
  // biome-ignore lint/plugin: the page does not depend on this file, so a failed import needs no message; the next page imports it again
  if (offline && 'serviceWorker' in navigator) afterLoad(() => import(offline).catch(() => {}));
}

function begin() {
  const record = window.earlyEvents ?? [];
  // Something was pressed, typed or restored before this file arrived.
  if (record.length > 0 || islands.some(hasChangedField)) start();
  for (const { target } of [...record])
    if (target instanceof Element && islandOf(target) !== root) hydrate(islandOf(target), true);
  openFragment();
  const stored = root.dataset.stored?.split(' ') ?? [];
  for (const island of islands) {
    const { now } = island.dataset;
    if (now === '' || (now && stored.includes(now))) hydrate(island);
  }
}

/** @param behaviours and @param presses what the markup does: see `startBehaviours` */
export function load(...[behaviours, presses]: Parameters<typeof startBehaviours>) {
  // boot.js asks again for a loader that is late: both copies can arrive.
  if (root.dataset.loader !== undefined) return;
  root.dataset.loader = '';
  startMarkup = () => startBehaviours(behaviours, presses);
  listen();
  // After the first paint.
  requestAnimationFrame(() => setTimeout(begin));
}
