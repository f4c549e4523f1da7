import {
  CLAIM_IDS,
  type ClaimFormat,
  type ClaimId,
  type ClaimRow,
  claims,
  type ReadFigures,
  type ReadSource,
} from '@/content/claims/index';
import type { FigureId } from '@/content/figures/index';
import { getFigure, getSeries, getValue } from '@/lib/content/figures/figures';
import { nearestId } from '@/lib/content/nearest-id';
import { formatInWords } from '@/lib/format/compact';
import { roundHalfAwayFromZero, withoutBinaryNoise } from '@/lib/format/decimal';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

export { COIN_YEARS } from '@/content/claims/home';
export { claimGroups } from '@/content/claims/index';

export interface Claim {
  id: ClaimId;
  value: number;
  format: ClaimFormat;
  /** The figures from which the claim is computed; empty for a claim that was read. */
  figures: readonly FigureId[];
  /** The vintage of each figure, in the same order. */
  vintages: string[];
  owner?: number;
  official?: { name: string; value: number };
  source?: ReadSource;
}

export const read: ReadFigures = { value: getValue, points: getSeries };

/** @throws Error if content/claims has no such claim */
export function getClaim(id: ClaimId): Claim {
  if (!Object.hasOwn(claims, id)) throw new Error(`content/claims has no claim "${id}"${nearestId(id, CLAIM_IDS)}`);
  const row: ClaimRow = claims[id];
  if ('source' in row) {
    const { value, format, source } = row;
    return { id, value: withoutBinaryNoise(value), format, figures: [], vintages: [], source };
  }
  return {
    id,
    value: withoutBinaryNoise(row.compute(read)),
    format: row.format,
    figures: row.figures,
    vintages: row.figures.map((figure) => getFigure(figure).vintage),
    ...(row.owner === undefined ? {} : { owner: row.owner }),
    ...(row.official && {
      official: { name: row.official.name, value: withoutBinaryNoise(row.official.compute(read)) },
    }),
  };
}

export function getClaims(): Claim[] {
  return CLAIM_IDS.map(getClaim);
}

/** Formats the value of a claim, or another value in the same way. */
export function formatClaim(claim: Claim, locale: Locale, value: number = claim.value): string {
  return formatValue(value, claim.format, locale);
}

/** The signed difference of the rounded value and the rounded official number, '' without one. In points for percents. */
export function formatDifference({ value, format, official }: Claim, locale: Locale): string {
  if (!official) return '';
  const [ours, theirs] = [value, official.value].map((number) => roundHalfAwayFromZero(number, format.decimals));
  const difference = withoutBinaryNoise((ours ?? 0) - (theirs ?? 0));
  const kind = format.kind === 'percent' ? 'number' : format.kind;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return sign + formatValue(Math.abs(difference), { ...format, kind }, locale);
}

/** The words for these units in a sentence: "16.8 veces". A number by itself has the sign of English in every language: "16.8x". */
const IN_SENTENCES: Partial<Record<Locale, Record<'cents' | 'multiple', string>>> = {
  es: { cents: 'centavos', multiple: 'veces' },
  pt: { cents: 'centavos', multiple: 'vezes' },
};

/** A claim in the middle of a sentence: "16.8x", in Spanish "16.8 veces". */
export function formatClaimInSentence({ value, format }: Pick<Claim, 'value' | 'format'>, locale: Locale): string {
  const { kind } = format;
  const unit = (kind === 'cents' || kind === 'multiple') && IN_SENTENCES[locale]?.[kind];
  if (!unit) return formatValue(value, format, locale);
  return `${formatValue(value, { ...format, kind: 'number' }, locale)}\u00a0${unit}`;
}

/** A number without the unit that its format would add is of the kind `number`. */
export function formatValue(value: number, { kind, decimals, isTrimmed }: ClaimFormat, locale: Locale): string {
  const max = Math.max(0, decimals);
  const shown = { min: isTrimmed ? 0 : max, max };
  const rounded = roundHalfAwayFromZero(value, decimals);
  switch (kind) {
    case 'percent':
      return formatPercent(rounded, locale, shown);
    case 'usd':
      return formatMoney(rounded, locale, shown);
    case 'cents':
      return `${formatNumber(rounded, locale, shown)}¢`;
    case 'multiple':
      return `${formatNumber(rounded, locale, shown)}x`;
    case 'number':
      return formatNumber(rounded, locale, shown);
    case 'compact':
    case 'usd-compact':
      return formatInWords(value, locale, max, kind === 'usd-compact');
    case 'year':
      return String(rounded);
    case 'twh':
      return `${formatNumber(rounded, locale, shown)} TWh`;
    case 'exahash':
      return `${formatNumber(rounded, locale, shown)} EH/s`;
  }
}
