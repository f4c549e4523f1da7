import fc from 'fast-check';
import { anyText } from '@/tests/any-text';
import { nearestPage } from './nearest-page';
import { allPages } from './pages';

const pages = allPages();
const near = (path: string) => nearestPage(path, pages)?.path ?? null;

describe('the page nearest to an unknown address', () => {
  it.each([
    ['/guides/what-is-bitcon', '/guides/what-is-bitcoin'],
    ['/guide/what-is-bitcoin', '/guides/what-is-bitcoin'],
    ['/what-is-bitcoin', '/guides/what-is-bitcoin'],
    ['/guides/What_Is_Bitcoin.html', '/guides/what-is-bitcoin'],
    ['/fees', '/guides/bitcoin-fees'],
    ['/mining', '/guides/bitcoin-mining'],
    ['/dashbord/', '/dashboard'],
    ['/guide', '/guides'],
    ['/lesson/why-barter-fail', '/lesson/why-barter-fails'],
    ['/cpi', '/data/cpi-u'],
  ])('%s leads to %s', (path, expected) => expect(near(path)).toBe(expected));

  it.each(['/', '/xyzzy-plugh', '/wp-admin.php', '/%F0%9F%8D%95'])('%s leads nowhere', (path) =>
    expect(near(path)).toBeNull(),
  );

  it('is the page itself for a known address, and never throws', () => {
    for (const { path } of pages) if (path !== '/') expect(near(path)).toBe(path);
    const anyPath = fc
      .array(anyText({ maxLength: 10 }), { maxLength: 4 })
      .map((parts) => `/${parts.map(encodeURIComponent).join('/')}`);
    fc.assert(fc.property(anyPath, (path) => near(path) === null || pages.some((page) => page.path === near(path))));
  });
});
