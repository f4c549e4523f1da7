/** Hexadecimal digits that are shown: enough to tell two hashes apart. */
const SHOWN_DIGITS = 8;

/**
 * The start of the SHA-256 hash of each page, where a page is its text after the hash of the page before: a change of one letter
 * changes every hash from there on.
 *
 * @throws TypeError where the browser offers no `crypto.subtle`, which it does on secure pages only
 */
export async function hashChain(texts: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const text of texts) {
    const page = new TextEncoder().encode(`${hashes.at(-1) ?? ''}\n${text}`);
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', page));
    hashes.push([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join(''));
  }
  return hashes.map((hash) => hash.slice(0, SHOWN_DIGITS));
}
