/** Default interest on savings, in percent per year: an example, not the rate of a bank. */
export const EXAMPLE_SAVINGS_RATE_PERCENT = 2;
