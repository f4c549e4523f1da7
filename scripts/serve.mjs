import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen, wantedPort } from './server/port.mjs';
import { basePathOf, createSiteServer } from './server/site-server.mjs';

export const host = 'localhost';

/**
 * Serves an exported folder and prints its address.
 *
 * @param {string} [root] @param {number} [port]
 */
export async function serve(root = path.resolve(import.meta.dirname, '../out'), port = wantedPort()) {
  if (!existsSync(path.join(root, 'index.html'))) {
    throw new Error(
      `There is no built site in ${path.basename(root)}/ yet. Build it with "npm run build", or build and serve with "npm start".`,
    );
  }
  const server = await listen(createSiteServer(root), port, host);
  const address = server.address();
  const used = typeof address === 'object' && address ? address.port : port;
  console.log(`\nBitcoin Journey is ready:  http://${host}:${used}${basePathOf(root)}\nStop it with Ctrl+C.`);
  return server;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await serve(process.argv[2] && path.resolve(process.argv[2])).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
