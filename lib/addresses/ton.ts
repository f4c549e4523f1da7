/** TEP 2: flags, work chain, 32 bytes of account and a CRC-16, in base64 or base64 for web addresses. */
const SHAPE = /^[\w+/-]{48}$/;
/** With and without bouncing; 0x80 more on a test network. */
const FLAGS: readonly number[] = [0x11, 0x51, 0x91, 0xd1];
const RAW = /^(?:0|-1):[0-9a-f]{64}$/i;

/** Whether a code is an address of TON, in its usual form with a checksum or in its raw form. */
export function isTonAddress(code: string): boolean {
  if (RAW.test(code)) return true;
  if (!SHAPE.test(code)) return false;
  const binary = atob(code.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Array.from(binary, (character) => character.charCodeAt(0));
  return FLAGS.includes(bytes[0] ?? 0) && crc16(bytes) === 0;
}

/** CRC-16/XMODEM; 0 over data with its checksum. */
function crc16(bytes: readonly number[]): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
    crc &= 0xffff;
  }
  return crc;
}
