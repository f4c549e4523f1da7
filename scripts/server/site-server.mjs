import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { headersFor, parseHeaders } from '../headers.mjs';
import { createBodies } from './bodies.mjs';
import { resolveAddress } from './files.mjs';

const unstored = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** @param {string | undefined} asked the header If-None-Match @param {string} etag */
function isFresh(asked, etag) {
  return (asked ?? '').split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}

/**
 * A server for the exported site that answers as a static host does: the headers of `_headers`, clean addresses,
 * brotli or gzip, ETags, and the site's own page for what is missing.
 *
 * @param {string} root the exported folder
 */
export function createSiteServer(root) {
  const headersFile = path.join(root, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const bodies = createBodies();

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const [pathname = '/', query] = (request.url ?? '/').split('?', 2);
    const headers = { ...unstored, ...headersFor(rules, pathname) };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    const resolved = await resolveAddress(root, pathname);
    if ('redirect' in resolved) {
      const location = query === undefined ? resolved.redirect : `${resolved.redirect}?${query}`;
      response.writeHead(308, { ...headers, Location: location }).end();
      return;
    }
    const isMissing = 'missing' in resolved;
    const file = isMissing ? path.join(root, '404.html') : resolved.file;
    const found = await bodies.get(file, request.headers['accept-encoding']);
    const described = {
      ...headers,
      ...(isMissing && unstored),
      'Content-Type': found.type,
      ETag: found.etag,
      ...(found.varies && { Vary: 'Accept-Encoding' }),
    };
    if (!isMissing && isFresh(request.headers['if-none-match'], found.etag)) {
      response.writeHead(304, described).end();
      return;
    }
    response.writeHead(isMissing ? 404 : 200, {
      ...described,
      ...(found.encoding && { 'Content-Encoding': found.encoding }),
      'Content-Length': found.body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : found.body);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.url}: ${error.message}`);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The preview server failed; its console says why.');
    });
  });
}
