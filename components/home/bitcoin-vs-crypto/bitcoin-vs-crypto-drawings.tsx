import type { ReactNode } from 'react';
import type { bitcoinVsCryptoCards } from '@/content/home/bitcoin-vs-crypto';

const orange = 'fill-bitcoin-fill';

/** One drawing for each card, 120 units wide and 89 high, stroked by the `svg` around it; its lower edge is the ground. */
export const bitcoinVsCryptoDrawings: Record<(typeof bitcoinVsCryptoCards)[number]['id'], ReactNode> = {
  // Seven computers in a ring, and a dotted crown in the middle: none of them rules.
  power: (
    <>
      <path
        d="M60 9 90 23 98 55 77 81H43L22 55 30 23zM46 59V40l7 8 7-12 7 12 7-8v19z"
        className="stroke-control"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path
        d={['M60 2', 'M90 16', 'M98 48', 'M77 74', 'M43 74', 'M22 48', 'M30 16']
          .map((top) => `${top}a7 7 0 1 1-.1 0z`)
          .join('')}
        className={orange}
      />
    </>
  ),
  // An old page under the pages that came after it.
  immutable: (
    <>
      <path d="M28 74h64v14H28z" className={orange} />
      <path
        d="M24 60h64v14H24zM31 46h64v14H31zM26 32h64v14H26zM30 18h64v14H30zM27 4h64v14H27zM36 81h30M34 67h22m-15-14h34M36 39h26m-22-14h30M37 11h24"
        className="fill-(--color-raised)"
        strokeLinecap="round"
      />
    </>
  ),
  // Three people behind a start line: no coins were handed out before the network started.
  launch: (
    <>
      <path
        d={['M22 42', 'M41 42', 'M60 42']
          .map((head) => `${head}a7 7 0 1 1-.1 0zm-8 46V67q0-9 8-9t8 9v21z`)
          .concat('M74 88V4')
          .join('')}
        className="fill-(--color-raised)"
      />
      <path d="M74 5c9-7 18 6 32 0v26c-14 6-23-7-32 0z" className={orange} />
    </>
  ),
  // A block that is plugged in.
  physics: (
    <>
      <path d="M62 36h52v52H62zM6 34h22v12a11 12 0 0 1-22 0z" className="fill-(--color-raised)" />
      <path d="M17 58v10q0 20 18 20 13 0 13-13t14-13M12 34V22m10 12V22" strokeLinecap="round" />
      <path d="m94 42-20 23h12l-6 17 20-23H88z" className={orange} strokeLinejoin="round" />
    </>
  ),
};
