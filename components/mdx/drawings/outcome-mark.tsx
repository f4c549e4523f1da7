/** Parts of the mark of each outcome in a box of 16: a triangle up, a triangle down, and for a mixed one both. */
export const OUTCOMES = {
  well: [['M8 2l7 12H1z', 'fill-gain-fill']],
  mixed: [
    ['M1 8l7-7 7 7z', 'fill-gain-fill'],
    ['M1 8l7 7 7-7z', 'fill-loss-fill'],
  ],
  badly: [['M8 14L1 2h14z', 'fill-loss-fill']],
} as const;

/** The shapes say how it went, so that color is not the only sign. */
export const OutcomeMark = ({ went }: { went: keyof typeof OUTCOMES }) =>
  OUTCOMES[went].map(([shape, color]) => (
    <path key={shape} d={shape} strokeWidth="1.2" strokeLinejoin="round" className={`${color} stroke-ink`} />
  ));
