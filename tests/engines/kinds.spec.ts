/** A visit of one page of each kind: what a browser of another engine must not complain about. */
import { kinds } from '../site';
import { expect, test } from './fixtures';
import { Reader } from './reader';

for (const path of kinds) {
  test(`${path} opens without a message, and its first island hydrates`, async ({ reader }) => {
    await reader.open(path);
    await reader.sees('h1', /\p{L}/u);
    await reader.meetsIsland();
  });
}

test('an error, a message, a forbidden script and a lost file are complaints', async ({ engine }) => {
  const session = await engine.begin();
  await session.open('/about');
  await session.run(() => {
    console.error('a message');
    setTimeout(() => {
      throw new Error('an error');
    });
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "run"' }));
    document.body.append(Object.assign(document.createElement('img'), { src: '/nowhere.png' }));
  });
  const reader = new Reader(session);
  for (const complaint of [/a message/, /an error/, /script-src-elem/, /nowhere\.png/])
    await reader.until(async () => (await session.complaints()).join('\n'), complaint);
  expect(await session.run(() => document.title)).not.toBe('run');
  await session.end();
});
