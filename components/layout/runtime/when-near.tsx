'use client';

import {
  type ComponentType,
  Suspense,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { hasChangedField, useReplay } from './use-replay';

/** What opens a part that is still out of sight: the keyboard can reach it, and so can a script of the browser. */
const uses = ['pointerdown', 'click', 'keydown', 'focusin', 'input'];

/**
 * A part of a page that loads its scripts and hydrates when it comes within a screen of the viewport, or is used. Until then
 * its HTML stands as it was served, and boot.js records presses. Reached by a link within the site it is rendered at once.
 * For Server Components: React gives up served HTML whose properties change before it is hydrated.
 *
 * @param Part a component of `next/dynamic`, so that the build finds its scripts; see `untilLoaded`
 */
export function whenNear<Properties extends object>(Part: ComponentType<Properties>) {
  return function WhenNear(properties: Properties) {
    const place = useRef<HTMLDivElement>(null);
    const isHydrating = useIsHydrating();
    const [gate] = useState(() => (isHydrating ? createGate() : null));
    useEffect(() => (gate && place.current ? watch(place.current, gate.open) : undefined), [gate]);
    // The same element again, for the same reason.
    return useMemo(() => {
      const part = <Part {...properties} />;
      if (!gate) return <div className="contents">{part}</div>;
      return (
        <div ref={place} data-late="" className="contents">
          <Suspense fallback={null}>
            <AfterGate gate={gate}>
              {part}
              <Hydration place={place} />
            </AfterGate>
          </Suspense>
        </div>
      );
    }, [gate, properties]);
  };
}

interface Gate {
  opened: Promise<void>;
  open: () => void;
}

function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const isServer = typeof window === 'undefined';

/** Whether this render takes over served HTML: only then React reads the value of the server. */
const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
const neverChanges = () => () => {};

function AfterGate({ gate, children }: { gate: Gate; children: React.ReactNode }) {
  if (!isServer) use(gate.opened);
  return children;
}

function Hydration({ place }: { place: React.RefObject<HTMLDivElement | null> }) {
  useLayoutEffect(() => place.current?.removeAttribute('data-late'), [place]);
  useReplay(useCallback(() => place.current, [place]));
  return null;
}

/** @returns what ends it */
function watch(place: HTMLElement, open: () => void): () => void {
  const isInside = ({ target }: Event) => target instanceof Node && place.contains(target);
  const isNeeded =
    window.location.hash !== '' ||
    place.querySelector('[data-load-runtime]') !== null ||
    hasChangedField(place) ||
    window.earlyEvents?.some(isInside);
  if (isNeeded || !place.firstElementChild) {
    open();
    return () => {};
  }
  // React stops events of parts that are not hydrated, at the document.
  // On Back the page is written at once, and at the old place, only if the scripts of all its parts are there.
  const isLeaving = ({ type, target }: Event) =>
    type === 'click' && target instanceof Element && target.closest('a[href]') !== null;
  const onUse = (event: Event) => (isInside(event) || isLeaving(event)) && open();
  for (const type of uses) window.addEventListener(type, onUse, true);
  // A calculator can pass its result to another one.
  window.addEventListener('hashchange', open);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) open();
    },
    { rootMargin: '100% 0px' },
  );
  // The place itself has no box.
  observer.observe(place.firstElementChild);
  return () => {
    observer.disconnect();
    for (const type of uses) window.removeEventListener(type, onUse, true);
    window.removeEventListener('hashchange', open);
  };
}

/**
 * Loads a module, and after a failure again at the next press. Meanwhile a press that waits is answered by the notice.
 * `React.lazy` would keep a failure for good.
 */
export async function untilLoaded<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (isServer) throw error;
      const notice = document.getElementById('script-missing');
      if (notice && window.earlyEvents?.length) notice.hidden = false;
      await new Promise((resolve) => window.addEventListener('click', resolve, { capture: true, once: true }));
    }
  }
}
