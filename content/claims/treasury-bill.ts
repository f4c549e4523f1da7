/** Days to maturity of a new three-month bill, and of the years in which its two rates are counted. */
const TERM_DAYS = 91;
const DISCOUNT_YEAR_DAYS = 360;
const YEAR_DAYS = 365;

/**
 * What three-month US Treasury bills earn in a year at a published discount rate, with interest on interest.
 *
 * The rate (H.15, FRED series TB3MS) is a discount on the face value, counted in years of 360 days: a bill that repays 1
 * after 91 days costs 1 − d × 91/360. The bill is renewed at the same rate for a year of 365 days, 365/91 times, so a dollar
 * grows to (1 / price) ^ (365/91). Before tax and costs.
 *
 * @param discountPercent percent a year, below 360/91 × 100 (at that rate a bill would cost nothing); may be negative
 * @returns the effective yield in percent a year: 14.02 gives 15.57
 * @throws RangeError if the price would not be positive
 */
export function yieldOfDiscountRate(discountPercent: number): number {
  const price = 1 - ((discountPercent / 100) * TERM_DAYS) / DISCOUNT_YEAR_DAYS;
  if (!(price > 0)) throw new RangeError(`No bill has a discount rate of ${discountPercent} percent`);
  return 100 * (price ** (-YEAR_DAYS / TERM_DAYS) - 1);
}
