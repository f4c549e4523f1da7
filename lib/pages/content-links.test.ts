import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearestId } from '@/lib/content/nearest-id';
import { allPages } from './pages';

const FOLDER = 'content/en';
/** A link of a text, `[words](/path)` or `href="/path"`, and the path of a page as a value, `'/guides/path'`. */
const LINK = /(?:\]\(|href="|')(\/(?:[a-z][a-z-]*(?:\/[a-z0-9-]+)*)?)(?:#[\w-]*)?(?=[)"'])/g;

/** One sentence for each link to a page that does not exist. */
function findDeadLinks(file: string, text: string, pages: readonly string[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(LINK)]
      .map(([, link = '']) => link)
      .filter((link) => !pages.includes(link))
      .map((link) => `${file}, line ${index + 1}: the link ${link} leads to no page${nearestId(link, pages)}`),
  );
}

it('every link in the content leads to a page', () => {
  const pages = allPages().map((page) => page.path);
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|mdx)$/.test(file));
  const read = files.map((file) => [file, readFileSync(path.join(FOLDER, file), 'utf8')] as const);
  expect(read.flatMap(([, text]) => [...text.matchAll(LINK)]).length).toBeGreaterThan(100);
  expect(read.flatMap(([file, text]) => findDeadLinks(`${FOLDER}/${file}`, text, pages))).toEqual([]);
});

it('findDeadLinks names file, line and the nearest page', () => {
  const text = "See [fees](/guides/bitcoin-fees#size).\n\nOr [coins](/guides/bitcoin-fee).\n  see: '/guide',\n";
  expect(findDeadLinks('a.mdx', text, ['/', '/guides', '/guides/bitcoin-fees'])).toEqual([
    'a.mdx, line 3: the link /guides/bitcoin-fee leads to no page; the nearest is "/guides/bitcoin-fees"',
    'a.mdx, line 4: the link /guide leads to no page; the nearest is "/guides"',
  ]);
});
