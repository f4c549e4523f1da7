'use client';

import { type RefObject, useEffect, useState } from 'react';
import { loadWhenNear } from '@/components/ui/load-when-near';

/** How far off something may be and still be fetched: more than a screen, so that it is there when the reader is. */
const NEAR = '1000px';
/** When the page has long come to rest it is fetched anyway: a list of all fields, or a lost network, then finds it there. */
const LATEST_MS = 4000;
/** Whoever walks by keyboard jumps without scrolling. */
const SIGNS = ['keydown'];

const never = () => false;

/**
 * Fetches a part of the page when the reader comes near it, so that nobody waits for script that nobody has seen yet.
 *
 * @param load must be the same function on every render
 * @param isWanted the part is asked for already, by the address for example
 * @returns null until it is there
 */
export function useWhenNear<Part>(
  box: RefObject<HTMLElement | null>,
  load: () => Promise<Part>,
  isWanted: () => boolean = never,
): Part | null {
  const [part, setPart] = useState<{ loaded: Part } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const onLoad = (loaded: Part) => setPart({ loaded });
    return loadWhenNear({ element, load, onLoad, isWanted, signs: SIGNS, margin: NEAR, latestMs: LATEST_MS });
  }, [box, load, isWanted]);
  return part?.loaded ?? null;
}
