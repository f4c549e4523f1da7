import { type ItemWords, itemWords } from '@/content/en/data/item-prices';

const modes = {
  'past-to-present': 'Past to Present',
  'present-to-past': 'Present to Past',
};

const resultClasses = {
  'nominal-increase': 'Nominal increase',
  'purchasing-power-lost': 'Purchasing power lost',
  'less-purchasing-power': 'Less purchasing power',
  'more-purchasing-power': 'More purchasing power',
};

type ItemKey = keyof typeof itemWords;
type ItemName = Pick<ItemWords, 'name' | 'unit'> & {
  /** Who published the average of the last year. */
  publisher: string;
  /** What the price of a year is the price of, oldest first. */
  prices: readonly { from: number; text: string }[];
};

const item = ({ name, unit, descriptions }: ItemWords, publisher: string): ItemName => ({
  name,
  unit,
  publisher,
  prices: descriptions.map(({ from, text }) => ({ from, text })),
});

const items: Record<ItemKey, ItemName> = {
  car: item(itemWords.car, 'Kelley Blue Book'),
  medianHouse: item(itemWords.medianHouse, 'Census'),
  coffee: item(itemWords.coffee, 'Toast'),
  bread: item(itemWords.bread, 'BLS'),
  milk: item(itemWords.milk, 'BLS'),
  gas: item(itemWords.gas, 'BLS'),
};

/** What the two prices of the last year are: the site's own, and the published one beside it. */
const definitions: Record<ItemKey, { site: string; published: string }> = {
  car: {
    site: 'A modest new car',
    published: 'Average price paid for a new car or truck, November 2024 (Kelley Blue Book)',
  },
  medianHouse: {
    site: 'Existing homes, May 2025 (National Association of Realtors)',
    published: 'Newly built homes, mean of the four quarters of 2024 (US Census Bureau and HUD)',
  },
  coffee: {
    site: 'Close to the price of a latte',
    published: 'Regular coffee in restaurants (Toast)',
  },
  bread: {
    site: 'A branded loaf',
    published: 'One pound of white pan bread (US Bureau of Labor Statistics)',
  },
  milk: {
    site: 'One gallon',
    published: 'One gallon, fresh whole milk (US Bureau of Labor Statistics)',
  },
  gas: {
    site: 'One gallon',
    published: 'One gallon, regular unleaded (US Bureau of Labor Statistics)',
  },
};

/** Words of the Museum Time Machine that move with it in the browser. */
const machine = {
  modeLegend: 'Direction of travel',
  modes,
  amount: { label: 'Dollar amount', hint: 'Anything from $0 to {max}.' },
  errors: {
    empty: 'The field is empty, so the machine counts it as $0.',
    notANumber: 'This is not a number, so the machine counts it as $0.',
    letters: 'The machine cannot read letters and other signs, so it counts this as $0. Type the number alone.',
    marks: 'The commas, points and spaces do not fit together, so the machine counts this as $0.',
    tooSmall: 'The machine takes nothing below $0, so it counts this as $0.',
    tooLarge: 'The machine is made for up to {max} dollars. It works out more than that too, up to a trillion.',
  },
  quickLegend: 'Quick amounts',
  quick: { 10: '$10', 100: '$100', 10000: '$10k', 100000: '$100k', 1000000: '$1M' } as Record<number, string>,
  year: 'Year',
  /** The last stop: a month, not a whole year. The dial has room for its year only. */
  present: { name: 'May 2025', year: '2025' },
  ticket: {
    from: 'From',
    to: 'To',
    lead: '{amount} of {source} equals',
    calculating: 'Calculating…',
    tail: 'in the dollars of {target}',
  },
  resultClasses,
  /** The result class of an equal amount: "More purchasing power: none, 0%". */
  unchanged: '{result}: none, {percent}',
  /** In its place for zero dollars, as which a text without a number counts. */
  nothing: 'No dollars, no change',
  explanations: {
    'nominal-increase':
      'The number grew. What it buys did not. A dollar kept in a drawer since {year} lost {percent} of what it could buy.',
    'less-purchasing-power': 'Prices were lower then. A dollar of {base} buys {percent} less than a dollar of {year}.',
    zero: 'Zero dollars stay zero dollars in every year.',
    sameYear: 'You chose the stop the machine counts from. So nothing was gained and nothing was lost.',
  },
  lists: {
    /** Above the table, which the result on the ticket does not change. */
    same: 'The same {amount}, in {year} and in {base}',
    /** For the last stop itself. */
    sameBase: 'What {amount} buys at prices of {base}',
    /** For a year without prices of its own. */
    sameListed: 'The same {amount}, at prices of {listed} and of {base}',
    item: 'Thing',
    inYear: 'In {year}',
    atPrices: 'Prices of {listed}',
    /** The two prices of the last year. */
    site: 'our prices',
    published: 'published averages',
    listedBefore:
      'No prices are listed for {year}. These are from {listed}, the latest listed year before it. So the table compares {listed} with {base}, and the ticket {year} with {present}.',
    estimate: 'estimate',
    /** For a share under a tenth of a percent, as a number. */
    tinyShare: '<0.1%',
    /** In the place of a number. */
    lessThanOne: 'less than one',
    noPrice: 'no official price',
    nothing: 'Not enough to buy anything substantial',
    devalued: 'Value has been completely devalued',
    devaluedNote:
      'It bought something at prices of {listed}. In {base} it does not reach for one thing on our list. It still buys smaller things.',
    caveat:
      'Below each number: the price of one. Goods have prices of {base} (our house: May 2025). Our coffee is a latte, our car a modest one. The published car is any car, pickup or SUV.',
    /** Above the table, if it has bars. */
    bars: 'Bars: what {amount} buys in {base}, as a share of what it bought in {listed}. A full bar is as much or more.',
    prices: 'What the prices of {listed} stand for',
    /** A line of it. */
    priceOf: '{name}: {text}.',
    items,
  },
};

/** Words of the notes and tables that stand below the machine. */
const notes = {
  ownSources: { lead: 'Data and caveats:', separator: ', ' },
  estimateNote:
    '“Estimate” marks a price that we remember or worked out from its neighbors. We have not read it in a source.',
  methodology: {
    title: 'Data Sources & Methodology',
    formulaLine: 'Result = amount × CPI at the stop of arrival ÷ CPI at the stop of departure',
    baseName: 'CPI of May 2025',
    baseNote: 'The level of one month',
    cpi: 'The consumer price index (CPI) follows the price of one big shopping basket. If the basket costs twice as much, a dollar buys half as much. The machine divides one index by the other, and nothing else.',
    base: 'The stops of the machine are the years to {before} and, as the last, May 2025. Its index is {owner-cpi-2024}, the level when this page was first planned. The prices of goods are those of {base}; only our price of a house is of May 2025. The official average index of {base} is {owner-cpi-2024:official}. With that average, every result that ends at the last stop would be {cpi-base-difference} lower.',
    source: 'Index by year: {years}, yearly averages, {publisher}, {name}, data to {vintage}.',
    sourceLink: 'See the series',
    itemsIntro:
      'The table of goods uses one price per thing and year. It gives a sense of scale. It is too rough to measure inflation with. For {base} it has prices this site chose, and beside each a published one. BLS is the US Bureau of Labor Statistics. Kelley Blue Book and Toast are companies that publish averages of their own.',
    caption: 'Prices of {base}: this site and a published source',
    columns: { item: 'Thing', site: 'This site', published: 'Published', difference: 'Difference' },
    beforeIntro: 'Years with a price: {years}. Other years use the latest of these before them.',
    /** To the page of the series. */
    beforeLink: 'What each earlier price is the price of',
    definitions,
  },
  housing: {
    title: 'Bitcoin housing comparison: the price of a house in bitcoin',
    intro:
      'Divide the price of a house by the price of a bitcoin. The answer depends on which price of the year you take.',
    ownerCaption: 'With the prices this site first used',
    averageCaption: 'With the average price of every year',
    columns: {
      year: 'Year',
      house: 'Median house',
      bitcoin: 'One bitcoin',
      ratio: 'House in bitcoin',
    },
    basis: { 'year-end': 'Year-end price', average: 'Yearly average' },
    ratio: '{n} BTC',
    mixed:
      'The first table mixes two kinds of price. At the end of {years} bitcoin stood far above its average of the year, so the house looks cheap. The second table uses averages all through, from {publisher}.',
    houses:
      'House prices: newly built homes (US Census Bureau and HUD). For {base}, existing homes of May 2025 (National Association of Realtors).',
    drawdown:
      'Four chosen years hide the bad ones. From its highest close in 2021 to its lowest in 2022, bitcoin lost {btc-fall-2021-to-2022}. In 2022 a house went from {house-in-bitcoin-2022-low} to {house-in-bitcoin-2022-high} BTC, from that year’s highest close of bitcoin to its lowest. Whoever needed a house that year could not wait.',
    latest:
      'At the end of {last-btc-month}, the last month in our data, bitcoin stood {btc-below-highest-close} below its highest close of {year}. A new house, at the median price of {last-house-quarter}, then cost {house-in-bitcoin-latest} BTC.',
  },
  limits: {
    title: 'What this does not show',
    /** Opens all points but the first. */
    more: 'Sources and limits',
    points: [
      'A price index knows nothing of interest or of pay. Few people keep dollars in a drawer for fifty years, and pay rose as well.',
      'From the end of 1971 to the end of 2024, Treasury bills repaid all of the loss and about {treasury-bills-after-prices} more, before tax. Many savings accounts paid less.',
      'For some people pay rose faster than prices, and for others slower.',
      'It follows one basket for city households. Yours is a different one. College rose faster than the average, and television sets got cheaper. Its methods improved, so its rise before 2000 may be a little too high.',
    ],
    source: 'US Bureau of Labor Statistics: questions and answers about the CPI',
    sourceUrl: 'https://www.bls.gov/cpi/questions-and-answers.htm',
  },
};

export const calculator = { machine, notes };

export type TimeMachineWords = typeof machine;
