import { useEffect, useEffectEvent, useState } from 'react';
import { findNonce } from '@/lib/calculators/block-chain';

/** Nonces tried between two frames: a few milliseconds on a computer, less than 50 on a slow phone. */
const SLICE = 2_000;

/** Searches for a nonce in slices, so that the page stays responsive. */
export function useMiner(
  block: { height: number; before: string; payment: string } | null,
  onFound: (nonce: number) => void,
) {
  /** null while nothing is searched for. */
  const [tries, setTries] = useState<number | null>(null);
  const trySlice = useEffectEvent((from: number) => {
    const nonce = block && findNonce(block, from, SLICE);
    setTries(nonce === null && block ? from + SLICE : null);
    if (nonce !== null) onFound(nonce);
  });
  useEffect(() => {
    if (tries === null) return;
    const timer = setTimeout(() => trySlice(tries));
    return () => clearTimeout(timer);
  }, [tries]);
  return { tries, start: () => setTries(0), stop: () => setTries(null) };
}
