/** Interest on savings, in percent per year, that the calculators start with: an example, no rate of any bank. */
export const EXAMPLE_SAVINGS_RATE_PERCENT = 2;
