import type { ChartId } from '@/content/charts/index';

interface ChartWords {
  title: string;
  /** The title of the chart's page: what the chart answers. */
  question: string;
  /** One sentence that says what the lines do. Numbers in braces are rows of content/claims, and periods those of the chart. */
  summary: string;
  unit: string;
  key: string;
  columns: Record<string, string>;
  /** Label at the end of each line; `\n` breaks it. */
  lines: Record<string, string>;
  names: Record<string, string>;
  /** Template of a line's second value in the tooltip. */
  further?: string;
  notes?: Record<string, string>;
  /** Labels of the dated values beside the lines; `\n` breaks them. */
  dots?: Record<string, string>;
  /** Beside the last mark from one line to another: their ratio. The other marks have the number alone. */
  ratioMark?: string;
  /** Which values this site chose itself, for the source row. */
  own?: string;
  limits: string[];
  limitSources: { title: string; url: string }[];
}

export const chartWords: Record<ChartId, ChartWords> = {
  'money-and-homes': {
    title: 'Dollars and the price of a new house',
    question: 'Did house prices rise as fast as the number of dollars?',
    summary:
      'The number of dollars rose far more than the price of a new house. After inflation, a house cost about twice as much in {to} as in {from}.',
    unit: 'Index, {from} = 100, the first year with house prices',
    key: 'Year or month',
    columns: {
      m2: 'M2 money stock',
      m2Index: 'M2, index',
      price: 'Median price of a new house',
      priceIndex: 'House price, index',
      cpi: 'Consumer price index',
      realPriceIndex: 'House price after inflation, index',
    },
    lines: { m2Index: 'Dollars\n(M2)', priceIndex: 'New house', realPriceIndex: 'House after\ninflation' },
    names: {
      m2Index: 'Dollars (M2)',
      priceIndex: 'Median new house',
      realPriceIndex: 'House after inflation, index',
    },
    further: 'index {n}',
    dots: {
      'january-2024': 'January 2024:\n{m2-jan-2024:trillions} trillion',
    },
    own: 'The diamond beside the dollar line is M2 of January 2024, which this site compares elsewhere. It is of the edition of early 2025, and no point of the line. After inflation, the average of {missing} is missing in our copy, and the line goes straight over it.',
    limits: [
      'Dollars and house prices both rise. That alone does not show that one pulls the other.',
      'From {from} to {to}, the stock of dollars (M2) grew {m2-multiple-1963-to-latest:number}-fold, the median price of a new house {new-house-multiple-since-1963:number}-fold, and the house price after inflation {new-house-after-inflation-since-1963:number}-fold. So new dollars did not turn into higher prices one for one. From 2022 to the ends of the lines, the stock of dollars rose by {m2-since-2022}, and the price of a new house fell by {new-house-below-2022}.',
      'Much of the rise of the house price is inflation, the dollar’s own loss. After inflation, it grew {new-house-after-inflation:number}-fold from 1971 to 2024. The houses changed too: the median new house had 1,525 square feet in 1973 and 2,467 in 2015, the record. It has shrunk since. Nothing here corrects for that.',
    ],
    limitSources: [
      { title: 'Velocity of M2, Federal Reserve Bank of St. Louis', url: 'https://fred.stlouisfed.org/series/M2V' },
      {
        title: 'House sizes: Census figures collected by AEI',
        url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
      },
    ],
  },
  'money-prices-output': {
    title: 'Dollars, output and prices',
    question: 'Did money grow faster than prices and output?',
    summary:
      'Until 2008, dollars stayed within a fifth of output in dollars. Then they ran ahead. Prices rose less, fastest in the 1970s.',
    unit: 'Index, {from} = 100, on a log axis; output only to {to}',
    key: 'Year or month',
    columns: {
      m2: 'M2 money stock',
      m2Index: 'M2, index',
      output: 'Output in dollars',
      outputIndex: 'Output, index',
      cpi: 'Consumer price index',
      cpiIndex: 'Consumer prices, index',
    },
    lines: { m2Index: 'Dollars\n(M2)', outputIndex: 'Output\nin dollars', cpiIndex: 'Prices' },
    names: { m2Index: 'Dollars (M2)', outputIndex: 'Output in dollars', cpiIndex: 'Consumer prices' },
    further: 'index {n}',
    dots: {
      'november-2024': 'Nov 2024: {m2-multiple-between-the-months}',
      'may-2025': 'May 2025: {prices-multiple-since-1959}',
    },
    own: 'The rings mark the two multiples of this site: dollars in November 2024, in the edition of early 2025, and prices in May 2025, from price levels with one decimal. They are no points of the lines. The average of prices in {missing} is missing in our copy, and the line goes straight over it.',
    limits: [
      'The dollar line is steeper from 1971 to 1983. That alone proves no cause.',
      'From {from} to {to}, the stock of dollars (M2) grew {m2-multiple-1959-to-2024:number}-fold, output in dollars {output-multiple-1959-to-2024:number}-fold and consumer prices {prices-multiple-1959-to-2024:number}-fold.',
      'The stock of dollars grew {m2-per-year-1959-to-1971} a year from 1959 to 1971, while the dollar was tied to gold, {m2-per-year-1971-to-1983} from 1971 to 1983 and {m2-per-year-1983-to-2024} from 1983 to 2024. In the same years prices rose {prices-per-year-1959-to-1971}, {prices-per-year-1971-to-1983} and {prices-per-year-1983-to-2024} a year, and output after inflation {real-output-per-year-1959-to-1971}, {real-output-per-year-1971-to-1983} and {real-output-per-year-1983-to-2024}.',
      'From 1913 to 1971, a longer stretch with a tie to gold, prices rose {inflation-per-year-1913-to-1971} a year. Output in dollars contains the rise in prices, so the lines are not independent. People also held more money for each dollar of output in 2024 than in 1959.',
    ],
    limitSources: [
      { title: 'Velocity of M2, Federal Reserve Bank of St. Louis', url: 'https://fred.stlouisfed.org/series/M2V' },
      {
        title: 'Gross domestic product, Bureau of Economic Analysis',
        url: 'https://www.bea.gov/data/gdp/gross-domestic-product',
      },
    ],
  },
  'dollar-value': {
    title: 'What $100 from 1959 could still buy',
    question: 'What can $100 from 1959 still buy?',
    summary:
      'A $100 bill in a drawer lost little in the early 1960s, most of its value by 1981, and almost three quarters of the rest since.',
    unit: 'Dollars of 1959',
    key: 'Year or month',
    columns: { power: 'Buying power of $100 from 1959', cpi: 'Consumer price index' },
    lines: { power: '$100 kept\nas cash' },
    names: { power: '$100 kept as cash', cpi: 'Consumer price index' },
    dots: { 'may-2025': 'May 2025: {purchasing-power-of-100-dollars}' },
    own: 'The ring marks the value this site compares elsewhere: {purchasing-power-of-100-dollars} in May 2025, from price levels with one decimal.',
    limits: [
      'This is cash without interest. Few people keep all they own in a drawer.',
      'In {to} the bill bought what {hundred-dollars-latest} had bought in 1959. In 1971 it was still {hundred-dollars-in-1971}.',
      'By May 2025 prices had risen {prices-multiple-since-1959:number}-fold, and the median income of a family rose about {income-multiple-since-1959:number}-fold from 1959 to 2023, so the typical family can buy more than in 1959.',
      'Short-term government bills, bought at the end of 1971 and renewed until the end of 2024, earned the whole loss back and about {treasury-bills-after-prices} more, before tax. The smallest was for {treasury-bill-minimum-1970} until 1998, and many savings accounts paid less. (The published rate is a discount rate. This is what a buyer earned.) But in most years from 2003 to 2024 the interest was lower than inflation.',
      'The price index follows an average basket. Your own basket may have risen more, or less.',
    ],
    limitSources: [
      {
        title: 'Three-month Treasury bills, Federal Reserve (TB3MS)',
        url: 'https://fred.stlouisfed.org/series/TB3MS',
      },
      {
        title: 'Cash and Treasury bills after inflation, FRED Blog',
        url: 'https://fredblog.stlouisfed.org/2019/04/the-absence-of-return-on-short-term-treasuries/',
      },
    ],
  },
  'home-and-income': {
    title: 'Home value and family income',
    question: 'How has the price of a house moved against family income?',
    summary:
      'New houses grew larger, and outran incomes: one cost {house-price-to-income-1965:1} years of a typical family’s income in 1965, {house-price-to-income-1971:1} years in 1971 and {house-price-to-income-2021:1} years in 2021.',
    unit: 'Dollars of each year',
    key: 'Year or month',
    columns: { price: 'Median price of a new house', income: 'Median family income', ratio: 'House price in incomes' },
    lines: { price: 'New house', income: 'Family\nincome' },
    ratioMark: '{n} incomes',
    names: { price: 'Median new house', income: 'Median family income', ratio: 'House in incomes' },
    limits: [
      'In 1971 houses were close to their cheapest in sixty years, measured in incomes.',
      'A chart that starts there makes the rise look larger than one that starts in 1965. The houses sold change as well: around 1970 a federal program helped families with low incomes to buy new ones.',
      'The price line ends with {priceTo}, the income line with {to}, when a house cost {house-price-to-income-2023:1} years. The price is not the monthly payment. Mortgage interest was far higher around 1981 than in 2021. More families have two earners than in 1971.',
    ],
    limitSources: [
      { title: '30-year mortgage rate, Freddie Mac on FRED', url: 'https://fred.stlouisfed.org/series/MORTGAGE30US' },
      {
        title: 'House sizes: Census figures collected by AEI',
        url: 'https://www.aei.org/carpe-diem/new-us-homes-today-are-1000-square-feet-larger-than-in-1973-and-living-space-per-person-has-nearly-doubled/',
      },
      {
        title: 'An Evaluation of the Efficacy of the Federal Interest-Subsidy Housing Programs, James R. Cooper, 1973',
        url: 'https://archive.org/details/evaluationofeffi82coop',
      },
    ],
  },
  'prices-income-house': {
    title: 'Prices, family income and a house since 1971',
    question: 'What grew faster since 1971: prices, incomes or the price of a house?',
    summary:
      'From 1971 to {to} consumer prices, rents included, grew {prices-multiple-1971-to-2023:number}-fold, the income of a typical family {family-income-multiple-1971-to-2023:number}-fold, and the price of a new house {new-house-multiple-1971-to-2023:number:0}-fold.',
    unit: 'Index, 1971 = 100; income only to {to}',
    key: 'Year or month',
    columns: {
      price: 'Median price of a new house',
      priceIndex: 'New house, index',
      income: 'Median family income',
      incomeIndex: 'Family income, index',
      cpi: 'Consumer price index',
      cpiIndex: 'Consumer prices, index',
    },
    lines: { priceIndex: 'New house', incomeIndex: 'Family\nincome', cpiIndex: 'Prices' },
    names: { priceIndex: 'Median new house', incomeIndex: 'Median family income', cpiIndex: 'Consumer prices' },
    further: 'index {n}',
    limits: [
      'Why the lines part. We set 1971 to 100, a year in which houses were cheap, counted in incomes. With 1965 as 100, the gap between house and income is smaller. The numbers at the ends are of different years, so do not compare them.',
      'The income is that of families. Over all households, which include people who live alone, it is lower and rose less.',
      'Until 1982 the price index counted house prices and mortgage interest, since then the rent that an owner would pay.',
      'A family is two or more related people who live together. We have the income of households without a gap only from 1984 on, so it is not drawn. Houses grew larger, more families have two earners than in 1971, and the interest on a loan changed. The lines do not tell these apart.',
      'The average of prices in {missing} is missing in our copy, and the line goes straight over it.',
    ],
    limitSources: [
      { title: 'Household income, US Census Bureau on FRED', url: 'https://fred.stlouisfed.org/series/MEHOINUSA646N' },
      { title: '30-year mortgage rate, Freddie Mac on FRED', url: 'https://fred.stlouisfed.org/series/MORTGAGE30US' },
    ],
  },
  'out-of-work': {
    title: 'Out of work in the United States',
    question: 'What share of workers in the United States had no job after the crisis of 2008?',
    summary:
      'Of all who had a job or looked for one, {unemployment-2007} had none in an average month of 2007, and {unemployment-2010} in 2010. In 2016 it was still {unemployment-2016}. Only in 2017, with {unemployment-2017}, was it lower than in 2007.',
    unit: 'Percent of those who have a job or look for one',
    key: 'Year or month',
    columns: { rate: 'Unemployment rate' },
    lines: { rate: 'Out of work' },
    names: { rate: 'Unemployment rate' },
    notes: { 2008: '2008:\nLehman' },
    limits: [
      'Single months: each point is the average of a year, and October 2009 was higher than that year. Left out, too, are people who had stopped looking, and those who got fewer hours than they wanted. The mark of 1971 is there for orientation only.',
      'The line alone names no cause. Unemployment began to rise before Lehman failed. In 1982 it was {unemployment-1982}, and in 2020, the first year of the pandemic, {unemployment-2020}. Many people in 2020 were laid off for a time and waited to be called back.',
      'A month of {missing} has no value, so we draw no average for that year. The line goes straight over it to the newest month.',
    ],
    limitSources: [
      { title: 'A wider measure of unemployment (U-6), FRED', url: 'https://fred.stlouisfed.org/series/U6RATE' },
    ],
  },
  'work-and-pay': {
    title: 'Worker pay and productivity',
    question: 'Has the pay of typical workers kept up with productivity?',
    summary:
      'Pay rose along with output per hour into the 1970s, if more slowly. Since 1979, by this count, output per hour has risen about three times as much as typical pay.',
    unit: 'Change since 1948, after inflation (EPI)',
    key: 'Year',
    columns: { productivity: 'Productivity since 1948', pay: 'Pay since 1948' },
    lines: { productivity: 'Productivity', pay: 'Typical pay' },
    names: { productivity: 'Output per hour', pay: 'Pay of typical workers' },
    notes: { 1979: '1979: the break\nEPI itself names' },
    limits: [
      'The institute behind this chart is close to labor unions, and it dates the break to 1979, not 1971. Others count the pay of all workers and find a smaller gap.',
      'From {from} to {to}, after inflation, what an hour of work produces rose by {productivity-1948-to-2024}, and typical pay by {pay-1948-to-2024}. From 1971 to 1979 productivity rose by {productivity-1971-to-1979} and pay by {pay-1971-to-1979}. From 1979 to {to} it was {productivity-1979-to-2024} and {pay-1979-to-2024}.',
      'The two lines count different things. Pay leaves out managers, and each line uses its own price index. One study finds that pay still rises when productivity does, and that something else holds it back.',
    ],
    limitSources: [
      {
        title: 'The Productivity–Pay Gap, Economic Policy Institute',
        url: 'https://www.epi.org/productivity-pay-gap/',
      },
      {
        title: 'Economic Policy Institute, profile by Annenberg Classroom',
        url: 'https://www.annenbergclassroom.org/resource/economic-policy-institute/',
      },
      {
        title: 'Stansbury and Summers, Productivity and Pay: Is the Link Broken?',
        url: 'https://www.nber.org/papers/w24165',
      },
    ],
  },
  'child-weight': {
    title: 'Childhood obesity by age',
    question: 'At which ages has childhood obesity risen?',
    summary:
      'Among teenagers, obesity rose from {obesity-teens-1976} in 1976–1980 to {obesity-teens-latest} in 2017–2020. Among younger children it rose, too.',
    unit: 'Percent of each age group, by survey',
    key: 'Survey',
    columns: { age2to5: 'Ages 2–5', age6to11: 'Ages 6–11', age12to19: 'Ages 12–19' },
    lines: { age2to5: 'Ages 2–5', age6to11: 'Ages 6–11', age12to19: 'Ages 12–19' },
    names: { age2to5: 'Ages 2–5', age6to11: 'Ages 6–11', age12to19: 'Ages 12–19' },
    limits: [
      'Nothing in these surveys measures money.',
      'Among teenagers obesity was lower in 1976–1980 ({obesity-teens-1976}) than in 1971–1974 ({obesity-teens-1971}), so their rise starts later than 1971. Among 6- to 11-year-olds it went from {obesity-school-age-1971} to {obesity-school-age-1976} between those surveys, about the size of the surveys’ error, and to {obesity-school-age-latest} in 2017–2020. Health researchers name food, movement, genes and surroundings, which act together.',
      'Each point is one survey of a few thousand children, with an error of roughly 1.5 to 3 points. The lines between the points only guide the eye. A point stands at the first year of its survey. The two of the 1960s are whole numbers: we could read no more.',
    ],
    limitSources: [
      {
        title: 'Contributing factors, Centers for Disease Control and Prevention (archived 2008)',
        url: 'https://webarchive.library.unt.edu/eot2008/20080921114114/http:/cdc.gov/nccdphp/dnpa/obesity/childhood/contributing_factors.htm',
      },
    ],
  },
  'family-poverty': {
    title: 'Families in poverty by structure',
    question: 'Which kinds of families are most often poor?',
    summary:
      'Families led by a woman with no spouse are poor most often, married couples least. Of all families {poverty-all-1970} were poor in {from} and {poverty-all-2020} in {to}.',
    unit: 'Percent of families of each kind',
    key: 'Year',
    columns: {
      allFamilies: 'All families',
      marriedCouple: 'Married couples',
      maleHouseholder: 'Led by a man, no spouse',
      femaleHouseholder: 'Led by a woman, no spouse',
    },
    lines: {
      allFamilies: 'All families',
      marriedCouple: 'Married',
      maleHouseholder: 'Man,\nno spouse',
      femaleHouseholder: 'Woman,\nno spouse',
    },
    names: {
      allFamilies: 'All families',
      marriedCouple: 'Married couples',
      maleHouseholder: 'Led by a man, no spouse',
      femaleHouseholder: 'Led by a woman, no spouse',
    },
    limits: [
      'The chart starts in {from}, so it cannot show a turn in 1971. In its gaps are years that we could not read.',
      'Among all Americans under 65, poverty fell from 1959 to 1973 and has moved up and down since. Of the families led by a woman with no spouse {poverty-woman-1989} were poor in 1989 and {poverty-woman-2020} in {to}.',
      'What changed a lot is how many families are of each kind, and this chart does not show that. Some years are missing, because we could not read them in a copy of the official table: the lines go straight over them or have a gap. Only the line of all families shows each of its points. The Census Bureau has published later years.',
      'The official measure looks at cash income before taxes. It leaves out the income of a partner who is not a spouse, and tax credits and food aid, which grew over these years. The Census Bureau publishes a second measure that counts them.',
    ],
    limitSources: [
      {
        title: 'The Supplemental Poverty Measure: 2019, US Census Bureau',
        url: 'https://www.census.gov/library/publications/2020/demo/p60-272.html',
      },
      { title: 'Poverty since 1959, National Academy of Social Insurance', url: 'https://nasi.org/?p=14635' },
    ],
  },
};

export const charts = {
  /** Label of the red line in every chart that covers the year. */
  breakYear: '1971: gold window closes',
  values: {
    trillions: '{n} trillion',
    years: '{n} years',
    times: '{n}-fold',
    multiple: '{n}x',
    since: '{times}x since {year}',
    estimate: '≈',
  },
  parts: {
    data: 'Data',
    dataOf: 'Table and data: {title}',
    table: 'Table',
    tableOf: 'Table: {title}',
    link: {
      copyLink: 'Link',
      linkCopied: 'Copied',
      copyFailed: 'The browser refused. Copy the address here:',
      linkField: 'Link to this chart',
    },
    scale: { legend: 'Vertical axis', linear: 'Linear', log: 'Log' },
    scaleHint: 'On the log axis, equal steps are equal percentages.',
    reader: { label: 'Read the chart: {title}', start: 'Use the arrow keys to go from point to point.' },
    noteTitle: 'What this does not show:',
    notes: 'Sources and limits',
    noteSources: 'More on these limits:',
  },
  source: {
    /** On a phone the list of sources is behind this. */
    all: 'Sources',
    label: 'Source:',
    leftOut:
      'Values that we could not read in a copy of the source are left out here. The table of the series has them, marked as estimates.',
    details: 'Definition and caveats',
  },
  /** Comment lines at the top of a CSV file. */
  csv: {
    source: 'Source: {publisher}, {name}, {url}',
    unit: 'Unit: {unit}',
    vintage: 'As of: {vintage}',
    estimated: 'A column "…_status" says "estimate" where a value was written down from memory and not yet checked.',
    site: 'Compiled by {site}. The figures belong to their publishers.',
  },
};
