import type { ReactNode } from 'react';

/** Drawings of words by their ids, as the definitions say them. No text: the row of the word is searched by what it contains. */
export type WordDrawings = Readonly<Partial<Record<string, ReactNode>>>;

export const Coin = ({ x, y, r = 10 }: { x: number; y: number; r?: number }) => (
  <circle cx={x} cy={y} r={r} className="fill-bitcoin-fill" />
);

export const Note = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}h38v22h-38z`} />
    <circle cx={x + 19} cy={y + 11} r="5" className="fill-gold" />
  </>
);

/** An apple: the goods in drawings of prices and trade. */
export const Apple = ({ x, y, isGone = false }: { x: number; y: number; isGone?: boolean }) => (
  <g
    className={isGone ? 'fill-none stroke-loss' : 'fill-gain-fill'}
    strokeDasharray={isGone ? '1 4' : undefined}
    transform={`translate(${x} ${y})`}
  >
    <path d="M0-5c-4-4-10-2-10 4s5 10 10 8c5 2 10-2 10-8s-6-8-10-4z" />
    <path d="M0-5q0-4 3-6" />
  </g>
);

/** To the right, 16 long. */
export const Arrow = ({ x, y }: { x: number; y: number }) => (
  <path d={`M${x} ${y}h16m-6-5l6 5-6 5`} className="fill-none" />
);

export const Key = ({ x, y, isMissing = false }: { x: number; y: number; isMissing?: boolean }) => (
  <g
    className={isMissing ? 'fill-none stroke-control' : 'fill-bitcoin-fill'}
    strokeDasharray={isMissing ? '1 5' : undefined}
    transform={`translate(${x} ${y})`}
  >
    <path d="M9 0h25v7M26 0v6" className="fill-none" />
    <circle r="9" />
  </g>
);
