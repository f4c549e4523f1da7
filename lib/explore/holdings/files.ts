import { toCsv } from '@/lib/charts/csv';
import { fill } from '@/lib/format/fill';
import { type FileHead, sourceLines } from '../files';
import { keyOf } from '../span';
import type { ExploreWords } from '../words';
import type { Holding } from './returns';
import type { HoldingState } from './state';
import type { HoldingWords } from './tallies';

/** Decimals of a percent in a file. */
const DECIMALS = 4;

const rowOf = ({ start, end, yearly, whole }: Holding, { by }: HoldingState): [string, string, number, number] => [
  keyOf(start, by),
  keyOf(end, by),
  Number(yearly.toFixed(DECIMALS)),
  Number(whole.toFixed(DECIMALS)),
];

type DownloadWords = ExploreWords['downloads'];

/** Every cell, one in a row. */
export function holdingsCsv(
  holdings: readonly Holding[],
  state: HoldingState,
  head: FileHead,
  words: HoldingWords,
  downloads: DownloadWords,
): string {
  const unit = fill(downloads.head.unit, { unit: fill(words.files.unit, { prices: words.sentence[state.dollars] }) });
  return toCsv(
    [head.title, unit, ...head.notes, ...head.limits, ...sourceLines(head, downloads)],
    words.files.columns,
    holdings.map((holding) => rowOf(holding, state)),
  );
}

export function holdingsJson(
  holdings: readonly Holding[],
  state: HoldingState,
  { title, url, notes, limits, figures, site }: FileHead,
  words: HoldingWords,
): string {
  const file = {
    title,
    url,
    unit: fill(words.files.unit, { prices: words.sentence[state.dollars] }),
    notes,
    limits,
    sources: figures.map(({ publisher, source, vintage }) => ({ publisher, ...source, vintage })),
    compiledBy: site,
    columns: words.files.columns,
    rows: holdings.map((holding) => rowOf(holding, state)),
  };
  return `${JSON.stringify(file)}\n`;
}
