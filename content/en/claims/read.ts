import type { readClaims } from '@/content/claims/read';
import type { ClaimWords } from './words';

export const readWords: Record<keyof typeof readClaims, ClaimWords> = {
  'gold-supply-growth': {
    title: 'Gold that mines add in a year, compared with all gold above ground',
    how: 'Mines added {gold-added-2025} tonnes in 2025, after {gold-added-2024} in 2024. The stock above the ground at the end of 2025 was {gold-stock-2025} tonnes. The World Gold Council publishes all three. The two yearly figures were read in news reports of January 2026.',
    caveat: 'Both are estimates. The story says “one or two percent.”',
  },
  'house-size-1970': {
    title: 'Size of the median new house in 1970, in square feet',
    how: 'Read in a copy of a table of the Statistical Abstract of the United States.',
    caveat: 'Counted a little differently from later years: by houses begun and sold, not by houses completed.',
  },
  'house-size-1973': {
    title: 'Size of the median new house in 1973, in square feet',
    how: 'Read in an article that repeats the table of the Census Bureau.',
    caveat: 'New single-family houses only. An earlier figure, for 1970, has a row of its own.',
  },
  'house-size-2015': {
    title: 'Size of the median new house in 2015, in square feet',
    how: 'Read in an article that repeats the table of the Census Bureau.',
    caveat: 'New single-family houses only. The source calls it a record. Houses have become smaller since.',
  },
  'house-size-2023': {
    title: 'Size of the median new house in 2023, in square feet',
    how: 'Read in an economist’s article, which rounds the figure of the Census Bureau.',
    caveat: 'New single-family houses only.',
  },
  'house-size-2024': {
    title: 'Size of the median new house in 2024, in square feet',
    how: 'Read in an article on an analysis of the National Association of Home Builders, as the mean of the four quarters up to the fall of 2024.',
    caveat: 'From quarterly figures, which are not quite comparable with the yearly table of the years before.',
  },
  'argentina-inflation-2023': {
    title: 'Inflation in Argentina in 2023',
    how: 'Read in a news report on the official figure.',
    caveat: 'December compared with December of the year before. It fell again in 2024.',
  },
  'wikileaks-coins-2012': {
    title: 'Bitcoins given to WikiLeaks by August 2012',
    how: 'Read in an article of that month about one public address.',
    caveat: 'A rounded count at one address, from a small news site. Gifts to other addresses are not in it.',
  },
  'bank-of-cyprus-first': {
    title: 'Share of large deposits first turned into shares at Bank of Cyprus',
    how: 'Read in the announcement of the bank.',
    caveat: 'Only the part of a deposit above 100,000 euros. Smaller deposits were protected.',
  },
  'bank-of-cyprus-final': {
    title: 'Share of large deposits turned into shares at Bank of Cyprus in the end',
    how: 'Read in a news report on the agreement.',
    caveat: 'Only the part of a deposit above 100,000 euros. The depositors received shares of the bank for it.',
  },
  'adults-without-account': {
    title: 'Adults in the world without an account',
    how: 'Read in an article about the Global Findex survey of the World Bank.',
    caveat: 'From surveys in many countries. Accounts with a mobile-money company count as accounts.',
  },
  'adults-without-account-with-phone': {
    title: 'Adults without an account who have a mobile phone',
    how: 'Read in an article about the Global Findex survey of the World Bank.',
    caveat: 'Not every one of these phones is a smartphone, and most bitcoin wallets need one.',
  },
  'false-coins-2010': {
    title: 'Bitcoins created by the bug of August 2010',
    how: 'Read in the description of the incident on the Bitcoin Wiki.',
    caveat: 'The block that held them was abandoned within hours. The network was then very small.',
  },
  'exchange-theft-2025': {
    title: 'Value stolen from one exchange in February 2025',
    how: 'Read in a news report on the statement of the FBI.',
    caveat: 'A rounded value in dollars of that day. Most of it was ether and not bitcoin.',
  },
  'days-before-the-program': {
    title: 'Days from Bitcoin’s first block to its program',
    how: 'The first block bears the time of January 3, 2009. The program was announced on January 8.',
    caveat:
      'The blockchain has no block of the days between: the second is of January 9. The coins of the first can never be spent.',
  },
  'coins-of-satoshi': {
    title: 'Bitcoins that Bitcoin’s maker may hold',
    how: 'Read in the report of one researcher, who estimates it from patterns in the first blocks.',
    caveat:
      'Nobody knows. Other researchers think it is clearly less, and that the pattern proves less than is claimed.',
  },
  'mining-nuclear-share': {
    title: 'Nuclear power in the electricity of Bitcoin mining',
    how: 'Read in several summaries of the Cambridge report.',
    caveat: 'From a survey of mining firms that run about half of the network. It is part of the “sustainable” share.',
  },
  'gold-price-before-1934': {
    title: 'Official price of an ounce of gold before January 31, 1934',
    how: 'Set by law. Read in an essay on the history of the Federal Reserve.',
    caveat: 'An official price. In 1933 the market had already moved away from it.',
  },
  'gold-price-after-1934': {
    title: 'Official price of an ounce of gold from January 31, 1934 to the spring of 1972',
    how: 'Set by the president under the Gold Reserve Act. Read in the same essay. Its end was read in the president’s statement about signing the law of April 3, 1972.',
    caveat:
      'In December 1971 a new price was agreed, and in 1972 it became law. Only foreign governments and central banks could still buy at this price, and from August 15, 1971 nobody could.',
  },
  'gold-price-smithsonian': {
    title: 'Official price of an ounce of gold after the Smithsonian Agreement',
    how: 'Agreed by ten countries in December 1971. Read in an encyclopedia and in other pages on the agreement. The law that made it official was signed on April 3, 1972.',
    caveat: 'A price on paper: nobody could change dollars into gold at it. The market price was higher.',
  },
  'treasury-bill-minimum-1970': {
    title: 'Smallest Treasury bill from March 1970',
    how: 'Read in a circular of the Federal Reserve Bank of New York, which repeats the statement of the Treasury.',
    caveat:
      'Government notes and bonds, which run longer, still began at 1,000 dollars. The minimum stayed until August 1998, and then fell to 1,000 dollars (Treasury press release of August 5, 1998).',
  },
  'interest-rate-1981': {
    title: 'Height of the interest rate between US banks around 1981',
    how: 'Read in an article of the St. Louis Fed, which says that it rose above {interest-rate-1981}. The story says “nearly 20 percent.”',
    caveat: 'The rate that banks ask of each other for one night. It went up and down from day to day.',
  },
  'black-monday-fall': {
    title: 'Fall of the Dow Jones index of US shares on October 19, 1987',
    how: 'Read in a news report.',
    caveat: 'One index of thirty large companies. Wider indexes fell by a little less.',
  },
  'mortgage-debt-2008': {
    title: 'Mortgage debt the Federal Reserve said it would buy in November 2008',
    how: 'Read in the announcement, as the sum of two limits: one for bonds made of mortgages, and one for debt of the agencies that buy mortgages.',
    caveat: 'An upper limit. The program was made larger in March 2009.',
  },
  'insured-deposit-2023': {
    title: 'Insured part of a US bank deposit in 2023',
    how: 'Set by law, for each depositor, bank and kind of account. Read in copies of the press release.',
    caveat: 'At Silicon Valley Bank the government also protected what was above it.',
  },
  'inflation-target': {
    title: 'Inflation the Federal Reserve aims for',
    how: 'First stated in January 2012. Read on a page of the bank that quotes it.',
    caveat: 'For the longer run, and for another price index than the one this site uses.',
  },
  'core-inflation-may-2026': {
    title: 'Rise in consumer prices without food and energy in the year to May 2026',
    how: 'Read in two articles about the release of the Bureau of Labor Statistics of June 10, 2026.',
    caveat: 'People do buy food and energy. This number shows how far their jumps have spread to other prices.',
  },
  'cpi-average-2025': {
    title: 'Average of the price index in 2025',
    how: 'Read in a public report that names the Bureau of Labor Statistics as its source. The mean of the eleven months in our copy gives the same number.',
    caveat: 'No index was published for October 2025. Our own yearly series does not have this year.',
  },
  'inflation-june-2026': {
    title: 'Inflation in the year to June 2026',
    how: 'Read in a public report that took the index of June 2025 and of June 2026 from the Bureau of Labor Statistics.',
    caveat: 'One month compared with the same month a year earlier. The month is later than our copy of the index.',
  },
  'inflation-july-2026': {
    title: 'Inflation in the year to July 2026',
    how: 'Read in documents that repeat the release of the Bureau of Labor Statistics of August 12, 2026.',
    caveat: 'One month compared with the same month a year earlier. The month is later than our copy of the index.',
  },
  'core-inflation-july-2026': {
    title: 'Rise in consumer prices without food and energy in the year to July 2026',
    how: 'Read in documents that repeat the release of the Bureau of Labor Statistics of August 12, 2026.',
    caveat: 'People do buy food and energy. This number shows how far their jumps have spread to other prices.',
  },
  'core-pce-may-2026': {
    title: 'Rise in the index of the Federal Reserve, without food and energy, in the year to May 2026',
    how: 'Read in an article about the release of the Bureau of Economic Analysis.',
    caveat:
      'This is the price index of personal consumption. It gives other weights to things than consumer prices do.',
  },
  'first-payment-coins': {
    title: 'Bitcoins in the first payment to another person',
    how: 'Read in the words of the receiver, written four years later. Anyone can look the payment up in the blockchain.',
    caveat: 'The coins had no price then.',
  },
  'pizza-coins': {
    title: 'Bitcoins paid for two pizzas in May 2010',
    how: 'Offered and reported in a public forum. Read in an article that quotes both posts.',
    caveat: 'The first purchase of goods that is known. Earlier ones may have left no trace.',
  },
  'chain-split-block': {
    title: 'Block at which the BIP 110 chain split from Bitcoin',
    how: 'Written in the program that enforced the rule. Read in a change to Bitcoin.org that describes the split.',
    caveat: 'Block heights count from zero, the first block of all.',
  },
  'chain-split-signals': {
    title: 'Highest share of mining power that signaled for BIP 110',
    how: 'Read in a change to Bitcoin.org, which says that it never went above about this share.',
    caveat: 'Signals in blocks, counted by others. A signal is no promise to enforce a rule.',
  },
  'mt-gox-lost': {
    title: 'Bitcoins that Mt. Gox said were gone',
    how: 'Read in a news report: {mt-gox-lost} coins of customers and of the exchange together.',
    caveat: 'What the company said in February 2014. Some of the coins were found later.',
  },
  'mt-gox-found': {
    title: 'Bitcoins that Mt. Gox found again',
    how: 'Read in a news report on the statement of the company.',
    caveat: 'A rounded value. They lay in wallets of an older kind.',
  },
};
