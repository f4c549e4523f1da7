/** The price of a house in bitcoin: the two tables of the Time Machine and the two sentences below them. */
import { fall, house, latest, number, percent, usd } from './parts';
import type { ComputedRow, ReadFigures } from './types';

export const HOUSING_YEARS = [2017, 2020, 2021, 2024] as const;
type HousingYear = (typeof HOUSING_YEARS)[number];
export type HousingClaimId = `house-in-bitcoin-${'owner' | 'average'}-${HousingYear}`;

const housePrice = (read: ReadFigures, year: number) =>
  year === 2024
    ? read.value('owner', 2024, 'medianHouse', 'itemPrices')
    : read.value('item-prices', year, 'medianHouse');

const ratios = Object.fromEntries(
  HOUSING_YEARS.flatMap((year): [string, ComputedRow][] => [
    [
      `house-in-bitcoin-owner-${year}`,
      {
        format: number(1),
        figures: ['item-prices', 'owner'],
        compute: (read) => housePrice(read, year) / read.value('owner', year, 'price', 'btcPrice'),
      },
    ],
    [
      `house-in-bitcoin-average-${year}`,
      {
        format: number(1),
        figures: ['item-prices', 'owner', 'btc-price-monthly'],
        compute: (read) => housePrice(read, year) / read.value('btc-price-monthly', year, 'average', 'annual'),
      },
    ],
  ]),
) as Record<HousingClaimId, ComputedRow>;

const close = (read: ReadFigures, year: number, column: 'highestClose' | 'lowestClose') =>
  read.value('btc-price-monthly', year, column, 'annual');

const highestClose = (read: ReadFigures) =>
  Math.max(...read.points('btc-price-monthly', 'highestClose', 'annual').map(([, value]) => value));

export const housingClaims = {
  ...ratios,
  'btc-fall-2021-to-2022': {
    format: percent(0),
    figures: ['btc-price-monthly'],
    compute: (read) => fall(close(read, 2021, 'highestClose'), close(read, 2022, 'lowestClose')),
  },
  'house-in-bitcoin-2022-low': {
    format: number(1),
    figures: ['median-house-price', 'btc-price-monthly'],
    compute: (read) => house(read, 2022) / close(read, 2022, 'highestClose'),
  },
  'house-in-bitcoin-2022-high': {
    format: number(1),
    figures: ['median-house-price', 'btc-price-monthly'],
    compute: (read) => house(read, 2022) / close(read, 2022, 'lowestClose'),
  },
  'house-in-bitcoin-latest': {
    format: number(1),
    figures: ['median-house-price', 'btc-price-monthly'],
    compute: (read) =>
      latest(read, 'median-house-price', 'price', 'quarterly') / latest(read, 'btc-price-monthly', 'close'),
  },
  'btc-highest-close': {
    format: usd(0),
    figures: ['btc-price-monthly'],
    compute: highestClose,
  },
  'btc-below-highest-close': {
    format: percent(0),
    figures: ['btc-price-monthly'],
    compute: (read) => fall(highestClose(read), latest(read, 'btc-price-monthly', 'close')),
  },
} satisfies Record<string, ComputedRow>;
