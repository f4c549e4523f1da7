import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** @param {string} out @returns {Promise<string[]>} every file, relative to the export */
export async function listFiles(out) {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .sort();
}
