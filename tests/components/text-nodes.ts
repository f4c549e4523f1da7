/**
 * Finds texts that a translated page would keep or show twice. A browser that translates replaces text nodes, but React keeps those that
 * have siblings: it then writes into nodes that are no longer in the page, or throws when it removes one or inserts before one. A text
 * that is the only child of its element has no node of its own in React, which sets `textContent`.
 */
const faults: string[] = [];

/** React marks the nodes that it keeps with properties of these names. */
const isMarked = (node: Node, name: `__react${string}$`) => Object.keys(node).some((key) => key.startsWith(name));
const isKeptText = (node: Node | null): node is Text => node instanceof Text && isMarked(node, '__reactFiber$');

function look(records: readonly MutationRecord[]) {
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of records) {
    const report = (what: string, place: Node | null) =>
      faults.push(`${what} in ${place instanceof Element ? place.outerHTML.slice(0, 300) : 'a removed element'}`);
    if (type === 'characterData') {
      if (isKeptText(target)) report(`"${oldValue}" becomes "${target.data}"`, target.parentNode);
      continue;
    }
    // A component that renders a bare text is a child of an element in the page, and of the root in its own test.
    if (isMarked(target, '__reactContainer$')) continue;
    for (const node of removedNodes) if (isKeptText(node)) report(`"${node.data}" goes`, target);
    for (const node of addedNodes) {
      if (isKeptText(node)) report(`"${node.data}" comes`, target);
      else if (isKeptText(nextSibling)) report(`an element comes before "${nextSibling.data}"`, target);
    }
  }
}

const observer = new MutationObserver(look);

export function watchTextNodes() {
  observer.observe(document, { subtree: true, childList: true, characterData: true, characterDataOldValue: true });
}

/** For a test that changes text nodes itself. */
export const unwatchTextNodes = () => observer.disconnect();

/** The faults since the last call. */
export function takeTextFaults(): string[] {
  look(observer.takeRecords());
  return faults.splice(0);
}
