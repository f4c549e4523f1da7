import { useEffect, useRef, useState } from 'react';

const ANNOUNCEMENT_DELAY_MS = 1000;

/** Debounces a value: returns the previous one until `value` has not changed (by `Object.is`) for `delayMs`. */
export function useSettled<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, settled, delayMs]);
  return settled;
}

/** The text of an `<output>`: empty until the results change, then debounced. */
export function useAnnouncement(text: string): string {
  const [spoken, setSpoken] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    const timer = setTimeout(() => {
      last.current = text;
      setSpoken(text);
    }, ANNOUNCEMENT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return spoken;
}
