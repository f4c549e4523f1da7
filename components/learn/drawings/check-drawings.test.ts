import { writtenLessons } from '@/lib/content/lessons/learning-path';
import { getLessons } from '@/lib/content/lessons/lessons';
import { checkDrawings } from './check-drawings';
import { sceneDrawings } from './registry';

const lessons = () => getLessons(writtenLessons, 'en');

/** The message for lesson 1 after a change of its first scene and its cover. */
async function messageFor(change: { cover?: object; scene?: object }): Promise<string> {
  const lesson = structuredClone((await lessons()).get('1')?.content);
  if (!lesson) throw new Error('There is no lesson 1.');
  const scenes = lesson.modules.flatMap((module) => (module.type === 'story' ? module.sections : []));
  Object.assign(lesson.cover, change.cover);
  Object.assign(scenes[0]?.content ?? {}, change.scene);
  try {
    checkDrawings(lesson, 'content/en/lessons/1.ts');
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
}

test('checkDrawings accepts every lesson, and lessons use every drawing', async () => {
  const used = new Set<unknown>();
  for (const { content, row } of (await lessons()).values()) {
    checkDrawings(content, row.id);
    JSON.stringify(content, (key, value) => {
      if (key === 'visual') used.add(value);
      return value;
    });
  }
  expect([...sceneDrawings.keys()].filter((id) => !used.has(id))).toEqual([]);
});

test.each([
  ['an unknown drawing', { cover: { visual: 'unicorn' } }, /cover > visual: .* has no drawing "unicorn"$/],
  ['a misspelt drawing', { cover: { visual: 'ful-basket' } }, /"ful-basket"; the nearest is "full-basket"$/],
  [
    'a word too few',
    { scene: { visual: 'ferry', visualWords: ['one'] } },
    /modules > item \d > sections > "[a-z-]+" > content > visualWords: must have 4 words for the drawing "ferry" \(found: 1\)/,
  ],
  ['words in a drawing without', { scene: { visual: 'bread', visualWords: ['one'] } }, /must have 0 words/],
])('checkDrawings names the file and the field when a lesson has %s', async (_, change, message) => {
  const found = await messageFor(change);
  expect(found).toMatch(/^content\/en\/lessons\/1\.ts cannot be used:/);
  expect(found).toMatch(message);
});
