/** The ideas that lessons teach, in the order of the lessons. Names are in `<language>/chapters.ts`. */
export const concepts = [
  { id: 'barter', difficulty: 'beginner' },
  { id: 'commodity-money', difficulty: 'beginner' },
  { id: 'functions-of-money', difficulty: 'beginner' },
  { id: 'scarcity', difficulty: 'beginner' },
  { id: 'debasement', difficulty: 'beginner' },
  { id: 'greshams-law', difficulty: 'intermediate' },
  { id: 'paper-money', difficulty: 'beginner' },
  { id: 'cantillon-effect', difficulty: 'intermediate' },
  { id: 'hyperinflation', difficulty: 'beginner' },
  { id: 'redenomination', difficulty: 'beginner' },
  { id: 'price-controls', difficulty: 'intermediate' },
  { id: 'dollarization', difficulty: 'intermediate' },
  { id: 'nominal-and-real', difficulty: 'intermediate' },
  { id: 'gold-standard', difficulty: 'beginner' },
  { id: 'convertibility', difficulty: 'intermediate' },
  { id: 'war-finance', difficulty: 'intermediate' },
  { id: 'devaluation', difficulty: 'intermediate' },
  { id: 'reserve-currency', difficulty: 'intermediate' },
  { id: 'fiat-money', difficulty: 'beginner' },
  { id: 'money-supply', difficulty: 'intermediate' },
  { id: 'inflation', difficulty: 'beginner' },
  { id: 'public-key-cryptography', difficulty: 'intermediate' },
  { id: 'bailout', difficulty: 'beginner' },
  { id: 'double-spending', difficulty: 'intermediate' },
  { id: 'blockchain', difficulty: 'beginner' },
  { id: 'supply-cap', difficulty: 'beginner' },
  { id: 'proof-of-work', difficulty: 'intermediate' },
  { id: 'self-custody', difficulty: 'beginner' },
  { id: 'volatility', difficulty: 'beginner' },
  { id: 'emergency-fund', difficulty: 'beginner' },
  { id: 'time-preference', difficulty: 'intermediate' },
  { id: 'scams', difficulty: 'beginner' },
  { id: 'diversification', difficulty: 'intermediate' },
] as const satisfies readonly { id: string; difficulty: 'beginner' | 'intermediate' }[];

export type ConceptId = (typeof concepts)[number]['id'];
export type ConceptDifficulty = (typeof concepts)[number]['difficulty'];

/**
 * What each idea builds on directly. Every one is taught earlier on the path, so the map has no circle. What follows from the others
 * is left out: inflation builds on barter, too, by way of many others. A test holds both.
 */
export const prerequisites: Record<ConceptId, readonly ConceptId[]> = {
  barter: [],
  'commodity-money': ['barter'],
  'functions-of-money': ['barter'],
  scarcity: ['commodity-money', 'functions-of-money'],
  debasement: ['scarcity'],
  'greshams-law': ['debasement'],
  'paper-money': ['scarcity'],
  'cantillon-effect': ['debasement', 'paper-money'],
  hyperinflation: ['paper-money'],
  redenomination: ['hyperinflation'],
  'price-controls': ['hyperinflation'],
  dollarization: ['hyperinflation'],
  'nominal-and-real': ['hyperinflation'],
  'gold-standard': ['scarcity'],
  convertibility: ['gold-standard', 'paper-money'],
  'war-finance': ['convertibility'],
  devaluation: ['convertibility', 'debasement'],
  'reserve-currency': ['devaluation'],
  'fiat-money': ['reserve-currency'],
  'money-supply': ['fiat-money', 'cantillon-effect'],
  inflation: ['money-supply', 'nominal-and-real'],
  'public-key-cryptography': [],
  bailout: ['money-supply'],
  'double-spending': ['public-key-cryptography'],
  blockchain: ['double-spending'],
  'supply-cap': ['blockchain', 'scarcity'],
  'proof-of-work': ['blockchain'],
  'self-custody': ['public-key-cryptography', 'bailout'],
  volatility: ['supply-cap'],
  'emergency-fund': ['inflation'],
  'time-preference': ['emergency-fund'],
  scams: ['self-custody'],
  diversification: ['volatility', 'emergency-fund'],
};

const otherTerms: Partial<Record<ConceptId, string>> = {
  'double-spending': 'double-spend',
  'fiat-money': 'fiat',
  'public-key-cryptography': 'public-key',
  scams: 'scam',
};

/** The id of the glossary entry of an idea. */
export const termOf = (concept: ConceptId): string => otherTerms[concept] ?? concept;
