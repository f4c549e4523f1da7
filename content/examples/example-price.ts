/** The round price of a bitcoin with which the examples of the guides are computed. */
export const EXAMPLE_BITCOIN_USD = 60_000;
