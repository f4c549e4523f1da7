import { isLeftOut } from './insights-variant.mjs';

test.each([
  ['app/(en)/(public)/page.tsx', true],
  ['app/(en)/(public)/sources/page.tsx', true],
  ['app/og/[name]/route.tsx', true],
  ['app/sitemap.ts', true],
  ['lib/format/money.test.ts', true],
  ['app/(en)/layout.tsx', false],
  ['app/(en)/(public)/about/page.tsx', false],
  ['app/(en)/(public)/guides/[slug]/page.tsx', true],
  ['components/home/page.tsx', false],
])('%s left out of the build with analytics: %s', (file, leftOut) => {
  expect(isLeftOut(file)).toBe(leftOut);
});
