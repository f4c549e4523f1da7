'use client';

import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const HIDE_BELOW_PX = 100;
const ALWAYS_SHOWN_WITHIN_PX = 10;

/**
 * A header that stays in view, hides on scrolling down and shows on scrolling up. It stays while it contains the focus, and hides when
 * the focus moves to an element that it would cover.
 */
export function HidingHeader({ children }: { children: ReactNode }) {
  const header = useRef<HTMLElement>(null);
  const [isHidden, setHidden] = useState(false);

  useEffect(() => {
    let lastY = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      if (y === lastY) return;
      const holdsFocus = header.current?.contains(document.activeElement) ?? false;
      setHidden(y > lastY && y > HIDE_BELOW_PX && !holdsFocus);
      if (y <= ALWAYS_SHOWN_WITHIN_PX) setHidden(false);
      lastY = y;
    };
    const onFocusIn = (event: FocusEvent) => {
      const bar = header.current;
      if (!bar || !(event.target instanceof Element)) return;
      if (bar.contains(event.target)) setHidden(false);
      else if (event.target.id !== 'main') {
        const box = event.target.getBoundingClientRect();
        if (box.top < bar.offsetHeight && box.bottom > 0) setHidden(true);
      }
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocusIn);
    return () => {
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, []);

  return (
    <header
      ref={header}
      data-hidden={isHidden || undefined}
      className={clsx(
        'text-room sticky top-0 z-40 -mb-px border-line border-b bg-paper duration-200 ease-settle motion-safe:transition-transform print:hidden',
        isHidden && '-translate-y-full',
      )}
    >
      {children}
    </header>
  );
}
