import { startInsights } from '@/components/layout/start-insights';
import { startBehaviours } from './behaviours';
import { fetchFiles, loadIsland } from './files';
import { findTarget } from './fragment';
import { hasChangedField, replayPress } from './replay';
import { isAlive, placeOf, setState, settlePresses, takePresses } from './state';

/*
 * The only file that every page loads: it starts the behaviours at the first sign of a person, and hydrates an island when it comes within
 * a screen of the viewport, or is used. Nothing here measures the page before that sign.
 */

/** Signs of a person. Each is also a use of the island where it happens, except those that have no place in the page. */
const signs = ['scroll', 'wheel', 'pointermove', 'pointerdown', 'touchstart', 'click', 'keydown', 'focusin', 'input'];
const uses = ['pointerdown', 'click', 'keydown', 'focusin', 'input'];

const root = document.documentElement;
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
const { saveData, effectiveType } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};
const isSlow = /2g/.test(effectiveType ?? '');

/** One island in a task, so that the browser can answer in between. */
let lastTask = Promise.resolve();
function nextTask(): Promise<void> {
  lastTask = lastTask.then(() => new Promise((resolve) => setTimeout(resolve)));
  return lastTask;
}

async function hydrate(island: HTMLElement) {
  if (island.dataset.state) return;
  setState(island, 'loading');
  try {
    const hydrateIt = await loadIsland(island);
    await nextTask();
    hydrateIt();
  } catch (error) {
    // The next press tries again.
    setState(island, null);
    const notice = document.getElementById('script-missing');
    if (notice && window.earlyEvents?.length) notice.hidden = false;
    console.error(error);
  }
}

/** An element without a box of its own (`display: contents`) is never seen: its first child is. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const island = placeOf(target);
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
  startBehaviours();
  for (const event of takePresses(root)) setTimeout(replayPress, 0, event);
  settlePresses();
  for (const island of islands) if (hasChangedField(island) || island.dataset.now !== undefined) hydrate(island);
  if (!saveData) watchIslands();
}

/** A fragment can name the result of a calculator, and a link in the page that of another one. */
function openFragment() {
  if (!location.hash) return;
  start();
  const target = findTarget(location.hash.replace(/\?.*/, ''));
  const named = target && islands.filter((island) => island.contains(target) || target.contains(island));
  for (const island of named ?? islands) hydrate(island);
}

for (const type of signs) {
  const onSign = (event: Event) => {
    // Browsers also report a pointer at rest as moved, by 0 pixels.
    const { movementX, movementY } = event as PointerEvent;
    if (type === 'pointermove' && !movementX && !movementY) return;
    const place = uses.includes(type) && event.target instanceof Element ? placeOf(event.target) : root;
    // First of all what the reader uses.
    if (place !== root) hydrate(place);
    start();
    if (!uses.includes(type)) removeEventListener(type, onSign, true);
  };
  addEventListener(type, onSign, { capture: true, passive: true });
}
addEventListener('hashchange', () => {
  root.dataset.followed = '';
  openFragment();
});

function begin() {
  // The bundler removes it and its packages where the variable is not `on`.
  if (process.env.INSIGHTS === 'on') startInsights();
  const record = window.earlyEvents ?? [];
  // Something was pressed, typed or restored before this file arrived.
  if (record.length > 0 || islands.some(hasChangedField)) start();
  for (const { target } of [...record]) if (target instanceof Element) hydrate(placeOf(target));
  openFragment();
  const stored = root.dataset.stored?.split(' ') ?? [];
  for (const island of islands) {
    const { now } = island.dataset;
    if (now === '' || (now && stored.includes(now))) hydrate(island);
  }
}

// After the first paint.
requestAnimationFrame(() => setTimeout(begin));

if (islands.length > 0 && !saveData && !isSlow) {
  const whenIdle = self.requestIdleCallback ?? setTimeout;
  addEventListener('load', () => whenIdle(() => isAlive(root) || watchIslands()));
}
