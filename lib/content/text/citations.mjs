/**
 * A remark plugin: marks each `<Cite>` that another one follows directly, so that a comma is between their numbers.
 *
 * @returns {(tree: import('mdast').Root) => void}
 */
export default function remarkCitations() {
  /** @param {import('mdast').Root | import('mdast').RootContent} node */
  const visit = (node) => {
    if (!('children' in node)) return;
    node.children.forEach((child, index) => {
      visit(child);
      const next = node.children[index + 1];
      if (isCite(child) && next && isCite(next)) {
        child.attributes.push({ type: 'mdxJsxAttribute', name: 'isFollowed', value: null });
      }
    });
  };
  return visit;
}

/**
 * @param {import('mdast').RootContent} node
 * @returns {node is Extract<import('mdast').RootContent, { type: 'mdxJsxTextElement' }>}
 */
function isCite(node) {
  return node.type === 'mdxJsxTextElement' && node.name === 'Cite';
}
