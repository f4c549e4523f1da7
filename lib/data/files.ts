import type { ChartId } from '@/content/charts';
import type { DataId } from '@/content/data';
import type { FigureId } from '@/content/figures';
import { site } from '@/content/site';
import { type CsvCell, toCsv } from '@/lib/charts/csv';
import { getChart } from '@/lib/charts/get-chart';
import { getContent } from '@/lib/content/content';
import { getFigure, getTable, isEstimated, type Period } from '@/lib/content/figures/figures';
import { dataPath } from '@/lib/content/links';
import { fill } from '@/lib/format/fill';
import { DEFAULT_LOCALE, type Locale } from '@/lib/format/locale';
import { describe } from './describe';
import { isFigureId } from './ids';

/* The files under /data/<id>/. CSV and JSON are always in English, so that what reads them does not depend on a language. */

/** A table with unformatted values; the key is the first column. */
interface RawTable {
  name?: string;
  columns: string[];
  rows: CsvCell[][];
  isEstimated: (row: number, column: string) => boolean;
  unit: string;
}

/** The name of a CSV file: `cpi-u.csv`, for a further table `cpi-u-monthly.csv`. */
export function csvName(id: DataId, table?: string): string {
  const suffix = table?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return suffix ? `${id}-${suffix}.csv` : `${id}.csv`;
}

/** The name of the drawing, whose words are in a language. */
export const svgName = (id: DataId, locale: Locale) =>
  locale === DEFAULT_LOCALE ? `${id}.svg` : `${id}.${locale}.svg`;

export function csvFiles(id: DataId): Map<string, string> {
  return new Map(rawTables(id).map((table) => [csvName(id, table.name), tableCsv(id, table)]));
}

/** The page as JSON: its words, sources and `tables`, each with `columns` and `rows`. */
export function jsonFile(id: DataId): string {
  const { title, question, definition, unit, limits, caveats, figures } = describe(id, DEFAULT_LOCALE);
  const entry = {
    id,
    title,
    question,
    url: `${site.origin}${dataPath(id, DEFAULT_LOCALE)}`,
    definition,
    unit,
    limits,
    caveats,
    sources: figures.map(({ source, vintage, retrieved }) => ({ ...source, vintage, ...(retrieved && { retrieved }) })),
    compiledBy: site.name,
    tables: rawTables(id).map((table) => ({
      name: table.name ?? id,
      ...(table.unit && { unit: table.unit }),
      columns: table.columns,
      rows: table.rows,
      estimated: Object.fromEntries(
        estimatedColumns(table).map((column) => [
          column,
          table.rows.flatMap((row, i) => (table.isEstimated(i, column) ? [row[0]] : [])),
        ]),
      ),
    })),
  };
  return `${JSON.stringify(entry, null, 1)}\n`;
}

function rawTables(id: DataId): RawTable[] {
  return isFigureId(id) ? figureTables(id) : [chartTable(id)];
}

function figureTables(id: FigureId): RawTable[] {
  const { figureWords, unitWords } = getContent(DEFAULT_LOCALE);
  return [undefined, ...Object.keys(getFigure(id).tables ?? {})].map((name) => {
    const { columns, data, unit } = getTable(id, name);
    return {
      name,
      columns,
      rows: data,
      isEstimated: (row, column) =>
        data[row]?.[columns.indexOf(column)] !== null && isEstimated(id, data[row]?.[0] as Period, column, name),
      unit: name && unit ? unitWords[unit] : figureWords[id].unit,
    };
  });
}

function chartTable(id: ChartId): RawTable {
  const chart = getChart(id);
  return {
    columns: ['period', ...chart.columns.map((column) => column.id)],
    rows: chart.keys.map((key, i) => [key, ...chart.columns.map((column) => column.values[i])]),
    isEstimated: () => false,
    unit: '',
  };
}

const estimatedColumns = (table: RawTable) =>
  table.columns.filter((column) => table.rows.some((_, i) => table.isEstimated(i, column)));

function tableCsv(id: DataId, table: RawTable): string {
  const { csv } = getContent(DEFAULT_LOCALE).charts;
  const { title, figures } = describe(id, DEFAULT_LOCALE);
  const { data, figureWords } = getContent(DEFAULT_LOCALE);
  const ownTitle = isFigureId(id) && table.name ? data.tables[id]?.[table.name] : undefined;
  const guessed = estimatedColumns(table);
  const comments = figures.flatMap(({ id, source, vintage }) => [
    fill(csv.source, { publisher: source.publisher, name: source.name, url: source.url ?? site.url }),
    fill(csv.unit, { unit: table.unit || figureWords[id].unit }),
    fill(csv.vintage, { vintage }),
  ]);
  const status = (row: number, column: string) => {
    if ((table.rows[row]?.[table.columns.indexOf(column)] ?? null) === null) return '';
    return table.isEstimated(row, column) ? 'estimate' : 'read';
  };
  return toCsv(
    [
      ownTitle ? `${title}: ${ownTitle}` : title,
      ...comments,
      ...(guessed.length > 0 ? [csv.estimated] : []),
      fill(csv.site, { site: site.name }),
    ],
    [...table.columns, ...guessed.map((column) => `${column}_status`)],
    table.rows.map((row, i) => [...row, ...guessed.map((column) => status(i, column))]),
  );
}
