import type { ReactNode, SVGProps } from 'react';

/** Chapters 1 to 4 are the time of metal, 5 of paper, 6 and 7 of Bitcoin; 8 is the reader's own. */
export const chapterTones = ['ink', 'ink', 'ink', 'ink', 'loss', 'bitcoin', 'bitcoin', 'gain'] as const;
export const toneStrokes = {
  ink: 'stroke-ink',
  loss: 'stroke-loss-fill',
  bitcoin: 'stroke-bitcoin-fill',
  gain: 'stroke-gain-fill',
} as const;

const RADIUS = 54;

/**
 * The coin of a chapter, in the color of its time. Inside an element with `data-status="locked"` its rim is dotted, like the place
 * of a coin that is not there yet.
 */
export function ChapterCoin({ order, ...place }: { order: number } & SVGProps<SVGSVGElement>) {
  const stroke = toneStrokes[chapterTones[order - 1] ?? 'ink'];
  return (
    <svg viewBox="-60 -60 120 120" aria-hidden="true" {...place}>
      <circle
        r={RADIUS}
        strokeWidth="4"
        strokeLinecap="round"
        className={`fill-raised ${stroke} in-data-[status=locked]:fill-none in-data-[status=locked]:[stroke-dasharray:0.1_8.4]`}
      />
      <circle r={RADIUS - 8} strokeWidth="1.2" className={`fill-none ${stroke} in-data-[status=locked]:opacity-40`} />
      <g
        transform="translate(-36 -36)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="fill-none stroke-ink"
      >
        {chapterEmblems[order - 1]}
      </g>
    </svg>
  );
}

/** One drawing of 72 × 72 for each chapter. */
export const chapterEmblems: readonly ReactNode[] = [
  // A cowrie shell.
  <>
    <path key="shell" d="M36 8c14 0 21 12 21 28S50 64 36 64 15 52 15 36 22 8 36 8z" />
    <path key="lips" d="M34 16c-6 10-6 30 0 40M38 16c6 10 6 30 0 40" />
    <path key="teeth" d="M30 24h-5m4 8h-6m6 8h-6m7 8h-5M42 24h5m-4 8h6m-6 8h6m-7 8h5" />
  </>,
  // A jug that waters the wine.
  <>
    <path key="jug" d="M40 10l16 8-4 18-14 2-10-10z" />
    <path key="handle" d="M54 20c9 2 8 15-2 15" />
    <path key="water" d="M29 27c-3 2-5 5-5 9" strokeDasharray="2 4" />
    <path key="cup" d="M12 40h24c0 10-4 15-9 16v6h7M27 62h-13m7 0v-6c-5-1-9-6-9-16" />
    <path key="wine" d="M14 46h20" />
  </>,
  // A wheelbarrow of notes.
  <>
    <path key="notes" d="M20 28l4-10h20l4 10M27 18l2-6h14l2 6" />
    <path key="barrow" d="M10 28h42l-8 18H24zM52 28l12-6M26 46l-4 12M40 46l5 12" />
    <circle key="wheel" cx="22" cy="56" r="7" />
  </>,
  // Three bars of gold.
  <>
    <path key="left" d="M8 58l5-16h18l5 16z" />
    <path key="right" d="M36 58l5-16h18l5 16z" />
    <path key="top" d="M22 38l5-16h18l5 16z" />
    <path key="shine" d="M31 27h9M17 47h8M45 47h8" strokeWidth="1.6" />
  </>,
  // Two banknotes.
  <>
    <path key="front" d="M8 30h46v28H8z" />
    <path key="back" d="M16 30v-9h48v28H54" />
    <circle key="seal" cx="31" cy="44" r="8" />
    <path key="corners" d="M15 37h.1M47 37h.1M15 51h.1M47 51h.1" strokeWidth="4" />
  </>,
  // The first block.
  <>
    <path key="cube" d="M36 10l22 12v27L36 62 14 49V22z" />
    <path key="edges" d="M14 22l22 13 22-13M36 35v27" />
    <path key="lines" d="M20 33l9 5m-9 3l9 5" strokeWidth="1.6" />
  </>,
  // A key.
  <>
    <circle key="bow" cx="24" cy="26" r="14" />
    <circle key="hole" cx="21" cy="23" r="4" />
    <path key="blade" d="M34 36l26 26M52 54l6-6M44 46l6-6" />
  </>,
  // A compass.
  <>
    <circle key="rim" cx="36" cy="38" r="24" />
    <path key="ring" d="M36 14V8m-4 0h8" />
    <path key="needle" d="M46 26l-6 15-14 9 6-15z" />
    <path key="marks" d="M36 18v3m0 34v3M16 38h3m34 0h3" strokeWidth="1.6" />
  </>,
];
