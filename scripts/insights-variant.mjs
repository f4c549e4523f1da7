import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bootstrap } from './bootstrap.mjs';
import { writeFonts } from './fonts.mjs';
import { main, programs, projectRoot, runPackage } from './run.mjs';

/**
 * A smaller build with analytics turned on, for tests: the same layouts, settings and build steps, but only the About page and a
 * sample page with a dynamic route. It is in `.next`, which git, the linter and the type checker ignore, and links to the
 * packages of the project.
 */
const folder = path.join(projectRoot, '.next/insights');
export const insightsOut = path.join(folder, 'out');

const sources = [
  '.fonts',
  'app',
  'components',
  'content',
  'lib',
  'public',
  'package.json',
  'tsconfig.json',
  'next.config.ts',
  'postcss.config.mjs',
];
const kept = /^app\/(\([\w-]+\)\/)*about(\/|$)/;

/**
 * Whether a file is excluded: a page or route that no test of analytics visits.
 *
 * @param {string} file relative to the project, with forward slashes
 */
export function isLeftOut(file) {
  if (/\.test\.\w+$/.test(file)) return true;
  const isRoute = /^app\/.*\b(page|route|sitemap|robots|manifest)\.\w+$/.test(file);
  return isRoute && !kept.test(file);
}

export const samplePath = '/sample/one';
const samplePage = `export const dynamicParams = false;
export const generateStaticParams = () => [{ slug: 'one' }];
export default function Sample() { return <h1>Sample</h1>; }
`;

export async function buildInsightsVariant() {
  await bootstrap('site');
  await writeFonts();
  rmSync(folder, { recursive: true, force: true });
  for (const source of sources) {
    cpSync(path.join(projectRoot, source), path.join(folder, source), {
      recursive: true,
      filter: (from) => !isLeftOut(path.relative(projectRoot, from).split(path.sep).join('/')),
    });
  }
  const sample = path.join(folder, 'app/(en)/(public)/sample/[slug]/page.tsx');
  mkdirSync(path.dirname(sample), { recursive: true });
  writeFileSync(sample, samplePage);
  const env = { NEXT_TELEMETRY_DISABLED: '1', NEXT_PUBLIC_INSIGHTS: '1', PACKAGES_ROOT: projectRoot };
  await runPackage(programs.next, ['build', folder], env);
  // A static import would fail in a fresh clone, before `bootstrap` has installed the packages.
  const { bundleIslands } = await import('./postbuild/islands.mjs');
  const { postbuild } = await import('./postbuild/postbuild.mjs');
  await postbuild(insightsOut, await bundleIslands(projectRoot, insightsOut, { hasInsights: true }));
}

/** Whether the variant has been built. */
export function hasInsightsVariant() {
  return existsSync(path.join(insightsOut, 'about.html'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main(buildInsightsVariant);
