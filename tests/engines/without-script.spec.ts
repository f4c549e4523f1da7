/** In Firefox only: WebKitWebDriver asks a page with scripts of its own, which a page without script does not run. */
import { startFirefox } from './firefox';
import { expect, test } from './fixtures';
import { Reader } from './reader';

test('home, a guide, a lesson and the dashboard can be read without script', async ({ baseURL }) => {
  const engine = await startFirefox({ site: baseURL ?? '', hasScript: false });
  const session = await engine.begin();
  const reader = new Reader(session);
  for (const [path, words] of [
    ['/', /1971/],
    ['/guides/bitcoin-fees', /141\s×\s10\s=\s1,410\ssatoshis/],
    ['/lesson/1', /Ten loaves/],
    ['/dashboard', /8 of 32/],
  ] as const) {
    await reader.open(path);
    await reader.sees('main', words);
    expect(await session.run(() => document.documentElement.classList.contains('js'))).toBe(false);
  }
  await session.end();
  await engine.stop();
});
