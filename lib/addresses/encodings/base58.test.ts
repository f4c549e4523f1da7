import { sha256 } from '@noble/hashes/sha2';
import { createBase58check } from '@scure/base';
import { decodeBase58Check } from './base58';

const base58check = createBase58check(sha256);

/** A text with a valid checksum: each leading zero byte is encoded as one "1". */
function encodedWith(characters: number): string {
  for (let zeros = 0; zeros < characters; zeros++) {
    const text = base58check.encode(new Uint8Array(zeros));
    if (text.length === characters) return text;
  }
  throw new Error(`No base58check text of zero bytes has ${characters} characters`);
}

describe('decodeBase58Check', () => {
  it('decodes up to 200 characters and rejects longer texts with a valid checksum', () => {
    expect(decodeBase58Check(encodedWith(200))).not.toBeNull();
    expect(decodeBase58Check(encodedWith(201))).toBeNull();
  });

  it('returns null for a wrong checksum and for letters outside the alphabet', () => {
    expect(decodeBase58Check('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH')).toHaveLength(21);
    expect(decodeBase58Check('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMJ')).toBeNull();
    expect(decodeBase58Check('1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAM0')).toBeNull();
  });
});
