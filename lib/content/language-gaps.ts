import { existsSync } from 'node:fs';
import path from 'node:path';
import { guides } from '@/content/guides';
import { writtenLessons } from '@/lib/content/lessons/learning-path';

/**
 * Compares the sentences of a language with those of English, field by field.
 *
 * @returns one line for each field that is missing, empty, of another kind, unknown to English, or without a {name} that
 * the English sentence fills in; empty if the language is complete
 */
export function findGaps(english: unknown, other: unknown, field = ''): string[] {
  const kind = kindOf(english);
  if (other === undefined || (other === '' && english !== '')) return [`${field}: is missing`];
  if (kindOf(other) !== kind) return [`${field}: must be ${kind}, as in English`];
  if (kind === 'text') return findUnfilled(String(english), String(other), field);
  if (kind === 'a list') return findGapsInList(english as unknown[], other as unknown[], field);
  if (kind !== 'fields') return [];
  const [wanted, found] = [english as Record<string, unknown>, other as Record<string, unknown>];
  const inside = (name: string) => (field ? `${field} > ${name}` : name);
  return [
    ...Object.keys(wanted).flatMap((name) => findGaps(wanted[name], found[name], inside(name))),
    ...Object.keys(found)
      .filter((name) => !(name in wanted))
      .map((name) => `${inside(name)}: English has no such field`),
  ];
}

/** Lists may differ in length from language to language, unless their items have ids. */
function findGapsInList(english: unknown[], other: unknown[], field: string): string[] {
  if (english.length > 0 && other.length === 0) return [`${field}: is empty`];
  if (!english.every(hasId)) return [];
  const items = new Map(other.filter(hasId).map((item) => [item.id, item]));
  return english.flatMap((item) => findGaps(item, items.get(item.id), `${field} > ${item.id}`));
}

const hasId = (item: unknown): item is { id: string } => kindOf(item) === 'fields' && 'id' in (item as object);

function findUnfilled(english: string, other: string, field: string): string[] {
  const found = namesIn(other);
  const names = [...namesIn(english)].filter((name) => !found.has(name));
  return names.length === 0 ? [] : [`${field}: must contain ${names.map((name) => `{${name}}`).join(' and ')}`];
}

/** Without the formats of claims, which may differ from language to language. */
const namesIn = (text: string) => new Set([...text.matchAll(/\{([\w-]+)[:}]/g)].map(([, name]) => name));

function kindOf(value: unknown): string {
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value)) return 'a list';
  return value !== null && typeof value === 'object' ? 'fields' : `a ${typeof value}`;
}

/** One line for each available guide and written lesson without a file in the folder of a language. */
export function findMissingFiles(folder: string): string[] {
  const files = [
    ...guides.filter(({ status }) => status === 'available').map(({ id }) => `guides/${id}.mdx`),
    ...writtenLessons.map(({ id }) => `lessons/${id}.ts`),
  ];
  return files.filter((file) => !existsSync(path.resolve(folder, file))).map((file) => `${file}: is missing`);
}
