/** Regtest is a private test chain on one's own computer; base58 addresses do not tell it from the public test networks. */
export type Network = 'main' | 'test' | 'regtest';

export type ChecksumFormat = 'base58check' | 'bech32' | 'bech32m';

/** What a pasted text is. Each has a sentence of its own in the words. */
export const FINDINGS = [
  'p2pkh',
  'p2sh',
  'p2wpkh',
  'p2wsh',
  'p2tr',
  'p2a',
  'future-segwit',
  'silent-payment',
  'lightning-invoice',
  'lightning-offer',
  'lnurl',
  'name-at-domain',
  'extended-public-key',
  'link-without-address',
  'seed-words',
  'private-key',
  'extended-private-key',
  'hex-64',
  'mixed-case',
  'one-case',
  'bad-checksum',
  'wrong-checksum-kind',
  'bad-length',
  'bad-character',
  'malformed',
  'ethereum',
  'bitcoin-cash',
  'other-chain',
  'too-long',
  'unknown',
] as const;

export type Finding = (typeof FINDINGS)[number];

/** A payment link's details (BIP 21, BIP 321). */
export interface PaymentLink {
  /** In bitcoin, exactly as written; null where the link names none. */
  amountBtc: string | null;
  isAmountSound: boolean;
  hasLightning: boolean;
  /** Names of parts that a wallet must understand or refuse the whole link. */
  required: string[];
}

/** A piece of a SegWit address, for showing how it is built. */
interface AddressPart {
  part: 'prefix' | 'divider' | 'version' | 'program' | 'checksum';
  text: string;
}

export interface Identified {
  finding: Finding;
  network: Network | null;
  /** null where this kind has no checksum or none was tested. */
  checksum: { format: ChecksumFormat; passed: boolean } | null;
  /** Length without spaces. Never the text itself: what was pasted is not repeated. */
  characters: number;
  /** True where spaces or line breaks stood inside and were ignored. */
  hadSpaces: boolean;
  link: PaymentLink | null;
  parts: AddressPart[];
  /** Numbers and short texts that the sentence fills in; of several numbers, one would be right. */
  details: Record<string, string | number | readonly number[]>;
}

/** What one of the lookers found; the rest is filled in with what most findings have. */
export type Result = Pick<Identified, 'finding'> & Partial<Identified>;
