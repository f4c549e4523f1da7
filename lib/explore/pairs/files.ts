import { toCsv } from '@/lib/charts/csv';
import { type FileHead, sourceLines } from '../files';
import type { ExploreWords } from '../words';
import type { GrowthPair } from './growth';
import type { PairsWords } from './view';

/** Decimals of a percent in a file. */
const DECIMALS = 4;

const rowOf = ({ start, end, x, y }: GrowthPair): [string, string, number, number] => [
  String(start),
  String(end),
  Number(x.toFixed(DECIMALS)),
  Number(y.toFixed(DECIMALS)),
];

/** Every dot, one in a row. @param axes what x and y are */
export const pairsCsv = (
  pairs: readonly GrowthPair[],
  axes: { x: string; y: string },
  head: FileHead,
  words: PairsWords,
  downloads: ExploreWords['downloads'],
): string =>
  toCsv(
    [head.title, `x: ${axes.x}`, `y: ${axes.y}`, ...head.notes, ...head.limits, ...sourceLines(head, downloads)],
    words.files.columns,
    pairs.map(rowOf),
  );

export function pairsJson(
  pairs: readonly GrowthPair[],
  axes: { x: string; y: string },
  { title, url, notes, limits, figures, site }: FileHead,
  words: PairsWords,
): string {
  const file = {
    title,
    url,
    ...axes,
    notes,
    limits,
    sources: figures.map(({ publisher, source, vintage }) => ({ publisher, ...source, vintage })),
    compiledBy: site,
    columns: words.files.columns,
    rows: pairs.map(rowOf),
  };
  return `${JSON.stringify(file)}\n`;
}
