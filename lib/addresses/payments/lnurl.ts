import { bech32 } from '@scure/base';
import type { Result } from '@/lib/addresses/types';

/** LUD 17: the scheme names the purpose: to pay, withdraw, open a channel or log in. */
export const LNURL_SCHEME = /^(?:lnurl[pwc]|keyauth):(?:\/\/)?/i;

export function lookAtLnurlLink(code: string): Result {
  const host = hostOf(code.replace(LNURL_SCHEME, 'https://'));
  return host ? { finding: 'lnurl', details: { host } } : { finding: 'malformed' };
}

/** LUD 01: "lnurl1" and a web address in bech32, which must be https or, for an onion service, http. */
export function lookAtLnurl(code: string): Result {
  const decoded = bech32.decodeUnsafe(code, false);
  const checksum = { format: 'bech32', passed: decoded !== undefined } as const;
  if (!decoded) return { finding: 'bad-checksum', checksum };
  const bytes = bech32.fromWordsUnsafe(decoded.words);
  const host = bytes ? hostOf(String.fromCharCode(...bytes)) : null;
  return host ? { finding: 'lnurl', checksum, details: { host } } : { finding: 'malformed', checksum };
}

function hostOf(address: string): string | null {
  try {
    const { protocol, hostname } = new URL(address);
    const isAllowed = protocol === 'https:' || (protocol === 'http:' && hostname.endsWith('.onion'));
    return isAllowed && hostname !== '' ? hostname : null;
  } catch {
    return null;
  }
}
