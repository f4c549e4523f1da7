import { createServer } from 'node:net';

/** The port in the variable PORT, or 3000. @param {string | undefined} [asked] */
export function wantedPort(asked = process.env.PORT) {
  if (!asked) return 3000;
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT=${asked} is not a port (0 to 65535).`);
  return port;
}

/**
 * Listens on a port; rejects with a message if it cannot.
 *
 * @template {import('node:net').Server} S
 * @param {S} server @param {number} port @param {string} host
 * @returns {Promise<S>}
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`));
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} may not be used by this account. Choose another one: PORT=3000 npm start`));
      } else {
        reject(error);
      }
    });
    server.listen(port, host, () => resolve(server));
  });
}

/** Rejects when the port is in use, so that this is known before the build and not after it. @param {number} port @param {string} host */
export async function assertPortIsFree(port, host) {
  const probe = await listen(createServer(), port, host);
  await new Promise((resolve) => probe.close(resolve));
}
