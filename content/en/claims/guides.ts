import type { guideClaims } from '@/content/claims/guides';
import type { ClaimWords } from './words';

export const guideWords: Record<keyof typeof guideClaims, ClaimWords> = {
  'strategy-average-cost': {
    title: 'What Strategy paid for each bitcoin it held on April 5, 2026, on average',
    how: 'Read in a summary of the company’s report to the US stock exchange authority.',
    caveat: 'The average over all coins that it held. It has bought and sold since then.',
  },
  'block-first-coins': {
    title: 'Bitcoins that Block bought in October 2020',
    how: 'Read in a news article on the company’s purchases.',
    caveat: 'The company was called Square at the time.',
  },
  'block-first-cost': {
    title: 'What Block paid for its bitcoins of October 2020',
    how: 'Read in a news article on the company’s purchases.',
    caveat: 'A rounded sum.',
  },
  'block-second-coins': {
    title: 'Bitcoins that Block bought in February 2021',
    how: 'Read in a news article on the company’s purchases.',
    caveat: 'The company was called Square at the time.',
  },
  'block-second-cost': {
    title: 'What Block paid for its bitcoins of February 2021',
    how: 'Read in a news article on the company’s purchases.',
    caveat: 'A rounded sum.',
  },
  'ftx-paid': {
    title: 'What FTX was to pay most of its creditors, compared with what they held in dollars on the day it failed',
    how: 'Read in a news report on the plan that a judge approved.',
    caveat: 'Counted in dollars of November 2022. Bitcoin cost several times as much when the money was paid.',
  },
  'ftx-bitcoin-value': {
    title: 'What one bitcoin counted for in the claims of customers of FTX',
    how: 'Read in a news report on the ruling of a court.',
    caveat: 'The price on the day of the failure. When the money was paid, bitcoin cost several times as much.',
  },
  'salvador-paid-2023': {
    title: 'People in El Salvador who said that they had paid with bitcoin in 2023',
    how: 'Read in a news report on a survey of the Central American University.',
    caveat: 'A survey: what people say they did.',
  },
  'salvador-paid-2024': {
    title: 'People in El Salvador who said that they had paid with bitcoin in 2024',
    how: 'Read in a news report, in Spanish, on a survey of the Central American University.',
    caveat: 'A survey: what people say they did.',
  },
  'remittance-plain': {
    title: 'Fee for sending two hundred dollars home, in the third quarter of 2023: plain average of all services',
    how: 'Read in the report of the World Bank.',
    caveat: 'Each service counts the same, however few people use it.',
  },
  'remittance-weighted': {
    title: 'Fee for sending two hundred dollars home, in the third quarter of 2023: weighted by the sums sent',
    how: 'Read in the report of the World Bank.',
    caveat: 'Services that carry more money count more.',
  },
  'app-users-at-loss-least': {
    title: 'Users of trading apps who were probably at a loss by late 2022: the lower estimate',
    how: 'Read in a news report on a study by economists at the Bank for International Settlements.',
    caveat: 'A rough estimate, by the authors’ own word.',
  },
  'app-users-at-loss-most': {
    title: 'Users of trading apps who were probably at a loss by late 2022: the upper estimate',
    how: 'Read in a news report on a study by economists at the Bank for International Settlements.',
    caveat: 'A rough estimate, by the authors’ own word.',
  },
  'adults-with-crypto-2023': {
    title: 'US adults who used or held any cryptocurrency in 2023',
    how: 'Read in a report on the yearly survey of the Federal Reserve.',
    caveat: 'Any cryptocurrency. For bitcoin alone it can only be the same or less.',
  },
  'adults-paying-with-crypto-2023': {
    title: 'US adults who paid for something with a cryptocurrency in 2023',
    how: 'Read in a report on the yearly survey of the Federal Reserve.',
    caveat: 'About: the report rounds it.',
  },
  'children-died-1800': {
    title: 'Children who died before age five two centuries ago: more than this',
    how: 'Read in an article by Our World in Data.',
    caveat: 'An estimate for the whole world.',
  },
  'children-died-2021': {
    title: 'Children who died before age five, by the rates of 2021',
    how: 'Read in an article by Our World in Data.',
    caveat: 'An average of the world. It differs widely between countries.',
  },
  'lump-sum-ahead-stocks': {
    title: 'Cases in which a lump sum in world stocks was ahead of three monthly parts after a year',
    how: 'Read in an article by Vanguard on its own study of the years 1976 to 2022.',
    caveat: 'Vanguard sells funds. World stocks mostly rose in those years.',
  },
  'soldiers-rate-least': {
    title: 'Yearly rate at which the two offers to US soldiers were worth the same in 1992: the lowest of their cases',
    how: 'Read in the opening of the study, in a copy.',
    caveat: 'Before taxes. It depended on rank and years of service.',
  },
  'soldiers-rate-most': {
    title: 'Yearly rate at which the two offers to US soldiers were worth the same in 1992: the highest of their cases',
    how: 'Read in the opening of the study, in a copy.',
    caveat: 'Before taxes. It depended on rank and years of service.',
  },
  'pool-group-share-2024': {
    title: 'Hash rate of the largest group of mining pools in May 2024',
    how: 'Read from a public chart that groups pools that seem to use the same block plans.',
    caveat: 'Which pools belong together is a judgement of the author of the chart.',
  },
  'pool-groups-share-2025': {
    title: 'Blocks found by six groups of mining pools in 2025: more than this',
    how: 'Read in a translation of the author’s report.',
    caveat: 'A share of blocks, not of hash rate, so it cannot be compared with the row above.',
  },
  'miner-joules-air': {
    title: 'Joules that a good air-cooled mining machine needs for a trillion guesses',
    how: 'Computed from the watts and guesses that a hobby site repeats from the maker.',
    caveat: 'One model of the 2020s, by its maker’s word. Cooling and losses come on top.',
  },
  'miner-joules-water': {
    title: 'Joules that a water-cooled mining machine announced for 2026 needs for a trillion guesses',
    how: 'Read in a copy of a news report.',
    caveat: 'The word of its maker before it was sold.',
  },
  'mining-gas-share': {
    title: 'Natural gas in the power of bitcoin mining, by the Cambridge report of 2025',
    how: 'Read in published summaries of the report.',
    caveat: 'A survey of firms, most of whose activity was in the United States.',
  },
  'riot-cut': {
    title: 'How far Riot cut its use of power at peak times in August 2023: more than this',
    how: 'Read in a news report on the company’s own announcement.',
    caveat: 'The company’s word.',
  },
  'riot-credits-paid': {
    title: 'Credits that Riot received for power in August 2023',
    how: 'Read in a news report on the company’s own announcement.',
    caveat: 'One month of one company in Texas.',
  },
  'node-disk-full': {
    title: 'Disk that a full node needs, in gigabytes, April 2026',
    how: 'Read in the requirements at bitcoin.org.',
    caveat: 'It grows each month.',
  },
  'node-disk-pruned-least': {
    title: 'Disk that a pruned node needs, in gigabytes: the least to plan for',
    how: 'Our own sum: the size of the list of unspent coins, read in the source code of Bitcoin Core, and the 550 MiB that bitcoin.org names as the least room for blocks.',
    caveat: 'Our own rounding. The list of unspent coins grows and shrinks.',
  },
  'node-disk-pruned-most': {
    title: 'Disk that a pruned node needs, in gigabytes: a sum with some room',
    how: 'Our own sum: the size of the list of unspent coins, read in the source code of Bitcoin Core, and the 550 MiB that bitcoin.org names as the least room for blocks.',
    caveat: 'Our own rounding. The list of unspent coins grows and shrinks.',
  },
  'fee-rate-low-2026': {
    title: 'Fee rate of low and medium priority in early May 2026, in satoshis per virtual byte',
    how: 'Read from an article that shows the estimates of a public mempool in those days.',
    caveat: 'The estimates of a few quiet days. Rates change within hours.',
  },
  'fee-rate-high-2026': {
    title: 'Fee rate of high priority in early May 2026, in satoshis per virtual byte',
    how: 'Read from an article that shows the estimates of a public mempool in those days.',
    caveat: 'The estimates of a few quiet days. Rates change within hours.',
  },
  'fee-rate-rush-2024': {
    title: 'Average fee rate in a rush at the end of February 2024, in satoshis per virtual byte',
    how: 'Read from an article about the rise of fees in those days.',
    caveat: 'A few busy days: fees had more than doubled within four of them.',
  },
  'core-newest-version': {
    title: 'Newest major version of Bitcoin Core in our sources',
    how: 'Read in the project’s release notes.',
    caveat: 'The project aims at a new one every six months.',
  },
  'allowlist-hold': {
    title: 'Hours that a new address has to wait at Coinbase with its allowlist switched on',
    how: 'Read in the help pages of the exchange.',
    caveat: 'The rule of one platform, which it can change.',
  },
  'chain-split-own-blocks': {
    title: 'Blocks in three weeks on the chain of the nodes that demanded BIP 110',
    how: 'Read in a change to the program that most of these nodes ran.',
    caveat: 'Counted by the makers of that program.',
  },
};
