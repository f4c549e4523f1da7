export interface FigureWords {
  title: string;
  /** The title of its page: what the figure answers. `{first}` is the year of its first row. */
  question: string;
  /** The answer in one or two sentences, with the names of lib/data/answer.ts. */
  answer?: string;
  /** What the numbers count, in words. */
  unit: string;
  definition: string;
  /** One honest limit of the figure, with a source a reader can open. */
  doesNotShow: { text: string; source: { title: string; url: string } };
  caveats: string[];
  /** Stands where some points were remembered, not read in a copy of the source. */
  estimateNote?: string;
  /** What each column of the file holds, by its key; where a column holds keys, also what each of those means. */
  series: Record<string, string>;
}

/** The codes a figure may name as its unit. */
export const unitWords = {
  'index-1982-84-100': 'Index, average of 1982 to 1984 = 100',
  usd: 'US dollars of the time',
  'usd-billions': 'Billions of US dollars',
  'usd-trillions': 'Trillions of US dollars',
  'usd-per-pound': 'US dollars per pound',
  'usd-per-troy-ounce': 'US dollars per troy ounce (31.1 g)',
  percent: 'Percent',
  'percent-since-1948': 'Percent change since 1948',
  'twh-per-year': 'Terawatt-hours (TWh) per year',
  'paper-marks-per-usd': 'Paper marks for one US dollar',
  'paper-marks-per-kg': 'Paper marks for one kilogram',
  'by-column': 'See each column',
};

/** The age of a figure. A copy is the file that was read, made on the day that is named. */
export const figureAge = {
  dataTo: 'Data to {date}',
  dataToInCopy: 'Data to {date}, copied on {copied}',
};

/** By the name of the file in content/figures. Their order is that of the rows on /sources. */
const words = {
  'cpi-u': {
    title: 'US consumer prices (CPI-U)',
    question: 'How much have prices in the United States risen since {first}?',
    answer:
      'In {last} they stood about {cpiTimes} times as high, and about {cpiLatest} times in {latestMonth}. What cost $1 in {first} cost about {cpiOfOneDollar} in {last}.',
    unit: unitWords['index-1982-84-100'],
    definition:
      'What a basket of goods and services costs people in US cities, compared with 1982 to 1984. Each point is the average of twelve months.',
    doesNotShow: {
      text: 'It shows the price of things, and nothing about pay or interest. A dollar in a savings account lost less than a dollar in a drawer. Your own basket also differs from the average one.',
      source: {
        title: 'BLS: questions and answers on the CPI',
        url: 'https://www.bls.gov/cpi/questions-and-answers.htm',
      },
    },
    caveats: [
      'No index was published for October 2025. The official average of 2025 is made of the other eleven months, and our copy does not have it.',
      'One month is not a yearly average. May 2025 stood at 321.5 and the average of 2024 at 313.7.',
      'The basket changes, and so did the methods. Until 1982 the index followed house prices and mortgage rates, and more was improved in the 1990s. In the Bureau’s own series with today’s methods, prices of 2020 are about 8 percent lower, counted from 1978.',
    ],
    series: { cpi: 'Consumer price index', change: 'Change over twelve months' },
  },
  m2: {
    title: 'US money supply (M2)',
    question: 'How many dollars are there?',
    answer: 'On average over {last}, {m2To}. In {first} it was {m2From}.',
    unit: unitWords['usd-billions'],
    definition:
      'Cash, checking and savings deposits, small time deposits and retail money-market funds that the public holds. Each point is the average of twelve months.',
    doesNotShow: {
      text: 'It does not show how many people and goods share the money, or how often each dollar is spent. Output grew a lot too, and each dollar changes hands less often than in the late 1990s.',
      source: { title: 'FRED: velocity of M2', url: 'https://fred.stlouisfed.org/series/M2V' },
    },
    caveats: [
      'The series starts in January 1959. The Federal Reserve redefined M2 in 1980 and worked out the years before by the new rule. From December 1982 banks could offer money-market deposit accounts, which count in M2 and swelled it in 1983.',
      'The Federal Reserve revises it often. A percentage with four digits holds only for one edition of the data.',
      'Any sum that grows by a steady rate bends upward on a plain scale. A log scale shows the rate itself.',
    ],
    series: { m2: 'M2 money supply' },
  },
  gdp: {
    title: 'Output of the United States (GDP)',
    question: 'How much does the United States produce in a year?',
    answer: 'In {last}, {currentTo}. After inflation that is about {chained2017Times} times the output of {first}.',
    unit: unitWords['usd-billions'],
    definition:
      'The market value of all finished goods and services made in the United States in a year. The second column takes the rise in prices out and counts in dollars of 2017.',
    doesNotShow: {
      text: 'Output is not income per person, and it says nothing about who received it. The number of people grew too.',
      source: {
        title: 'US Bureau of Economic Analysis: gross domestic product',
        url: 'https://www.bea.gov/data/gdp/gross-domestic-product',
      },
    },
    caveats: [
      'The value of 2024 is the average of four quarters in an edition of spring 2025. The others are yearly figures of the source.',
      'The Bureau revises the last years every September, usually by less than one percent. In 2024 it raised the value of 2023 by 1.3 percent.',
    ],
    series: { current: 'Output in dollars of the year', chained2017: 'Output in dollars of 2017' },
  },
  'median-house-price': {
    title: 'Median price of a new house in the United States',
    question: 'What does a new house in the United States cost?',
    answer: 'In {last}, {priceTo} for the one in the middle. In {first} it was {priceFrom}, in dollars of that year.',
    unit: unitWords.usd,
    definition:
      'Half of the newly built houses sold cost more and half cost less. Each point is the average of four quarters.',
    doesNotShow: {
      text: 'Houses changed. A typical new house had about 1,400 square feet in 1971 and about 2,290 in 2023. The price also says nothing about mortgage rates, which decide what a buyer pays each month.',
      source: {
        title: 'Economist Writing Every Day: House prices and quality, 1971 and 2023',
        url: 'https://economistwritingeveryday.com/2024/12/11/house-prices-and-quality-1971-vs-2023',
      },
    },
    caveats: [
      'Only new houses count. The typical older house sells for another price.',
      'The series starts in 1963. Earlier points come from the Census of Housing, which asked owners what their home was worth.',
      'The 422,800 dollars used for 2024 on this site is the median price of existing homes in May 2025 (National Association of Realtors).',
    ],
    estimateNote: 'Points before 1963 are from memory and are not checked. Treat them as rough.',
    series: { price: 'Median price' },
  },
  'median-family-income': {
    title: 'Median family income in the United States',
    question: 'What does the typical American family earn in a year?',
    answer: 'In {last}, {incomeTo}. In {first} it was {incomeFrom}, in dollars of that year.',
    unit: unitWords.usd,
    definition:
      'Half of families had more and half had less, before taxes. A family is two or more related people who live together.',
    doesNotShow: {
      text: 'These are dollars of the time. After inflation, the typical family earns more than it did in 1971. More families also have two earners than in 1971.',
      source: {
        title: 'FRED: real median family income',
        url: 'https://fred.stlouisfed.org/series/MEFAINUSA672N',
      },
    },
    caveats: [
      'People who live alone are left out, so this runs above household income.',
      'Taxes, health insurance paid by employers and most public help are not counted.',
    ],
    estimateNote:
      'The value of 2024 is from memory. Those of 1953 to 2023 were read in a copy of the official series, which rounds to ten dollars from 1971 on, and those before 1953 in a copy of the Census table.',
    series: { income: 'Median family income' },
  },
  unemployment: {
    title: 'Unemployment in the United States',
    question: 'How many people in the United States look for work and have none?',
    answer:
      'On average over {last}, {rateTo} of those who had a job or looked for one had none. Since {first} the highest yearly average was {rateMax} ({rateMaxAt}), the lowest {rateMin} ({rateMinAt}).',
    unit: 'Percent of the labor force',
    definition:
      'People of 16 years and over who have no job, look for one and could start, or who wait to be called back after a layoff, in percent of these and of all who have a job. Each point is the average of twelve months, which are adjusted for the season.',
    doesNotShow: {
      text: 'It leaves out people who have stopped looking, and those who work fewer hours than they want. It does not show what a job pays.',
      source: {
        title: 'FRED: a wider measure of unemployment (U-6)',
        url: 'https://fred.stlouisfed.org/series/U6RATE',
      },
    },
    caveats: [
      'For October 2025 there is no value. So there is no average for 2025.',
      'The Bureau revises the months of the last five years once a year, mostly by a tenth of a point or not at all.',
      'The months were read in a stored copy of the source. A second copy agrees with it from 2005 on, apart from later revisions. The day of the copies was not recorded.',
    ],
    series: { rate: 'Unemployment rate' },
  },
  'median-household-income': {
    title: 'Median household income in the United States',
    question: 'What does the typical American household earn in a year?',
    answer: 'In {last}, {incomeTo}. In {first} it was {incomeFrom}, in dollars of that year.',
    unit: unitWords.usd,
    definition: 'Half of households had more and half had less, before taxes. A household is everyone in one home.',
    doesNotShow: {
      text: 'These are dollars of the time. After inflation, the typical household earns more than it did in the 1980s. Households have also become smaller.',
      source: {
        title: 'FRED: real median household income',
        url: 'https://fred.stlouisfed.org/series/MEHOINUSA672N',
      },
    },
    caveats: [
      'The Census Bureau has no household income before 1967.',
      'The survey changed in 2013 and 2017, so those years have two official values. The later one is used.',
    ],
    estimateNote: 'The values from 1968 to 1983 are from memory and fit the official inflation-adjusted series.',
    series: { income: 'Median household income' },
  },
  'productivity-pay': {
    title: 'Productivity and pay in the United States',
    question: 'How much more do workers produce in an hour, and how much more are they paid?',
    answer:
      'From {first} to {last}, an hour’s output rose {productivityTo}. The pay of workers who are not managers rose {payTo} after inflation, by another price measure.',
    unit: unitWords['percent-since-1948'],
    definition:
      'Productivity is what an hour of work produces, after wear and tear. Pay is the hourly wage and benefits of workers who are not managers, after inflation.',
    doesNotShow: {
      text: 'The two lines use different price measures and different groups of workers. With one measure for both, the gap is smaller. Other studies place the break in 1973 or 1979, and find that productivity still lifts pay.',
      source: {
        title: 'Stansbury and Summers: Productivity and Pay, Is the Link Broken?',
        url: 'https://www.nber.org/papers/w24165',
      },
    },
    caveats: [
      'The Economic Policy Institute is a think tank close to labor unions. It dates the break to 1979.',
      'Older releases of the same chart show slightly other values.',
    ],
    series: { productivity: 'Productivity', pay: 'Pay of typical workers' },
  },
  'childhood-obesity': {
    title: 'Obesity among US children by age',
    question: 'How many American children and teenagers have obesity?',
    answer:
      'In the survey of 2017 to March 2020, {age2to5To} of those aged 2 to 5, {age6to11To} aged 6 to 11 and {age12to19To} aged 12 to 19.',
    unit: 'Percent of each age group',
    definition:
      'The share of children whose measured body-mass index is at or above the 95th percentile of the CDC growth charts of 2000.',
    doesNotShow: {
      text: 'It does not show a cause. Health researchers point to food, drinks, screens, sleep and less movement. No line on a money chart can prove another reason.',
      source: {
        title: 'National Academies: Preventing Childhood Obesity',
        url: 'https://www.nap.edu/openbook.php?record_id=11015&page=56',
      },
    },
    caveats: [
      'The points are surveys of several years each, with a sampling error of about 1.5 to 3 percentage points.',
      'A point stands at the first year of its survey. In the 1960s one survey measured ages 6 to 11 (1963 to 1965) and a later one ages 12 to 17 (1966 to 1970). There is no value for ages 2 to 5 before 1971.',
      'The last survey ran from 2017 to March 2020, when the pandemic cut it short. Its first two years were also published alone. They are in the data and not in the chart, because they would count the same children twice.',
      'For 2021 to 2023 only the figure for all ages was read: 21.1 percent.',
    ],
    estimateNote:
      'For the two surveys of the 1960s we read only whole numbers. Most values of 1999 to 2002, 2005 to 2006 and 2009 to 2010 are from memory, too. The official table itself was not available to us. The other values were read in pages and summaries that quote it.',
    series: { age2to5: 'Ages 2 to 5', age6to11: 'Ages 6 to 11', age12to19: 'Ages 12 to 19' },
  },
  'families-poverty': {
    title: 'Families in poverty by type of family',
    question: 'How many American families live in poverty?',
    answer: 'In {last}, {allFamiliesTo} of them. In {first} it was {allFamiliesFrom}.',
    unit: 'Percent of families',
    definition: 'The share of families whose income before taxes is below the official poverty line for their size.',
    doesNotShow: {
      text: 'The official measure leaves out taxes, tax credits and food assistance. Measures that count them give another picture, so the line is not the whole story of poverty.',
      source: {
        title: 'Congressional Research Service: An Introduction to Poverty Measurement',
        url: 'https://www.everycrsreport.com/reports/R44780.html',
      },
    },
    caveats: [
      'Rates for married couples, and for families headed by a man with no spouse, start in 1973.',
      'The method changed in 1979, 1993, 2013 and 2017.',
    ],
    estimateNote:
      'We could read only parts of the official table: all families in 1970, 1975, 1980, 1985 and 1989 to 2008, married couples from 1996 to 2008, families of a woman with no spouse from 1989 to 2001 and in 2005, 2007 and 2008, families of a man with no spouse in 2001, 2007 and 2008, and all four from 2010 to 2020. Almost all of it agreed with our memory. The rest is from memory, and its five-year averages fit those that were read. Our charts leave it out.',
    series: {
      allFamilies: 'All families',
      marriedCouple: 'Married couples',
      maleHouseholder: 'Headed by a man, no spouse',
      femaleHouseholder: 'Headed by a woman, no spouse',
    },
  },
  'btc-price-monthly': {
    title: 'Bitcoin price at the end of each month',
    question: 'What has one bitcoin cost at the end of each month?',
    answer:
      '{closeFrom} in {first}, {closeTo} in {last}. On the way, the worst fall from one month end to a later one was {btc-worst-drawdown}.',
    unit: 'US dollars per bitcoin',
    definition: 'The closing price of the last day of each month. Yearly averages are the mean of all daily closes.',
    doesNotShow: {
      text: 'It does not show what people earned. A study by the Bank for International Settlements found that most users of crypto apps from 2015 to 2022 probably lost money, because many bought near the top.',
      source: {
        title: 'BIS Bulletin 69: Crypto shocks and retail losses',
        url: 'https://www.bis.org/publ/bisbull69.htm',
      },
    },
    caveats: [
      'Our source has no price before July 2010. Early prices come from one or two small exchanges.',
      'Highs and lows within a month are not in the monthly line.',
      'The close of June 2026 is from the Coinbase exchange.',
    ],
    series: {
      close: 'Month-end close',
      average: 'Yearly average',
      yearEndClose: 'Year-end close',
      highestClose: 'Highest close',
      lowestClose: 'Lowest close',
    },
  },
  'btc-network': {
    title: 'The Bitcoin network by year',
    question: 'How large has the Bitcoin network become?',
    answer: 'In {last} its miners guessed at {hashRateEhsTo} on average. In {first} it was {hashRateEhsFrom}.',
    unit: unitWords['by-column'],
    definition:
      'Hash rate is the guesses per second of all miners, estimated from the difficulty and the blocks found. Supply is the coins issued by the end of the year. The mean fee is all fees divided by all transactions.',
    doesNotShow: {
      text: 'A high hash rate does not show who controls it. A few mining pools find most of the blocks.',
      source: { title: 'mempool.space: mining pools', url: 'https://mempool.space/mining' },
    },
    caveats: [
      'Nobody can measure the hash rate directly. Daily estimates scatter by about 10 percent.',
      'Short busy periods pull the mean fee up. The typical fee is lower.',
      'Issued coins include lost ones, and nobody knows how many those are.',
    ],
    series: {
      hashRateEhs: 'Hash rate (EH/s)',
      hashRateDecemberEhs: 'Hash rate in December (EH/s)',
      difficulty: 'Difficulty at year-end',
      meanFeeUsd: 'Mean fee (US dollars)',
      medianFeeUsd: 'Median fee (US dollars)',
      supplyYearEndBtc: 'Coins issued by year-end',
      transactions: 'Transactions',
      subsidyBtc: 'New bitcoin per block',
    },
  },
  'gold-price': {
    title: 'Price of gold',
    question: 'What has an ounce of gold cost since {first}?',
    answer:
      'By law {gold-price-before-1934} in {first}, and {priceTo} on average in {last}, each in the dollars of its year.',
    unit: unitWords['usd-per-troy-ounce'],
    definition: 'The average price of one troy ounce of gold in the year.',
    doesNotShow: {
      text: 'Until 1971 governments fixed the price for most of the time, so a flat line is not a calm market. The last years under that system already had rising inflation, which helped to end it.',
      source: {
        title: 'Federal Reserve History: Nixon ends convertibility of US dollars to gold',
        url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
      },
    },
    caveats: [
      'The values of 1900 to 1918 fit the London price of gold that is eleven twelfths pure, so they are about a twelfth too low. Those of 1931 and 1949 are too low as well.',
      'From 1933 to the end of 1974 US citizens could not legally own gold bars.',
      'Gold pays no interest, and storing it costs money.',
    ],
    series: { price: 'Gold' },
  },
  'treasury-bills': {
    title: 'Interest on three-month US Treasury bills',
    question: 'What did a short loan to the US government pay?',
    answer:
      'Between {rateMin} a year ({rateMinAt}) and {rateMax} ({rateMaxAt}), as yearly averages. In {last} it was {rateTo}.',
    unit: 'Percent a year, discount rate',
    definition:
      'What the market paid on loans to the US government for three months. The rate is a discount on the sum that is paid back, in years of 360 days. Each point is the average of twelve months.',
    doesNotShow: {
      text: 'It is the interest before tax and before inflation. In most years from 2003 to 2024 it was below inflation, so savers lost buying power even with interest.',
      source: {
        title: 'FRED Blog: cash and Treasury bills after inflation',
        url: 'https://fredblog.stlouisfed.org/2019/04/the-absence-of-return-on-short-term-treasuries/',
      },
    },
    caveats: [
      'From March 1970 to August 1998 the smallest bill was for 10,000 dollars. In 1971 that was about a year’s income of a family. Many savings accounts paid less.',
      'A buyer earned more than the discount rate: in 2024 by about a quarter of a point, in 1981 by about one and a half. Where this site says what bills earned, it counts a bill of 91 days, renewed all year.',
      'The source goes back to 1934. Our copy starts with 1972, the first full year after the gold window closed.',
      'The months were read in two stored copies of the source, which agree. The day of the copies was not recorded.',
    ],
    series: { rate: 'Treasury bills, three months' },
  },
  'item-prices': {
    title: 'Prices of six everyday things',
    question: 'What did a car, a house and a loaf of bread cost?',
    answer:
      'From {first} to {last}, a pound of bread went from {breadFrom} to {breadTo}, and a gallon of milk from {milkFrom} to {milkTo}.',
    unit: unitWords.usd,
    definition:
      'One price per thing and year. Bread is per pound, milk and gasoline per gallon. Each point names where it comes from.',
    doesNotShow: {
      text: 'These prices give a sense of scale. They cannot measure inflation, because the things changed: a car of 2024 is safer and lasts longer than one of 1971. Official averages come with the same warning.',
      source: {
        title: 'BLS: average price data',
        url: 'https://www.bls.gov/cpi/factsheets/average-prices.htm',
      },
    },
    caveats: [
      'Cars are passenger cars up to 2010, and all light vehicles with pickups and SUVs from 2017. The car of 1913 is one model, the Ford Model T.',
      'The house of 1959 is any home that its owner lives in. From 1971 it is a newly built one.',
      'No official series follows a cup of coffee, so most years have no price of one.',
      'The prices of 2024 in the Time Machine are the ones set by this site. The sourced ones stand beside them.',
    ],
    estimateNote: 'Points marked as estimates are from memory or worked out from other prices.',
    series: {
      car: 'New car',
      medianHouse: 'Median house',
      coffee: 'Cup of coffee',
      bread: 'Bread',
      milk: 'Gallon of milk',
      gas: 'Gallon of gasoline',
    },
  },
  'inflation-2020-2024': {
    title: 'Prices and wages, 2020 to 2024',
    question: 'How fast did rents, food and wages rise from 2020 to 2024?',
    answer:
      'Over the five years together: rent {rentCpiTotal}, food at home {foodAtHomeCpiTotal}, hourly earnings {hourlyEarningsTotal}.',
    unit: 'Percent, December compared with December of the year before',
    definition:
      'Shelter covers the rent of all homes, with an estimated rent for owners. Case-Shiller follows the prices of houses that were sold twice. Hourly earnings cover all private employees.',
    doesNotShow: {
      text: 'A house price is what a few buyers paid. Shelter is what living in a home costs everyone. The two can differ for years, so neither alone is the cost of housing.',
      source: {
        title: 'BLS: rent and owners’ equivalent rent',
        url: 'https://www.bls.gov/cpi/factsheets/owners-equivalent-rent-and-rent.htm',
      },
    },
    caveats: [
      'Average earnings rose in 2020 partly because many low-paid jobs vanished.',
      'House price indexes are revised later.',
      'The values for shelter and food in 2023 come from adjusted indexes, which agree to about 0.1 point.',
    ],
    estimateNote: 'The rent of December 2023 is from memory.',
    series: {
      shelterCpi: 'Shelter (CPI)',
      rentCpi: 'Rent (CPI)',
      foodAtHomeCpi: 'Groceries (CPI)',
      hourlyEarnings: 'Hourly earnings',
      caseShiller: 'House prices (Case-Shiller)',
    },
  },
  energy: {
    title: 'Electricity use of Bitcoin and other things',
    question: 'How much electricity does Bitcoin use, beside other things?',
    answer:
      'In 2024 about {btc-energy-cambridge}, by the Cambridge estimate. The rows below set other estimates and other uses beside it.',
    unit: unitWords['twh-per-year'],
    definition: 'Each row is one published estimate with its own year and its own reach.',
    doesNotShow: {
      text: 'The rows are not alike. Banks serve billions of accounts, and the figure for lights covers one country in 2008. A smaller number does not make a use worth its energy.',
      source: { title: 'Cambridge: CBECI comparisons', url: 'https://ccaf.io/cbnsi/cbeci/comparisons' },
    },
    caveats: [
      'All rows are estimates from models. Half more or half less is normal.',
      'The Cambridge index showed the number for 2023 in July of that year. In August Cambridge lowered its estimates.',
      'The banking figure comes from Galaxy Digital, a crypto company.',
      'The gaming figure covers gaming PCs in 2012. The later US figure for all gaming devices is 34.',
      'For 2024 the International Energy Agency counts 415 for data centers.',
    ],
    series: {
      bitcoin: 'Bitcoin network, index in July 2023',
      bitcoin2024: 'Bitcoin network, 2024',
      bitcoin2021: 'Bitcoin network, 2021',
      banking: 'Banking system, 2021',
      goldIndustry: 'Gold industry, 2021',
      goldMining: 'Gold mining, 2023',
      dataCentres: 'Data centers, 2018',
      dataCentresAiCrypto: 'Data centers, AI and crypto, 2022',
      dataCentres2024: 'Data centers, 2024',
      gamingPcs: 'Gaming PCs worldwide, 2012',
      gamingUs: 'All gaming devices, United States, 2016',
      christmasLights: 'Christmas lights, United States, 2008',
      christmasLightsLed: 'Christmas lights, United States, with LEDs',
      twhPerYear: 'Electricity per year',
    },
  },
  'weimar-1923': {
    title: 'Germany 1922 to 1923: marks for one dollar',
    question: 'How many marks did one dollar cost in Germany in 1923?',
    answer: '{marksPerDollarFrom} on average in {first}, and {marksPerDollarTo} in {last}.',
    unit: unitWords['paper-marks-per-usd'],
    definition:
      'The average official rate of one US dollar in Berlin in each month. Before the war a dollar cost 4.20 marks.',
    doesNotShow: {
      text: 'It does not show why. War debts, reparations, the occupation of the Ruhr and a state that printed money to pay its bills came together. Few inflations are like it.',
      source: {
        title: 'Encyclopaedia Britannica: the Ruhr and inflation',
        url: 'https://www.britannica.com/place/Weimar-Republic/The-Ruhr-and-inflation',
      },
    },
    caveats: [
      'A monthly average hides the daily slide. In November 1923 alone the rate went from 130 billion to 4.2 trillion.',
    ],
    estimateNote: 'The monthly averages are from memory. Single days that were read are listed beside them.',
    series: { marksPerDollar: 'Marks per dollar' },
  },
  owner: {
    title: 'Figures set by Bitcoin Journey',
    question: 'Which numbers did this site set itself?',
    unit: 'See each table',
    definition:
      'These are the numbers this site was built around: ten price levels, five prices of 2024 and one of May 2025, four bitcoin prices and a few comparisons. Where an official number differs, it stands beside ours with its name.',
    doesNotShow: {
      text: 'They mix months, year-ends and yearly averages. Where that matters, the published figure is beside ours.',
      source: { title: 'Bitcoin Journey: sources and corrections', url: '/sources' },
    },
    caveats: [
      'The last price level (321.5) is that of May 2025, in the row of 2024. The official average of 2024 is 313.7.',
      'The bitcoin prices of 2017 and 2020 are year-end prices. Those of 2021 and 2024 are yearly averages.',
    ],
    series: {
      cpi: 'Price level (the last is of May 2025)',
      car: 'New car',
      medianHouse: 'Median house',
      coffee: 'Cup of coffee',
      bread: 'Loaf of bread',
      milk: 'Gallon of milk',
      gas: 'Gallon of gasoline',
      price: 'Bitcoin price',
      m2: 'M2 money supply',
      housing: 'Housing',
      groceries: 'Groceries',
      wages: 'Wages',
      twhPerYear: 'Electricity per year',
    },
  },
} satisfies Record<string, FigureWords>;

export const figureWords: Record<keyof typeof words, FigureWords> = words;
