import type { ChartId } from '@/content/charts/index';
import type { Rhythm, Terms } from '@/content/data';
import type { DataSubject } from '@/content/data-subjects';
import type { FigureId } from '@/content/figures/index';

const subjects: Record<DataSubject, { title: string; text: string }> = {
  money: { title: 'Money', text: 'How many dollars there are, and what gold and other money did.' },
  prices: { title: 'Prices', text: 'What things cost, and how fast that changed.' },
  homes: { title: 'Homes', text: 'What a house costs, in dollars and in years of income.' },
  pay: { title: 'Pay', text: 'What people earn, what an hour of work produces, and how many have no job.' },
  society: { title: 'Society', text: 'Measures that people link to money. The data alone do not prove such a link.' },
  bitcoin: { title: 'Bitcoin', text: 'Its price, its network and the electricity it uses.' },
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
  'btc-price-monthly': { annual: 'By year', day: 'The lowest close after the high of June 2011' },
  'btc-network': { detail: 'Further measures', medianFee: 'Median fee', halvings: 'Halvings' },
  'gold-price': { monthly: 'By month' },
  unemployment: { monthly: 'By month, from 2007' },
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

/** Heads of columns that content/en/data/figures.ts does not name. */
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

/** Words for cells that hold a key; those that content/en/data/figures.ts names are not repeated. */
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

const terms: Record<Terms | 'unknown', { text: string; url?: string }> = {
  'us-government': {
    text: 'The numbers come from an agency of the US government. Its works have no copyright in the United States.',
    url: 'https://www.law.cornell.edu/uscode/text/17/105',
  },
  'non-commercial': {
    text: 'Coin Metrics gives these data away for non-commercial use, under a Creative Commons license.',
    url: 'https://docs.coinmetrics.io/access-our-data/api',
  },
  unknown: { text: 'The publisher sets them. Ask there before you publish the data again.' },
};

/** The answers to the questions of charts. They may name the facts of the chart. */
const chartAnswers: Partial<Record<ChartId, string>> = {
  'money-and-homes':
    'No. From {from} to {to} dollars grew {m2-multiple-1963-to-latest:number}-fold, the price of a new house {new-house-multiple-since-1963:number}-fold.',
};

export const data = {
  chartAnswers,
  subjects,
  rhythms,
  tables,
  columns,
  cells,
  index: {
    title: 'Data',
    metaDescription:
      'Every data series and every chart of Bitcoin Journey: prices, money, homes, pay, society and bitcoin. Each with its source, its limits, its table and downloads.',
    lede: 'Every data series and chart behind our story, each with its source, its limits, its table and files to download.',
    contents: 'Subjects',
    /** Below the drawing of a chart: lines can end at different dates. */
    newest: 'Newest value: {date}',
    /** Above a list with small drawings of several lines. */
    context: 'The value belongs to the thick line. Thin lines are other columns of its table. The red line is 1971.',
    /** Below a small drawing whose vertical axis is logarithmic. */
    onLogAxis: '{unit}, log axis',
    chart: 'Chart',
    series: 'Data series',
    /** The last section: the numbers that this site set itself. */
    own: {
      title: 'Our own numbers',
      text: 'The numbers this site was built around. Where an official number differs, it stands beside ours with its name.',
    },
    explore: 'Draw your own chart from these series.',
    /** What is in a file to download. */
    files:
      'CSV files are text in UTF-8 with a byte order mark, so that spreadsheets show every sign. Their first lines begin with #: they are notes on what the file has, its source and its unit. A line with the names of the columns follows, then the values, without separators of thousands.',
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
    explore: {
      this: 'Explore this',
      /** Beside it, below the drawing. */
      csv: 'Download CSV',
      notTime: 'Each row here is a thing and not a year, so it cannot be drawn on a time axis.',
      others: 'Explore the other series.',
    },
    about: {
      title: 'About the data',
      unit: 'Unit',
      source: 'Source',
      series: 'Series',
      current: 'How current it is',
      termsOfUse: 'Terms of use',
      terms,
      termsLink: 'Read the terms.',
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
      several: 'Tables',
      /** Of the tables after the first one, where they are apart from it. */
      further: 'Further tables',
      main: 'All values',
      showAll: 'Show all {n} rows',
      /** In the row that takes the place of the folded ones. */
      folded: 'Not shown: {first} to {last}',
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
    /** Only on the page of the prices of everyday things. */
    itemPrices: {
      title: 'What each price is the price of',
      intro: 'Each note holds from its year on, until the next one.',
      point: '{year}: {text}',
    },
    downloads: {
      title: 'Download',
      csv: 'CSV: the table',
      json: 'JSON: everything on this page',
      svg: 'SVG: the drawing',
      png: 'PNG: the drawing',
      notes: 'In CSV files, the lines that begin with # are notes on source and unit.',
      rights: 'The figures belong to their publishers. Name them when you use the data.',
    },
    cite: {
      title: 'Cite',
      /** On a phone the texts are behind this, and the code of the embed behind the other. */
      show: 'Text and BibTeX',
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
    embedShow: 'The code',
    neighbours: { all: 'All data', sameSubject: 'More on this subject' },
  },
  embed: {
    title: 'Put it on your page',
    text: 'This code shows the drawing on another website, with its title, its source and a link to this page. It works without script, sets no cookie, and weighs at most 20 kilobytes.',
    themes:
      'The drawing is light or dark, as the reader’s device is set. To fix one of the two, add /light or /dark to the end of the address in the code.',
    see: { system: 'See it as set on your device', light: 'See it light', dark: 'See it dark' },
    copy: {
      copyLink: 'Copy the code',
      linkCopied: 'Copied',
      copyFailed: 'The browser refused. Copy it here:',
      linkField: 'Embed code',
    },
    /** The title of the frame and of its page. */
    metaTitle: '{title} (chart, {site})',
    source: 'Source:',
    dataTo: ', data to {date}',
    hasEstimates: 'Some values are estimates.',
    link: 'Table, limits and downloads at {site}',
  },
  /** Beside the newest month of an index whose line has years: "May 2026: 34x since 1913". */
  newestMonth: '{month}: {times}x since {year}',
  picture: { source: 'Source: {sources}', entry: '{publisher}, data to {date}' },
};
