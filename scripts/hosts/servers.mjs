import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort, portOf } from '../bench/https.mjs';
import { projectRoot } from '../run.mjs';
import { listen } from '../server/port.mjs';
import { createSiteServer } from '../server/site-server.mjs';

/**
 * A program that serves the export as hosting/ configures it.
 *
 * @typedef {{ name: string, origin: string, hasRanges: boolean, stop: () => Promise<void> }} Host
 */

/** The root of the export in the files of hosting/. */
const ROOT = '/var/www/bitcoin-journey/out';

const read = (/** @type {string} */ file) => readFileSync(path.join(projectRoot, 'hosting', file), 'utf8');

/** @param {string} text @param {string} part @param {string} by @throws if the part is missing */
function replace(text, part, by) {
  if (!text.includes(part)) throw new Error(`The configuration has no "${part}"`);
  return text.replaceAll(part, by);
}

/**
 * Programs of the distribution: the arguments with which each runs in the foreground, and our configuration for this machine.
 *
 * @type {Record<string, { probe: string[], args: (folder: string) => string[], config: (root: string, port: number, folder: string) => string }>}
 */
const programs = {
  nginx: {
    probe: ['-v'],
    args: (folder) => ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'config'), '-g', 'daemon off;'],
    config: (root, port, folder) => {
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
      const site = replace(replace(read('nginx.conf'), ROOT, root), 'listen 80;', `listen 127.0.0.1:${port};`);
      const user = process.getuid?.() === 0 ? 'user root;' : '';
      return `${user} worker_processes 1; pid ${folder}/pid; events {}
http { include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; ${paths.join(' ')}
${site}}`;
    },
  },
  caddy: {
    probe: ['version'],
    args: (folder) => ['run', '--adapter', 'caddyfile', '--config', path.join(folder, 'config')],
    config: (root, port) => {
      const site = replace(read('Caddyfile'), ROOT, root);
      return `{\n\tadmin off\n}\n${replace(site, 'bitcoin-journey.example {', `http://127.0.0.1:${port} {`)}`;
    },
  },
};

export const serverNames = Object.keys(programs);

/** @param {string} name */
export function isInstalled(name) {
  try {
    execFileSync(name, programs[name]?.probe ?? [], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves an export with a program of the distribution, on this machine only.
 *
 * @param {string} name @param {string} root
 * @returns {Promise<Host>}
 * @throws {Error} with the output of the program, if it does not start
 */
async function startProgram(name, root) {
  const program = programs[name];
  if (!program) throw new Error(`There is no configuration for ${name}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  const port = await freePort();
  writeFileSync(path.join(folder, 'config'), program.config(root, port, folder));
  // Caddy writes below its home.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(name, program.args(folder), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; child.exitCode === null && tries < 100; tries += 1) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer) return { name, origin, hasRanges: true, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${name} did not start:\n${output}`);
}

/** @param {string} root @returns {Promise<Host>} */
async function startOwn(root) {
  const server = await listen(createSiteServer(root), 0, '127.0.0.1');
  const stop = () => new Promise((/** @type {(value: void) => void} */ resolve) => server.close(() => resolve()));
  return { name: 'npm run serve', origin: `http://127.0.0.1:${portOf(server)}`, hasRanges: false, stop };
}

/** The project's own server, and every program that is installed. */
export const hostNames = () => ['npm run serve', ...serverNames.filter(isInstalled)];

/** @param {string} name one of `hostNames` @param {string} root the exported folder */
export const startHost = (name, root) => (serverNames.includes(name) ? startProgram(name, root) : startOwn(root));
