import { allPageIds } from '@/lib/pages/pages';
import { shareCover } from './share-cover';
import { colorOf, drawingAddress } from './share-drawing';

const withCover = allPageIds().filter((id) => id === '/' || /^\/(guides|lesson|chapter|teach)\/./.test(id));

test.each(withCover)('the share image of %s shows its cover in colors of the theme', async (id) => {
  const cover = await shareCover(id, 'en');
  if (!cover) throw new Error(`${id} has no cover`);
  const [, data = ''] = (await drawingAddress(cover.drawing)).split(',');
  const svg = atob(data);
  // The renderer shows nothing of a file that is not well-formed.
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName).toBe('svg');
  expect(svg).toMatch(/fill="#[0-9a-f]{6}"/);
  expect(svg).not.toMatch(/class=|<text|NaN|undefined/);
});

it('a page without a cover has none', async () => {
  expect(await shareCover('/glossary', 'en')).toBeNull();
});

it('a color that the theme does not have is an error', () => {
  expect(() => colorOf('mauve/20')).toThrow('no color mauve/20');
});
