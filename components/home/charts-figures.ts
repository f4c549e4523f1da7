import type { ClaimId } from '@/content/claims';
import { formatFacts, formatValue } from '@/lib/charts/format-value';
import { getChart } from '@/lib/charts/get-chart';
import { type Claim, formatClaim, getClaim } from '@/lib/content/claims';
import { getContent } from '@/lib/content/content';
import { getSeries, getValue } from '@/lib/content/figures';
import { formatDate } from '@/lib/format/date';
import type { Locale } from '@/lib/format/locale';
import { formatNumber } from '@/lib/format/number';
import { heroClaims } from './hero-figures';

const BILLIONS_PER_TRILLION = 1000;

/** The two numbers of the headline of the evidence. */
export const evidenceHeadline = {
  money: 'm2-multiple-since-1959',
  lost: 'purchasing-power-lost-since-1959-rounded',
} satisfies Record<string, ClaimId>;

/** Formatted numbers for the sentences of the evidence exhibit. */
export function chartsFigures(locale: Locale): Record<string, string> {
  const { values } = getContent(locale).charts;
  const trillions = (billions: number) =>
    formatValue(billions / BILLIONS_PER_TRILLION, 'usd-trillions', locale, values);
  const official = (claim: Claim) => (claim.official ? formatClaim(claim, locale, claim.official.value) : '');
  const m2 = getClaim('m2-increase-since-1959');
  const drawn = getClaim('m2-increase-drawn-series');
  const power = getClaim('purchasing-power-lost-since-1959');
  const cpi = getClaim('owner-cpi-2024');
  const lastQuarter = getSeries<string>('median-house-price', 'price', 'quarterly').at(-1)?.[0] ?? '';
  const money = getClaim(evidenceHeadline.money);
  const claim = (id: ClaimId) => formatClaim(getClaim(id), locale);
  return {
    moneyRounded: formatClaim(money, locale),
    moneySeries: formatClaim({ ...money, format: { ...money.format, decimals: 0 } }, locale),
    lostRounded: claim(evidenceHeadline.lost),
    lostSeries: official(power),
    perDollar: formatNumber(1 + m2.value / 100, locale),
    drawn: formatClaim(drawn, locale),
    averages: official(drawn),
    m2RateBefore: claim('m2-per-year-1959-to-1971'),
    m2RateSince: claim('m2-per-year-1971-to-2024'),
    m2RateTo1983: claim('m2-per-year-1971-to-1983'),
    m2RateFrom1983: claim('m2-per-year-1983-to-2024'),
    rise: formatClaim(m2, locale),
    money: claim('m2-multiple-between-the-months'),
    prices: claim('prices-multiple-since-1959'),
    output: claim('output-multiple-1959-to-2024'),
    house: claim(heroClaims.house),
    lost: claim(heroClaims.lost),
    m2Base: String(getChart('money-and-homes').base),
    monthFrom: trillions(getValue('m2', '1959-02', 'm2', 'vintage2025')),
    monthTo: trillions(getValue('m2', '2024-11', 'm2', 'vintage2025')),
    drawnFrom: trillions(BILLIONS_PER_TRILLION * getValue('owner', 1959, 'm2', 'm2')),
    drawnTo: trillions(BILLIONS_PER_TRILLION * getValue('owner', 2024, 'm2', 'm2')),
    inflationBefore: claim('inflation-per-year-1913-to-1971'),
    inflationAfter: claim('inflation-per-year-1971-to-2024'),
    latestMonth: formatFacts(getChart('dollar-value').facts, locale, values).to ?? '',
    houseTo: formatDate(lastQuarter, locale),
    houseYear: lastQuarter.slice(0, 4),
    outputTo: String(getSeries('gdp', 'current').at(-1)?.[0]),
    latestLeft: claim('hundred-dollars-latest'),
    official: official(power),
    left: claim('purchasing-power-of-100-dollars'),
    level: formatClaim(cpi, locale),
    average: official(cpi),
    average2025: claim('cpi-average-2025'),
  };
}
