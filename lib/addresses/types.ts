/** Regtest is a private test chain on one's own computer. Base58 addresses do not tell it from the public test networks. */
export type Network = 'main' | 'test' | 'regtest';

export type ChecksumFormat = 'base58check' | 'bech32' | 'bech32m';

/** A hexadecimal key is listed here although a transaction ID looks the same. */
export const SECRET_FINDINGS = [
  'seed-words',
  'seed-code',
  'private-key',
  'extended-private-key',
  'scan-key',
  'hex-key',
] as const;

export type SecretFinding = (typeof SECRET_FINDINGS)[number];

/** What a pasted text is. Each has a sentence of its own in the words. */
export const FINDINGS = [
  ...SECRET_FINDINGS,
  'p2pkh',
  'p2sh',
  'p2wpkh',
  'p2wsh',
  'p2tr',
  'p2a',
  'future-segwit',
  'silent-payment',
  'newer-silent-payment',
  'private-payment',
  'lightning-invoice',
  'expired-invoice',
  'invoice-amount',
  'malformed-invoice',
  'lightning-offer',
  'lnurl',
  'name-at-domain',
  'extended-public-key',
  'link-without-address',
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
  'named-chain',
  'perhaps-other-chain',
  'too-long',
  'unknown',
] as const;

export type Finding = (typeof FINDINGS)[number];

/** Networks recognized by the start or the version byte of an address. */
export type Coin = 'litecoin' | 'dogecoin' | 'dash' | 'zcash' | 'tron' | 'xrp' | 'solana';

/** Faults of a payment link as a whole (BIP 321). Only the last one is no reason to refuse it. */
export type LinkProblem = 'amount' | 'repeated' | 'required' | 'misplaced' | 'mixed-networks' | 'amounts-differ';

/** A payment link's details (BIP 21, BIP 321). */
export interface PaymentLink {
  /** In bitcoin, exactly as written; null if the link has no amount. */
  amountBtc: string | null;
  problems: readonly LinkProblem[];
  /** Names of parameters that a wallet must understand or refuse the whole link. */
  required: readonly string[];
  /** Names of parameters that must not occur twice, and do. */
  repeated: readonly string[];
  /** The codes besides the first, each judged on its own. */
  others: readonly Identified[];
}

/** Times in milliseconds since 1970. */
interface InvoiceTimes {
  created: number;
  expires: number;
}

/** A piece of a SegWit address, for showing how it is built. */
interface AddressPart {
  part: 'prefix' | 'divider' | 'version' | 'program' | 'checksum';
  text: string;
}

export interface Identified {
  finding: Finding;
  network: Network | null;
  /** null if this kind has no checksum or none was tested. */
  checksum: { format: ChecksumFormat; passed: boolean } | null;
  /** Length without spaces. The text itself is never repeated. */
  characters: number;
  /** True if spaces or line breaks inside the text were ignored. */
  hadSpaces: boolean;
  link: PaymentLink | null;
  invoice: InvoiceTimes | null;
  coin: Coin | null;
  parts: AddressPart[];
  /** Numbers and short texts that the sentence fills in; of several numbers, one would be right. */
  details: Record<string, string | number | readonly number[]>;
}

/** The finding of one format's parser. The remaining fields get their defaults from `complete`. */
export type Result = Pick<Identified, 'finding'> & Partial<Identified>;

export function complete(result: Result, characters: number): Identified {
  return {
    network: null,
    checksum: null,
    characters,
    hadSpaces: false,
    link: null,
    invoice: null,
    coin: null,
    parts: [],
    details: {},
    ...result,
  };
}
