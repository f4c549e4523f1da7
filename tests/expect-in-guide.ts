import { readFileSync } from 'node:fs';
import type { ClaimId } from '@/content/claims';
import { formatClaim, getClaim } from '@/lib/content/claims/claims';
import { getSeries } from '@/lib/content/figures/figures';
import { formatDate } from '@/lib/format/date';
import { roundHalfAwayFromZero } from '@/lib/format/decimal';
import { formatMoney, formatNumber } from '@/lib/format/number';

/* Helpers for tests of the numbers that guides state. */
export const closes = Object.fromEntries(getSeries<string>('btc-price-monthly', 'close'));
export const months = Object.keys(closes);
export const lastMonth = months.at(-1) as string;
export const close = (month: string) => closes[month] as number;

export const number = (value: number, decimals = 0) =>
  formatNumber(roundHalfAwayFromZero(value, decimals), 'en', Math.max(0, decimals));
export const usd = (value: number, decimals = 0) => formatMoney(value, 'en', decimals);
export const month = (value: string) => formatDate(value, 'en');

/** The file of a guide, with its claims as readers see them. */
export function textOfFile(id: string): string {
  return readFileSync(`content/en/guides/${id}.mdx`, 'utf8').replace(/<Claim id="([\w-]+)" \/>/g, (_, claim: ClaimId) =>
    formatClaim(getClaim(claim), 'en'),
  );
}

/** Expects each sentence in the text of a guide, ignoring line breaks. */
export function expectIn(id: string, ...sentences: string[]) {
  const text = textOfFile(id).replace(/\s+/g, ' ');
  for (const sentence of sentences) expect(text).toContain(sentence);
}
