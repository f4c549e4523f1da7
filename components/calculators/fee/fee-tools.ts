/** The two tools of the fees guide, loaded as one file: apart, each would bring what they share once more. */
export { TransactionSizer } from '../transaction-size/transaction-sizer';
export { FeeCalculator } from './fee-calculator';
