/** Prints one element: hides its siblings and those of its ancestors until `afterprint`. */
export function printOnPaper(element: Element | null): void {
  const hidden: Element[] = [];
  for (let node: Element | null = element; node && node !== document.body; node = node.parentElement) {
    for (const sibling of node.parentElement?.children ?? []) {
      if (sibling === node || sibling.classList.contains('print:hidden')) continue;
      sibling.classList.add('print:hidden');
      hidden.push(sibling);
    }
  }
  const restore = () => {
    for (const each of hidden) each.classList.remove('print:hidden');
  };
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}
