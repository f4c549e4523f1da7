/** The prime of the field of secp256k1 (SEC 2). */
const P = 2n ** 256n - 2n ** 32n - 977n;

/** Whether 33 bytes are a compressed public key: 2 or 3, and the x of a point on the curve y² = x³ + 7. */
export function isPublicKey(bytes: Uint8Array): boolean {
  if (bytes.length !== 33 || (bytes[0] !== 2 && bytes[0] !== 3)) return false;
  const x = bytes.subarray(1).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  return x < P && isSquare((x ** 3n + 7n) % P);
}

/** Euler's criterion: a square to the power of (p - 1) / 2 is 1. */
function isSquare(number: bigint): boolean {
  let result = 1n;
  let base = number;
  for (let exponent = (P - 1n) / 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % P;
    base = (base * base) % P;
  }
  return result === 1n;
}

export function fromHex(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}
