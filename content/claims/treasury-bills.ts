import type { ReadSource } from './types';

/**
 * Yearly averages of the twelve months of TB3MS in percent, 1972 to 2024, on a discount basis, which is a little below what a
 * buyer earned. The months were read in two copies of the series, which agree.
 */
const billRates = [
  4.07, 7.03, 7.83, 5.77, 4.97, 5.27, 7.19, 10.07, 11.43, 14.02, 10.61, 8.61, 9.52, 7.48, 5.98, 5.77, 6.67, 8.11, 7.49,
  5.38, 3.43, 3.0, 4.25, 5.49, 5.01, 5.06, 4.78, 4.64, 5.82, 3.39, 1.6, 1.01, 1.37, 3.15, 4.73, 4.35, 1.37, 0.15, 0.14,
  0.05, 0.09, 0.06, 0.03, 0.05, 0.32, 0.93, 1.94, 2.06, 0.36, 0.04, 2.02, 5.07, 4.97,
];

/** What a dollar became that was lent to the Treasury again and again, its interest added once a year. */
export const billsMultiple = billRates.reduce((sum, rate) => sum * (1 + rate / 100), 1);

export const billsSource: ReadSource = {
  title: 'Federal Reserve: three-month Treasury bills, secondary market (TB3MS)',
  url: 'https://fred.stlouisfed.org/series/TB3MS',
  date: '2024',
};
