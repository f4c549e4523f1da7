import type { Locale } from '@/lib/format/locale';
import { compareNumbers } from './numbers';

/** Fields that have no language where they hold an id, an address, a number or a list of them. */
const NEUTRAL = new Set([
  'id',
  'visual',
  'background',
  'mood',
  'truth',
  'type',
  'sources',
  'isCorrect',
  'isOpen',
  'widget',
  'icon',
  'href',
  'url',
  'see',
  'kind',
]);

/** Words that readers may type differ in number from language to language. */
const OWN = new Set(['sameWords', 'small']);

/** The names in braces that a program fills in, without the formats of claims. */
const namesIn = (text: string) => [...text.matchAll(/\{([\w-]+)[:}]/g)].map(([, name]) => name ?? '').sort();

/**
 * Compares the words of a language with the English ones, field by field: what has no language, numbers, names to be filled in,
 * and sentences that are still English.
 *
 * @param field the path of the two values, for messages
 * @returns one line for each difference
 */
export function findDifferences(english: unknown, other: unknown, locale: Locale, field = ''): string[] {
  if (typeof english === 'string' && typeof other === 'string') return compareSentences(english, other, locale, field);
  if (Array.isArray(english) && Array.isArray(other)) {
    if (english.length !== other.length) return [`${field}: has ${other.length} items, English has ${english.length}`];
    return english.flatMap((item, index) => findDifferences(item, other[index], locale, `${field} > ${index + 1}`));
  }
  if (!isFields(english) || !isFields(other)) {
    return Object.is(english, other) || typeof english === 'function'
      ? []
      : [`${field}: is ${String(other)}, in English ${String(english)}`];
  }
  const names = [...new Set([...Object.keys(english), ...Object.keys(other)])];
  return names.flatMap((name) => {
    const inside = field ? `${field} > ${name}` : name;
    if (!(name in other)) return [`${inside}: is missing`];
    if (!(name in english)) return [`${inside}: English has no such field`];
    if (OWN.has(name)) return [];
    if (isNeutral(name, english[name])) {
      const [wanted, found] = [JSON.stringify(english[name]), JSON.stringify(other[name])];
      return wanted === found ? [] : [`${inside}: must be as in English, ${wanted}`];
    }
    // The title of a document, beside its address, stays as it is.
    if (name === 'title' && 'url' in english) return [];
    return findDifferences(english[name], other[name], locale, inside);
  });
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isNeutral(name: string, value: unknown): boolean {
  if (typeof value === 'string' && /^(\/|https?:)/.test(value)) return true;
  if (!NEUTRAL.has(name)) return false;
  return Array.isArray(value)
    ? value.every((item) => isNeutral(name, item))
    : /^[\w./:#?=&%-]+$/.test(String(value)) && !/^[A-Z]/.test(String(value));
}

function compareSentences(english: string, other: string, locale: Locale, field: string): string[] {
  const problems: string[] = [];
  const [wanted, found] = [namesIn(english), namesIn(other)];
  const missing = wanted.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !wanted.includes(name));
  if (missing.length > 0) problems.push(`${field}: must contain {${missing.join('} and {')}}`);
  if (unknown.length > 0) problems.push(`${field}: English has no {${unknown.join('} and {')}}`);
  const numbers = compareNumbers(english, other, locale);
  if (numbers) problems.push(`${field}: ${numbers}`);
  if (english === other && /\p{Ll}+ \p{Ll}+ \p{Ll}+ \p{Ll}+/u.test(english))
    problems.push(`${field}: is still English`);
  return problems;
}
