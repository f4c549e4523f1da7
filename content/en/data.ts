import type { ChartId } from '@/content/charts';
import type { DataSubject, Rhythm } from '@/content/data';
import type { FigureId } from '@/content/figures';

const subjects: Record<DataSubject, { title: string; text: string }> = {
  money: { title: 'Money', text: 'How many dollars there are, and what gold and other money did.' },
  prices: { title: 'Prices', text: 'What things cost, and how fast that changed.' },
  homes: { title: 'Homes', text: 'What a house costs, in dollars and in years of income.' },
  pay: { title: 'Pay', text: 'What people earn, and what an hour of work produces.' },
  society: { title: 'Society', text: 'Measures that people link to money. The data alone do not prove such a link.' },
  bitcoin: { title: 'Bitcoin', text: 'Its price, its network and the electricity it uses.' },
};

/** The title of each chart's page: what the chart answers. */
const chartQuestions: Record<ChartId, string> = {
  'money-and-homes': 'Did house prices rise as fast as the number of dollars?',
  'money-prices-output': 'Did money grow faster than prices and output?',
  'dollar-value': 'What can $100 from 1959 still buy?',
  'home-and-income': 'How has the price of a house moved against family income?',
  'work-and-pay': 'Has the pay of typical workers kept up with productivity?',
  'child-weight': 'At which ages has childhood obesity risen?',
  'family-poverty': 'Which kinds of families are most often poor?',
};

const rhythms: Record<Rhythm, string> = {
  daily: 'The publisher adds a value every day. This copy is not updated by itself and ends where the table ends.',
  monthly: 'The publisher adds a value every month. This copy is not updated by itself and ends where the table ends.',
  quarterly:
    'The publisher adds a value every quarter. This copy is not updated by itself and ends where the table ends.',
  yearly: 'The publisher adds a value every year. This copy is not updated by itself and ends where the table ends.',
  irregular: 'New values come at irregular times. This copy is not updated by itself and ends where the table ends.',
  closed: 'The table covers a fixed span of time. No values will be added.',
};

/** Names of the further tables of a figure. */
const tables: Partial<Record<FigureId, Record<string, string>>> = {
  owner: {
    itemPrices: 'Prices of six things',
    btcPrice: 'Bitcoin prices',
    m2: 'Money supply',
    inflation: 'Rises by year',
    energy: 'Electricity use',
    renewableShare: 'Share of electricity from sustainable sources',
    strikeTerms: 'Terms of the Strike app, as the site owner recorded them',
    feePriority: 'Fee levels',
  },
  'cpi-u': { monthly: 'By month', twelveMonthChange: 'Change over twelve months' },
  m2: { monthly: 'By month', vintage2025: 'Three months in the edition of early 2025' },
  'median-house-price': {
    quarterly: 'By quarter',
    censusBefore1963: 'Census of Housing: what owners said their home was worth',
    existingHomes: 'Existing homes',
  },
  'childhood-obesity': {
    cycles: 'Years of each survey',
    firstTwoYears: 'The first two years of the last survey',
    allAges: 'All ages',
  },
  'btc-price-monthly': { annual: 'By year' },
  'btc-network': { detail: 'Further measures', medianFee: 'Median fee', halvings: 'Halvings' },
  'gold-price': { monthly: 'By month' },
  'item-prices': {
    status: 'Which values were read in their source',
    publisher: 'Publisher of each value',
    coffeePerPound: 'Ground coffee in shops',
  },
  'inflation-2020-2024': {
    annualAverages: 'Change of the yearly average',
    cumulative2019to2024: 'Rise over five years',
  },
  energy: {
    sustainableShare: 'Bitcoin: share of electricity from sustainable sources',
    christmasLightsLater: 'A later estimate for Christmas lights',
  },
  'weimar-1923': { readPoints: 'Single days that were read' },
};

/** Heads of columns that content/en/figures.ts does not name. */
const columns: Record<string, string> = {
  year: 'Year',
  quarter: 'Quarter',
  month: 'Month',
  date: 'Date',
  period: 'Period',
  key: 'What',
  value: 'Value',
  percent: 'Percent',
  price: 'Price',
  publisher: 'Publisher',
  cycle: 'Years of the survey',
  age2to19: 'Ages 2 to 19',
  height: 'Block',
  basis: 'What the price is',
  satPerVbyteMin: 'From (sat/vB)',
  satPerVbyteMax: 'To (sat/vB)',
  minutesMin: 'From (minutes)',
  minutesMax: 'To (minutes)',
};

/** Words for cells that hold a key; those that content/en/figures.ts names are not repeated. */
const cells: Record<string, string> = {
  'year-end': 'Year-end price',
  average: 'Yearly average',
  read: 'Read',
  memory: 'From memory',
  'own-estimate': 'Our own estimate',
  none: 'No value',
  network: 'Bitcoin network',
  bitcoin: 'Bitcoin network',
  banking: 'Banking system',
  dataCentres: 'Data centers',
  christmasLights: 'Christmas lights',
  gaming: 'Gaming',
  industrySurvey2022: 'Industry survey',
  cambridge2022: 'Cambridge',
  cambridge2024: 'Cambridge',
  cambridgeRenewable2024: 'Cambridge, renewable sources only',
  firstPurchasesUsd: 'First purchases without a fee, in US dollars',
  highestFeePercent: 'Highest fee, in percent',
  lowestFeePercent: 'Lowest fee, in percent',
  recurringFeePercent: 'Fee on repeated purchases, in percent',
  startMinUsd: 'Suggested start from, in US dollars',
  startMaxUsd: 'Suggested start up to, in US dollars',
  countries: 'Countries where it works',
  low: 'Low priority',
  medium: 'Medium priority',
  high: 'High priority',
  emergency: 'Emergency',
};

export const data = {
  subjects,
  chartQuestions,
  rhythms,
  tables,
  columns,
  cells,
  index: {
    title: 'Data',
    metaDescription:
      'Every data series and every chart of Bitcoin Journey: prices, money, homes, pay, society and bitcoin. Each with its source, its limits, its table and downloads.',
    lede: 'Every data series behind our story, and every chart drawn from them. Each has a page of its own with its source, what it does not show, the whole table, and files to download.',
    contents: 'Subjects',
    lastPoint: '{name}, {date}',
    chart: 'Chart',
    series: 'Data series',
    sources: 'How each number on this site follows from these data: sources and corrections.',
  },
  page: {
    home: 'Home',
    contents: 'On this page',
    chartOf: 'Chart',
    seriesOf: 'Data series',
    metaDescription: '{definition} Unit, source, limits, table and downloads.',
    span: '{n} rows, {first} to {last}',
    spanOfNames: '{n} rows',
    drawing: 'Drawing',
    about: {
      title: 'About the data',
      unit: 'Unit',
      source: 'Source',
      series: 'Series',
      current: 'How current it is',
      estimate: 'Estimates',
      caveats: 'Keep in mind',
      ownSource: 'This site',
      figures: 'Drawn from',
    },
    uses: {
      title: 'Where this site uses it',
      charts: 'In charts',
      numbers: 'For {n} numbers, each computed from it',
      number: 'For one number, computed from it',
      parts: 'In guides, lessons and exhibits',
      none: 'Only on this page and as a file to download.',
      exhibit: 'Home: {name}',
      guide: 'Guide: {title}',
      lesson: 'Lesson: {title}',
    },
    table: {
      title: 'Table',
      main: 'All values',
      order: {
        time: 'Rows are in order of time, as in the files.',
        value: 'The largest value comes first.',
        none: '',
      },
      unit: 'The unit is: {unit}.',
      unitByColumn: 'Each column has its own unit.',
      estimateSign: '≈',
      estimate: '≈ marks an estimate: a value from memory, not read in the source.',
      csv: 'This table as CSV',
      scroll: 'Table: {title}',
    },
    downloads: {
      title: 'Download',
      csv: 'CSV: the table',
      json: 'JSON: everything on this page',
      svg: 'SVG: the drawing',
      png: 'PNG: the drawing',
      rights: 'The figures belong to their publishers. Name them when you use the data.',
    },
    cite: {
      title: 'Cite',
      plain: 'Text',
      bibtex: 'BibTeX',
      copyPlain: 'Copy the text',
      copyBibtex: 'Copy BibTeX',
      copied: 'Copied',
      failed: 'The browser refused. Copy it here:',
      field: 'Citation',
      /** The parts of a citation, each ends in its own mark. */
      series: 'Series {id}.',
      dataTo: 'Data to {date}.',
      compiled: 'Compiled by {site}, {url}.',
      compiledBy: 'Compiled by {site}.',
    },
    neighbours: { all: 'All data', sameSubject: 'More on this subject' },
  },
  picture: { source: 'Source: {sources}', entry: '{publisher}, data to {date}' },
};
