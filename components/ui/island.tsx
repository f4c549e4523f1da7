'use client';

import { type ComponentType, lazy, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** A reader who does any of these is on the way; the script is there long before the calculator is reached. */
const SIGNS_OF_READING = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

/**
 * A part of a page whose HTML is complete from the start and whose script is fetched at the first sign of reading, or
 * when the part is in view or the address names it. Pages are long, and nobody needs the script of a calculator before the
 * first scroll.
 *
 * It is a React root of its own, so it sees no context from outside, and its properties are those of the first render.
 * (A Suspense boundary would do the same, but puts large contents at the end of the HTML, where they need script.)
 *
 * @param id the beginning of the fragments that belong to it
 * @param className of the box round it
 */
export function island<Props extends object>(id: string, load: Load<Props>, className?: string) {
  const OnServer = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props) => <Island id={id} load={load} className={className} OnServer={OnServer} props={props} />;
}

type Load<Props> = () => Promise<ComponentType<Props>>;

function Island<Props extends object>({
  id,
  load,
  className,
  OnServer,
  props,
}: {
  id: string;
  load: Load<Props>;
  className?: string;
  OnServer: ComponentType<Props>;
  props: Props;
}) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(props);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let root: Root | undefined;
    let isGone = false;
    let isStarted = false;

    async function start() {
      if (isStarted) return;
      isStarted = true;
      stopWaiting();
      const Leaf = await load();
      if (isGone || !element) return;
      const leaf = <Leaf {...first.current} />;
      // The inner element is not React's yet: the outer one belongs to the page.
      const inner = element.firstElementChild;
      if (inner) root = hydrateRoot(inner, leaf);
      else {
        root = createRoot(element.appendChild(document.createElement('div')));
        root.render(leaf);
      }
    }
    const startIfNamed = () => {
      if (window.location.hash.startsWith(`#${id}`)) start();
    };
    let observer: IntersectionObserver | undefined;
    function stopWaiting() {
      observer?.disconnect();
      window.removeEventListener('hashchange', startIfNamed);
      for (const sign of SIGNS_OF_READING) window.removeEventListener(sign, start);
    }

    // Whoever comes from another page of the site brings no HTML along.
    if (!element.firstChild) start();
    else {
      observer = new IntersectionObserver((entries) => {
        if (entries.some((entry) => entry.isIntersecting)) start();
      });
      observer.observe(element);
      window.addEventListener('hashchange', startIfNamed);
      for (const sign of SIGNS_OF_READING) window.addEventListener(sign, start, { passive: true });
      startIfNamed();
    }
    return () => {
      isGone = true;
      stopWaiting();
      // Not at once: React is still busy with the tree around it.
      setTimeout(() => root?.unmount());
    };
  }, [id, load]);

  if (typeof window === 'undefined') {
    return (
      <div className={className}>
        <div>
          <OnServer {...props} />
        </div>
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty: it tells React to leave the server's HTML alone
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
