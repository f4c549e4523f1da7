import { type Finding, type Identified, type LinkProblem, SECRET_FINDINGS } from '@/lib/addresses/types';

export type Judgement = 'good' | 'caution' | 'bad';

const GOOD: readonly Finding[] = ['p2pkh', 'p2sh', 'p2wpkh', 'p2wsh', 'p2tr', 'silent-payment', 'lightning-invoice'];
const CAUTION: readonly Finding[] = [
  'newer-silent-payment',
  'private-payment',
  'lightning-offer',
  'lnurl',
  'name-at-domain',
  'offer-invoice',
  'invoice-request',
  'ecash-request',
  'extended-public-key',
  'public-key',
  'node',
  'descriptor',
  'psbt',
  'transaction-link',
  'payment-request',
  'words',
  'unknown',
  'too-long',
];
const EXPIRED: readonly Finding[] = ['expired-invoice', 'expired-offer'];

/** A wallet may pay a link with these problems. */
const MILD: readonly LinkProblem[] = ['amounts-differ', 'zero-amount', 'proof'];

export function isSecret({ finding }: Identified): boolean {
  return (SECRET_FINDINGS as readonly Finding[]).includes(finding);
}

/**
 * "good" means only: well formed, and on the main network or Lightning. Codes without a checksum and test networks are
 * "caution", and so is a text with several codes. One invalid part makes the whole payment link "bad".
 */
export function judge(found: Identified): Judgement {
  const { finding, network, checksum, link, hadSpaces, alsoFound } = found;
  if (checksum?.passed === false) return 'bad';
  if (link?.problems.some((problem) => !MILD.includes(problem))) return 'bad';
  const faulty = link?.others.filter((other) => judge(other) === 'bad') ?? [];
  if (faulty.some((other) => !EXPIRED.includes(other.finding))) return 'bad';
  if (CAUTION.includes(finding)) return 'caution';
  if (!GOOD.includes(finding)) return 'bad';
  const isTest = network === 'test' || network === 'regtest';
  const isUnsure = isTest || hadSpaces || alsoFound.length > 0 || faulty.length > 0 || link?.problems.length;
  return isUnsure ? 'caution' : 'good';
}
