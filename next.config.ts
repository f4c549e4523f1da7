import { writeFileSync } from 'node:fs';
import path from 'node:path';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { sampleValuesInUse } from './content/site';

const config: NextConfig = {
  output: 'export',
  trailingSlash: false,
  images: { unoptimized: true },
  // A variable that is not set stays a question for run time, and the bundler could not drop what hangs on it.
  env: { NEXT_PUBLIC_INSIGHTS: process.env.NEXT_PUBLIC_INSIGHTS ?? '' },
  pageExtensions: ['ts', 'tsx', 'mdx'],
  // Types are checked once, by `npm run lint`, and with the tests, whose packages a build does not need.
  typescript: { ignoreBuildErrors: true },
  // The build with analytics for the tests lies in a folder of its own and uses the packages of this one.
  turbopack: { root: process.env.PACKAGES_ROOT ?? import.meta.dirname },
  experimental: { globalNotFound: true },
  compiler: {
    // `scripts/build.mjs` prints this list when all is done; plain Node could not read the TypeScript it comes from.
    runAfterProductionCompile: async ({ distDir }) => {
      writeFileSync(path.resolve(distDir, 'sample-values.json'), JSON.stringify(sampleValuesInUse()));
    },
  },
};

// Plugins are named, not imported: Turbopack passes them to its workers as plain data. lib/content/mdx-text.ts applies the same.
const withMDX = createMDX({
  options: {
    remarkPlugins: [
      'remark-frontmatter',
      'remark-gfm',
      path.resolve(import.meta.dirname, 'lib/content/typography.mjs'),
      path.resolve(import.meta.dirname, 'lib/content/heading-ids.mjs'),
    ],
  },
});

export default withMDX(config);
