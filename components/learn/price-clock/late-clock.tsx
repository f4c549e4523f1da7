'use client';

import { type ReactNode, useRef } from 'react';
import { useWhenNear } from '../use-when-near';
import { CLOCK_ID } from './clock-start';
import type { PriceClockProps } from './price-clock';

const load = () => import('./price-clock').then((module) => module.PriceClock);
/** A link to a result leads to the live clock at once. */
const isWanted = () => window.location.hash.startsWith(`#${CLOCK_ID}`);

/** The still example, and in its place the live clock when the reader comes near. */
export function LateClock({ still, ...props }: PriceClockProps & { still: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const Clock = useWhenNear(box, load, isWanted);
  return <div ref={box}>{Clock ? <Clock {...props} /> : still}</div>;
}
