import { type DrawnRow, readDrawing } from '@/lib/charts/read-drawing';

const cache = new WeakMap<Element, { signature: string; rows: DrawnRow[] }>();

/**
 * The rows of the chart round `element`: its figure's table, and the lines of the drawing that is shown. Read once for
 * each drawing; a chart that a calculator draws anew has other paths and is read anew.
 */
export function readPlot(element: Element, lines: readonly string[]): DrawnRow[] {
  const plot = element.closest('[data-plot]');
  const figure = element.closest('figure');
  const body = figure?.querySelector('tbody');
  if (!plot || !body) return [];
  const kind = figure?.querySelector<HTMLInputElement>('input[value=log]:checked')?.value ?? 'linear';
  const drawing = plot.querySelector(`[data-scale="${kind}"]`) ?? plot.querySelector('[data-scale]');
  const paths = lines.map((line) => drawing?.querySelector(`[data-line="${line}"]`)?.getAttribute('d') ?? '');
  const signature = paths.join(' ');
  const known = cache.get(element);
  if (known?.signature === signature) return known.rows;
  const cells = [...body.rows].map((row) => [...row.cells].map((cell) => cell.textContent ?? ''));
  const rows = readDrawing(paths, cells);
  cache.set(element, { signature, rows });
  return rows;
}
