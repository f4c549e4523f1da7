import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { DataId } from '@/content/data';
import { dates } from '@/content/dates';
import { corrections } from '@/content/en/corrections';
import { getFigure } from '@/lib/content/figures/figures';
import { isFigureId } from '@/lib/data/ids';
import { textOfPage } from '@/lib/search/page-text';
import { getDates } from './dates';
import { allPageIds, type PageId } from './pages';

const FILE = 'content/dates.ts';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What a page says and draws: a new number changes it as a new word does. */
async function contentOf(id: PageId): Promise<string> {
  const [, kind, name] = id.split('/');
  const figure = kind === 'data' && name && isFigureId(name as DataId) ? getFigure(name as never).data : null;
  const content = JSON.stringify([await textOfPage(id, 'en'), figure, id === '/sources' ? corrections : null]);
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

async function hashes(): Promise<Map<PageId, string>> {
  const rows = new Map<PageId, string>();
  for (const id of allPageIds()) rows.set(id, await contentOf(id));
  return rows;
}

function write(found: Map<PageId, string>) {
  const today = new Date().toISOString().slice(0, 10);
  const rows = [...found].map(([id, hash]) => {
    const [published, changed, known] = dates[id] ?? [today, today, ''];
    return `  '${id}': ['${published}', '${known === hash ? changed : today}', '${hash}'],`;
  });
  writeFileSync(
    FILE,
    [
      '/**',
      ' * For each page the day on which it was first there, the day on which its text last changed, and a hash of that text.',
      ' * `npm run dates` writes this file; a deploy has no history of the repository to read.',
      ' */',
      '// biome-ignore format: one line for each page',
      'export const dates: Readonly<Record<string, readonly [published: string, changed: string, hash: string]>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
}

test('the dates of the pages are those of their texts: after a change, run npm run dates', async () => {
  const found = await hashes();
  if (process.env.UPDATE_DATES) return write(found);
  expect(Object.keys(dates)).toEqual([...found.keys()]);
  const changed = [...found].filter(([id, hash]) => dates[id]?.[2] !== hash).map(([id]) => id);
  expect(changed).toEqual([]);
});

test('getDates gives two days, of which the change is not before the first', () => {
  for (const id of allPageIds()) {
    const { changed, published } = getDates(id);
    expect([published, changed]).toEqual([expect.stringMatching(DAY), expect.stringMatching(DAY)]);
    expect(changed >= published).toBe(true);
  }
  expect(() => getDates('/nowhere' as PageId)).toThrow('content/dates.ts has no row "/nowhere"');
});
