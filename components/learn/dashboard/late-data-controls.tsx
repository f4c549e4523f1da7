'use client';

import { island } from '@/components/ui/island';

/** Far down the page and seldom used, so their script comes at the first sign of reading, or with a link to the panel. */
export const LateDataControls = island('data', () =>
  import('./data-controls').then((module) => module.DataControlsAlone),
);
