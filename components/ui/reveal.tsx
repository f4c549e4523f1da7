'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

const SEEN_SHARE = 0.1;

/**
 * Lets its content appear when a tenth of it is seen, or two seconds after the page came at the latest (`early:`), so that
 * nothing can stay hidden. Only where script runs and motion is welcome; everywhere else the content simply stands there.
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
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      data-seen={isSeen || undefined}
      className="duration-400 ease-settle early:motion-safe:not-data-seen:translate-y-3 early:motion-safe:not-data-seen:opacity-0 motion-safe:transition-[opacity,transform] print:translate-y-0! print:opacity-100!"
    >
      {children}
    </div>
  );
}
