/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { programs, projectRoot } from './run.mjs';

const read = (file) => readFileSync(path.join(projectRoot, file), 'utf8');
const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

const folders = ['app', 'components', 'content', 'lib'];
const sources = [
  ...folders
    .flatMap((folder) =>
      readdirSync(path.join(projectRoot, folder), { recursive: true }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(tsx?|mjs|mdx|css)$/.test(file) && !/\.test\./.test(file)),
  ...['next.config.ts', 'postcss.config.mjs', 'mdx-components.tsx'],
];

/** A script and every script that it imports. */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const name of all(read(file), /\bfrom '(\.[^']+)'/g)) withImports(path.join(path.dirname(file), name), seen);
  return seen;
}
const scripts = ['build', 'serve', 'start'].flatMap((name) => [...withImports(`scripts/${name}.mjs`)]);

/** What a file imports, types apart from the rest. */
function importsOf(file) {
  const text = read(file);
  const types = /^import type [^;]*? from '([^']+)'/gm;
  return {
    types: all(text, types),
    values: all(text.replace(types, ''), /(?:\bfrom|\bimport|\b(?:import|require)\()\s*['"]([\w@:./-]+)['"]/g),
  };
}

/** Files below node_modules that a source reads; one that reads many names their folder apart from them. */
function fontsOf(text) {
  const [named, files] = [all(text, /\bnode_modules\/([^'"`]+)/g), all(text, /'([\w-]+\/files\/[^']+)'/g)];
  return named.flatMap((name) => (name.includes('/') ? name : files.map((file) => `${name}/${file}`)));
}

/** Packages that configuration and sources name in a string, or ask for in another way than by importing them. */
function namedPackages() {
  return [
    ...all(read('next.config.ts'), /'(remark-[\w-]+)'/g),
    ...all(read('postcss.config.mjs'), /'([^']+)':/g),
    ...sources.map(read).flatMap(fontsOf),
    ...scripts.flatMap((file) => all(read(file), /\bprograms\.(\w+)/g)).map((name) => programs[name]),
    // Imported by the plugin for MDX.
    ...Object.keys(JSON.parse(read('node_modules/@next/mdx/package.json')).peerDependencies),
    // Without it Next builds no project in TypeScript.
    'typescript',
  ];
}

const packageOf = (specifier) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)[0];
const typesOf = (name) => (isBuiltin(name) ? ['@types/node'] : [`@types/${name}`].filter(isInstalled));
const isInstalled = (name) => existsSync(path.join(projectRoot, 'node_modules', name));

test('what the site is built and served with, types included, stands in `dependencies`, and nothing else does', () => {
  const imports = [...sources, ...scripts].map(importsOf);
  const bare = (specifiers) => specifiers.filter((name) => !/^(\.|@\/)/.test(name)).map(packageOf);
  const used = bare([...imports.flatMap(({ values }) => values), ...namedPackages()]);
  const typed = bare(imports.flatMap(({ types }) => types));
  const wanted = [
    ...used.filter((name) => !isBuiltin(name)),
    ...used.flatMap(typesOf),
    ...typed.flatMap((name) => (typesOf(name).length > 0 ? typesOf(name) : [name])),
  ];
  expect([...new Set(wanted)].sort()).toEqual(Object.keys(JSON.parse(read('package.json')).dependencies).sort());
});
