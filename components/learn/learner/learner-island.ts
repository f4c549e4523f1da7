import type { ComponentType } from 'react';
import { island } from '@/components/islands/island';
import type { parts } from '@/components/islands/parts.mjs';
import { RECORD_KEY } from '@/lib/learner/store';

/** An island that shows the learner's record: it hydrates at once in a browser that has one, and else at the first sign of a person. */
export const learnerIsland = <Properties extends object>(name: keyof typeof parts, Part: ComponentType<Properties>) =>
  island(name, Part, { now: RECORD_KEY });
