import { spawn } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** A failed step whose output has already stated the cause. */
export class StepError extends Error {}

/**
 * Runs a program in the project folder with its output on the terminal. Rejects when the program fails.
 *
 * @param {string} command @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<void>}
 */
export function run(command, args, env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      // On Windows npm and npx are .cmd files, which need a shell.
      shell: process.platform === 'win32' && /^np[mx]$/.test(command),
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else reject(new StepError(`"${[command, ...args].join(' ')}" ended with ${signal ?? `code ${code}`}`));
    });
  });
}

/**
 * Does several things at once, and fails when all have ended if one of them failed.
 *
 * @param {(() => Promise<unknown>)[]} works
 */
export async function together(...works) {
  const results = await Promise.allSettled(works.map((work) => work()));
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

/**
 * Runs a program of an installed package.
 *
 * @param {string} file its path below node_modules @param {string[]} args @param {Record<string, string>} [env]
 */
export function runPackage(file, args, env) {
  return run(process.execPath, [path.join(projectRoot, 'node_modules', file), ...args], env);
}

/** Programs for `runPackage`. */
export const programs = {
  next: 'next/dist/bin/next',
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
};

/**
 * Runs projects of jest.config.mjs. With NODE_ENV=production React has no `act`. React renders much that is thrown away at once: more
 * memory for young objects saves a twelfth of the time.
 *
 * @param {string[]} projects @param {string[]} more options
 */
function runJest(projects, ...more) {
  const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
  return runPackage(programs.jest, ['--ci', ...more, '--selectProjects', ...projects], {
    NODE_ENV: 'test',
    NODE_OPTIONS: options,
  });
}

/** Unit and component tests, which need no build. */
export const runUnitTests = () => runJest(['components', 'units']);

/** Tests that read the files of the export. They run beside the browser tests, which leave the time of one worker unused. */
export const runExportTests = () => runJest(['export'], '--maxWorkers=1');

/** Runs a script; prints a failed step's message without a stack. @param {() => Promise<unknown>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
