/**
 * Every figure of the site by its id. To add one: put a file beside this one, add it to the list below, and write its
 * words in content/en/figures.ts. lib/content/figures.ts describes the fields of a file, and checks them.
 */
import btcNetwork from './btc-network.json';
import btcPriceMonthly from './btc-price-monthly.json';
import childhoodObesity from './childhood-obesity.json';
import cpiU from './cpi-u.json';
import energy from './energy.json';
import familiesPoverty from './families-poverty.json';
import gdp from './gdp.json';
import goldPrice from './gold-price.json';
import inflation from './inflation-2020-2024.json';
import itemPrices from './item-prices.json';
import m2 from './m2.json';
import medianFamilyIncome from './median-family-income.json';
import medianHousePrice from './median-house-price.json';
import medianHouseholdIncome from './median-household-income.json';
import owner from './owner.json';
import productivityPay from './productivity-pay.json';
import treasuryBills from './treasury-bills.json';
import weimar from './weimar-1923.json';

/** Their order is that of the rows on /sources. */
export const FIGURE_FILES = {
  owner,
  'cpi-u': cpiU,
  m2,
  gdp,
  'median-house-price': medianHousePrice,
  'median-family-income': medianFamilyIncome,
  'median-household-income': medianHouseholdIncome,
  'productivity-pay': productivityPay,
  'childhood-obesity': childhoodObesity,
  'families-poverty': familiesPoverty,
  'btc-price-monthly': btcPriceMonthly,
  'btc-network': btcNetwork,
  'gold-price': goldPrice,
  'treasury-bills': treasuryBills,
  'item-prices': itemPrices,
  'inflation-2020-2024': inflation,
  energy,
  'weimar-1923': weimar,
} satisfies Record<string, unknown>;

export type FigureId = keyof typeof FIGURE_FILES;

export const FIGURE_IDS = Object.keys(FIGURE_FILES) as FigureId[];

/** The codes a figure may name as its unit; content/<language>/figures.ts says them in words. */
export const UNITS = [
  'index-1982-84-100',
  'usd',
  'usd-billions',
  'usd-trillions',
  'usd-per-pound',
  'usd-per-troy-ounce',
  'percent',
  'percent-since-1948',
  'twh-per-year',
  'paper-marks-per-usd',
  'paper-marks-per-kg',
  'by-column',
] as const;

export type Unit = (typeof UNITS)[number];
