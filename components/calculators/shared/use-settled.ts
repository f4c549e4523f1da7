'use client';

import { useEffect, useState } from 'react';

/** How long typing must rest before a complaint appears or the address is rewritten: "1," is on its way to "1,000". */
export const TYPING_RESTS_MS = 600;

/** The value once it has stood still for so long. Compare with `Object.is`: until then it is the value from before. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, settled, delayMs]);
  return settled;
}
