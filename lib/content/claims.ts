import { CLAIM_IDS, type ClaimFormat, type ClaimId, type ClaimRow, claims, type ReadFigures } from '@/content/claims';
import type { FigureId } from '@/content/figures';
import { getFigure, getSeries, getValue } from '@/lib/content/figures';
import { roundHalfAwayFromZero, withoutBinaryNoise } from '@/lib/format/decimal';
import type { Locale } from '@/lib/format/locale';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';

export interface Claim {
  id: ClaimId;
  value: number;
  format: ClaimFormat;
  figures: readonly FigureId[];
  /** The vintage of each figure it rests on, in the same order. */
  vintages: string[];
  owner?: number;
  official?: { name: string; value: number };
}

const read: ReadFigures = { value: getValue, points: getSeries };

/** A claim, computed from the figures. An unknown id throws: prose must not show a number that nobody states. */
export function getClaim(id: ClaimId): Claim {
  if (!Object.hasOwn(claims, id)) throw new Error(`content/claims.ts has no claim "${id}"`);
  const row: ClaimRow = claims[id];
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

/** All claims, in the order of content/claims.ts. */
export function getClaims(): Claim[] {
  return CLAIM_IDS.map(getClaim);
}

/** A number printed as the claim prints it; give another value to print the official one alike. */
export function formatClaim(claim: Claim, locale: Locale, value: number = claim.value): string {
  const { kind, decimals, isTrimmed } = claim.format;
  const max = Math.max(0, decimals);
  const shown = { min: isTrimmed ? 0 : max, max };
  const rounded = roundHalfAwayFromZero(value, decimals);
  switch (kind) {
    case 'percent':
      return formatPercent(rounded, locale, shown);
    case 'usd':
      return formatMoney(rounded, locale, shown);
    case 'multiple':
      return `${formatNumber(rounded, locale, shown)}x`;
    case 'number':
      return formatNumber(rounded, locale, shown);
    case 'year':
      return String(rounded);
    case 'twh':
      return `${formatNumber(rounded, locale, shown)} TWh`;
    case 'exahash':
      return `${formatNumber(rounded, locale, shown)} EH/s`;
  }
}
