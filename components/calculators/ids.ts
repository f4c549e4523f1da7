/*
 * Each calculator's anchor, and its name in a link's fragment. The first script of a page holds these: nothing is imported
 * here.
 */
export const ADDRESS_ID = 'address';
export const CHECKLIST_ID = 'checklist';
export const DCA_BACKTEST_ID = 'dca-backtest';
export const DCA_ID = 'dca';
export const FEE_ID = 'fee';
export const HARDWARE_WALLET_ID = 'hardware-wallet';
export const INFLATION_ID = 'inflation-by-year';
export const MINING_ID = 'mining';
export const SIZER_ID = 'transaction-size';
export const TIME_MACHINE_ID = 'time-machine';
export const TIME_PREFERENCE_ID = 'time-preference';
