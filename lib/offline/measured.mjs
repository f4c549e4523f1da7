/**
 * Placeholders of numbers of bytes, which are known only after the build: scripts/postbuild/site-list.mjs replaces them in the pages. The
 * development server shows the placeholders.
 */
export const measured = /** @type {const} */ ({ sent: '[[bytes sent]]', stored: '[[bytes stored]]' });
