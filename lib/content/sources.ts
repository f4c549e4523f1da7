import { z } from 'zod';
import { type SourcePart, type SourceRow, sources as table } from '@/content/sources';
import { address, check, date, id, text, unusable } from './schema-parts';

/** A source as a page lists it. */
export type Source = SourceRow & { id: string };

const sourceSchema = z.strictObject({
  id,
  title: text,
  publisher: text,
  url: address,
  date: date.nullable(),
  status: z.enum(['read', 'memory']),
}) satisfies z.ZodType<Source>;

/**
 * Checks the rows of the list and gives each part of a work what it does not say of itself.
 *
 * @throws an error that names the row and the field in words a writer understands
 */
export function parseSources(rows: Readonly<Record<string, SourceRow | SourcePart>>): ReadonlyMap<string, Source> {
  const parse = ([id, row]: [string, SourceRow | SourcePart]): [string, Source] => {
    const { of: work, ...own } = { of: undefined, ...row };
    const input = { id, ...(work === undefined ? {} : rows[work]), ...own };
    const file = `content/sources.ts, "${id}",`;
    if (work !== undefined && !rows[work]) throw unusable(file, [`of: the list has no "${work}"`]);
    return [id, check(sourceSchema, input, file)];
  };
  return new Map(Object.entries(rows).map(parse));
}

/** Every source by its id. */
export const sources = parseSources(table);
