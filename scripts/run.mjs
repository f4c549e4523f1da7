import { spawn } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(import.meta.dirname, '..');

/** A step that failed: its own output has said why. */
export class StepError extends Error {}

/**
 * Runs a program in the project and shows its output; fails when it fails.
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
      // npm and npx are command files on Windows, and only a shell starts those.
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
 * Runs a program that one of the project's packages brings.
 *
 * @param {string} file its file below node_modules @param {string[]} args @param {Record<string, string>} [env]
 */
export function runPackage(file, args, env) {
  return run(process.execPath, [path.join(projectRoot, 'node_modules', file), ...args], env);
}

/** The programs of packages, where `runPackage` finds them. */
export const programs = {
  next: 'next/dist/bin/next',
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  knip: 'knip/bin/knip.js',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
};

/** Ends a script with words instead of a stack where a step failed. @param {() => Promise<unknown>} work */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
