/**
 * Numbers in the words of a language: `{claim-id}`, or with formats `{claim-id:official:1}`. The id is that of a row of content/claims.
 * Names without a hyphen, such as `{n}`, are values that a page fills in itself (lib/format/fill.ts).
 */
import { CLAIM_IDS, type ClaimFormat, type ClaimId, dates, workings } from '@/content/claims/index';
import { nearestId } from '@/lib/content/nearest-id';
import { unusable } from '@/lib/content/schema-parts';
import { withNumberSpaces } from '@/lib/content/text/typography.mjs';
import { formatDate } from '@/lib/format/date';
import { withoutBinaryNoise } from '@/lib/format/decimal';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatClaimInSentence, formatValue, getClaim, read } from './claims';

interface Stated {
  value: number;
  format: ClaimFormat;
  official?: { value: number };
}

const BILLION = 1e9;
const TRILLION = 1e12;

/** The id of a number: of a claim, or of one that has no row on the sources page. */
export type NumberId = ClaimId | keyof typeof workings;

const IDS = [...CLAIM_IDS, ...Object.keys(workings), ...Object.keys(dates)];
const FORMATS = 'official, number, billions, trillions, year, or a number of decimals';

function getStated(id: string): Stated {
  if (!Object.hasOwn(workings, id)) return getClaim(id as ClaimId);
  const { compute, format } = workings[id as keyof typeof workings];
  return { value: withoutBinaryNoise(compute(read)), format };
}

/**
 * The value of a number, without its formats.
 *
 * @param reference as in `formatReference`
 */
export function readReference(reference: string): number {
  return getStated(reference.split(':')[0] ?? '').value;
}

/** A year, month ("2026-05") or quarter ("2026-Q2") that the figures determine. */
export function getPeriod(id: keyof typeof dates): string {
  return dates[id](read);
}

/**
 * The text of a number or period.
 *
 * @param reference the id of a row of content/claims, then its formats after colons: `official` takes the number of the named source,
 * a digit sets the decimals, `number` leaves out the unit, `billions` and `trillions` divide an amount in dollars (without the word),
 * and `year` leaves out the month or quarter of a period
 * @param isAlone whether the text is the number and nothing else
 * @throws Error if there is no such row or format
 */
export function formatReference(reference: string, locale: Locale, isAlone = true): string {
  const [id = '', ...formats] = reference.split(':');
  if (!IDS.includes(id)) throw new Error(`content/claims has no row "${id}"${nearestId(id, IDS)}`);
  const fail = (format: string) => new Error(`"${format}" is no format of "${id}": write ${FORMATS}`);
  if (Object.hasOwn(dates, id)) {
    const period = getPeriod(id as keyof typeof dates);
    const [wrong] = formats.filter((format) => format !== 'year');
    if (wrong) throw fail(wrong);
    return formats.length > 0 ? period.slice(0, 4) : formatDate(period, locale);
  }
  let { value, format, official } = getStated(id);
  for (const name of formats) {
    if (name === 'official' && official) value = official.value;
    else if (name === 'number') format = { ...format, kind: 'number' };
    else if (/^\d$/.test(name)) format = { ...format, decimals: Number(name) };
    else if (name === 'billions') return formatNumber(value / BILLION, locale, 1);
    else if (name === 'trillions') return formatMoney(value / TRILLION, locale, value < TRILLION ? 3 : 2);
    else throw fail(name);
  }
  return isAlone ? formatValue(value, format, locale) : formatClaimInSentence({ value, format }, locale);
}

const REFERENCE = /\{([^{}\s]*[-:][^{}\s]*)\}/g;

/**
 * A copy of texts in objects and lists, with the numbers that they name, and the spaces of the language in its numbers.
 *
 * @param file that the texts are from
 * @throws Error that names the file, and each field with a reference that has no number
 */
export function fillClaims<Words>(words: Words, file: string, locale: Locale): Words {
  const problems: string[] = [];
  const fillText = (text: string, field: string) =>
    text.replace(REFERENCE, (whole, reference: string) => {
      try {
        return formatReference(reference, locale, text === whole);
      } catch (error) {
        problems.push(`${field}: ${whole}: ${(error as Error).message}`);
        return whole;
      }
    });
  const visit = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') return withNumberSpaces(fillText(value, field), locale);
    const inside = (name: string | number) => (field ? `${field} > ${name}` : String(name));
    if (Array.isArray(value)) return value.map((item, i) => visit(item, inside(i + 1)));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, visit(item, inside(name))]));
  };
  const filled = visit(words, '') as Words;
  if (problems.length > 0) throw unusable(file, problems);
  return filled;
}
