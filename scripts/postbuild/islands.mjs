import path from 'node:path';
import { rolldown } from 'rolldown';
import { parts } from '../../components/islands/parts.mjs';
import { elementsIn } from './used-style.mjs';

/**
 * The folders of the packages whose code is left after unused parts are removed.
 *
 * @param {import('rolldown').RolldownOutput['output'][number][]} files
 */
function packagesIn(files) {
  const modules = files.flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []));
  const folders = modules.flatMap(([id, { renderedLength }]) => {
    const folder = id.replaceAll('\\', '/').match(/.*\/node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0];
    return folder && renderedLength > 0 ? [folder] : [];
  });
  return [...new Set(folders)];
}

/** Below the folder that hosts serve as immutable. */
const folder = '_next/static/islands';

/** Modules that every island has, in a file of their own that changes only with React. */
const react = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;
/** What so many islands share is in a file for each folder of components/ and lib/: a hundred small files compress badly. */
const SHARED_BY = 6;
const topFolder = /(?:components|lib)[\\/]([\w-]+)/;

/**
 * @typedef {object} Islands the addresses of files, each first itself and then what it imports
 * @property {string} folder
 * @property {string[]} packages the folders of those of which code is in the files
 * @property {string} boot the text of the inline script
 * @property {string} loader
 * @property {string[]} mount
 * @property {(name: string) => string[]} part of an island
 * @property {(name: string) => string[]} later what an island may import when it is used, beyond `part` and `mount`
 */

/**
 * Bundles the islands of all pages, and the loader.
 *
 * @param {string} root the project
 * @param {string} out the folder to write into
 * @param {{ mode?: 'production' | 'development', hasInsights?: boolean, basePath?: string }} [options] development: React reports each mismatch, and
 *   names are without a hash; hasInsights and basePath: of content/site.ts
 * @returns {Promise<Islands>}
 */
export async function bundleIslands(root, out, { mode = 'production', hasInsights = false, basePath = '' } = {}) {
  const suffix = mode === 'production' ? '-[hash].js' : '.js';
  const options = {
    cwd: root,
    resolve: { alias: { '@': root } },
    moduleTypes: /** @type {const} */ ({ '.css': 'empty' }),
    transform: {
      jsx: /** @type {const} */ ({ runtime: 'automatic', development: false }),
      define: {
        'process.env.NODE_ENV': JSON.stringify(mode),
        'process.env.INSIGHTS': JSON.stringify(hasInsights ? 'on' : 'off'),
        'process.env.BASE_PATH': JSON.stringify(basePath),
      },
    },
    platform: /** @type {const} */ ('browser'),
    // It is for Next, which renders the components.
    checks: { moduleLevelDirective: false },
  };
  const output = {
    dir: path.join(out, folder),
    minify: mode === 'production',
    entryFileNames: `[name]${suffix}`,
    chunkFileNames: `[name]${suffix}`,
  };
  const loader = await (await rolldown({ ...options, input: { loader: 'components/document/loader.ts' } })).write({
    ...output,
    format: 'iife',
  });
  const boot = await (await rolldown({ ...options, input: 'components/islands/boot.js' })).generate({
    format: 'iife',
    minify: true,
  });
  const bundle = await rolldown({
    ...options,
    input: { mount: 'components/islands/mount.tsx', ...parts },
    preserveEntrySignatures: 'allow-extension',
  });
  const written = await bundle.write({
    ...output,
    format: 'esm',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        { name: 'react', test: react, priority: 3 },
        {
          debugName: 'folders',
          name: (id) => topFolder.exec(id.slice(root.length))?.[1] ?? 'packages',
          minShareCount: SHARED_BY,
          priority: 2,
        },
      ],
    },
  });
  const chunks = new Map(written.output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk]] : [])));
  // `used-style.mjs` finds the elements of islands in what rolldown writes.
  if (mode === 'production' && ![...chunks.values()].some(({ code }) => elementsIn(code).has('<input')))
    throw new Error('no island makes an element that is found in its code (elementsIn in used-style.mjs)');
  for (const { fileName, code } of chunks.values())
    if (code.includes('process.env'))
      throw new Error(`${fileName} reads a variable of the build that "define" does not name`);
  const addressOf = (/** @type {string} */ file) => `${basePath}/${folder}/${file}`;
  const entryOf = (/** @type {string} */ name) => {
    const entry = [...chunks.values()].find((chunk) => chunk.isEntry && chunk.name === name);
    if (!entry) throw new Error(`no island has the name ${name} (components/islands/parts.mjs)`);
    if (name !== 'mount' && !entry.exports.includes(name))
      throw new Error(`${Object(parts)[name]} does not export ${name}`);
    return entry.fileName;
  };
  /** @param {string} first @param {boolean} [withLater] */
  const reach = (first, withLater = false) => {
    const found = new Set([first]);
    for (const file of found) {
      const chunk = chunks.get(file);
      for (const next of [...(chunk?.imports ?? []), ...(withLater ? (chunk?.dynamicImports ?? []) : [])])
        found.add(next);
    }
    return [...found];
  };
  const mount = reach(entryOf('mount'));
  const without = (/** @type {string[]} */ files, /** @type {string[]} */ those) =>
    files.filter((file) => !those.includes(file));
  return {
    folder: `${basePath}/${folder}`,
    packages: packagesIn([...written.output, ...loader.output, ...boot.output]),
    boot: boot.output[0].code.trim(),
    loader: addressOf(loader.output[0].fileName),
    mount: mount.map(addressOf),
    part: (name) => without(reach(entryOf(name)), mount).map(addressOf),
    later: (name) => without(reach(entryOf(name), true), [...mount, ...reach(entryOf(name))]).map(addressOf),
  };
}
