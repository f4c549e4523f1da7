export const exhibitIds = [
  'hero',
  'crisis',
  'charts',
  'calculator',
  'societal-decline',
  'timeline',
  'moral-code-section',
  'bitcoin-vs-crypto',
  'practical-guidance',
  'further-reading',
  'final-cta',
] as const;

export type ExhibitId = (typeof exhibitIds)[number];
