'use client';

import { useEffect } from 'react';
import type { ScaleKind } from '@/lib/charts/types';

/** A step is current while it crosses this part of the viewport: its text has come up from below, and that of the step before has gone. */
const CURRENT = '-40% 0px -59% 0px';

/** The scale at which the drawing shows what each step says. */
const SCALES: readonly ScaleKind[] = ['linear', 'log', 'log'];

/**
 * Writes the number of the step that the reader has scrolled to, from 1, into `data-step` of the figure; home.css dims by it. Where the
 * drawing is pinned beside its steps, it has the scale of the step, until the reader chooses one.
 */
export function LeadSpotlight({ figureId }: { figureId: string }) {
  useEffect(() => {
    const figure = document.getElementById(figureId);
    if (!figure) return;
    const steps = [...figure.querySelectorAll('ol > li')];
    const crossing = new Set<Element>();
    const chosen = new AbortController();
    figure.addEventListener('change', () => chosen.abort(), { signal: chosen.signal });
    const setScale = (step: number) => {
      const drawing = figure.querySelector('ol')?.previousElementSibling;
      const isPinned = drawing && getComputedStyle(drawing).position === 'sticky';
      const radio = figure.querySelector<HTMLInputElement>(`[type=radio][value=${SCALES[step]}]`);
      if (radio && isPinned && !chosen.signal.aborted) radio.checked = true;
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossing.add(target);
          else crossing.delete(target);
        }
        const current = steps.findLastIndex((step) => crossing.has(step));
        if (current < 0) {
          delete figure.dataset.step;
          return;
        }
        figure.dataset.step = String(current + 1);
        setScale(current);
      },
      { rootMargin: CURRENT },
    );
    for (const step of steps) observer.observe(step);
    return () => {
      observer.disconnect();
      chosen.abort();
      delete figure.dataset.step;
    };
  }, [figureId]);
  return null;
}
