import type { Finding, Identified } from '@/lib/addresses/types';

export type Judgement = 'good' | 'caution' | 'bad';

const GOOD: readonly Finding[] = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr', 'silent-payment', 'lightning-invoice'];
const CAUTION: readonly Finding[] = [
  'lightning-offer',
  'lnurl',
  'name-at-domain',
  'extended-public-key',
  'hex-64',
  'unknown',
  'too-long',
];

/** What must not be on any website. */
export const SECRETS: readonly Finding[] = ['seed-words', 'private-key', 'extended-private-key'];

/**
 * How a text is to be taken. "Good" says only that it is well formed and belongs to the main network or to Lightning; a
 * code without a checksum or for test coins, or a link with something odd in it, asks for care.
 */
export function judge({ finding, network, checksum, link, hadSpaces }: Identified): Judgement {
  if (checksum?.passed === false) return 'bad';
  if (link && (!link.isAmountSound || link.required.length > 0)) return 'bad';
  if (CAUTION.includes(finding)) return 'caution';
  if (!GOOD.includes(finding)) return 'bad';
  return network === 'test' || network === 'regtest' || hadSpaces ? 'caution' : 'good';
}
