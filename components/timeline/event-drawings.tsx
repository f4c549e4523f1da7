import type { ReactNode } from 'react';
import type { TimelineEvent } from '@/content/timeline';

const FLOOR = 'M2 91h336';

const barrel = (x: number) => `M${x} 29q22-8 44 0 6 31 0 62h-44q-6-31 0-62z`;
const arrow = (x: number) => `M${x} 62h34m-8-7 8 7m-8 7 8-7`;
/** A magnifying glass that finds all in order. */
const check = (x: number) => `M${x} 40a20 20 0 1 1-.1 0zM${x - 9} 60l7 8 12-15M${x + 14} 75l12 16`;
/** A signature: each stroke is a path of its own, which has no area to fill. */
const signature = (x: number, y: number) =>
  `M${x} ${y}l7-14M${x + 7} ${y - 14}l3 14M${x + 10} ${y}l7-9M${x + 17} ${y - 9}l2 9M${x + 19} ${y}l6-7M${x + 25} ${y - 7}l3 7M${x + 28} ${y}h9`;
/** A mortgage. */
const mortgage = (x: number) => `M${x} 25h50v66h-50zm10 10h30M${x + 12} 80V63l13-11 13 11v17z`;

/**
 * A picture below the text of an event, in the space that is left until the next event of its side; not on a phone. 340 units wide and 96
 * high. The first path has the color of the event's category, the second that of paper. Styles: timeline-item.css.
 */
export const eventDrawings: Partial<Record<TimelineEvent['id'], ReactNode>> = {
  // Oil income goes into bonds.
  'saudi-accord': (
    <>
      <path d={barrel(6) + barrel(62)} />
      <path
        d={`${FLOOR}M5 49h46M5 71h46M61 49h46M61 71h46M132 66h74m-9-8 9 8m-9 8 9-8M250 33V21h86v54h-14M236 33h86v58h-86zm12 14h42m-42 12h30m-30 12h18M300 66a9 9 0 1 1-.1 0z`}
      />
    </>
  ),
  // One key signs; everybody can check.
  rsa: (
    <>
      <path d="M50.8 62.5H6v11h6v11h10v-11h6v8h10v-8h12.8M69 51a20 20 0 1 1-.1 0zM69 64a7 7 0 1 1-.1 0z" />
      <path
        d={`${FLOOR}${arrow(100)}M148 17h66v74h-66zm11 15h44m-44 14h44m-44 14h24${signature(160, 82)}${arrow(228)}${check(294)}`}
      />
    </>
  ),
  // The bank signs the envelope, and its signature goes through to the coin inside.
  'blind-signatures': (
    <>
      <path d="M122 4h96v58h-96zM30 10a26 26 0 1 1-.1 0zM310 10a26 26 0 1 1-.1 0z" />
      <path
        d={`M2 62h336M70 36h34m-8-7 8 7m-8 7 8-7M236 36h34m-8-7 8 7m-8 7 8-7M122 4l48 26M170 30l48-26${signature(150, 51)}${signature(291, 41)}`}
      />
    </>
  ),
  // The central bank writes new money into an account, and gets mortgages for it.
  'quantitative-easing': (
    <>
      <path d="M6 25h80v66H6z" />
      <path
        d={`${FLOOR}M18 39h32M18 53h56M18 67h56M66 33v12M60 39h12M102 62h40m-9-8 9 8m-9 8 9-8${mortgage(164) + mortgage(226) + mortgage(288)}`}
      />
    </>
  ),
};
