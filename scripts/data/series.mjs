/**
 * The figures that a published CSV can refresh, one row each. What is updated by hand says so in its file (`byHand`). Formats were read in stored copies, in November 2026:
 * - FRED, graph/fredgraph.csv?id=ID: "observation_date,ID", one line a period, dated with its first day, oldest first. A missing value is
 *   an empty cell or "." (October 2025 of CPIAUCNS is one). Content type application/csv; an unknown id gets a 404 page.
 * - Coin Metrics, csv/btc.csv in github.com/coinmetrics/data: "time" and some thirty columns, one line a day. Columns come and go, so
 *   they are found by name. The last line is often incomplete: reference rates of a day whose PriceUSD is still empty.
 */
import {
  changeOfMean,
  changeOverYear,
  difficulty,
  last,
  max,
  mean,
  min,
  perTransaction,
  rounded,
  significant,
  sum,
} from './cells.mjs';

/**
 * @typedef {object} Table
 * @property {'year' | 'quarter' | 'month'} key
 * @property {Record<string, import('./cells.mjs').Cell>} columns those of the file's table, or some of them if isClosed
 * @property {boolean} [isClosed] only the rows that are already in the file are computed again
 */

/**
 * @typedef {object} Series
 * @property {string} figure the file in content/figures, without .json
 * @property {keyof typeof PUBLISHERS} publisher
 * @property {Record<string, number>} columns columns to read; the largest allowed ratio between a new value and the one before it
 * @property {string} unit that of the figure's file. A source that changes its unit breaks the bound of `revision`
 * @property {'year' | 'quarter' | 'month' | 'day'} step
 * @property {string} since the first date; a later start in the CSV is an error
 * @property {string[]} [missing] dates without a value
 * @property {number} revision the largest relative change of a published point
 * @property {'year' | 'month' | 'day'} vintage precision of the date of the last value
 * @property {Record<string, Table>} tables "data" is the figure's own table, the others are those under "tables"
 */

export const PUBLISHERS = {
  fred: {
    base: 'https://fred.stlouisfed.org',
    /** @param {string[]} columns */
    path: (columns) => `/graph/fredgraph.csv?id=${columns.join()}`,
    date: 'observation_date',
    hasOtherColumns: false,
  },
  coinMetrics: {
    base: 'https://raw.githubusercontent.com',
    path: () => '/coinmetrics/data/master/csv/btc.csv',
    date: 'time',
    hasOtherColumns: true,
  },
};

const TERAHASHES_PER_EXAHASH = 1e6;
/** Below one dollar two decimals are too few. @param {number} price */
const dollars = (price) => rounded(Math.abs(price) < 1 ? 4 : 2)(price);
/** @param {number} terahashes */
const exahashes = (terahashes) => significant(4)(terahashes / TERAHASHES_PER_EXAHASH);

/** @type {Series[]} */
export const SERIES = [
  {
    figure: 'cpi-u',
    publisher: 'fred',
    columns: { CPIAUCNS: 1.02 },
    unit: 'index-1982-84-100',
    step: 'month',
    since: '1913-01-01',
    // The Bureau of Labor Statistics collected no prices during the shutdown of the government.
    missing: ['2025-10-01'],
    revision: 0.001,
    vintage: 'month',
    tables: {
      data: { key: 'year', columns: { cpi: mean('CPIAUCNS', rounded(3)) } },
      monthly: { key: 'month', columns: { cpi: last('CPIAUCNS') } },
      twelveMonthChange: {
        key: 'month',
        columns: { change: changeOverYear('CPIAUCNS', rounded(2)) },
        isClosed: true,
      },
    },
  },
  {
    figure: 'm2',
    publisher: 'fred',
    columns: { M2SL: 1.04 },
    unit: 'usd-billions',
    step: 'month',
    since: '1959-01-01',
    revision: 0.02,
    vintage: 'month',
    tables: {
      data: { key: 'year', columns: { m2: mean('M2SL', rounded(1)) } },
      monthly: { key: 'month', columns: { m2: last('M2SL') } },
    },
  },
  {
    figure: 'gdp',
    publisher: 'fred',
    columns: { GDPA: 1.15, GDPCA: 1.1 },
    unit: 'usd-billions',
    step: 'year',
    since: '1929-01-01',
    revision: 0.02,
    vintage: 'year',
    tables: {
      data: {
        key: 'year',
        columns: { current: last('GDPA', rounded(1)), chained2017: last('GDPCA', rounded(1)) },
      },
    },
  },
  {
    figure: 'treasury-bills',
    publisher: 'fred',
    // Rates change by large factors near zero: from February to March 2020 by a factor of five.
    columns: { TB3MS: 10 },
    unit: 'percent',
    step: 'month',
    since: '1934-01-01',
    revision: 0.02,
    vintage: 'month',
    tables: { data: { key: 'year', columns: { rate: mean('TB3MS', rounded(2)) } } },
  },
  {
    figure: 'unemployment',
    publisher: 'fred',
    // In April 2020 it rose more than threefold within a month.
    columns: { UNRATE: 4 },
    unit: 'percent',
    step: 'month',
    since: '1948-01-01',
    missing: ['2025-10-01'],
    // A rate of 3.5 percent that becomes 3.7 is a revision of a seventeenth.
    revision: 0.08,
    vintage: 'month',
    tables: {
      data: { key: 'year', columns: { rate: mean('UNRATE', rounded(1)) } },
      monthly: { key: 'month', columns: { rate: last('UNRATE') } },
    },
  },
  {
    figure: 'median-house-price',
    publisher: 'fred',
    columns: { MSPUS: 1.12 },
    unit: 'usd',
    step: 'quarter',
    since: '1963-01-01',
    // Single quarters of 2020 were revised by up to 5.6 percent.
    revision: 0.08,
    vintage: 'month',
    tables: {
      data: { key: 'year', columns: { price: mean('MSPUS', rounded(0)) } },
      quarterly: { key: 'quarter', columns: { price: last('MSPUS') } },
    },
  },
  {
    figure: 'inflation-2020-2024',
    publisher: 'fred',
    columns: { CUUR0000SAH1: 1.02, CUUR0000SEHA: 1.02, CUUR0000SAF11: 1.04, CES0500000003: 1.06, CSUSHPINSA: 1.04 },
    unit: 'percent',
    step: 'month',
    since: '2019-01-01',
    missing: ['2025-10-01'],
    // A change of 4.0 percent that becomes 4.2 is a revision of a twentieth.
    revision: 0.1,
    vintage: 'month',
    tables: {
      data: {
        key: 'year',
        columns: {
          shelterCpi: changeOverYear('CUUR0000SAH1', rounded(1)),
          rentCpi: changeOverYear('CUUR0000SEHA', rounded(1)),
          foodAtHomeCpi: changeOverYear('CUUR0000SAF11', rounded(1)),
          hourlyEarnings: changeOverYear('CES0500000003', rounded(1)),
          caseShiller: changeOverYear('CSUSHPINSA', rounded(1)),
        },
        isClosed: true,
      },
      annualAverages: {
        key: 'year',
        columns: {
          caseShiller: changeOfMean('CSUSHPINSA', rounded(1)),
          foodAtHomeCpi: changeOfMean('CUUR0000SAF11', rounded(1)),
        },
        isClosed: true,
      },
    },
  },
  {
    figure: 'item-prices',
    publisher: 'fred',
    columns: { APU0000702111: 1.2, APU0000709112: 1.2, APU000074714: 1.5 },
    unit: 'usd',
    step: 'month',
    // Whole milk has an older series before 1995.
    since: '2000-01-01',
    missing: ['2025-10-01'],
    revision: 0.02,
    vintage: 'month',
    tables: {
      data: {
        key: 'year',
        columns: {
          bread: mean('APU0000702111', rounded(3)),
          milk: mean('APU0000709112', rounded(3)),
          gas: mean('APU000074714', rounded(3)),
        },
        isClosed: true,
      },
    },
  },
  income('median-family-income', 'MEFAINUSA646N', '1953-01-01'),
  income('median-household-income', 'MEHOINUSA646N', '1984-01-01'),
  {
    figure: 'btc-price-monthly',
    publisher: 'coinMetrics',
    columns: { PriceUSD: 1.7 },
    unit: 'usd',
    step: 'day',
    since: '2010-07-18',
    revision: 0.02,
    vintage: 'month',
    tables: {
      data: { key: 'month', columns: { close: last('PriceUSD', dollars) } },
      annual: {
        key: 'year',
        columns: {
          average: mean('PriceUSD', dollars),
          yearEndClose: last('PriceUSD', dollars),
          highestClose: max('PriceUSD', dollars),
          lowestClose: min('PriceUSD', dollars),
        },
      },
    },
  },
  {
    figure: 'btc-network',
    publisher: 'coinMetrics',
    columns: { PriceUSD: 1.7, HashRate: 3, BlkCnt: 3, SplyCur: 1.001, TxCnt: 5, FeeTotNtv: 50 },
    unit: 'by-column',
    step: 'day',
    since: '2010-07-18',
    revision: 0.02,
    vintage: 'day',
    tables: {
      data: {
        key: 'year',
        columns: {
          hashRateEhs: mean('HashRate', exahashes),
          difficulty: difficulty('HashRate', 'BlkCnt', significant(7)),
          meanFeeUsd: perTransaction('FeeTotNtv', 'PriceUSD', 'TxCnt', rounded(3)),
        },
      },
      detail: {
        key: 'year',
        columns: {
          hashRateDecemberEhs: mean('HashRate', exahashes, '-12-'),
          supplyYearEndBtc: last('SplyCur', rounded(2)),
          transactions: sum('TxCnt', rounded(0)),
        },
      },
    },
  },
];

/** @param {string} figure @param {string} id @param {string} since @returns {Series} */
function income(figure, id, since) {
  return {
    figure,
    publisher: 'fred',
    columns: { [id]: 1.12 },
    unit: 'usd',
    step: 'year',
    since,
    revision: 0.03,
    vintage: 'year',
    tables: { data: { key: 'year', columns: { income: last(id) } } },
  };
}
