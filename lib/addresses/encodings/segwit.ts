import { bech32, bech32m } from '@scure/base';
import type { ChecksumFormat, Finding, Identified, Network, Result } from '@/lib/addresses/types';

export const NOT_BECH32 = /[^qpzry9x8gf2tvdw0s3jn54khce6mua7l]/g;

/** BIP 173 and 350: prefix, "1", version, 2 to 40 bytes, six characters of checksum. */
export function lookAtSegwit(code: string): Result {
  const lower = code.toLowerCase();
  const prefix = lower.slice(0, lower.indexOf('1'));
  const network: Network = prefix === 'bc' ? 'main' : prefix === 'tb' ? 'test' : 'regtest';
  const data = lower.slice(prefix.length + 1);
  const about: Partial<Identified> = { network };

  const strange = [...new Set(data.match(NOT_BECH32))];
  if (strange.length > 0) {
    return {
      ...about,
      finding: 'bad-character',
      details: { found: strange.slice(0, 5).join(' '), count: strange.length },
    };
  }
  if (code !== lower && code !== code.toUpperCase()) return { ...about, finding: 'mixed-case' };
  // The data part has only the checksum of six characters, without a version.
  if (data.length === 6) return { ...about, finding: 'malformed' };

  const version = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l'.indexOf(data.charAt(0));
  const wanted: ChecksumFormat = version === 0 ? 'bech32' : 'bech32m';
  const isBech32 = Boolean(bech32.decodeUnsafe(lower, false));
  const isBech32m = Boolean(bech32m.decodeUnsafe(lower, false));
  const passed = wanted === 'bech32' ? isBech32 : isBech32m;
  const checked: Partial<Identified> = { ...about, checksum: { format: wanted, passed } };
  const lengths = expectedLengths(version, prefix.length);
  const hasUsualLength = lengths.includes(lower.length);

  if (!passed) {
    if (isBech32 || isBech32m) {
      const found: ChecksumFormat = isBech32 ? 'bech32' : 'bech32m';
      return { ...checked, finding: 'wrong-checksum-kind', details: { version, found, required: wanted } };
    }
    if (!hasUsualLength && lengths.length > 0) return badLength(checked, lower.length, lengths);
    return { ...checked, finding: 'bad-checksum' };
  }
  const words = (wanted === 'bech32' ? bech32 : bech32m).decodeUnsafe(lower, false)?.words ?? [];
  const program = bech32.fromWordsUnsafe(words.slice(1));
  const size = program?.length ?? 0;
  const isSound = size >= 2 && size <= 40 && (version > 0 || size === 20 || size === 32);
  if (!isSound && !hasUsualLength && lengths.length > 0) return badLength(checked, lower.length, lengths);
  if (version > 16 || !program || !isSound) return { ...checked, finding: 'malformed' };
  // No key or script has a fingerprint of equal bytes, and no public key of Taproot is known for one.
  if (size >= 20 && program.every((byte) => byte === program[0])) return { ...checked, finding: 'burn' };
  const isAnchor = version === 1 && size === 2 && program[0] === 0x4e && program[1] === 0x73;
  const finding: Finding =
    version === 0
      ? size === 20
        ? 'p2wpkh'
        : 'p2wsh'
      : version === 1 && size === 32
        ? 'p2tr'
        : isAnchor
          ? 'p2a'
          : 'future-segwit';
  return {
    ...checked,
    finding,
    details: { version },
    parts: [
      { part: 'prefix', text: prefix },
      { part: 'divider', text: '1' },
      { part: 'version', text: data.charAt(0) },
      { part: 'program', text: data.slice(1, -6) },
      { part: 'checksum', text: data.slice(-6) },
    ],
  };
}

/** Lengths in characters: version 0 has 20 or 32 bytes and version 1 has 32; later versions have no fixed length. */
function expectedLengths(version: number, prefixLength: number): number[] {
  const frame = prefixLength + 1 + 1 + 6;
  if (version === 0) return [frame + 32, frame + 52];
  return version === 1 ? [frame + 52] : [];
}

function badLength(about: Partial<Identified>, found: number, expected: readonly number[]): Result {
  return { ...about, finding: 'bad-length', details: { found, expected } };
}
