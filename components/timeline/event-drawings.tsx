import type { ReactNode } from 'react';
import type { TimelineEvent } from '@/content/timeline';

const FLOOR = 'M2 91h336';

const barrel = (x: number) => `M${x} 29q22-8 44 0 6 31 0 62h-44q-6-31 0-62z`;
const coin = (x: number) => `M${x} 69a11 11 0 1 1-.1 0z`;
/** An open padlock; its bow is a closed tube, so that it can be filled. */
const padlock = (x: number) =>
  `M${x} 52h46v39h-46zM${x + 30} 52V32a17 17 0 0 1 34 0v4h-8v-4a9 9 0 0 0-18 0v20zM${x + 23} 63a5 5 0 1 1-.1 0zm0 10v8`;
/** A signature: each stroke is a path of its own, which has no area to fill. */
const signature = (x: number, y: number) =>
  `M${x} ${y}l7-14M${x + 7} ${y - 14}l3 14M${x + 10} ${y}l7-9M${x + 17} ${y - 9}l2 9M${x + 19} ${y}l6-7M${x + 25} ${y - 7}l3 7M${x + 28} ${y}h9`;
const house = (x: number) => `M${x} 91V57l26-22 26 22v34zm19 0V69h14v22`;

/**
 * A picture below the text of an event, in the space that is left until the next event of its side; not on a phone. 340 units wide and 96
 * high. The first path has the color of the event's category, the second that of paper. Styles: timeline.css.
 */
export const eventDrawings: Partial<Record<TimelineEvent['id'], ReactNode>> = {
  // Oil is paid for in dollars, and the dollars become bonds.
  'saudi-accord': (
    <>
      <path d={barrel(6) + barrel(62)} />
      <path
        d={`${FLOOR}M5 49h46M5 71h46M61 49h46M61 71h46${[138, 168, 198].map(coin).join('')}M138 76v8M168 76v8M198 76v8M250 33V21h86v54h-14M236 33h86v58h-86zm12 14h42m-42 12h30m-30 12h18M300 66a9 9 0 1 1-.1 0z`}
      />
    </>
  ),
  // Everybody may have the locks; only one person has the key.
  rsa: (
    <>
      <path d={padlock(6) + padlock(76) + padlock(146)} />
      <path
        d={`${FLOOR}M293.8 65.5H242v11h6v10h10v-10h6v8h10v-8h19.8M313 51a20 20 0 1 1-.1 0zM313 64a7 7 0 1 1-.1 0z`}
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
  // New money for the debt of houses.
  'quantitative-easing': (
    <>
      <path d="M2 71h78v20H2zM8 51h78v20H8zM4 31h78v20H4z" />
      <path
        d={`${FLOOR}M41 76a5 5 0 1 1-.1 0zM12 81h8M62 81h8M47 56a5 5 0 1 1-.1 0zM18 61h8M68 61h8M43 36a5 5 0 1 1-.1 0zM14 41h8M64 41h8M102 62h40m-9-8 9 8m-9 8 9-8${house(164) + house(224) + house(284)}`}
      />
    </>
  ),
};
