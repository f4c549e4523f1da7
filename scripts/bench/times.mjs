import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { freshCopy } from '../fresh-copy.mjs';

/**
 * Seconds from the command to a line of its output, or to its end.
 *
 * @param {string} folder @param {string[]} args of npm @param {RegExp} [until] @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
function timeNpm(folder, args, until, env = {}) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const seconds = () => (performance.now() - begun) / 1000;
    const child = spawn('npm', args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    });
    let served = false;
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (served || !until?.test(output)) return;
      served = true;
      resolve(seconds());
      // Signal the process group: npm does not pass the signal on to its child processes.
      process.kill(process.platform === 'win32' ? Number(child.pid) : -Number(child.pid));
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (served) return;
      if (code === 0 && !until) resolve(seconds());
      else reject(new Error(`npm ${args.join(' ')} ended with code ${code}:\n${output.slice(-2000)}`));
    });
  });
}

/** Seconds that `npm start` and `npm test` take in a fresh copy. The package cache is not cleared. */
export async function timeTwoCommands() {
  const folder = freshCopy();
  try {
    const start = await timeNpm(folder, ['start'], /is ready:/, { PORT: '0' });
    rmSync(path.join(folder, 'node_modules'), { recursive: true });
    rmSync(path.join(folder, '.next'), { recursive: true });
    const test = await timeNpm(folder, ['test']);
    return { start, test };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
