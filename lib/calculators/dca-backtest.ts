import { type MonthlyTable, monthsOf } from '@/lib/calculators/monthly-table';
import { findProblems, type Outcome, type Problem, type Range, succeed } from '@/lib/calculators/outcome';
import { EXAMPLE_SAVINGS_RATE_PERCENT } from '@/lib/calculators/savings-rate';
import { withoutBinaryNoise } from '@/lib/format/decimal';

export const DCA_BACKTEST_ID = 'dca-backtest';

export const DCA_BACKTEST_DEFAULTS = {
  amountUsd: 100,
  feePercent: 1,
  savingsRatePercent: EXAMPLE_SAVINGS_RATE_PERCENT,
};

type DcaBacktestInput = typeof DCA_BACKTEST_DEFAULTS & { startMonth: string; endMonth: string };
type DcaBacktestField = keyof DcaBacktestInput;

export const DCA_BACKTEST_RANGES: Record<'amountUsd' | 'feePercent' | 'savingsRatePercent', Range> = {
  amountUsd: { min: 0, max: 1e9 },
  feePercent: { min: 0, max: 50 },
  savingsRatePercent: { min: -20, max: 100 },
};

interface DcaMonth {
  month: string;
  investedUsd: number;
  valueUsd: number;
  lumpSumUsd: number;
  savingsUsd: number;
  cashRealUsd: number;
}

interface Drawdown {
  percent: number;
  peakMonth: string;
  lowMonth: string;
}

export interface DcaBacktest {
  purchases: number;
  investedUsd: number;
  btc: number;
  /** What all the purchases would be worth at the last month's close. */
  valueUsd: number;
  /** Dollars paid, fees included, per bitcoin bought; null if nothing was bought. */
  averageCostUsd: number | null;
  /** Final value of the whole sum, spent on bitcoin in the first month. */
  lumpSumUsd: number;
  /** The same payments in a savings account at the stated rate, paid monthly. */
  savingsUsd: number;
  /** The same payments kept as cash, each deflated from its month to the last. */
  cashRealUsd: number;
  /** Final value in dollars of the first month. */
  valueInStartMoneyUsd: number;
  /** The payments in dollars of the first month. */
  investedInStartMoneyUsd: number;
  /** Largest fall of the plan's month-end value from an earlier peak. New payments reduce it. */
  worstDrawdown: Drawdown | null;
  /** Share of month ends at which the plan was worth less than the amount paid in. */
  underWaterPercent: number;
  /** The last month with a consumer price index; later months use it unchanged. */
  cpiThrough: string;
  byMonth: DcaMonth[];
}

/**
 * The result of a past monthly plan: one purchase at the close of each month, first and last month included.
 *
 * Past prices of an asset that rose do not predict future ones. Taxes, withdrawal fees and lost coins are not included.
 *
 * @param input.amountUsd dollars each month, 0 to 1e9
 * @param input.startMonth, input.endMonth such as "2010-07", both in tables.closes
 * @param input.feePercent taken from each purchase, and once from the lump sum, 0 to 50
 * @param input.savingsRatePercent percent per year, paid monthly, −20 to 100
 * @param tables.closes month-end closes in dollars; tables.cpi from buildMonthlyCpi in monthly-table.ts
 * @returns problems for numbers out of range, months without a price, and a start after the end
 */
export function dcaBacktest(
  input: DcaBacktestInput,
  tables: { closes: MonthlyTable; cpi: MonthlyTable },
): Outcome<DcaBacktest, DcaBacktestField> {
  const problems: Problem<DcaBacktestField>[] = findProblems(input, DCA_BACKTEST_RANGES);
  for (const field of ['startMonth', 'endMonth'] as const) {
    if (!Object.hasOwn(tables.closes, input[field])) problems.push({ field, problem: 'unknown' });
  }
  if (input.startMonth > input.endMonth) problems.push({ field: 'endMonth', problem: 'wrong-order' });
  if (problems.length > 0) return { ok: false, problems };

  const months = monthsOf(tables.closes).filter((month) => month >= input.startMonth && month <= input.endMonth);
  const cpiThrough = monthsOf(tables.cpi).at(-1) ?? input.endMonth;
  const cpiOf = (month: string) => tables.cpi[month] ?? tables.cpi[cpiThrough] ?? 1;
  const closeOf = (month: string) => tables.closes[month] as number;
  const afterFee = 1 - input.feePercent / 100;
  const investedUsd = withoutBinaryNoise(input.amountUsd * months.length);
  const lumpBtc = (investedUsd * afterFee) / closeOf(input.startMonth);

  const byMonth: DcaMonth[] = [];
  let btc = 0;
  let savingsUsd = 0;
  let cashRealUsd = 0;
  months.forEach((month, i) => {
    const before = months[i - 1] ?? month;
    btc += (input.amountUsd * afterFee) / closeOf(month);
    savingsUsd = savingsUsd * (1 + input.savingsRatePercent / 100 / 12) + input.amountUsd;
    cashRealUsd = (cashRealUsd * cpiOf(before)) / cpiOf(month) + input.amountUsd;
    byMonth.push({
      month,
      investedUsd: withoutBinaryNoise(input.amountUsd * (i + 1)),
      valueUsd: withoutBinaryNoise(btc * closeOf(month)),
      lumpSumUsd: withoutBinaryNoise(lumpBtc * closeOf(month)),
      savingsUsd: withoutBinaryNoise(savingsUsd),
      cashRealUsd: withoutBinaryNoise(cashRealUsd),
    });
  });

  const valueUsd = btc * closeOf(input.endMonth);
  const underWater = byMonth.filter((row) => row.valueUsd < row.investedUsd).length;
  return succeed({
    purchases: months.length,
    investedUsd,
    btc,
    valueUsd,
    averageCostUsd: btc > 0 ? withoutBinaryNoise(investedUsd / btc) : null,
    lumpSumUsd: lumpBtc * closeOf(input.endMonth),
    savingsUsd,
    cashRealUsd,
    valueInStartMoneyUsd: (valueUsd * cpiOf(input.startMonth)) / cpiOf(input.endMonth),
    investedInStartMoneyUsd: months.reduce(
      (sum, month) => sum + (input.amountUsd * cpiOf(input.startMonth)) / cpiOf(month),
      0,
    ),
    worstDrawdown: worstDrawdown(byMonth.map((row) => [row.month, row.valueUsd] as const)),
    underWaterPercent: (underWater / months.length) * 100,
    cpiThrough,
    byMonth,
  });
}

/** The largest fall from a peak to a later low, in percent; null if no value is below an earlier one. */
export function worstDrawdown(points: readonly (readonly [month: string, value: number])[]): Drawdown | null {
  let worst: Drawdown | null = null;
  let peak: readonly [string, number] = ['', 0];
  for (const point of points) {
    if (point[1] > peak[1]) peak = point;
    const percent = peak[1] > 0 ? withoutBinaryNoise((1 - point[1] / peak[1]) * 100) : 0;
    if (percent > (worst?.percent ?? 0)) worst = { percent, peakMonth: peak[0], lowMonth: point[0] };
  }
  return worst;
}
