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

/** Events that hydrate a part outside the viewport, which the keyboard and browser extensions can reach. */
const uses = ['pointerdown', 'click', 'keydown', 'focusin', 'input'];

/**
 * A part of a page that loads its scripts and hydrates when it comes within a screen of the viewport, or is used. Until then
 * it is the served HTML, and boot.js records presses. On a page that a link within the site opens, it is rendered at once.
 *
 * Only for parts that a Server Component renders: if the properties of a part change before it is hydrated, React discards its
 * HTML.
 *
 * @param Part a component of `next/dynamic`, so that the build finds its scripts; see `untilLoaded`
 */
export function whenNear<Properties extends object>(Part: ComponentType<Properties>) {
  /** The HTML of parts that were not hydrated when the reader left the page. Shown on Back until the script has loaded. */
  const left = new WeakMap<Properties, string>();
  return function WhenNear(properties: Properties) {
    const place = useRef<HTMLDivElement>(null);
    const isHydrating = useIsHydrating();
    const [gate] = useState(() => (isHydrating ? createGate() : null));
    useEffect(() => (gate && place.current ? watch(place.current, gate.open) : undefined), [gate]);
    useLayoutEffect(() => {
      const element = place.current;
      return () => {
        if (element?.matches('[data-late]')) left.set(properties, element.innerHTML);
      };
    }, [properties]);
    // A new element counts as a change of properties, so the element is kept between renders.
    return useMemo(() => {
      const part = <Part {...properties} />;
      if (!gate) {
        const html = left.get(properties);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup
        const before = html && <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
        return <div className="contents">{before ? <Suspense fallback={before}>{part}</Suspense> : part}</div>;
      }
      return (
        <div ref={place} data-late="" className="contents">
          <Suspense fallback={<Served place={place} onDiscard={gate.open} />}>
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

/**
 * Shown if a context above the part changes before it is hydrated: React then discards the HTML, which is still in the page while
 * this renders, and renders the part anew.
 */
function Served({ place, onDiscard }: { place: React.RefObject<HTMLDivElement | null>; onDiscard: () => void }) {
  const [html] = useState(() => place.current?.innerHTML ?? '');
  useLayoutEffect(onDiscard, [onDiscard]);
  // The build writes large parts in two pieces, and fills their place only if it is empty (fill-gaps.mjs).
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own markup
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
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
  const onUse = (event: Event) => isInside(event) && open();
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
