import fc from 'fast-check';

const surrogates = 0xe000 - 0xd800;
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - surrogates })
  .map((n) => String.fromCodePoint(n < 0xd800 ? n : n + surrogates));

/**
 * Texts of any characters, and texts of ASCII with names such as `__proto__`. As `fc.string({ unit: 'binary' })`, which takes most
 * of a second to list all characters first.
 */
export const anyText = (length: { maxLength?: number } = {}) =>
  fc.oneof(fc.string(length), fc.string({ ...length, unit: codePoint }));
