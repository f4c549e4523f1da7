import type {
  ChangeTexts,
  GrowthId,
  GrowthQuestionId,
  HoldingId,
  HoldingQuestionId,
} from '@/content/explore/explore-views';

const assets: Record<HoldingId, { name: string; held: string; not: string }> = {
  gold: {
    name: 'Gold',
    held: 'Gold bought in {start}, sold in {end}',
    not: 'the fees of dealers, the cost of a safe, and taxes. Gold pays no interest. The years begin in 1968: until March of that year, central banks together held the price near 35 dollars. Until the end of 1974 US citizens could not legally own gold bars',
  },
  cash: {
    name: 'Cash',
    held: 'Cash kept from {start} to {end}',
    not: 'theft and loss, and what it is worth to have money at hand on a bad day. Money in a bank account earned some interest',
  },
  bills: {
    name: 'Treasury bills',
    held: 'Treasury bills kept from {start} to {end}',
    not: 'taxes on the interest, and fees. Until 1998 the smallest bill was for 10,000 dollars, so few families could buy one. Many savings accounts paid less',
  },
  house: {
    name: 'A new house, price only',
    held: 'The price of the middle new house, from {start} to {end}',
    not: 'the rent that an owner saves, the interest on a loan, taxes, insurance, repairs and the fees of a sale. Who borrows gains or loses more on their own money. It is the middle new house of each year and not one house: houses became larger for decades, so part of the rise is size, and in the last years they became smaller',
  },
  income: {
    name: 'A family’s income',
    held: 'The income of the middle family, from {start} to {end}',
    not: 'people who live alone, health insurance paid by employers, and taxes. More families have two earners and fewer children than long ago, and the value of the last year is our estimate. An income cannot be bought or sold: the cells say how much it rose or fell',
  },
  bitcoin: {
    name: 'Bitcoin',
    held: 'Bitcoin bought in {start}, sold in {end}',
    not: 'fees, taxes, and coins that were lost or stolen. The record is short, and it is that of the coin that lasted: many others failed. Few people held it in its first years, and a past rise promises nothing',
  },
};

const holdingQuestions: Record<HoldingQuestionId, { title: string; shows: string }> = {
  'gold-1980': {
    title: 'Gold from its peak in 1980: how long a wait?',
    shows:
      'After prices, the row of 1980 is a loss at every end up to 2023: deep red at first, gray near the end. The row of 1971 is green at every end, but until the end of 1974 US citizens could not legally own gold bars. The start and the end decide.',
  },
  'gold-2000': {
    title: 'Gold since 2000: safe at any start?',
    shows:
      'The row of 2000 is red for one year, and green from then on. The rows of 2011 and 2012 have mostly losses up to 2023. The same metal, eleven years later.',
  },
  'cash-always': {
    title: 'Was there a good time to keep cash?',
    shows:
      'After prices, cash lost for nearly every start and end. The one exception is 2008 to 2009: average prices were a little lower. The loss was slow in some years, and fastest around 1980.',
  },
  'bills-2010s': {
    title: 'When did interest beat prices?',
    shows:
      'Bills from 1980 gained at every end. Those from 2009, when rates were near zero, lost at every end. Most gains and losses are small.',
  },
  'house-peak': {
    title: 'A house bought in 2006, near the top?',
    shows:
      'The row of 2006 has losses up to 2013, and is about even in 2014. Most other cells are gains of less than 2% a year. That is the price alone: an owner also saved rent, and paid interest.',
  },
  'bitcoin-top': {
    title: 'Bitcoin from one month to any other?',
    shows:
      'By month the falls can be seen: who bought near a top waited years to be even. Most starts stand at a gain at the last end, but few of those in the last twelve months do. The record is short.',
  },
};

export const everyStart = {
  title: 'Every start and every end',
  lede: 'Was it a good thing to hold? It depends when you begin and when you stop. Each cell is one start and one end.',
  assets,
  questions: holdingQuestions,
  questionsTitle: '{n} questions to start from',
  controls: {
    label: 'Settings',
    asset: 'What was held',
    start: 'Start',
    end: 'End',
    dollars: 'Count',
    real: 'After prices',
    nominal: 'In dollars',
    measure: 'Show',
    yearly: 'Percent a year',
    whole: 'Whole change',
    by: 'One cell for each',
    year: 'Year',
    month: 'Month',
  },
  /** "Gold bought in 1980, sold in 2000: 7.3% a year less after prices." */
  sentence: {
    all: '{held}: {change} {prices}.',
    yearly: { more: '{n} a year more', less: '{n} a year less', almost: 'almost no change', none: 'no change' },
    whole: { more: '{n} more', less: '{n} less', almost: 'almost no change', none: 'no change' },
    real: 'after prices',
    nominal: 'in dollars',
    /** Of a holding of less than a year. */
    short: 'Less than a year is not stretched to a year: this is the whole change.',
  },
  counts: {
    all: 'Losses: {losses} of all {count} cells. The worst is {worst} ({worstFrom} to {worstTo}), the best {best} ({bestFrom} to {bestTo}). Half are above {median}.',
    /** Of cash in dollars. */
    even: 'All {count} cells are the same: {median}. A dollar stays a dollar. What it buys changes: count after prices to see it.',
    held: 'Held for exactly {held}: losses in {losses} of {count} cells, changes from {worst} to {best}. Half are above {median}.',
    years: { one: '1 year', other: '{count} years' },
    months: { one: '1 month', other: '{count} months' },
    and: ' and ',
  },
  picture: {
    label: '{name}: every start and every end. {counts}',
    axes: 'Down: the start. Across: the end. {measure}, {prices}.',
    measures: { yearly: 'Percent a year', whole: 'Change in percent' },
    hint: 'Press a cell, or choose a start and an end.',
    tooltip: '{start} to {end}: {change}',
  },
  legend: {
    title: 'Colors',
    below: '{to} and below',
    between: '{from} to {to}',
    above: '{from} and above',
    note: 'Hatched: losses. Gray: near zero, a small gain or loss.',
  },
  notTitle: 'What is not in it',
  not: '{name}: the cells leave out {not}.',
  notes: {
    real: 'After prices: each value is divided by the consumer price index CPI-U of its own {step}, so a cell compares what the money buys. Our copy of the yearly index ends in {last}.',
    nominal: 'In dollars: prices are not taken out.',
    months: 'Monthly index values begin in {first}; months before it have the average of their year.',
    yearly:
      'Percent a year, each year’s change on top of the last: the last value divided by the first, to the power of one divided by the years, less one.',
    average: 'Each year is its average, as if bought and sold in equal parts over the year. Single days differ.',
    /** Of what has months, too. */
    averageOfMonths:
      'Each year is its average, as if bought and sold in equal parts over the year. Single days differ by much: the deepest falls show only by month.',
    yearEnd: 'Each year is its end.',
    yearEndReal:
      'Each year is its end, but prices are the average of the year. A cell of one year can be off by two or three points. Over many years it matters little.',
    total: 'Each year is its total.',
    close: 'Each month is the price on its last day.',
    last: 'The last month is {last}.',
    noIndex: 'There are no cells for {months}: no price index was published.',
    noValue: 'There are no cells for {months}: the series has no value.',
    cells: 'Cells share years with their neighbors. A hundred red cells are not a hundred independent cases.',
  },
  table: {
    title: 'By years held',
    label: '{name}, by years held',
    unit: '{measure}, {prices}.',
    years: 'Years held',
    /** Of months. */
    under: 'Under 1',
    range: '{from} to under {to}',
    full: 'Months are put together by full years: 1 to under 2 is 12 to 23 months.',
    count: 'Cells',
    losses: 'Losses',
    worst: 'Worst',
    median: 'Median',
    best: 'Best',
  },
  files: {
    csv: 'CSV: every cell',
    json: 'JSON: every cell',
    title: '{name}: every start and every end',
    columns: ['start', 'end', 'percent_a_year', 'percent_in_all'],
    unit: 'Percent {prices}',
  },
  embed: {
    title: 'Show it on your page',
    text: 'Copy this code for {name}. It loads one small page and nothing else.',
    link: 'Choose a start and an end on {site}',
  },
};

/** The sentence of one series. Of a change below zero the sign is in the words. */
const money: ChangeTexts = {
  more: 'money grew by {n}',
  less: 'money shrank by {n}',
  almost: 'money hardly grew',
  none: 'money did not grow',
};

const pairs: Record<GrowthId, { name: string; x: string; y: string; grew: { x: ChangeTexts; y: ChangeTexts } }> = {
  'money-prices': {
    name: 'Money and prices',
    x: 'Growth of money (M2), percent a year',
    y: 'Rise of consumer prices, percent a year',
    grew: {
      x: money,
      y: {
        more: 'prices rose by {n}',
        less: 'prices fell by {n}',
        almost: 'prices hardly changed',
        none: 'prices did not change',
      },
    },
  },
  'money-homes': {
    name: 'Money and house prices',
    x: 'Growth of money (M2), percent a year',
    y: 'Rise of the price of a new house, percent a year',
    grew: {
      x: money,
      y: {
        more: 'the price of a new house rose by {n}',
        less: 'the price of a new house fell by {n}',
        almost: 'the price of a new house hardly changed',
        none: 'the price of a new house did not change',
      },
    },
  },
};

const growthQuestions: Record<GrowthQuestionId, { title: string; shows: string }> = {
  'decades-prices': {
    title: 'In which decade did money and prices both rise fastest?',
    shows:
      'In the 1970s both grew fastest. In all six decades money grew faster than prices: output grew, too, and since 2000 each dollar has changed hands less often. In the 2010s money grew fast, and prices more slowly than in any other decade.',
  },
  'years-prices': {
    title: 'Do prices rise in the year in which money grows?',
    shows:
      'Within one year there is hardly a link. In 2020 money grew as never before in this series, and prices barely moved.',
  },
  'later-prices': {
    title: 'And two years later?',
    shows:
      'Two years later the link is closer, though far from firm. The lag was picked because it fits best of the four: try the others.',
  },
  'decades-homes': {
    title: 'Did money and house prices grow together?',
    shows:
      'Mostly: both grew fastest in the 1970s and the 1980s. But money grew faster in the 2000s than in the 1990s, and house prices did not. These are only five dots, and new houses changed in size.',
  },
};

export const yearAgainstYear = {
  title: 'Year against year',
  lede: 'Did prices rise when money grew? Each dot is one stretch of time: how fast money grew, and how fast prices rose.',
  pairs,
  questions: growthQuestions,
  questionsTitle: '{n} questions to start from',
  controls: {
    label: 'Settings',
    pair: 'What is compared',
    years: 'One dot for each',
    spans: { '1': 'Year', '5': 'Five years', '10': 'Decade' },
    lag: 'Prices measured',
    lags: { '0': 'In the same years', '1': '1 year later', '2': '2 years later', '3': '3 years later' },
    mark: 'Marked dot',
  },
  /** Names of dots. */
  names: { '1': '{end}', '5': '{start} to {end}', '10': '{start}s' },
  /** "1970s: money grew by 9.9% a year, and prices rose by 7.8% a year." */
  sentence: { same: '{name}: {x}, and {y}.', later: '{name}: {x}, and from {start} to {end} {y}.' },
  rates: { '1': '{n}', '5': '{n} a year', '10': '{n} a year' },
  correlation: {
    sentence: '{n} dots. The correlation is {r}: {strength}.',
    none: 'There are too few dots for a correlation.',
    strength: {
      none: 'hardly any link',
      weak: 'a weak link',
      moderate: 'a moderate link',
      strong: 'a strong link',
    },
    opposite: 'in opposite directions',
    few: 'With so few dots, chance alone can give such a number.',
    alike: 'Neighboring years are alike: the dots count for about {n} independent ones.',
    cause:
      'A link proves no cause. Money can raise prices, prices can make people borrow more, or something else can move both.',
  },
  picture: {
    label: '{name}. {correlation}',
    equals: 'Both equally fast',
    hint: 'Above the line, the second grew faster. Press a dot, or choose one.',
  },
  notTitle: 'What is not in it',
  not: 'Output, interest rates, oil, wars and how often a dollar is spent changed, too. House prices are those of new houses, whose size changed. The country is the United States, and the definition of money is one of several. Dots of five years begin in years that end in 0 or 5, decades in years that end in 0; other starts would move them.',
  notes: {
    growth:
      'Growth is in percent a year, with growth on growth, from the average of one year to that of another. The dot 2020 is the change from 2019 to 2020; the 1970s are 1970 to 1980.',
    gap: 'A stretch in which one of the series has no value has no dot.',
    alike:
      'How many independent cases the dots of single years count for is an estimate: their number, times one less p, divided by one and p. Here p is the correlation of the first series with itself a year later, times that of the second.',
    correlation:
      'The correlation (Pearson) is 1 if all dots are on one rising line, 0 if there is no straight line, and −1 on a falling one. From 0.7 on it is called strong here, from 0.4 moderate, from 0.2 weak.',
  },
  table: {
    title: 'Every dot',
    label: '{name}: every dot',
    period: { '1': 'Year', '5': 'Years', '10': 'Decade' },
  },
  files: {
    csv: 'CSV: every dot',
    json: 'JSON: every dot',
    columns: ['start', 'end', 'x_percent_a_year', 'y_percent_a_year'],
  },
};

/** Above the three views of the page. */
export const exploreViews = {
  label: 'Three ways to look',
  own: 'Your own chart',
  /** On pages of data and in texts. */
  link: 'Every start and end',
  linkPairs: 'Year against year',
  /** At the end of a lesson, before the question. */
  lesson: 'Look at every start and end:',
  lostDrawing: 'The interactive drawing could not be loaded. This drawing and all settings work without it.',
};
