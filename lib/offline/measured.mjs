/**
 * What stands in a sentence for a number of bytes that only the finished build knows; scripts/postbuild/offline.mjs replaces it. The
 * development server shows it as it is.
 */
export const measured = /** @type {const} */ ({ sent: '[[bytes sent]]', stored: '[[bytes stored]]' });
