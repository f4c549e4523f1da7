import type { SourceId } from './sources';

/**
 * Silver in Roman coins, in percent, measured inside the coin or on whole melted coins: the surface has more silver than the
 * rest. Names and remarks are in `<language>/calculators/mint.ts`.
 */
interface RomanCoinRow {
  readonly id: string;
  /** Rounded to a whole percent. With `isBelow` an upper bound. */
  readonly percent: number;
  readonly isBelow?: true;
  /** What older lists have, from tests near the surface: lowest and highest. */
  readonly older?: readonly [number, number];
  readonly source: SourceId;
}

export const romanSilver = [
  // The sources call these coins pure in Roman terms: silver as it came from the refinery.
  { id: 'augustus', percent: 100, source: 'rome-first-century' },
  { id: 'albinus', percent: 78, source: 'rome-severus' },
  { id: 'severus', percent: 46, older: [55, 60], source: 'rome-severus' },
  { id: 'domna', percent: 49, source: 'rome-muon' },
  { id: 'gordian', percent: 42, source: 'rome-assays' },
  { id: 'claudius', percent: 5, isBelow: true, source: 'rome-butcher' },
] as const satisfies readonly RomanCoinRow[];
