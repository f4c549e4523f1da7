'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

const SEEN_SHARE = 0.1;
const FALLBACK_MS = 2000;

/**
 * Lets its content appear when a tenth of it is seen, or after two seconds at the latest, so that nothing can stay hidden.
 * Only where script runs and motion is welcome; everywhere else the content simply stands there.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setSeen((seen) => seen || entries.some((e) => e.isIntersecting)),
      {
        threshold: SEEN_SHARE,
      },
    );
    observer.observe(box.current);
    const timer = setTimeout(() => setSeen(true), FALLBACK_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);

  return (
    <div
      ref={box}
      data-seen={isSeen || undefined}
      className="duration-400 ease-settle js:motion-safe:not-data-seen:translate-y-3 js:motion-safe:not-data-seen:opacity-0 motion-safe:transition-[opacity,transform] print:translate-y-0! print:opacity-100!"
    >
      {children}
    </div>
  );
}
