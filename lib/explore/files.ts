import { toCsv } from '@/lib/charts/csv';
import { fill } from '@/lib/format/fill';
import type { FigureFacts } from './facts';
import type { ExploreResult } from './result';
import { type ExploreWords, unitText } from './words';

/** The comment lines of a file. */
export interface FileHead {
  title: string;
  /** The address that draws the same chart. */
  url: string;
  site: string;
  /** How the values were computed and what is left out. */
  notes: readonly string[];
  limits: readonly string[];
  figures: readonly FigureFacts[];
}

/** Where the values are from, and where the chart is. */
export const sourceLines = ({ figures, site, url }: FileHead, { head }: ExploreWords['downloads']): string[] => [
  ...figures.map(({ publisher, source }) =>
    fill(head.source, { publisher, name: source?.name ?? '', url: source?.url ?? '' }),
  ),
  fill(head.made, { site, url }),
];

/** The rows that have a value, as numbers: the same values as in the table. */
function rowsOf({ keys, columns }: ExploreResult) {
  return keys.flatMap((key, row) => {
    const values = columns.map((column) => column.values[row] ?? null);
    return values.some((value) => value !== null) ? [{ key, row, values }] : [];
  });
}

/** A CSV of the table. A column with values from memory is followed by one that marks them. */
export function toExploreCsv(result: ExploreResult, head: FileHead, words: ExploreWords): string {
  const { columns: names, head: lines } = words.downloads;
  const statusOf = result.columns.filter(({ estimated }) => estimated.includes(true));
  const comments = [
    head.title,
    ...result.columns.map(
      ({ id, unit }) => `${words.series[id]}. ${fill(lines.unit, { unit: unitText(unit, words) })}`,
    ),
    ...head.notes,
    ...sourceLines(head, words.downloads),
  ];
  return toCsv(
    comments,
    [
      names.period,
      ...result.columns.map(({ id }) => words.series[id]),
      ...statusOf.map(({ id }) => fill(names.status, { name: words.series[id] })),
    ],
    rowsOf(result).map(({ key, row, values }) => [
      key,
      ...values,
      ...statusOf.map((column) => {
        if (column.values[row] === null) return '';
        return column.estimated[row] ? names.estimate : names.read;
      }),
    ]),
  );
}

export function toExploreJson(result: ExploreResult, head: FileHead, words: ExploreWords): string {
  const file = {
    title: head.title,
    url: head.url,
    notes: head.notes,
    limits: head.limits,
    sources: head.figures.map(({ publisher, source, vintage }) => ({ publisher, ...source, vintage })),
    compiledBy: head.site,
    columns: result.columns.map(({ id, unit, estimated }) => ({
      id,
      name: words.series[id],
      unit: unitText(unit, words),
      estimated: result.keys.filter((_, row) => estimated[row]),
    })),
    rows: rowsOf(result).map(({ key, values }) => [key, ...values]),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
