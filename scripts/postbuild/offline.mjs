import path from 'node:path';
import { rolldown } from 'rolldown';
import { writeLists } from './site-list.mjs';

/** Below the folder that hosts serve as immutable. */
const folder = '_next/static/offline';

/**
 * Writes what browsers need to keep the site (docs/offline.md): the worker, the script that every page asks for when it is idle, and the lists.
 *
 * @param {string} root the project
 * @param {string} out the finished export
 * @param {{ isOn: boolean }} options `worksOffline` of content/site.ts; switched off, the worker removes what browsers have kept
 */
export async function writeOffline(root, out, { isOn }) {
  const bundle = async (/** @type {string} */ input, /** @type {import('rolldown').OutputOptions} */ output) => {
    const bundled = await rolldown({ cwd: root, resolve: { alias: { '@': root } }, platform: 'browser', input });
    return bundled.write({ minify: true, ...output });
  };
  const worker = isOn ? 'worker' : 'removing-worker';
  await bundle(`components/offline/${worker}.ts`, { file: path.join(out, 'sw.js'), format: 'iife' });
  if (!isOn) return;
  const start = await bundle('components/offline/start.ts', {
    dir: path.join(out, folder),
    entryFileNames: 'start-[hash].js',
    format: 'esm',
  });
  await writeLists(out, `${folder}/${start.output[0].fileName}`);
}
