import type { Content } from '@/lib/content/content';

type RivalId = Content['home']['exhibits']['societal-decline']['rivals']['items'][number]['id'];

/** On a ground at 60 of 64. One path each: home has few elements to spare. */
const paths: Record<RivalId, string> = {
  // A barrel and a drop.
  oil: 'M10 8h32v52H10zM6 8h40M6 60h40M10 25h32M10 43h32M55 26q-7 10-7 15a7 7 0 0 0 14 0q0-5-7-15z',
  // A helmet.
  unions: 'M8 46a24 25 0 0 1 48 0zM3 46h58v8H3zM26 22v-8h12v8M26 18v18M38 18v18',
  // A price tag whose price rises.
  inflation: 'M3 32 19 10h42v44H19zM19 28a4 4 0 1 0 .1 0zM43 44V21M33 30l10-10 10 10',
  // A house, and a permit that is refused.
  building: 'M2 36 19 20l17 16M7 33v27h24V33M15 60V46h8v14M40 26h20v26H40zM45 34l10 10M55 34 45 44',
  // A ship with containers.
  competition:
    'M3 44h58l-8 16H12zM10 44V31h14v13M24 44V20h14v24M38 44V31h14v13M10 37h14M24 28h14M24 36h14M38 37h14M56 44V24',
  // A terminal.
  computers: 'M7 8h50v36H7zM25 44l-3 16h20l-3-16M14 60h36M16 18h16M16 26h24M16 34h10',
  // A mother with a bag, and a child.
  families:
    'M22 6a8 8 0 1 0 .1 0zM12 60 8 40q0-12 14-12t14 12l-4 20zM36 42h16v18H36zM40 42v-5h8v5M58 36a4 4 0 1 0 .1 0zM2 60h60M58 46v14',
};

export const RivalDrawing = ({ id }: { id: RivalId }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path d={paths[id]} />
  </svg>
);
