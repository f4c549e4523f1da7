import { formatFacts, formatValue } from '@/lib/charts/format-value';
import { getChart } from '@/lib/charts/get-chart';
import { type Claim, formatClaim, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { getValue } from '@/lib/content/figures';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';

const BILLIONS_PER_TRILLION = 1000;

/** The numbers of the sentences in the exhibit of the evidence, printed. */
export function chartsFigures(locale: Locale): Record<string, string> {
  const { values } = getContent(locale).charts;
  const trillions = (billions: number) =>
    formatValue(billions / BILLIONS_PER_TRILLION, 'usd-trillions', locale, values);
  const official = (claim: Claim) => (claim.official ? formatClaim(claim, locale, claim.official.value) : '');
  const m2 = getClaim('m2-increase-since-1959');
  const drawn = getClaim('m2-increase-drawn-series');
  const power = getClaim('purchasing-power-lost-since-1959');
  const cpi = getClaim('owner-cpi-2024');
  const facts = formatFacts(getChart('money-and-homes').facts, locale, values);
  return {
    m2: formatClaim(m2, locale),
    perDollar: formatNumber(1 + m2.value / 100, locale),
    drawn: formatClaim(drawn, locale),
    averages: official(drawn),
    monthFrom: trillions(getValue('m2', '1959-02', 'm2', 'vintage2025')),
    monthTo: trillions(getValue('m2', '2024-11', 'm2', 'vintage2025')),
    drawnFrom: facts.m2From ?? '',
    drawnTo: facts.m2To ?? '',
    base: facts.base ?? '',
    m2Average: trillions(getValue('m2', 2024, 'm2')),
    power: formatClaim(power, locale),
    official: official(power),
    left: formatClaim(getClaim('purchasing-power-of-100-dollars'), locale),
    own: formatFacts(getChart('dollar-value').facts, locale, values).own ?? '',
    levelFrom: formatNumber(getValue('owner', 1959, 'cpi'), locale, 1),
    level: formatClaim(cpi, locale),
    average: official(cpi),
    difference: formatClaim(getClaim('cpi-base-difference'), locale),
  };
}
