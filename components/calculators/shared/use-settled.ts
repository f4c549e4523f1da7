import { useEffect, useRef, useState } from 'react';

/** How long typing must rest before a complaint appears or the address is rewritten: "1," is on its way to "1,000". */
export const TYPING_RESTS_MS = 600;

const SPOKEN_AFTER_MS = 1000;

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

/** What an `<output>` says once the results have stood still. Empty at first: nobody asked yet. */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSpoken(text);
    }, SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
