/** Prints one element of the page: everything beside it and beside its ancestors is left out for that one print. */
export function printOnPaper(element: HTMLElement | null): void {
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
