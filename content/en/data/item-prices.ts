export interface ItemWords {
  /** For the row of a table, and what its numbers count. */
  name: string;
  unit: string;
  /** In running text: "cup of coffee". */
  one: string;
  /** What the price stands for from a year on, oldest first; `isEstimate` where it was not read in a source. */
  descriptions: { from: number; text: string; isEstimate?: boolean }[];
}

export interface ItemPriceWords {
  car: ItemWords;
  medianHouse: ItemWords;
  coffee: ItemWords;
  bread: ItemWords;
  milk: ItemWords;
  gas: ItemWords;
}

const nationalCar = 'Average new passenger car (Bureau of Economic Analysis)';
const anyVehicle = 'Average paid for a new car, pickup or SUV (Kelley Blue Book)';
const blsBread = 'One pound of white bread, US city average (Bureau of Labor Statistics)';
const blsMilk = 'One gallon of whole milk, US city average (Bureau of Labor Statistics)';
const noCup = 'We have no sourced price of a cup for this year';

export const itemWords: ItemPriceWords = {
  car: {
    name: 'New car',
    unit: '',
    one: 'new car',
    descriptions: [
      { from: 1913, text: 'Ford Model T, list price of one model', isEstimate: true },
      { from: 1959, text: `${nationalCar}, extended backward from 1967`, isEstimate: true },
      { from: 1971, text: nationalCar },
      { from: 1980, text: nationalCar, isEstimate: true },
      { from: 2017, text: anyVehicle, isEstimate: true },
      { from: 2020, text: anyVehicle },
      { from: 2024, text: 'A modest new car, price set by this site' },
    ],
  },
  medianHouse: {
    name: 'Median house',
    unit: '',
    one: 'median house',
    descriptions: [
      { from: 1913, text: 'No national price exists for this year' },
      { from: 1959, text: 'Between the Census of Housing of 1950 and 1960, all homes with owners', isEstimate: true },
      { from: 1971, text: 'Median new house sold (Census Bureau and HUD)' },
      { from: 2024, text: 'Existing homes, May 2025, price set by this site' },
    ],
  },
  coffee: {
    name: 'Coffee',
    unit: 'cups',
    one: 'cup of coffee',
    descriptions: [
      { from: 1913, text: 'A plain cup: the nickel cup of a simple restaurant', isEstimate: true },
      { from: 1959, text: 'The ten-cent cup of plain coffee that newspapers of the 1950s describe' },
      { from: 1971, text: noCup },
      { from: 2017, text: 'A plain cup, the average paid in restaurants (NPD Group)' },
      { from: 2020, text: noCup },
      { from: 2024, text: 'A café latte, price set by this site' },
    ],
  },
  bread: {
    name: 'Bread',
    unit: 'loaves',
    one: 'loaf of bread',
    descriptions: [
      { from: 1913, text: 'One pound of bread in January 1913 (Bureau of Labor Statistics)' },
      { from: 1959, text: 'One pound of white bread (historical statistics)', isEstimate: true },
      {
        from: 1971,
        text: 'The average one-pound loaf at its highest in 1971 (Prairie Public, June 2022, on the Bismarck Tribune of June 1972)',
      },
      { from: 1980, text: blsBread },
      { from: 2024, text: 'A loaf of a known brand, price set by this site' },
    ],
  },
  milk: {
    name: 'Milk',
    unit: 'gallons',
    one: 'gallon of milk',
    descriptions: [
      { from: 1913, text: 'One gallon of milk in January 1913 (Bureau of Labor Statistics)' },
      { from: 1959, text: 'Two half gallons brought to the door (historical statistics)', isEstimate: true },
      { from: 1980, text: 'Two half gallons, US city average (Bureau of Labor Statistics)' },
      { from: 2000, text: blsMilk },
      { from: 2024, text: 'One gallon, price set by this site' },
    ],
  },
  gas: {
    name: 'Gasoline',
    unit: 'gallons',
    one: 'gallon of gasoline',
    descriptions: [
      { from: 1913, text: 'Scattered prices of the time; no official series', isEstimate: true },
      { from: 1959, text: 'Leaded regular (Energy Information Administration)' },
      { from: 1980, text: 'Unleaded regular, US city average (Bureau of Labor Statistics)' },
      { from: 2024, text: 'One gallon, price set by this site' },
    ],
  },
};
