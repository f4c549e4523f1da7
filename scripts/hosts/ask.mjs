import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, body: Buffer }} Answer */

/**
 * Asks a host for a path as it is: `fetch` would normalize it, follow redirects and hide the encoding.
 *
 * @param {string} origin @param {string} address @param {{ method?: string, headers?: Record<string, string> }} [options]
 * @returns {Promise<Answer>}
 */
export function ask(origin, address, { method = 'GET', headers = {} } = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path: address, method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The body as text, without its encoding. @param {Answer} answer */
export function textOf({ headers, body }) {
  const encoding = headers['content-encoding'];
  if (encoding === 'gzip') return gunzipSync(body).toString();
  return (encoding === 'br' ? brotliDecompressSync(body) : body).toString();
}
