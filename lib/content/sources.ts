import { z } from 'zod';
import { type SourceId, type SourcePart, type SourceRow, sources as table } from '@/content/sources';
import type { Locale } from '@/lib/format/locale';
import { address, check, date, id, text, unusable } from './schema-parts';

export type Source = SourceRow & { id: SourceId };

const sourceSchema = z.strictObject({
  id: id as z.ZodType<SourceId>,
  title: text,
  language: z.enum(['de', 'es', 'fr', 'it', 'pt']).optional(),
  publisher: text,
  url: address,
  date: date.nullable(),
  status: z.enum(['read', 'memory']),
}) satisfies z.ZodType<Source>;

/**
 * Checks the rows of content/sources.ts and completes each part with the fields of its whole source.
 *
 * @throws Error that names the row and each field that is wrong
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

export const sources = parseSources(table);

/** The value of `lang` for the title of a source, a book or a video; undefined if it is in the language of the page. */
export function titleLanguage({ language }: Pick<Source, 'language'>, locale: Locale): string | undefined {
  const own = language ?? 'en';
  return own === locale ? undefined : own;
}

export interface DocumentLink {
  title: string;
  url: string;
  /** Of the title, if it is not in the language of the page. */
  lang?: string | undefined;
}

type Links = readonly Pick<DocumentLink, 'title' | 'url'>[];

/** Links to documents whose titles are in English. */
export function englishLinks(links: Links, locale: Locale): DocumentLink[] {
  return links.map((link) => ({ ...link, lang: titleLanguage({}, locale) }));
}

/** Links whose texts each language has among its words. A text that is the same as in English is the title of the document. */
export function wordedLinks(links: Links, english: Links, locale: Locale): DocumentLink[] {
  return links.map((link) => ({
    ...link,
    lang: english.some(({ title }) => title === link.title) ? titleLanguage({}, locale) : undefined,
  }));
}
