import { existsSync, readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/**
 * The fragment id of a heading: "What you’ll pay" becomes "what-youll-pay".
 *
 * @param {string} text
 * @returns {string} lower-case ASCII letters, digits and single hyphens; '' for a text without any
 */
export function slugify(text) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @typedef {import('mdast').Root | import('mdast').RootContent} Node */

/** @param {Node} node @returns {import('mdast').Heading[]} in reading order */
function headingsIn(node) {
  if (node.type === 'heading') return [node];
  return 'children' in node ? node.children.flatMap(headingsIn) : [];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);

/**
 * The ids of the English text of the same name, so that a link to a section, and a change of the language, leads to the same place
 * in every language. `findGuideDifferences` holds the headings of the languages equal in number.
 *
 * @param {string} path of a file in `content/<language>/`
 * @returns {string[]} empty for English itself
 */
function englishIds(path) {
  const english = path.replace(/(\bcontent[\\/])[a-z]{2}(?=[\\/])/, '$1en');
  if (english === path || !existsSync(english)) return [];
  return headingsIn(parser.parse(readFileSync(english, 'utf8'))).map((heading) => slugify(textOf(heading)));
}

/**
 * A remark plugin: gives every heading its id, from which both the rendered heading and the table of contents take it.
 *
 * @returns {(tree: import('mdast').Root, file: { path?: string }) => void}
 */
export default function remarkHeadingIds() {
  return (tree, { path = '' }) => {
    const english = englishIds(path);
    headingsIn(tree).forEach((heading, index) => {
      heading.data = { ...heading.data, hProperties: { id: english[index] ?? slugify(textOf(heading)) } };
    });
  };
}
