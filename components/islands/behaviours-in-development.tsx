'use client';

import { useEffect } from 'react';
import { startBehaviours } from './behaviours';
import { setState } from './state';

/** The development server hydrates the whole document, as Next does, and has no loader: this starts the behaviours. */
export function BehavioursInDevelopment() {
  useEffect(() => {
    setState(document.documentElement, 'alive');
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) setState(island, 'alive');
    startBehaviours();
  }, []);
  return null;
}
