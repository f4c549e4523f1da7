import { writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { hasInsights, sampleValuesInUse, site, worksOffline } from './content/site';

const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  basePath: site.basePath,
  images: { unoptimized: true },
  // Bundlers drop code behind a constant of the same file, not behind an imported one: see components/layout/insights.tsx.
  env: { INSIGHTS: hasInsights ? 'on' : 'off', BASE_PATH: site.basePath },
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // Types are checked once, by `npm run lint`, and with the tests, whose packages a build does not need.
  typescript: { ignoreBuildErrors: true },
  // The default of a minute is too short for a machine that does other things, too.
  staticPageGenerationTimeout: 600,
  turbopack: { root: import.meta.dirname },
  experimental: {
    globalNotFound: true,
    // Most builds are the first of a clone: writing the cache takes longer than it saves.
    turbopackFileSystemCacheForBuild: false,
    // By default one less, for a main process that only waits.
    cpus: os.availableParallelism(),
  },
  compiler: {
    // For `scripts/build.mjs`: plain Node could not read the TypeScript it comes from.
    runAfterProductionCompile: async ({ distDir }) => {
      const settings = { hasInsights, worksOffline, basePath: site.basePath, sampleValues: sampleValuesInUse() };
      writeFileSync(path.resolve(distDir, 'settings.json'), JSON.stringify(settings));
    },
  },
};

// Plugins are named, not imported: Turbopack passes them to its workers as plain data. lib/content/text/mdx-text.ts applies the same.
const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      'remark-gfm',
      path.resolve(import.meta.dirname, 'lib/content/text/typography.mjs'),
      path.resolve(import.meta.dirname, 'lib/content/text/heading-ids.mjs'),
      path.resolve(import.meta.dirname, 'lib/content/text/citations.mjs'),
    ],
  },
});

export default withMDX(config);
