import { mdxComponents } from '@/components/mdx/components';
import { getGuide } from '@/lib/content/guides/guide-text';
import { getAvailableGuides, readGuideFile } from '@/lib/content/guides/guides';
import { nearestId } from '@/lib/content/nearest-id';

/** One sentence for each component of an MDX text that authors cannot use. */
function findUnknown(file: string, text: string, known: readonly string[]): string[] {
  return text.split('\n').flatMap((line, index) =>
    [...line.matchAll(/<([A-Z]\w*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !known.includes(name))
      .map((name) => `${file}, line ${index + 1}: <${name}> is no component${nearestId(name, known)}`),
  );
}

it.each(getAvailableGuides('en').map(({ id }) => id))('%s has known components only', (id) => {
  const known = Object.keys(mdxComponents(getGuide('en', id), 'en'));
  expect(findUnknown(`content/en/guides/${id}.mdx`, readGuideFile(id, 'en'), known)).toEqual([]);
});

it('findUnknown names file, line and the nearest component', () => {
  expect(findUnknown('a.mdx', 'One.\n\n<FeeCalculater /> and <Cite id="a" />', ['Cite', 'FeeCalculator'])).toEqual([
    'a.mdx, line 3: <FeeCalculater> is no component; the nearest is "FeeCalculator"',
  ]);
});
