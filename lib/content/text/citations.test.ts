import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import remarkCitations from './citations.mjs';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkCitations);

/** For each citation of a text, whether it is marked. */
function marked(text: string): boolean[] {
  const found: boolean[] = [];
  JSON.stringify(processor.runSync(processor.parse(text) as Root), (_, value) => {
    if (value?.name === 'Cite') found.push(JSON.stringify(value.attributes).includes('"isFollowed"'));
    return value;
  });
  return found;
}

test('remarkCitations marks a citation when another one follows directly', () => {
  expect(marked('One.<Cite id="a" /><Cite id="b" /><Cite id="c" />')).toEqual([true, true, false]);
  expect(marked('One.<Cite id="a" /> Two.<Cite id="b" />')).toEqual([false, false]);
  expect(marked('- **One**<Cite id="a" /><Cite id="b" />')).toEqual([true, false]);
});
