/** In base58, regtest addresses have the version bytes of the public test networks. */
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
  'wallet-access',
  'bip38-code',
] as const;

export type SecretFinding = (typeof SECRET_FINDINGS)[number];

/** Each finding has a sentence in content/<language>/calculators/address-identifier.ts. */
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
  'expired-offer',
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
  'link-without-address',
  'burn',
  'lookalike-letters',
  'invisible-characters',
  'mixed-case',
  'one-case',
  'bad-checksum',
  'wrong-checksum-kind',
  'bad-length',
  'bad-character',
  'malformed',
  'ethereum',
  'hash-or-ethereum',
  'bitcoin-cash',
  'other-chain',
  'named-chain',
  'perhaps-other-chain',
  'too-long',
  'words',
  'unknown',
] as const;

export type Finding = (typeof FINDINGS)[number];

export type Coin =
  | 'litecoin'
  | 'dogecoin'
  | 'dash'
  | 'zcash'
  | 'tron'
  | 'xrp'
  | 'solana'
  | 'polkadot'
  | 'liquid'
  | 'ton'
  | 'stellar'
  | 'monero'
  | 'cardano';

/** Faults of a whole payment link (BIP 321). A wallet must refuse a link with any of them but the last three. */
export type LinkProblem =
  | 'amount'
  | 'repeated'
  | 'required'
  | 'misplaced'
  | 'mixed-networks'
  | 'amounts-differ'
  | 'zero-amount'
  | 'proof';

/** A payment link's details (BIP 21, BIP 321). */
export interface PaymentLink {
  /** In bitcoin, as written in the link; null if there is no amount. */
  amountBtc: string | null;
  problems: readonly LinkProblem[];
  /** Names of parameters that a wallet must understand or refuse the whole link. */
  required: readonly string[];
  /** Names of repeated parameters that may occur only once. */
  repeated: readonly string[];
  /** The codes after the first, each identified separately. */
  others: readonly Identified[];
}

/** Times in milliseconds since the Unix epoch. */
interface InvoiceTimes {
  created: number;
  expires: number;
}

interface AddressPart {
  part: 'prefix' | 'divider' | 'version' | 'program' | 'checksum';
  text: string;
}

export interface Identified {
  finding: Finding;
  network: Network | null;
  /** null if this kind has no checksum or none was tested. */
  checksum: { format: ChecksumFormat; passed: boolean } | null;
  /** Length without spaces. */
  characters: number;
  /** True if spaces or line breaks inside the text were ignored. */
  hadSpaces: boolean;
  /** The part of a longer text that was identified; null if it is the whole text. Never set for a secret. */
  excerpt: { code: string; isInWebAddress: boolean } | null;
  /** Other codes in the same text, without those that are equal. */
  alsoFound: readonly Identified[];
  link: PaymentLink | null;
  invoice: InvoiceTimes | null;
  coin: Coin | null;
  parts: AddressPart[];
  /** Values for the {names} in the sentence of the finding. A list holds alternatives. */
  details: Record<string, string | number | readonly number[]>;
}

/** The result of a parser for one format. `complete` adds the defaults of the other fields. */
export type Result = Pick<Identified, 'finding'> & Partial<Identified>;

export function complete(result: Result, characters: number): Identified {
  return {
    network: null,
    checksum: null,
    characters,
    hadSpaces: false,
    excerpt: null,
    alsoFound: [],
    link: null,
    invoice: null,
    coin: null,
    parts: [],
    details: {},
    ...result,
  };
}
