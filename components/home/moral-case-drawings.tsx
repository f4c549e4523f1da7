import type { ReactNode } from 'react';
import type { MoralCaseId } from '@/content/moral-code-section';

const dotted = { strokeDasharray: '0 5', strokeWidth: 3 };
const dashed = { strokeDasharray: '3 4', strokeWidth: 2 };

/** A person, from the top of the head. */
const PERSON = 'a8 8 0 1 1-.1 0zm-12 45v-14q0-13 12-13t12 13v14z';
const CANNON = 'M42 47 106 16l7 15-60 38a12 12 0 0 1-11-22z';
const WHEEL = 'M68 44a16 16 0 1 1-.1 0z';

/** Two drawings for each case, 120 units wide and 84 high: the problem and Bitcoin's rule. Colors: moral-code-section.css. */
export const moralCaseDrawings: Record<MoralCaseId, { problem: ReactNode; rule: ReactNode }> = {
  // Stacks of notes that grow; stacks of coins that end below a ceiling.
  inflation: {
    problem: (
      <>
        <path d="M8 74V65h22v9zM36 74V54h22v20zM64 74V30h22v44zM92 74V5h22v69z" className="fill-raised" />
        <path d="M19 74v-9M47 74V54M75 74V30M103 74V5" strokeDasharray="1 3.8" strokeWidth="22" strokeLinecap="butt" />
      </>
    ),
    rule: (
      <>
        <path d="M8 74V46h22v28zM36 74V32h22v42zM64 74V25h22v49zM92 74V21h22v53z" className="fill-foam" />
        <path d="M19 74V46M47 74V32M75 74V25M103 74V21" strokeDasharray="1 6" strokeWidth="22" strokeLinecap="butt" />
        <path d="M2 14h116" strokeWidth="4" />
      </>
    ),
  },
  // Problem: a barrier stops a coin. Rule: one of three miners leaves the payment out, another includes it.
  censorship: {
    problem: (
      <>
        <path
          d="M62 20V4h12v16M62 48v28h12V48M28 42a17 17 0 1 1-.1 0zM68 20a14 14 0 1 1-.1 0z"
          className="fill-raised"
        />
        <path d="M59 34h18M33 54q-10-5-10 1t5 4 5 4-10 1M28 48v22M2 76h116M4 52h4M2 60h4" />
        <path d={`M100 31${PERSON}`} {...dashed} />
      </>
    ),
    rule: (
      <>
        <path d="M28 42h24M70 42h16M26 34 46 20M26 50l20 14M72 64l16-14" {...dotted} />
        <path
          d={`M18 30a12 12 0 1 1-.1 0zM50 6h20v20H50zM50 32h20v20H50zM50 58h20v20H50zM104 19${PERSON}`}
          className="fill-foam"
        />
        <path d="m54 10 12 12m0-12L54 22m0 20 4 4 8-8M54 68l4 4 8-8M14 37h5a2.5 2.5 0 0 1 0 5h-5 6a2.5 2.5 0 0 1 0 5h-6v-10" />
      </>
    ),
  },
  // Problem: a bank keeps a part of a deposit. Rule: a key and its lock.
  confiscation: {
    problem: (
      <>
        <path
          d="M4 28 34 8l30 20zM8 28h52v8H8zM12 36h8v26h-8zM30 36h8v26h-8zM48 36h8v26h-8zM6 62h56v7H6zM2 69h64v7H2zM94 54V32a22 22 0 1 1-22 22z"
          className="fill-raised"
        />
        <path d="M86 46V24a22 22 0 0 0-22 22z" className="fill-loss" />
      </>
    ),
    rule: (
      <>
        <path d="M22 20a22 22 0 1 0 .1 0zM86 37H50v9h4v8h8v-8h4v6h8v-6h12a16 16 0 1 0 0-9z" className="fill-foam" />
        <path d="M22 28a8 8 0 0 1 4 15l3 12H15l3-12a8 8 0 0 1 4-15M103 37a5 5 0 1 1-.1 0z" />
      </>
    ),
  },
  // Problem: a person before a closed door. Rule: the same person with a wallet on a phone.
  exclusion: {
    problem: (
      <>
        <path d={`M20 31${PERSON}M72 6h40v70H72z`} className="fill-raised" />
        <path d="M79 14h26v22H79zM79 44h26v24H79zM101 40h2M44 76V50m20 26V50m-20 3q10 14 20 0M2 76h116" />
      </>
    ),
    rule: (
      <>
        <path d={`M20 31${PERSON}M66 6h36q5 0 5 5v60q0 5-5 5H66q-5 0-5-5V11q0-5 5-5z`} className="fill-foam" />
        <path d="M80 68h8M2 76h116M84 22a17 17 0 1 1-.1 0zM79 32h8a3.5 3.5 0 0 1 0 7h-8 9a3.5 3.5 0 0 1 0 7h-9v-14M83 29v3m0 14v3" />
        <path d="M42 50q8-2 14-12" {...dotted} />
      </>
    ),
  },
  // Problem: a hand presses the scale. Rule: a magnifying glass over countable coins.
  manipulation: {
    problem: (
      <>
        <path
          d="M36 42h44l10 34H26zM22 36h72v6H22zM32 36q-6 0-5-7 3-9 14-9t14 9q1 7-5 7zM100 6H80q-10 0-10 10v15a5 5 0 0 0 10 0v-6a5 5 0 0 0 10 0 5 5 0 0 0 10 0zM100 1h18v29h-18z"
          className="fill-raised"
        />
        <path d="M58 46a13 13 0 1 1-.1 0zm0 13 9-4M36 24l4 6m5-7 4 6M80 25v-6m10 6v-6M80 12h8" />
      </>
    ),
    rule: (
      <>
        <path
          d={[12, 36, 60, 84, 108].flatMap((x) => [4, 32, 60].map((y) => `M${x} ${y}a10 10 0 1 1-.1 0z`)).join('')}
          className="fill-foam"
        />
        <path d="M60 12a28 28 0 1 1-.1 0z" className="fill-foam" />
        <path d="m80 60 22 20" strokeWidth="6" />
        <path d="m48 40 9 9 16-17" strokeWidth="4" />
      </>
    ),
  },
  // Problem: notes pay for a cannon. Rule: the cannon is dashed until a box of coins is filled.
  'war-financing': {
    problem: (
      <>
        <path d={`M4 4h24v13H4zM4 21h24v13H4zM10 38h24v13H10z${CANNON}`} className="fill-raised" />
        <path d={WHEEL} className="fill-raised" />
        <path d="M16 8v5M16 25v5M22 42v5M68 44v32M52 60h32M57 49l22 22m0-22L57 71M2 76h116M113 11l2-7m1 14h3" />
      </>
    ),
    rule: (
      <>
        <path d={CANNON + WHEEL} {...dashed} />
        <path d="M4 48h40v28H4zM24 6a15 15 0 1 1-.1 0z" className="fill-foam" />
        <path d="M14 56h20" strokeWidth="4" />
        <path d="M2 76h116M20 15h6a3 3 0 0 1 0 6h-6 7a3 3 0 0 1 0 6h-7v-12" />
      </>
    ),
  },
};
