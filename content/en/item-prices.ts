export interface ItemWords {
  /** For "1 cup of coffee" and "20 cups of coffee". */
  one: string;
  many: string;
  /** For a share of one: "12.5% of a new car". */
  ofOne: string;
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

const nationalCar = 'Average price of a new passenger car (Bureau of Economic Analysis)';
const anyVehicle = 'Average price paid for a new car, pickup or SUV (Kelley Blue Book)';
const blsBread = 'One pound of white bread, US city average (Bureau of Labor Statistics)';
const blsMilk = 'One gallon of whole milk, US city average (Bureau of Labor Statistics)';

export const itemWords: ItemPriceWords = {
  car: {
    one: 'new car',
    many: 'new cars',
    ofOne: 'of a new car',
    descriptions: [
      { from: 1913, text: 'Ford Model T, list price of one model', isEstimate: true },
      { from: 1959, text: `${nationalCar}, extended backward from 1967`, isEstimate: true },
      { from: 1971, text: nationalCar },
      { from: 1980, text: nationalCar, isEstimate: true },
      { from: 2017, text: anyVehicle, isEstimate: true },
      { from: 2020, text: anyVehicle },
      { from: 2024, text: 'A modest new car, price set by this site. The average paid was 48,724 dollars.' },
    ],
  },
  medianHouse: {
    one: 'median house',
    many: 'median houses',
    ofOne: 'of a median house',
    descriptions: [
      { from: 1913, text: 'No national price exists for this year' },
      { from: 1959, text: 'Between the Census of Housing of 1950 and 1960, all homes with owners', isEstimate: true },
      { from: 1971, text: 'Median new house sold (Census Bureau and HUD)' },
      {
        from: 2024,
        text: 'Price set by this site: existing homes, May 2025. New houses of 2024 averaged 418,975 dollars.',
      },
    ],
  },
  coffee: {
    one: 'cup of coffee',
    many: 'cups of coffee',
    ofOne: 'of a cup of coffee',
    descriptions: [
      { from: 1913, text: 'A plain cup: the nickel cup of a simple restaurant', isEstimate: true },
      { from: 1959, text: 'The ten-cent cup of plain coffee that newspapers of the 1950s describe' },
      { from: 1971, text: 'A plain cup, from a popular list of old prices that names no source' },
      { from: 1980, text: 'A plain cup: our own estimate between two known prices', isEstimate: true },
      { from: 2017, text: 'A plain cup, the average paid in restaurants (NPD Group)' },
      { from: 2020, text: 'A plain cup: our own estimate between two known prices', isEstimate: true },
      {
        from: 2024,
        text: 'A café latte, which costs more than a plain cup. Price set by this site. Plain coffee averaged 3.08 dollars.',
      },
    ],
  },
  bread: {
    one: 'loaf of bread',
    many: 'loaves of bread',
    ofOne: 'of a loaf of bread',
    descriptions: [
      { from: 1913, text: 'One pound of bread in January 1913 (Bureau of Labor Statistics)' },
      { from: 1959, text: 'One pound of white bread (historical statistics)', isEstimate: true },
      { from: 1980, text: blsBread },
      {
        from: 2024,
        text: 'A loaf of a known brand. Price set by this site. One pound of plain white bread averaged 1.97 dollars.',
      },
    ],
  },
  milk: {
    one: 'gallon of milk',
    many: 'gallons of milk',
    ofOne: 'of a gallon of milk',
    descriptions: [
      { from: 1913, text: 'One gallon of milk in January 1913 (Bureau of Labor Statistics)' },
      { from: 1959, text: 'Two half gallons brought to the door (historical statistics)', isEstimate: true },
      { from: 1980, text: 'Two half gallons, US city average (Bureau of Labor Statistics)' },
      { from: 2000, text: blsMilk },
      { from: 2024, text: 'Price set by this site. The official average was 3.98 dollars.' },
    ],
  },
  gas: {
    one: 'gallon of gasoline',
    many: 'gallons of gasoline',
    ofOne: 'of a gallon of gasoline',
    descriptions: [
      { from: 1913, text: 'Scattered prices of the time; no official series', isEstimate: true },
      { from: 1959, text: 'Leaded regular (Energy Information Administration)', isEstimate: true },
      { from: 1980, text: 'Unleaded regular, US city average (Bureau of Labor Statistics)' },
      { from: 2024, text: 'Price set by this site. The official average was 3.45 dollars.' },
    ],
  },
};
