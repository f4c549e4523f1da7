import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentType, isCompressible } from './content-types.mjs';

/** @typedef {{ body: Buffer, etag: string, type: string, encoding: 'br' | 'gzip' | undefined, varies: boolean }} Representation */

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * The best encoding that the browser accepts.
 *
 * @param {string | undefined} accepted the header Accept-Encoding
 */
function chooseEncoding(accepted = '') {
  const names = accepted
    .split(',')
    .map((entry) => entry.trim().split(';'))
    .filter(([, weight]) => !/^\s*q=0(\.0*)?\s*$/.test(weight ?? ''))
    .map(([name]) => name);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

/** @param {Buffer} raw @param {'br' | 'gzip'} encoding */
function compress(raw, encoding) {
  if (encoding === 'gzip') return gzipped(raw, { level: 9 });
  const quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
  return brotli(raw, { params });
}

/** Reads and compresses files. The result is cached until the file changes on disk. */
export function createBodies() {
  /** @type {Map<string, { stamp: string, representation: Promise<Representation> }>} */
  const kept = new Map();

  /** @param {string} file @param {'br' | 'gzip' | undefined} wanted @returns {Promise<Representation>} */
  async function make(file, wanted) {
    const type = contentType(file);
    const varies = isCompressible(type);
    const encoding = varies ? wanted : undefined;
    const raw = await readFile(file);
    const hash = createHash('sha256').update(raw).digest('base64url').slice(0, 22);
    const body = encoding ? await compress(raw, encoding) : raw;
    return { body, etag: `"${hash}${encoding ? `-${encoding}` : ''}"`, type, encoding, varies };
  }

  return {
    /** @param {string} file @param {string | undefined} accepted the header Accept-Encoding */
    async get(file, accepted) {
      const encoding = chooseEncoding(accepted);
      const { mtimeMs, size } = await stat(file);
      const stamp = `${mtimeMs} ${size}`;
      const key = `${encoding} ${file}`;
      const found = kept.get(key);
      if (found?.stamp === stamp) return found.representation;
      const representation = make(file, encoding);
      kept.set(key, { stamp, representation });
      return representation;
    },
  };
}
