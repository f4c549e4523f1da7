import type { ChartId } from '@/content/charts';
import type { DataId } from '@/content/data';
import type { FigureId } from '@/content/figures';
import { chartTable } from '@/lib/charts/chart-table';
import { getContent } from '@/lib/content/content';
import { getFigure, getTable, isEstimated, type Period } from '@/lib/content/figures/figures';
import { titleLanguage } from '@/lib/content/sources';
import type { Locale } from '@/lib/format/locale';
import { NO_VALUE } from '@/lib/format/number';
import { formatExact, formatKey, sharedDecimals } from './format-values';
import { isFigureId } from './ids';

/** A link has the language of its text, if that is not the one of the page. */
type Cell = string | { text: string; url: string; lang: string | undefined };

export const textOf = (cell: Cell) => (typeof cell === 'string' ? cell : cell.text);

export interface FormattedTable {
  /** The name in the figure's file; undefined for the main table. */
  name?: string;
  title: string;
  /** In words; null if each column has its own, '' for a table without numbers. */
  unit: string | null;
  columns: { label: string; isNumber: boolean }[];
  rows: Cell[][];
  order: 'time' | 'value' | 'none';
  hasEstimates: boolean;
}

const MERGED = ['url'];

export function getTables(id: DataId, locale: Locale): FormattedTable[] {
  return isFigureId(id) ? figureTables(id, locale) : [ofChart(id, locale)];
}

function ofChart(id: ChartId, locale: Locale): FormattedTable {
  const { columns, rows } = chartTable(id, locale);
  return {
    title: getContent(locale).data.page.table.main,
    unit: '',
    columns: columns.map((label, index) => ({ label, isNumber: index > 0 })),
    rows,
    order: 'time',
    hasEstimates: false,
  };
}

function figureTables(id: FigureId, locale: Locale): FormattedTable[] {
  return [undefined, ...Object.keys(getFigure(id).tables ?? {})].map((name) => figureTable(id, name, locale));
}

/** Rows in the order of the file. Rows that are names are sorted by value, largest first, if they share a unit. */
export function sortedRows(id: FigureId, name?: string) {
  const { columns, data, unit } = getTable(id, name);
  const values = columns.findIndex((column, index) => index > 0 && isValueColumn(column, data, index));
  if (columns[0] !== 'key') return { rows: data, order: 'time' as const };
  if (unit === 'by-column' || values < 0) return { rows: data, order: 'none' as const };
  return {
    rows: data.toSorted((a, b) => Number(b[values] ?? 0) - Number(a[values] ?? 0)),
    order: 'value' as const,
  };
}

function isValueColumn(column: string, data: readonly (readonly unknown[])[], index: number): boolean {
  return column !== 'year' && data.some((row) => typeof row[index] === 'number');
}

function figureTable(id: FigureId, name: string | undefined, locale: Locale): FormattedTable {
  const { data: words, figureWords } = getContent(locale);
  const table = getTable(id, name);
  const names = { ...words.cells, ...figureWords[id].series };
  const shown = table.columns.flatMap((column, index) => (MERGED.includes(column) ? [] : [{ column, index }]));
  const { rows, order } = sortedRows(id, name);
  const decimals = table.columns.map((_, index) => sharedDecimals(rows.map((row) => row[index])));
  const url = table.columns.indexOf('url');

  const cell = (row: (typeof rows)[number], column: string, index: number): Cell => {
    const value = row[index] ?? null;
    if (value === null) return NO_VALUE;
    if (index === 0 && typeof value === 'string') return names[value] ?? formatKey(value, locale);
    if (column === 'year') return String(value);
    if (typeof value === 'string') {
      const text = names[value] ?? (/^(month|date|period)$/.test(column) ? formatKey(value, locale) : value);
      if (column !== 'publisher' || url < 0) return text;
      return { text, url: String(row[url]), lang: text === value ? titleLanguage({}, locale) : undefined };
    }
    const text = formatExact(value, locale, decimals[index]);
    return isEstimated(id, row[0] as Period, column, name) ? `${words.page.table.estimateSign}${text}` : text;
  };

  const columns = shown.map(({ column, index }) => ({
    label: figureWords[id].series[column] ?? words.columns[column] ?? column,
    isNumber: index > 0 && isValueColumn(column, rows, index),
  }));
  return {
    name,
    title: name ? (words.tables[id]?.[name] ?? name) : words.page.table.main,
    unit: !columns.some(({ isNumber }) => isNumber)
      ? ''
      : (table.unit ?? getFigure(id).unit) === 'by-column'
        ? null
        : unitOf(id, name, locale),
    columns,
    rows: rows.map((row) => shown.map(({ column, index }) => cell(row, column, index))),
    order,
    hasEstimates: Object.values(table.estimated ?? {}).some((stretches) => stretches.length > 0),
  };
}

/** The unit of a table in words. A table without a unit has that of the figure. */
export function unitOf(id: FigureId, name: string | undefined, locale: Locale): string {
  const { figureWords, unitWords } = getContent(locale);
  const { unit, tables = {} } = getFigure(id);
  const own = name ? tables[name]?.unit : Object.values(tables).some((table) => table.unit) && unit;
  return own ? unitWords[own] : figureWords[id].unit;
}
