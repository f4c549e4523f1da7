import { printOnPaper } from '@/components/ui/browser/print-on-paper';

/** Prints the part of the page that `data-part` names, or the whole page. */
export function printPart({ dataset }: HTMLElement) {
  if (dataset.part) printOnPaper(document.getElementById(dataset.part));
  else window.print();
}
