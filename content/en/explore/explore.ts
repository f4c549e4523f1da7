import type { ExploreId, Measure, QuestionId } from '@/content/explore/explore';

/** The name of each series in lists, at the end of its line and in the table. */
const series: Record<ExploreId, string> = {
  m2: 'Money supply (M2)',
  'gdp.current': 'Output (GDP)',
  'gdp.chained2017': 'Output in dollars of 2017',
  'gold-price': 'Gold, one ounce',
  'treasury-bills': 'Interest on Treasury bills',
  'treasury-bills.hundred': '$100 in Treasury bills',
  'cash.hundred': '$100 kept as cash',
  'weimar-1923': 'Marks for a dollar, 1923',
  'cpi-u': 'Consumer prices (CPI-U)',
  'owner.cpi': 'This site’s prices (2024: May 2025)',
  'item-prices.car': 'New car',
  'item-prices.medianHouse': 'Median house, some years',
  'item-prices.coffee': 'Cup of coffee',
  'item-prices.bread': 'Pound of bread',
  'item-prices.milk': 'Gallon of milk',
  'item-prices.gas': 'Gallon of gasoline',
  'inflation-2020-2024.shelterCpi': 'Rise of shelter (CPI)',
  'inflation-2020-2024.rentCpi': 'Rise of rent (CPI)',
  'inflation-2020-2024.foodAtHomeCpi': 'Rise of groceries (CPI)',
  'inflation-2020-2024.hourlyEarnings': 'Rise of hourly pay',
  'inflation-2020-2024.caseShiller': 'Rise of house prices',
  'median-house-price': 'Median new house',
  'median-family-income': 'Family income',
  'median-household-income': 'Household income',
  'productivity-pay.productivity': 'Productivity',
  'productivity-pay.pay': 'Pay of typical workers',
  unemployment: 'Unemployment',
  'childhood-obesity.age2to5': 'Obesity, ages 2 to 5',
  'childhood-obesity.age6to11': 'Obesity, ages 6 to 11',
  'childhood-obesity.age12to19': 'Obesity, ages 12 to 19',
  'families-poverty.allFamilies': 'Poverty, all families',
  'families-poverty.marriedCouple': 'Poverty, married couples',
  'families-poverty.maleHouseholder': 'Poverty, man, no spouse',
  'families-poverty.femaleHouseholder': 'Poverty, woman, no spouse',
  'btc-price-monthly': 'Bitcoin, end of month',
  'btc-price-monthly.average': 'Bitcoin, yearly average',
  'btc-network.hashRateEhs': 'Bitcoin hash rate',
  'btc-network.difficulty': 'Bitcoin difficulty',
  'btc-network.meanFeeUsd': 'Bitcoin mean fee',
};

const units: Record<Measure, string> = {
  usd: 'US dollars of the day',
  'usd-billions': 'Billions of US dollars of the day',
  'usd-billions-2017': 'Billions of US dollars of 2017',
  'price-index': 'Index, average of 1982 to 1984 = 100',
  rate: 'Percent a year',
  share: 'Percent of the group',
  'percent-since-1948': 'Percent change since 1948',
  'hash-rate': 'Exahashes per second (EH/s)',
  difficulty: 'Difficulty, without a unit',
  'marks-per-usd': 'Paper marks for one US dollar',
};

/** What is counted when everything is divided by a series: "Median new house in ounces of gold". */
const countedIn: Partial<Record<ExploreId, string>> = {
  m2: 'times the money supply',
  'gdp.current': 'times the output of a year',
  'gold-price': 'ounces of gold',
  'treasury-bills.hundred': 'times $100 in Treasury bills',
  'cash.hundred': 'hundreds of dollars',
  'item-prices.car': 'new cars',
  'item-prices.medianHouse': 'median houses',
  'item-prices.coffee': 'cups of coffee',
  'item-prices.bread': 'pounds of bread',
  'item-prices.milk': 'gallons of milk',
  'item-prices.gas': 'gallons of gasoline',
  'median-house-price': 'new houses',
  'median-family-income': 'years of family income',
  'median-household-income': 'years of household income',
  'btc-price-monthly': 'bitcoin',
  'btc-price-monthly.average': 'bitcoin',
  'btc-network.meanFeeUsd': 'bitcoin fees',
};

/** The value at the end of a line, counted in what it is divided by. */
const endsAt: Partial<Record<ExploreId, string>> = {
  m2: '{n} times',
  'gdp.current': '{n} times',
  'gold-price': '{n} ounces',
  'treasury-bills.hundred': '{n} times',
  'cash.hundred': '{n} hundreds',
  'item-prices.car': '{n} cars',
  'item-prices.medianHouse': '{n} houses',
  'item-prices.coffee': '{n} cups',
  'item-prices.bread': '{n} pounds',
  'item-prices.milk': '{n} gallons',
  'item-prices.gas': '{n} gallons',
  'median-house-price': '{n} houses',
  'median-family-income': '{n} years',
  'median-household-income': '{n} years',
  'btc-price-monthly': '{n} bitcoin',
  'btc-price-monthly.average': '{n} bitcoin',
  'btc-network.meanFeeUsd': '{n} fees',
};

/** `shows` is what the drawing shows and what it does not. Its numbers are computed in lib/explore/facts.ts. */
const questions: Record<QuestionId, { title: string; shows: string }> = {
  'house-income': {
    title: 'How many years of income does a new house cost?',
    shows:
      'This shows the price of a new house against what the typical household earns in a year, before tax. It does not show mortgage rates, which decide what a buyer pays each month, and houses have become larger.',
  },
  'house-gold': {
    title: 'What does a new house cost in ounces of gold?',
    shows:
      'Measured in gold, the price swings widely and has no steady rise. It does not show that houses became cheap or dear: most swings come from the price of gold, which governments fixed until 1971.',
  },
  'house-bitcoin': {
    title: 'What does a new house cost in bitcoin?',
    shows:
      'Over the whole span the line falls, because the price of bitcoin rose. In 2015 and 2022 it roughly doubled. It ends with the average of {houseBitcoinYear}: {houseBitcoin} bitcoins. At the end of {last-btc-month} a new house cost {house-in-bitcoin-latest} bitcoins. It does not show what a buyer can count on: few people held bitcoin in the first years.',
  },
  'real-income': {
    title: 'Does the typical household earn more than in 1971?',
    shows:
      'After inflation, both lines end above 1971. By the improved indexes that the Census Bureau uses for incomes, they rise more. That speaks against the idea that everyone became poorer. It does not show who earned it: more families have two earners now, and taxes are left out.',
  },
  'money-output-prices': {
    title: 'Did money grow faster than output and prices?',
    shows:
      'From the same start, dollars grew more than output, and output in dollars more than prices. The money line is steeper from 1971 to 1983 than before and after. None of this shows that one line pulls another.',
  },
  'mattress-bills': {
    title: '$100 under the mattress, or in Treasury bills?',
    shows:
      'Cash lost most of its buying power. Bills stood below their start from {billsLossFrom} to {billsLossTo}, at worst by {billsWorst}, and ended {billsGain} above it. The published rate of bills is a discount rate; the line shows what a buyer earned. It does not show taxes, and few people keep all they own in either.',
  },
  'prices-1971': {
    title: 'How did prices move before and after 1971?',
    shows:
      'On a log axis, a steady rise is a straight line. Prices rose fastest around the two world wars and in the 1970s, and before 1971 they also fell at times. It does not show what people earned.',
  },
  'gold-prices': {
    title: 'Did gold keep up with prices?',
    shows:
      'It depends on the start and the end. From 1971, after 37 years at a fixed official price, gold rose far more than prices. From 1980 to {goldYear} it rose {goldSince1980}-fold and prices {pricesSince1980}-fold. To 2025 it was {goldTo2025}-fold and {pricesTo2025}-fold. Gold fell for some twenty years after 1980, and it pays no interest.',
  },
  'bitcoin-real': {
    title: 'What has a bitcoin cost, after inflation?',
    shows:
      'This shows a steep rise with falls of more than half in between. It does not show what a typical buyer earned: many bought near a top. A past rise promises nothing.',
  },
  'bills-rate': {
    title: 'What did a short loan to the US government pay?',
    shows:
      'This shows the interest of each year, before tax. It does not show a gain: where prices rose faster than the interest, savers lost buying power.',
  },
};

export const explore = {
  metaTitle: 'Explore: your own chart',
  metaDescription:
    'Draw your own chart of prices, money, homes, pay, gold and bitcoin: up to four series, after inflation, as an index, or one divided by another. With limits, table and files.',
  title: 'Explore',
  lede: 'Put any of our series on one chart. Take inflation out, start them at the same point, or divide one by another. Each drawing says what it does not show.',
  series,
  units,
  countedIn,
  endsAt,
  questions,
  questionsTitle: '{n} questions to start from',
  questionsHint: 'Some speak for the story of this site, and some against it.',
  ownTitle: {
    plain: '{names}',
    index: '{names}, {year} = 100',
    dollars: '{names}, in dollars of {year}',
    quotient: '{names}, in {unit}',
  },
  /** The title without a drawing: no series, none with a value in the years of choice, or another reason. */
  emptyTitle: { none: 'No series chosen', years: 'No values in these years', refused: 'Nothing to draw' },
  /** Settings that the page changed by itself. */
  settled: {
    byYear: 'Each point is a year here: by month, {names} would have few of its years.',
    index: 'The units differ, so each line is set to 100 in {year}.',
    takeOut: 'Take out {name}',
  },
  unit: {
    dollarsOf: 'US dollars of {year}',
    billionsOf: 'Billions of US dollars of {year}',
    index: 'Index, {year} = 100',
    log: '{unit}, on a log axis: equal steps are equal percentages',
  },
  controls: {
    label: 'Settings of the chart',
    /** Opens the settings on phones. */
    change: 'Change the chart',
    more: 'More settings',
    series: 'Series',
    seriesOf: 'Series {n}',
    none: 'None',
    add: 'Add a series',
    divide: 'Divide all by',
    divideNone: 'Nothing',
    span: 'Years',
    from: 'From',
    to: 'To',
    all: 'All',
    by: 'One point for each',
    year: 'Year',
    month: 'Month',
    scale: 'Axis',
    linear: 'Linear',
    log: 'Log',
    view: 'Draw as',
    line: 'Lines',
    bar: 'Bars',
    dollars: 'Dollars',
    dollarsDay: 'Of the day',
    dollarsOf: 'Of one year',
    dollarsYear: 'Dollars of the year',
    index: 'Start',
    indexOff: 'In its own unit',
    indexOn: 'At 100 in one year',
    indexYear: 'Year that is 100',
    mark: 'Mark 1971',
    badYear: 'Type a year with four digits, from {min} to {max}.',
    badOrder: 'The first year must not be after the last year, {year}.',
    badOrderTo: 'The last year must not be before the first year, {year}.',
  },
  /** Above the drawing, which is still the one before. */
  lost: { text: 'The series could not be fetched. Check your connection and try again.', retry: 'Try again' },
  address: {
    intro: 'The address holds something that this page could not use.',
    'unknown-series': 'There is no series “{text}”.',
    'too-many': 'A chart has at most four series. The others are left out.',
    'bad-value': '“{text}” is not a setting. The usual one is used instead.',
    span: 'The first year, {from}, is after the last year, {to}. All years are shown.',
    'too-long': 'The address is too long to be one of ours.',
  },
  problems: {
    'no-series': 'Choose a series to draw.',
    'no-years': '{name} has only months. Choose one point for each month to see it.',
    'no-months': 'We hold no months for {name}, so it is left out. Choose one point for each year to see it.',
    'no-divisor-years': 'There is nothing to divide by: {by} has only months. Choose one point for each month.',
    'no-divisor-months': 'There is nothing to divide by: we hold no months for {by}. Choose one point for each year.',
    'divided-by-itself': '{name} divided by itself is always 1, so it is left out.',
    'not-divisible': '{name} cannot be divided by {by}: both must be amounts of dollars. It is left out.',
    'price-by-total':
      '{name} is one price, and {by} is a sum for the whole country. The result would be too small to mean anything, so it is left out.',
    'no-common-period': '{name} and {by} have no year in common, so there is nothing to divide.',
    'not-dollars': '{name} is not counted in dollars of the day, so inflation is not taken out of it.',
    'no-deflator-year':
      'Our copy of the price index has no average for {year}. It runs from {first} to {last}. Dollars of the day are shown.',
    'no-deflator': '{name} has no value after inflation for {periods}, because our copy of the price index has none.',
    range: '{first} to {last}',
    'deflator-cancels':
      'A division of dollars by dollars of the same year needs no correction for inflation: it cancels out.',
    'index-of-rate': '{name} is a rate. A rate that starts at 100 would mislead, so it is left out.',
    'no-base':
      '{name} cannot start at 100 in {year}: its values run from {first} to {last}, and {year} has no full value. It is left out.',
    'outside-span': '{name} has values from {first} to {last}, and none in the years you chose.',
    units:
      'One axis can carry only one unit, and these series cannot all start at 100 in one year: {units}. The table below has the values.',
    unitOf: '{name} ({unit})',
    'one-period': 'There is only one point. A drawing needs at least two. The table below has the value.',
    'log-of-zero':
      '{name}: {n} values are zero or below. A log axis has no place for them, so the drawing leaves them out. The table has them.',
    'bars-on-log': 'Bars need an axis that starts at zero, and a log axis has no zero. Lines are drawn instead.',
    'too-many-bars':
      'More than {most} bars are too thin to read. Choose fewer years to see bars. Lines are drawn instead.',
  },
  notesTitle: 'How it is computed',
  notes: {
    deflated:
      'Inflation is taken out with the consumer price index CPI-U: each value is multiplied by the index of {year} and divided by the index of its own {step}. This assumes that you buy what the average city household buys.',
    'deflated-year-end':
      'Values at the end of a year are divided by the average of that year. When prices rise fast, that makes them look a few percent too high.',
    'deflated-by-year':
      'We hold monthly index values from {firstMonth} on. Months before it use the average of their year.',
    indexed: 'Each line is 100 in {year}. Its other values say how many times as much that is, whatever the unit.',
    indexedMonths: 'For months, 100 is the average of the twelve months of {year}.',
    'levels-since-1948': '{name} is published as a change since 1948. Here 1948 counts as 100 before it is compared.',
    divided:
      'Each value is divided by the value of “{by}” in the same {step}. Periods in which one of them is missing are left out.',
    year: 'year',
    month: 'month',
    'year-is': {
      average: '{names}: each point is the average of its year.',
      'year-end': '{names}: each point is the end of its year.',
      total: '{names}: each point is one number for the whole year.',
    },
    cash: '{names}: the amount never changes and earns no interest.',
    compound:
      '{names}: bills of 91 days are bought and renewed. The published rate is a discount rate, and what a buyer earned is a little more. Taxes are left out.',
    'resampled-last':
      '{names}: the series has months. Each year takes its last month, because it is a price at one moment.',
    'month-is': {
      average: '{names}: each point is the number of its month.',
      close: '{names}: each point is the price on the last day of the month.',
    },
    survey: '{names}: values exist for some years only. The thin line between the points is not data.',
    gap: '{names}: some values are missing. The line is broken there.',
    estimate:
      '≈ in the table marks a value from memory, or one computed from it. What is computed from memory has fewer digits.',
    trend: {
      rise: 'Two lines that rise together prove nothing about each other. Almost everything counted in dollars or people has risen for decades.',
      fall: 'Two lines that fall together prove nothing about each other. Things fall for their own reasons.',
      apart: 'One line rises while another falls. That alone proves nothing about a link between them.',
    },
  },
  trendTitle: 'Before you conclude',
  limitsTitle: 'What this does not show',
  limits: {
    /** On phones, above the sentences that begin with "Source:". */
    sources: 'Sources',
    source: 'Source:',
    page: 'Source, table and files',
    more: 'Keep in mind',
  },
  chart: {
    break: '1971: gold window closes',
    source: 'Source: {sources}',
    /** Beside the lowest and the highest point of a line. */
    point: '{value} in {period}',
    /** After the unit: which points are marked. */
    marked: {
      lowest: 'Small dot: the lowest value',
      highest: 'Small dot: the highest value',
      both: 'Small dots: the lowest and the highest value',
    },
    sourceEntry: '{publisher}, data to {date}',
  },
  status: 'Drawn: {title}. {first} to {last}.',
  statusNone: 'Nothing is drawn.',
  table: {
    title: 'Table',
    period: { year: 'Year', month: 'Month' },
    label: 'Table: {title}',
    estimate: '≈',
    unit: 'Unit: {unit}.',
    column: '{name} ({unit})',
  },
  downloads: {
    title: 'Take it with you',
    csv: 'CSV: the table',
    json: 'JSON: the table and its limits',
    svg: 'SVG: the drawing',
    png: 'PNG: the drawing',
    none: 'There is no drawing to save.',
    failed: 'The file could not be made. Check your connection and press again.',
    notes: 'In the CSV file, the lines that begin with # are notes on source and unit.',
    rights: 'The figures belong to their publishers. Name them when you use the data.',
    /** Columns of the files, and the words of their heads. */
    columns: { period: 'period', status: '{name}, status', estimate: 'estimate', read: 'read' },
    head: { unit: 'Unit: {unit}', source: 'Source: {publisher}, {name}, {url}', made: 'Made with {site}: {url}' },
  },
  link: {
    copyLink: 'Copy link',
    linkCopied: 'Link copied',
    copyFailed: 'The browser refused. Copy the link here:',
    linkField: 'Link to this chart',
  },
  list: {
    title: 'All {n} series',
    text: 'Every series has a page with its source, its limits, the whole table and files to download.',
    noScript:
      'Your own chart needs JavaScript, which is off in this browser. The drawing below is the first of our questions.',
    notTime: 'has one row for each thing and not for each year, so it cannot be drawn on a time axis.',
  },
};
