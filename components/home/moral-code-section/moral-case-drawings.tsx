import type { ReactNode } from 'react';
import type { MoralCaseId } from '@/content/home/moral-code-section';

const dotted = { strokeDasharray: '0 5', strokeWidth: 3 };
const dashed = { strokeDasharray: '3 4', strokeWidth: 2 };

/** A person, from the top of the head. */
const PERSON = 'a8 8 0 1 1-.1 0zm-12 45v-14q0-13 12-13t12 13v14z';
const CANNON = 'M42 47 106 16l7 15-60 38a12 12 0 0 1-11-22z';
const WHEEL = 'M68 44a16 16 0 1 1-.1 0z';
/** From edge to edge of the picture. */
const GROUND = 'M-12 76h144';

/**
 * Two pictures for each case: the problem with what does harm in red, and Bitcoin's rule. They are 120 units wide and
 * 84 high, with a margin around them; a line on a light shape is in the path of the shape. Colors: moral-cases.css.
 */
export const moralCaseDrawings: Record<MoralCaseId, { problem: ReactNode; rule: ReactNode }> = {
  // Stacks of notes that grow; stacks of coins that end below a ceiling.
  inflation: {
    problem: (
      <>
        <path
          d={`M6 76V65h22v11zM34 76V52h22v24zM62 76V30h22v46zM90 76V5h22v71z${GROUND}`}
          className="fill-loss-fill"
        />
        <path
          d="M17 76V65M45 76V52M73 76V30M101 76V5"
          strokeDasharray="1.2 4.4"
          strokeWidth="22"
          strokeLinecap="butt"
        />
      </>
    ),
    rule: (
      <>
        <path d={`M6 76V48h22v28zM34 76V34h22v42zM62 76V27h22v49zM90 76V23h22v53z${GROUND}`} className="fill-foam" />
        <path d="M17 76V48M45 76V34M73 76V27M101 76V23" strokeDasharray="1.2 6" strokeWidth="22" strokeLinecap="butt" />
        <path d="M-12 12h144" strokeWidth="5" />
      </>
    ),
  },
  // Problem: a sign stops a coin on its way to a person. Rule: one of three miners leaves the payment out, another includes it.
  censorship: {
    problem: (
      <>
        <path d="M65 48h8v28h-8zM69 6a21 21 0 1 1-.1 0z" className="fill-loss-fill" />
        <path
          d={`${GROUND}M56 22h26v10H56zM22 38a19 19 0 1 1-.1 0zm6 12q-11-6-11 1t6 5 6 5-12 1m5-17v24M104 31${PERSON}`}
          className="fill-foam"
        />
      </>
    ),
    rule: (
      <>
        <path d="M30 37h20M70 37h18M27 28 46 14M27 46l19 14M72 60l18-10" {...dotted} />
        <path
          d={`${GROUND}M18 24a13 13 0 1 1-.1 0zm-4 8h5a2.5 2.5 0 0 1 0 5h-5 6a2.5 2.5 0 0 1 0 5h-6v-10M50 1h20v20H50zm4 4 12 12m0-12L54 17M50 27h20v20H50zm4 10 4 4M58 41l8-8M50 53h20v20H50zm4 10 4 4M58 67l8-8M104 31${PERSON}`}
          className="fill-foam"
        />
      </>
    ),
  },
  // Problem: a bank keeps a part of a deposit. Rule: a key and its lock.
  confiscation: {
    problem: (
      <>
        <path
          d={`${GROUND}M0 26 34 2l34 24zM4 26h60v9H4zM9 35h9v27H9zM30 35h9v27h-9zM50 35h9v27h-9zM2 62h64v7H2zM-3 69h74v7H-3zM96 52V30a22 22 0 1 1-22 22z`}
          className="fill-foam"
        />
        <path d="M87 42V20a22 22 0 0 0-22 22z" className="fill-loss-fill" />
      </>
    ),
    rule: (
      <>
        <path
          d="M22 17a24 24 0 1 0 .1 0zM86 37H52v9h4v9h8v-9h4v7h8v-7h10a17 17 0 1 0 0-9zM103 36a5.5 5.5 0 1 1-.1 0z"
          className="fill-foam"
        />
        <path d="M22 27a8 8 0 0 1 4 15l3 13H15l3-13a8 8 0 0 1 4-15z" className="fill-on-fill" />
      </>
    ),
  },
  // Problem: a person before a closed door. Rule: the same person with a wallet on a phone.
  exclusion: {
    problem: (
      <>
        <path
          d={`${GROUND}M68 0h46v76H68zm8 9h30v22H76zm0 41h30v17H76zM20 31${PERSON}M105 37a3.5 3.5 0 1 1-.1 0z`}
          className="fill-foam"
        />
        <path d="M43 76V50m19 26V50m-19 3q9 16 19 0" className="fill-loss-fill" />
      </>
    ),
    rule: (
      <path
        d={`${GROUND}M20 31${PERSON}M42 51h.1M47 49.5h.1M51.5 46.5h.1M54.5 42h.1M66 2h38q5 0 5 5v64q0 5-5 5H66q-5 0-5-5V7q0-5 5-5zm15 66h8M85 18a18 18 0 1 1-.1 0zm-5 11h8a3.5 3.5 0 0 1 0 7h-8 9a3.5 3.5 0 0 1 0 7h-9v-14m4-3v3m0 14v3`}
        className="fill-foam"
      />
    ),
  },
  // Problem: a hand presses the scale. Rule: a magnifying glass over countable coins.
  manipulation: {
    problem: (
      <>
        <path
          d={`${GROUND}M36 42h44l12 34H24zM58 46a13 13 0 1 1-.1 0zM20 35h76v7H20zM32 35q-6 0-5-7 3-10 14-10t14 10q1 7-5 7zm4-12 4 6m5-7 4 6M104 4H80q-10 0-10 10v16a5 5 0 0 0 10 0v-6a5 5 0 0 0 10 0 5 5 0 0 0 10 0l4-1zM80 24v-6m10 6v-6M80 12h8`}
          className="fill-foam"
        />
        <path d="M104-1h30v30h-30zM56 61l15-11-11 15z" className="fill-loss-fill" />
      </>
    ),
    rule: (
      <>
        <path
          d={[-12, 12, 36, 60, 84, 108, 132]
            .flatMap((x) => [4, 32, 60].map((y) => `M${x} ${y}a10 10 0 1 1-.1 0z`))
            .join('')}
          className="fill-foam"
        />
        <path d="M60 10a30 30 0 1 1-.1 0z" className="fill-foam" />
        <path d="m81 61 24 22M47 40l10 10 17-18" strokeWidth="5" />
      </>
    ),
  },
  // Problem: notes pay for a cannon. Rule: the cannon is dashed until a box of coins is filled.
  'war-financing': {
    problem: (
      <>
        <path d="M0 4h26v14H0zm13 4v6M0 23h26v14H0zm13 4v6M8 42h26v14H8zm13 4v6" className="fill-loss-fill" />
        <path
          d={`${GROUND}${CANNON}${WHEEL}m0 0v32M52 60h32M57 49l22 22m0-22L57 71M114 10l4-8m0 16h7m-7-9 7-5`}
          className="fill-foam"
        />
      </>
    ),
    rule: (
      <>
        <path d={CANNON + WHEEL} {...dashed} />
        <path
          d={`${GROUND}M2 46h42v30H2zm11 8h20v4H13zM23 4a16 16 0 1 1-.1 0zm-4 9h6a3.2 3.2 0 0 1 0 6.5h-6 7a3.2 3.2 0 0 1 0 6.5h-7v-13`}
          className="fill-foam"
        />
      </>
    ),
  },
};
