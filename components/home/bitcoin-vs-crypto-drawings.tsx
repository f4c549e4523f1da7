import type { ReactNode } from 'react';
import type { bitcoinVsCryptoCards } from '@/content/bitcoin-vs-crypto';

const orange = 'fill-bitcoin-fill';

/** One drawing for each card, 120 units wide and 96 high, stroked by the `svg` around it. */
export const bitcoinVsCryptoDrawings: Record<(typeof bitcoinVsCryptoCards)[number]['id'], ReactNode> = {
  // Seven computers in a ring, and a dashed crown in the middle: none of them rules.
  power: (
    <>
      <path
        d="M60 8 90 22 98 54 77 80H43L22 54 30 22z"
        className="stroke-control"
        strokeDasharray="1 6"
        strokeLinecap="round"
      />
      <path
        d={['M60 1', 'M90 15', 'M98 47', 'M77 73', 'M43 73', 'M22 47', 'M30 15']
          .map((top) => `${top}a7 7 0 1 1-.1 0z`)
          .join('')}
        className={orange}
      />
      <path d="M46 58V39l7 8 7-12 7 12 7-8v19z" className="stroke-control" strokeDasharray="3 4" />
    </>
  ),
  // An old page under the pages that came after it.
  immutable: (
    <>
      <path d="M28 74h64v14H28z" className={orange} />
      <path
        d="M24 60h64v14H24zM31 46h64v14H31zM26 32h64v14H26zM30 18h64v14H30zM27 4h64v14H27z"
        className="fill-paper"
      />
      <path d="M36 81h30M34 67h22m-15-14h34M36 39h26m-22-14h30M37 11h24" strokeLinecap="round" />
    </>
  ),
  // Three people behind a start line: no coins were handed out before the network started.
  launch: (
    <>
      <path d="M4 88h112" className="stroke-control" strokeDasharray="1 6" strokeLinecap="round" />
      <path d="M66 88V8" strokeLinecap="round" />
      <path d="M66 9c9-7 18 6 30 0v24c-12 6-21-7-30 0z" className={orange} />
      <path
        d={['M18 44', 'M36 44', 'M54 44'].map((head) => `${head}a6 6 0 1 1-.1 0zm-7 44V68q0-9 7-9t7 9v20`).join('')}
        className="fill-paper"
      />
    </>
  ),
  // A block that is plugged in.
  physics: (
    <>
      <path d="M58 22h52v52H58z" className="fill-paper" />
      <path d="m90 28-20 23h12l-6 17 20-23H84z" className={orange} strokeLinejoin="round" />
      <path d="M16 58v10q0 14 14 14 16 0 16-17t12-17M11 34V22m10 12V22" strokeLinecap="round" />
      <path d="M5 34h22v12a11 12 0 0 1-22 0z" className="fill-paper" />
    </>
  ),
};
