import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { themedAddress } from '../embed-themes.mjs';
import { createBodies } from './bodies.mjs';
import { resolveAddress } from './files.mjs';
import { headersFor, parseHeaders } from './headers.mjs';

/**
 * The folder of the host for which the site was built, such as "/bitcoin-journey", from the canonical address of home. Empty at the root.
 *
 * @param {string} root the exported folder
 */
export function basePathOf(root) {
  const home = path.join(root, 'index.html');
  const address = existsSync(home) && /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8'))?.[1];
  return address ? new URL(address).pathname.replace(/\/$/, '') : '';
}

const unstored = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** @param {string | undefined} asked the header If-None-Match @param {string} etag */
function isFresh(asked, etag) {
  return (asked ?? '').split(',').some((entry) => ['*', etag].includes(entry.trim().replace(/^W\//, '')));
}

/**
 * Answers requests for the exported site as a static host does: the headers of `_headers`, clean paths, brotli or gzip, ETags,
 * and the 404 page of the site. Works for HTTP/1.1 and HTTP/2.
 *
 * @param {string} root the exported folder
 */
export function siteListener(root) {
  const headersFile = path.join(root, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const bodies = createBodies();
  const base = basePathOf(root);

  /** What is not in the folder of the site: a host leads from the folder without its slash to home. @param {string} requested */
  const outside = (requested) => (requested === base ? { redirect: '/' } : /** @type {const} */ ({ missing: true }));

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  async function answer(request, response) {
    const [requested = '/', query] = (request.url ?? '/').split('?', 2);
    const isInside = requested.startsWith(`${base}/`);
    const pathname = isInside ? requested.slice(base.length) : requested;
    const resolved = isInside ? await resolveAddress(root, themedAddress(pathname, query)) : outside(requested);
    const isMissing = 'missing' in resolved;
    // The 404 page has the headers of its own address: a missing embed must not be framed.
    const headers = { ...unstored, ...headersFor(rules, isMissing ? '/404' : pathname) };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end();
      return;
    }
    if ('redirect' in resolved) {
      const location = base + (query === undefined ? resolved.redirect : `${resolved.redirect}?${query}`);
      response.writeHead(308, { ...headers, Location: location }).end();
      return;
    }
    const file = isMissing ? path.join(root, '404.html') : resolved.file;
    const found = await bodies.get(file, request.headers['accept-encoding']);
    const described = {
      ...headers,
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

  /** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
  return (request, response) => {
    answer(request, response).catch((error) => {
      console.error(`${request.url}: ${error.message}`);
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
      response.end('The preview server failed; its console says why.');
    });
  };
}

/** @param {string} root the exported folder */
export const createSiteServer = (root) => createServer(siteListener(root));
