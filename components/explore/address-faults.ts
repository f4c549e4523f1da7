import { fill } from '@/lib/format/fill';

/** What of an address could not be used, in sentences. @param faults as "name=value" */
export const addressFaults = (faults: readonly string[], words: { intro: string; 'bad-value': string }): string[] =>
  faults.length > 0 ? [words.intro, ...faults.map((text) => fill(words['bad-value'], { text }))] : [];
