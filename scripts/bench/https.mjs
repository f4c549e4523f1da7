import { createHash, X509Certificate } from 'node:crypto';
import { createSecureServer } from 'node:http2';
import { createServer } from 'node:net';
import { listen } from '../server/port.mjs';
import { siteListener } from '../server/site-server.mjs';

/** @param {import('node:net').Server} server */
export const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;

/**
 * Serves a folder over HTTP/2, as every host of docs/hosting.md does. HTTP/1.1 would fetch the files of islands over six connections in
 * three round trips.
 *
 * @param {string} root @param {{ private: string, cert: string }} certificate
 */
export function serve(root, certificate) {
  const server = createSecureServer(
    { key: certificate.private, cert: certificate.cert },
    /** @type {Parameters<typeof createSecureServer>[1]} */ (/** @type {unknown} */ (siteListener(root))),
  );
  return listen(server, 0, 'localhost');
}

/**
 * Makes Chromium trust the certificate. With `--ignore-certificate-errors` it would load the page but cache nothing.
 *
 * @param {string} certificate
 */
export function trust(certificate) {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  return `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
}

/** A port that is free now. */
export async function freePort() {
  const probe = await listen(createServer(), 0, 'localhost');
  const port = portOf(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
