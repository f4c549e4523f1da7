import { bech32, bech32m } from '@scure/base';
import { BASE58, decodeBase58Check, decodeXrpCheck } from './encodings/base58';
import { isSs58Address } from './encodings/ss58';
import { isErgoAddress } from './ergo';
import { isSolanaAddress } from './public-codes';
import { isTonAddress } from './ton';
import type { Coin, Result } from './types';

/** Version bytes of base58 addresses with a 20-byte hash. Smaller coins share many of them. */
const COIN_VERSIONS: Record<number, Coin> = {
  16: 'dash',
  22: 'dogecoin',
  30: 'dogecoin',
  48: 'litecoin',
  50: 'litecoin',
  65: 'tron',
  76: 'dash',
};
/** Zcash has two version bytes: 0x1CB8 for "t1", 0x1CBD for "t3". */
const ZCASH_VERSION = 0x1c;

/** BIP 47: a reusable payment code of Bitcoin, one version byte and 80 bytes. */
const PAYMENT_CODE_VERSION = 0x47;

/** A prefix with a colon or an underscore before a long code, also of a test network: "kaspa:", "ecash:", "nano_", "addr_test1". */
const PREFIXED =
  /^(?!(?:bitcoin|lightning|https?|mailto|urn?|web\+\w+|lnurl[pwc]|keyauth)\W)([a-z][a-z0-9.-]{1,19}[:_]).*[0-9a-z]{25,}/i;
/** XDC and ICON write a prefix of their own before 20 bytes in hexadecimal digits. */
const HEX_WITH_PREFIX = /^(xdc|hx|cx)[0-9a-f]{40}$/i;
const OTHER_SCHEMES =
  /^(?:ethereum|litecoin|dogecoin|dash|zcash|tron|ripple|xrpl|xrp|solana|monero|cardano|stellar|ton|ecash|kaspa(?:test|dev|sim)?|nano|web\+cardano|web\+stellar):/i;
/** 95 or 106 base58 characters, the latter with a payment ID; from 5 and 9 on for test networks. */
const MONERO = /^[45789][0-9AB][1-9A-HJ-NP-Za-km-z]{93}(?:[1-9A-HJ-NP-Za-km-z]{11})?$/;
/** SEP 23: a public key or a multiplexed account in base32. */
const STELLAR = /^(?:G[A-Z2-7]{55}|M[A-Z2-7]{68})$/;
const CARDANO = /^(?:addr|stake)(?:_test)?1[02-9ac-hj-np-z]{30,}$/i;
/** Liquid: confidential addresses have a checksum of their own ("blech32"), so they are recognized by their start. */
const LIQUID = /^(?:lq|ex|tlq|tex)1[02-9ac-hj-np-z]{30,}$/i;
const MIN_LENGTH = 25;

/** Recognizes a code of another network by its checksum, prefix or shape; null if none matches. */
export function lookAtOtherChains(code: string): Result | null {
  const scheme = OTHER_SCHEMES.exec(code)?.[0] ?? HEX_WITH_PREFIX.exec(code)?.[1];
  if (scheme) return { finding: 'other-chain', details: { prefix: scheme } };
  const coin = coinByShape(code);
  if (coin) return { finding: 'named-chain', coin };
  const prefix = PREFIXED.exec(code)?.[1];
  if (prefix) return { finding: 'perhaps-other-chain', details: { prefix } };
  return lookAtBase58(code) ?? lookAtBech32(code);
}

function coinByShape(code: string): Coin | null {
  if (LIQUID.test(code)) return 'liquid';
  if (CARDANO.test(code)) return 'cardano';
  if (STELLAR.test(code)) return 'stellar';
  if (MONERO.test(code)) return 'monero';
  return isTonAddress(code) ? 'ton' : null;
}

function lookAtBase58(code: string): Result | null {
  if (code.length < MIN_LENGTH || code.length > 120 || !BASE58.test(code)) return null;
  const prefix = code.charAt(0);
  const bytes = decodeBase58Check(code);
  if (bytes) {
    const checksum = { format: 'base58check', passed: true } as const;
    if (bytes.length === 81 && bytes[0] === PAYMENT_CODE_VERSION) {
      return { finding: 'private-payment', network: 'main', checksum };
    }
    const coin = bytes.length === 21 ? COIN_VERSIONS[bytes[0] ?? -1] : undefined;
    const isZcash = bytes.length === 22 && bytes[0] === ZCASH_VERSION;
    const named = isZcash ? 'zcash' : coin;
    return named
      ? { finding: 'named-chain', checksum, coin: named, details: { prefix } }
      : { finding: 'other-chain', checksum, details: { prefix } };
  }
  if (isXrpAddress(code)) return { finding: 'named-chain', coin: 'xrp', details: { prefix } };
  if (isErgoAddress(code)) return { finding: 'other-chain', details: { prefix } };
  if (isSs58Address(code)) return { finding: 'named-chain', coin: 'polkadot', details: { prefix } };
  if (isSolanaAddress(code)) {
    return { finding: 'named-chain', coin: 'solana', details: { prefix } };
  }
  return { finding: 'perhaps-other-chain', details: { prefix } };
}

function isXrpAddress(code: string): boolean {
  return code.startsWith('r') && decodeXrpCheck(code)?.length === 21;
}

function lookAtBech32(code: string): Result | null {
  for (const [format, coder] of [
    ['bech32', bech32],
    ['bech32m', bech32m],
  ] as const) {
    const decoded = coder.decodeUnsafe(code, false);
    if (!decoded) continue;
    return { finding: 'other-chain', checksum: { format, passed: true }, details: { prefix: `${decoded.prefix}1` } };
  }
  return null;
}
