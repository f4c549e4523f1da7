import { useState } from 'react';

/** `value`, or the last one that was not null: with invalid input, the last result tells how much room to keep. */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
