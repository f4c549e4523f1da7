import { printOnPaper } from '@/components/ui/browser/print-on-paper';
import { copyText } from '@/components/ui/copy-link.behaviour';

const tableOf = (button: HTMLElement) => button.closest('.form-table')?.querySelector('table') ?? null;

/** Copies the table for a spreadsheet, with what the reader typed. */
export function copyTable(button: HTMLElement) {
  const rows = Array.from(tableOf(button)?.rows ?? [], ({ cells }) =>
    Array.from(cells, (cell) => cell.querySelector('input')?.value ?? cell.textContent)
      .join('\t')
      .trimEnd(),
  );
  return copyText(button, rows.join('\n'));
}

/** Prints the table alone. */
export const printTable = (button: HTMLElement) => printOnPaper(tableOf(button));
