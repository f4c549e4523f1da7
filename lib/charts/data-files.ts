import { CHART_IDS, type ChartId } from '@/content/charts';
import { FIGURE_IDS, type FigureId } from '@/content/figures';
import { site } from '@/content/site';
import { getContent } from '@/lib/content/content';
import { getFigure, isEstimated, type Period } from '@/lib/content/figures';
import { fill } from '@/lib/format/fill';
import { DEFAULT_LOCALE } from '@/lib/format/locale';
import { type CsvCell, toCsv } from './csv';
import { getChart } from './get-chart';

/*
 * The files under /data: one for each figure as it is kept, and one for each chart with exactly the points it draws.
 * They are in English, like the column names: a file must not change with the reader's language.
 */

export const DATA_FILES = [...FIGURE_IDS, ...CHART_IDS].map((id) => `${id}.csv`);

/** The text of a file under /data, or nothing where there is no such file. */
export function dataFile(name: string): string | undefined {
  const id = name.replace(/\.csv$/, '');
  if (!DATA_FILES.includes(name)) return undefined;
  return FIGURE_IDS.includes(id as FigureId) ? figureCsv(id as FigureId) : chartCsv(id as ChartId);
}

function sourceLines(id: FigureId): string[] {
  const { csv, source } = { csv: getContent(DEFAULT_LOCALE).charts.csv, source: getFigure(id) };
  const { publisher, name, url } = source.source;
  return [
    fill(csv.source, { publisher, name, url: url ?? site.url }),
    fill(csv.unit, { unit: getContent(DEFAULT_LOCALE).figureWords[id].unit }),
    fill(csv.vintage, { vintage: source.vintage }),
  ];
}

function closingLines(hasEstimates: boolean): string[] {
  const { csv } = getContent(DEFAULT_LOCALE).charts;
  return [...(hasEstimates ? [csv.estimated] : []), fill(csv.site, { site: site.name })];
}

const status = (isGuess: boolean, value: CsvCell) =>
  value === null || value === undefined ? '' : isGuess ? 'estimate' : 'read';

function figureCsv(id: FigureId): string {
  const { title } = getContent(DEFAULT_LOCALE).figureWords[id];
  const { columns, data, estimated = {} } = getFigure(id);
  const guessed = columns.filter((column) => column in estimated);
  const rows = data.map((row) => [
    ...row,
    ...guessed.map((column) => status(isEstimated(id, row[0] as Period, column), row[columns.indexOf(column)])),
  ]);
  return toCsv(
    [title, ...sourceLines(id), ...closingLines(guessed.length > 0)],
    [...columns, ...guessed.map((column) => `${column}_status`)],
    rows,
  );
}

function chartCsv(id: ChartId): string {
  const chart = getChart(id);
  const words = getContent(DEFAULT_LOCALE).charts.catalogue[id];
  const guessed = chart.columns.filter((column) => column.estimated.includes(true));
  const rows = chart.keys.map((key, i) => [
    key,
    ...chart.columns.map((column) => column.values[i]),
    ...guessed.map((column) => status(column.estimated[i] ?? false, column.values[i])),
  ]);
  return toCsv(
    [words.title, ...chart.figures.flatMap(sourceLines), ...closingLines(guessed.length > 0)],
    ['period', ...chart.columns.map((column) => column.id), ...guessed.map((column) => `${column.id}_status`)],
    rows,
  );
}
