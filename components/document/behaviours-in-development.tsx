'use client';

import { useEffect } from 'react';
import { startBehaviours } from '@/components/islands/behaviours';
import { setState } from '@/components/islands/state';
import { behaviours, presses } from './behaviours';

/** The development server hydrates the whole document, as Next does, and has no loader: this starts the behaviours. */
export function BehavioursInDevelopment() {
  useEffect(() => {
    setState(document.documentElement, 'alive');
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) setState(island, 'alive');
    startBehaviours(behaviours, presses);
  }, []);
  return null;
}
