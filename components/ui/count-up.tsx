'use client';

import { useEffect, useRef } from 'react';

const DURATION_MS = 2000;

/**
 * Counts from zero to a number of the sentence that stands in the HTML, once, when it is first seen. Assistive technology
 * always reads the final text; without script and with reduced motion it simply stands there.
 */
export function CountUp({ text }: { text: string }) {
  const shown = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const element = shown.current;
    const target = Number(/\d+/.exec(text)?.[0]);
    if (!element || !target || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const run = () => {
      const start = performance.now();
      const tick = (now: number) => {
        const progress = Math.min(1, (now - start) / DURATION_MS);
        const eased = 1 - (1 - progress) ** 3;
        element.textContent = text.replace(/\d+/, String(Math.round(target * eased)));
        if (progress < 1) frame = requestAnimationFrame(tick);
      };
      frame = requestAnimationFrame(tick);
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = text;
    };
  }, [text]);

  return (
    <>
      <span className="sr-only">{text}</span>
      <span ref={shown} aria-hidden="true" className="tabular-nums">
        {text}
      </span>
    </>
  );
}
