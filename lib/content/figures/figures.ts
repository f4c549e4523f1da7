import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { RHYTHMS, TERMS } from '@/content/data';
import { DATA_SUBJECTS } from '@/content/data-subjects';
import { FIGURE_IDS, type FigureId, UNITS } from '@/content/figures/index';
import { nearestId } from '@/lib/content/nearest-id';
import { address, check, date, text, unusable } from '@/lib/content/schema-parts';

const FOLDER = 'content/figures';
const WORDS = 'content/en/data/figures.ts';

const period = z.union([z.number(), z.string().min(1)]);
const cell = z.union([z.number(), z.string(), z.null()]);

const tableShape = {
  unit: z.enum(UNITS).optional(),
  /** The first column is the key of the rows: a year, a month or a name. */
  columns: z.array(z.string().min(1)).min(2),
  /** Estimated points (from memory or interpolated): for each column, ranges [first, last] of the key. */
  estimated: z.record(z.string(), z.array(z.tuple([period, period]))).optional(),
  data: z.array(z.array(cell)).min(1),
};

interface TableShape {
  columns: string[];
  estimated?: Record<string, unknown>;
  data: (number | string | null)[][];
}

function checkRows(table: TableShape, context: z.RefinementCtx): void {
  const fail = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
  const { columns, data } = table;
  const isTimed = /^(year|quarter|month|date)$/.test(columns[0] ?? '');
  const hasNumbers = columns.map((_, at) => data.some((row) => typeof row[at] === 'number'));
  data.forEach((row, i) => {
    const key = row[0] ?? null;
    const earlier = data[i - 1]?.[0] ?? null;
    if (row.length !== columns.length) {
      fail(['data', i], `must have ${columns.length} cells, one for each column, and has ${row.length}`);
    }
    if (key === null) fail(['data', i], 'must start with its year, month or name');
    else if (isTimed && earlier !== null && !(key > earlier)) {
      fail(['data', i], `must come after ${earlier}: rows are in order of time, without duplicates`);
    } else if (!isTimed && data.findIndex((other) => other[0] === key) !== i) {
      fail(['data', i], `repeats the key ${key}`);
    }
    row.forEach((value, at) => {
      if (hasNumbers[at] && typeof value === 'string') {
        fail(['data', i], `${columns[at]} must be a number without quotation marks, or null (found: "${value}")`);
      }
    });
  });
  for (const column of Object.keys(table.estimated ?? {})) {
    if (!columns.includes(column)) {
      fail(['estimated', column], `is not the name of a column${nearestId(column, columns)}`);
    }
  }
}

/** The position of a year, quarter or month among all others of its kind; NaN for other keys. */
function ordinalOf(key: unknown): number {
  if (typeof key === 'number') return key;
  const [, year, quarter, month] = /^(\d{4})-(?:Q([1-4])|(\d{2}))$/.exec(String(key)) ?? [];
  return quarter ? Number(year) * 4 + Number(quarter) : Number(year) * 12 + Number(month);
}

/** Each period of a regular series has a row: a line would be drawn over a period that is missing. */
function checkGaps({ rhythm, columns, data }: TableShape & { rhythm: string }, context: z.RefinementCtx): void {
  if (rhythm === 'irregular' || !/^(year|quarter|month)$/.test(columns[0] ?? '')) return;
  data.forEach(([key], i) => {
    const earlier = data[i - 1]?.[0];
    if (earlier === undefined || !(ordinalOf(key) - ordinalOf(earlier) > 1)) return;
    context.addIssue({
      code: 'custom',
      path: ['data', i],
      message: `follows ${earlier}: add the rows between, with null for a missing value, or set rhythm to "irregular"`,
    });
  });
}

const tableSchema = z.strictObject(tableShape).superRefine(checkRows);

const figureSchema = z
  .strictObject({
    ...tableShape,
    id: z.enum(FIGURE_IDS),
    unit: z.enum(UNITS),
    source: z.strictObject({
      name: z.string().min(1),
      publisher: z.string().min(1),
      seriesId: z.string().min(1).nullable(),
      /** null only for the owner's figures. */
      url: address.nullable(),
    }),
    /** The section of /data that lists the figure. */
    subject: z.enum(DATA_SUBJECTS),
    rhythm: z.enum(RHYTHMS),
    /** Why `npm run data` cannot fetch the figure, or a part of it. Left out where scripts/data/series.mjs fetches all of it. */
    byHand: text.optional(),
    /** Left out where the publisher's terms were not read, or several publishers have different ones. */
    terms: z.enum(TERMS).optional(),
    drawing: z
      .strictObject({
        /** `bars` if the rows are names instead of periods. */
        kind: z.literal('bars').optional(),
        /** The drawn columns; all numeric columns if left out. */
        columns: z.array(z.string()).min(1).optional(),
        /** Scales of the vertical axis, the initial one first; with two, the reader chooses. Linear if left out. */
        scales: z
          .array(z.enum(['linear', 'log']))
          .min(1)
          .optional(),
        /** The column, or the row of bars, whose value the card of the figure prints; the first if left out. */
        headline: z.string().optional(),
        /** The rows of bars that are about Bitcoin, which have its color. */
        bitcoin: z.array(z.string()).min(1).optional(),
        /** Format of the axis ticks; by the unit of the figure if left out. */
        axis: z.enum(['hash-rate']).optional(),
      })
      .optional(),
    /** The last period of the data. */
    vintage: date,
    /** The day on which the source was copied. */
    retrieved: date.optional(),
    tables: z.record(z.string(), tableSchema).optional(),
  })
  .superRefine(checkRows)
  .superRefine(checkGaps);

type FigureTable = z.infer<typeof tableSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type Period = z.infer<typeof period>;

/** @throws Error that names the file and each field that is wrong */
export function parseFigure(id: FigureId, file: unknown): Figure {
  const name = `${FOLDER}/${id}.json`;
  const figure = check(figureSchema, file, name);
  if (figure.id !== id) throw unusable(name, [`id: must be "${id}", like the name of the file`]);
  return figure;
}

/** @throws Error that names the file, and the line that is not valid JSON */
export function parseJson(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1] ?? json.length;
    const line = json.slice(0, Number(position)).split('\n').length;
    throw unusable(name, [
      `line ${line}: is not valid JSON; look there and in the line above for a comma or a bracket`,
    ]);
  }
}

function readFigure(id: FigureId): Figure {
  if (!FIGURE_IDS.includes(id)) throw new Error(`${WORDS} has no figure "${id}"${nearestId(id, FIGURE_IDS)}`);
  const name = `${FOLDER}/${id}.json`;
  if (!existsSync(path.resolve(name))) throw unusable(name, [`the whole file: is missing, but ${WORDS} has its words`]);
  return parseFigure(id, parseJson(readFileSync(path.resolve(name), 'utf8'), name));
}

const checked = new Map<FigureId, { figure: Figure; changed: number }>();

let recorded: Set<FigureId> | undefined;

/** The figures that a synchronous computation reads. What it has read before and kept is not among them. */
export function figuresReadBy(compute: () => unknown): FigureId[] {
  const outer = recorded;
  const own = new Set<FigureId>();
  recorded = own;
  try {
    compute();
  } finally {
    recorded = outer;
    for (const id of own) outer?.add(id);
  }
  return [...own];
}

/** In development a figure is read again after its file has changed. */
export function getFigure(id: FigureId): Figure {
  recorded?.add(id);
  const isLive = process.env.NODE_ENV === 'development';
  const file = isLive ? statSync(path.resolve(`${FOLDER}/${id}.json`), { throwIfNoEntry: false }) : undefined;
  const changed = file?.mtimeMs ?? 0;
  const known = checked.get(id);
  if (known?.changed === changed) return known.figure;
  const figure = readFigure(id);
  checked.set(id, { figure, changed });
  return figure;
}

/** @throws Error that names the first file without words */
export function checkFiles(files: readonly string[]): void {
  const names = files.filter((file) => file.endsWith('.json')).map((file) => path.basename(file, '.json'));
  const unknown = names.find((name) => !(FIGURE_IDS as string[]).includes(name));
  if (unknown !== undefined)
    throw unusable(`${FOLDER}/${unknown}.json`, [`id: ${WORDS} has no words for "${unknown}"`]);
}

export function getFigures(): Figure[] {
  checkFiles(readdirSync(path.resolve(FOLDER)));
  return FIGURE_IDS.map(getFigure);
}

/** The main table of a figure, or the one with this name. @throws Error if there is none */
export function getTable(id: FigureId, name?: string): FigureTable {
  const table = name ? getFigure(id).tables?.[name] : getFigure(id);
  if (!table) throw new Error(`content/figures/${id}.json has no table "${name}"`);
  return table;
}

function columnIndex(id: FigureId, column: string, table?: string): number {
  const index = getTable(id, table).columns.indexOf(column);
  if (index < 0) {
    const place = `content/figures/${id}.json has no column "${column}"${table ? ` in ${table}` : ''}`;
    throw new Error(place + nearestId(column, getTable(id, table).columns));
  }
  return index;
}

/** A value in the unit of its table. @throws Error if the row or its number is missing */
export function getValue(id: FigureId, key: Period, column: string, table?: string): number {
  const value = getTable(id, table).data.find((row) => row[0] === key)?.[columnIndex(id, column, table)];
  if (typeof value !== 'number') throw new Error(`content/figures/${id}.json has no ${column} for ${key}`);
  return value;
}

export type Point<K extends Period = Period> = readonly [key: K, value: number];

/** The points of a column, without rows that have no number. @throws Error if there is no such column */
export function getSeries<K extends Period = number>(id: FigureId, column: string, table?: string): Point<K>[] {
  const index = columnIndex(id, column, table);
  return getTable(id, table).data.flatMap((row) => {
    const value = row[index];
    return typeof value === 'number' ? [[row[0] as K, value] as const] : [];
  });
}

/** Whether a point is from memory or interpolated. */
export function isEstimated(id: FigureId, key: Period, column: string, table?: string): boolean {
  const stretches = getTable(id, table).estimated?.[column] ?? [];
  return stretches.some(([first, last]) => key >= first && key <= last);
}
