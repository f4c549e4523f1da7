/** A visit of one page of each kind: what a browser of another engine must not complain about. */
import { kinds } from '../site';
import { test } from './fixtures';

for (const path of kinds) {
  test(`${path} opens without a message, and its first island hydrates`, async ({ reader }) => {
    await reader.open(path);
    await reader.sees('h1', /\p{L}/u);
    await reader.meetsIsland();
  });
}
