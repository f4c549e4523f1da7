/** The anchor of the back test, and its name in a link's fragment. */
export const DCA_BACKTEST_ID = 'dca-backtest';
