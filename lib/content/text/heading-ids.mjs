import { toString as textOf } from 'mdast-util-to-string';

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

/**
 * A remark plugin: gives every heading its id, from which both the rendered heading and the table of contents take it.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkHeadingIds() {
  /** @param {import('mdast').Root | import('mdast').RootContent} node */
  const visit = (node) => {
    if (node.type === 'heading') {
      node.data = { ...node.data, hProperties: { id: slugify(textOf(node)) } };
    } else if ('children' in node) {
      for (const child of node.children) visit(child);
    }
  };
  return visit;
}
