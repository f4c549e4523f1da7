/**
 * Values of the placeholders in the words of the claims, such as "{cpi1971}", computed from the figures. The words may also use
 * {value} and {official}, the two numbers of the claim, and {dataTo}, the last period of its first figure.
 */

import { bitcoinPriceClaims } from './bitcoin-price';
import {
  blockReward,
  deepestFall,
  fall,
  halvingBlocks,
  house,
  latest,
  multiple,
  number,
  ownerHouse2024,
  percent,
  rise,
  trimmedPercent,
  usd,
  valueLost,
} from './parts';
import { GOLD_TONNES, readClaims } from './read';
import type { ClaimFormat, ReadFigures } from './types';

type Input = readonly [format: ClaimFormat, compute: (read: ReadFigures) => number];

const trillions: ClaimFormat = { kind: 'usd-compact', decimals: 3 };
const BILLION = 1e9;
const TRILLION = 1e12;

const ownerCpi = (year: number): Input => [number(1), (read) => read.value('owner', year, 'cpi')];
const pricesBetween = (from: number, to: number): Input => [
  multiple(1),
  (read) => read.value('cpi-u', to, 'cpi') / read.value('cpi-u', from, 'cpi'),
];
const m2Billions = (month: string, table: string): Input => [
  { kind: 'number', decimals: 1 },
  (read) => read.value('m2', month, 'm2', table),
];
const ownerM2 = (year: number): Input => [trillions, (read) => TRILLION * read.value('owner', year, 'm2', 'm2')];
const epiIndex = (column: string, year: number): Input => [
  number(1),
  (read) => 100 + read.value('productivity-pay', year, column),
];
const btcYear = (year: number, column: string, decimals = 0): Input => [
  usd(decimals),
  (read) => read.value('btc-price-monthly', year, column, 'annual'),
];
const energy = (key: string, decimals = 0): Input => [
  number(decimals),
  (read) => read.value('energy', key, 'twhPerYear'),
];
const sustainable = (key: string): Input => [
  trimmedPercent,
  (read) => read.value('energy', key, 'percent', 'sustainableShare'),
];

const reward = (halvings: number): Input => [
  { kind: 'number', decimals: 2, isTrimmed: true },
  (read) => blockReward(read, halvings),
];

const OUNCES_PER_POUND = 16;

export const claimInputs = {
  cpi1959: ownerCpi(1959),
  cpi1971: ownerCpi(1971),
  cpi2024: ownerCpi(2024),
  cpiAverage2024: [number(1), (read) => read.value('cpi-u', 2024, 'cpi')],
  cpiLatest: [number(1), (read) => latest(read, 'cpi-u', 'cpi', 'monthly')],
  lost1913To1970: [percent(0), (read) => fall(read.value('cpi-u', 1970, 'cpi'), read.value('cpi-u', 1913, 'cpi'))],
  prices1913To1970: pricesBetween(1913, 1970),
  prices1913To2024: pricesBetween(1913, 2024),
  pricesAverageSince1971: pricesBetween(1971, 2024),
  inflationJune2026: [percent(1), () => readClaims['inflation-june-2026'].value],
  inflationJuly2026: [percent(1), () => readClaims['inflation-july-2026'].value],
  cpiMay2025: [number(3), (read) => read.value('cpi-u', '2025-05', 'cpi', 'monthly')],
  cpiBaseDifference: [percent(1), (read) => fall(read.value('owner', 2024, 'cpi'), read.value('cpi-u', 2024, 'cpi'))],
  outputSince1959: [multiple(0), (read) => read.value('gdp', 2024, 'current') / read.value('gdp', 1959, 'current')],
  house1971: [usd(0), (read) => house(read, 1971)],
  house2024: [usd(0), ownerHouse2024],
  houseRise: [number(1), (read) => rise(house(read, 1971), ownerHouse2024(read)) / 100],
  houseRatio: [number(1), (read) => ownerHouse2024(read) / house(read, 1971)],
  newHouseRise: [number(1), (read) => rise(house(read, 1971), house(read, 2024)) / 100],
  newHouseRatio: [number(1), (read) => house(read, 2024) / house(read, 1971)],
  houseLatest: [usd(0), (read) => latest(read, 'median-house-price', 'price', 'quarterly')],
  btcLatest: [usd(0), (read) => latest(read, 'btc-price-monthly', 'close')],
  m2MultipleLatest: [
    multiple(0),
    (read) => latest(read, 'm2', 'm2', 'monthly') / read.value('m2', '1959-01', 'm2', 'monthly'),
  ],
  m2Feb1959: m2Billions('1959-02', 'vintage2025'),
  m2Nov2024: m2Billions('2024-11', 'vintage2025'),
  m2PerDollar: [
    number(0),
    (read) => read.value('m2', '2024-11', 'm2', 'vintage2025') / read.value('m2', '1959-02', 'm2', 'vintage2025'),
  ],
  m2In2024: [trillions, (read) => BILLION * read.value('m2', 2024, 'm2')],
  m2Feb2020: m2Billions('2020-02', 'monthly'),
  m2Feb2021: m2Billions('2021-02', 'monthly'),
  m2DrawnFrom: ownerM2(1959),
  m2DrawnTo: ownerM2(2024),
  m2DrawnRise: [
    percent(0),
    (read) => rise(read.value('owner', 1959, 'm2', 'm2'), read.value('owner', 2024, 'm2', 'm2')),
  ],
  m2Ratio: [multiple(1), (read) => read.value('owner', 2024, 'm2', 'm2') / read.value('owner', 1959, 'm2', 'm2')],
  m2Fall: [
    percent(0),
    (read) => fall(read.value('m2', '2022-03', 'm2', 'monthly'), read.value('m2', '2023-10', 'm2', 'monthly')),
  ],
  m2In1963: [trillions, (read) => BILLION * read.value('m2', 1963, 'm2')],
  lost1959: [percent(2), (read) => valueLost(read, 'owner', 1959)],
  productivity1979: epiIndex('productivity', 1979),
  productivity2024: epiIndex('productivity', 2024),
  pay1979: epiIndex('pay', 1979),
  pay2024: epiIndex('pay', 2024),
  deepestFrom: [usd(2), (read) => deepestFall(read).from],
  deepestTo: [usd(2), (read) => deepestFall(read).to],
  breadLoaf: [usd(2), (read) => (20 / OUNCES_PER_POUND) * read.value('item-prices', 2024, 'bread')],
  milkBelow: [
    percent(0),
    (read) => fall(read.value('owner', 2024, 'milk', 'itemPrices'), read.value('item-prices', 2024, 'milk')),
  ],
  btcHigh2011: btcYear(2011, 'highestClose', 2),
  btcLow2011: [usd(2), (read) => latest(read, 'btc-price-monthly', 'close', 'day')],
  btcHigh2013: btcYear(2013, 'highestClose'),
  btcLow2015: btcYear(2015, 'lowestClose'),
  btcHigh2025: btcYear(2025, 'highestClose'),
  btcFall2011: [percent(0), bitcoinPriceClaims['btc-fall-2011'].compute],
  btcFall2018: [
    percent(0),
    (read) =>
      fall(
        read.value('btc-price-monthly', 2017, 'highestClose', 'annual'),
        read.value('btc-price-monthly', 2018, 'lowestClose', 'annual'),
      ),
  ],
  btcEnd2017: btcYear(2017, 'yearEndClose'),
  btcEnd2020: btcYear(2020, 'yearEndClose'),
  btcEnd2021: btcYear(2021, 'yearEndClose'),
  btcEnd2024: btcYear(2024, 'yearEndClose'),
  btcEnergy2023: energy('bitcoin'),
  gamingUs: energy('gamingUs'),
  lightsLater: [number(2), (read) => read.value('energy', 'christmasLightsLed', 'twhPerYear', 'christmasLightsLater')],
  industryShare2022: sustainable('industrySurvey2022'),
  cambridgeShare2022: sustainable('cambridge2022'),
  cambridgeShare2024: sustainable('cambridge2024'),
  cambridgeRenewable2024: sustainable('cambridgeRenewable2024'),
  networkYear: [
    { kind: 'year', decimals: 0 },
    (read) => Number(read.points('btc-network', 'supplyYearEndBtc', 'detail').at(-1)?.[0]),
  ],
  halvingBlocks: [number(0), halvingBlocks],
  lastHalvingBlock: [number(0), (read) => 4 * halvingBlocks(read)],
  reward0: reward(0),
  reward1: reward(1),
  reward2: reward(2),
  reward3: reward(3),
  goldStock: [number(0), () => GOLD_TONNES.stock],
  goldAdded2024: [number(0), () => GOLD_TONNES.added2024],
  goldAdded2025: [number(0), () => GOLD_TONNES.added2025],
} satisfies Record<string, Input>;
