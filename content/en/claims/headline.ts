import type { headlineClaims } from '@/content/claims/headline';
import { bitcoinPriceWords } from './bitcoin-price';
import type { ClaimWords } from './words';

export const headlineWords: Record<keyof typeof headlineClaims, ClaimWords> = {
  'dollar-value-lost-since-1971': {
    title: 'Value the dollar lost since 1971',
    how: '1 minus the price level of 1971 ({owner-cpi-1971}) divided by the price level of May 2025 ({owner-cpi-2024}).',
    caveat:
      'This is a dollar held as cash, without interest. Wages and savings rates rose too. The official yearly averages give {dollar-value-lost-since-1971:official} as well. A good part of the dollar’s loss came earlier: see 1913 to 1971.',
  },
  'house-price-multiple': {
    title: 'Rise in the price of a house since 1971',
    how: 'The median price of an existing house in May 2025 ({owner-house-2024}) minus that of a new one in 1971 ({new-house-1971}), divided by that of 1971. The rise is {house-price-multiple:number:1} times the first price. Here it is rounded to a whole number.',
    caveat:
      'The price of May 2025 is {house-price-ratio:number} times the price of 1971: the old price plus a rise of {house-price-multiple:number:1}. The two prices come from different series, existing homes and new homes. New homes alone give a rise of {house-price-multiple:official:number:1}. Houses also grew larger.',
  },
  'house-price-ratio': {
    title: 'Price of a house, May 2025 compared with 1971',
    how: 'The median price of an existing house in May 2025 ({owner-house-2024}) divided by that of a new one in 1971 ({new-house-1971}).',
    caveat:
      'The price of May 2025 is for existing homes and that of 1971 for new homes. New homes alone give {house-price-ratio:official:number}.',
  },
  'year-1971': {
    title: 'The year the gold window closed',
    how: 'A date: on August 15, 1971 President Nixon ended the exchange of dollars for gold at a fixed price.',
    caveat:
      'Only foreign governments and central banks could still make that exchange. Many things changed in the 1970s, and timing does not prove a cause.',
  },
  'm2-increase-since-1959': {
    title: 'Rise in money supply, February 1959 to November 2024',
    how: 'M2 went from {m2-feb-1959:billions} billion dollars in February 1959 to {m2-nov-2024:billions} billion dollars in November 2024, in the early-2025 edition of the data. That is about {m2-multiple-between-the-months:number} for each dollar of 1959.',
    caveat:
      'It compares two single months. From {m2-jan-1959} in January 1959 to {m2-jan-2024} in January 2024, the diamond beside the line we draw, it is {m2-increase-drawn-series}. From January 1959 to December 2024 the 2026 edition gives {m2-increase-since-1959:official}.',
  },
  'm2-increase-drawn-series': {
    title: 'Rise in the money supply from January 1959 to January 2024',
    how: 'From {m2-jan-1959} (January 1959) to {m2-jan-2024} (January 2024 in the early-2025 edition, the diamond beside the line we draw).',
    caveat:
      'The two ends are single months. Yearly averages of 1959 and 2024 ({m2-in-2024}) in the 2026 edition give {m2-increase-drawn-series:official}.',
  },
  'm2-multiple-since-1959': {
    title: 'The money supply of January 2024 as a multiple of January 1959',
    how: '{m2-jan-2024} divided by {m2-jan-1959} is {m2-multiple-since-1959:1}. Here it is rounded to the nearest ten. The months are January 1959 and January 2024, in the early-2025 edition.',
    caveat:
      'By May 2026 the multiple was {m2-multiple-latest}, in the 2026 edition. The number of people and the output of the economy grew too. More money is not the same as higher prices.',
  },
  'purchasing-power-lost-since-1959': {
    title: 'Value 100 dollars lost since 1959',
    how: '1 minus the price level of 1959 ({owner-cpi-1959}) divided by the price level of May 2025 ({owner-cpi-2024}).',
    caveat:
      'This is cash without interest. The official yearly averages of 1959 and 2024 give {purchasing-power-lost-since-1959:official}.',
  },
  'purchasing-power-lost-since-1959-rounded': {
    title: 'Value the dollar lost since 1959, rounded',
    how: 'The same sum as for {purchasing-power-lost-since-1959}, rounded to a whole percent.',
    caveat: 'This is cash without interest. The exact result with the official yearly averages is a little lower.',
  },
  'purchasing-power-of-100-dollars': {
    title: 'What 100 dollars of 1959 still bought in May 2025',
    how: '100 times the price level of 1959 ({owner-cpi-1959}) divided by the price level of May 2025 ({owner-cpi-2024}).',
    caveat: 'In dollars of 1959. The official yearly averages give {purchasing-power-of-100-dollars:official}.',
  },
  'cpi-base-difference': {
    title: 'How much lower results would be with the official average of 2024',
    how: '1 minus the official average of 2024 ({owner-cpi-2024:official}) divided by the price level of May 2025 ({owner-cpi-2024}).',
    caveat: 'The level of May 2025 stays the base of the Time Machine.',
  },
  'cpi-peak-1980': {
    title: 'Highest yearly inflation around 1980',
    how: 'Consumer prices in March 1980 compared with March 1979.',
    caveat: 'One month compared with the same month a year earlier, not a yearly average.',
  },
  'cpi-june-2022': {
    title: 'Yearly inflation in June 2022',
    how: 'Consumer prices in June 2022 compared with June 2021.',
    caveat: 'It was the highest in about forty years, and it fell in the months that followed.',
  },
  'm2-feb-2020-to-feb-2021': {
    title: 'Rise in the money supply in one year of the pandemic',
    how: 'M2 in February 2021 ({m2-feb-2021:billions} billion dollars) compared with February 2020 ({m2-feb-2020:billions} billion).',
    caveat: 'From March 2022 to October 2023 the same measure fell by {m2-fall-2022-to-2023}.',
  },
  'productivity-1979-to-2024': {
    title: 'Rise in productivity, 1979 to 2024',
    how: 'The index of 2024 ({productivity-index-2024}) divided by that of 1979 ({productivity-index-1979}), minus 1.',
    caveat: 'Economic Policy Institute, release of January 2026. Other price measures give other values.',
  },
  'pay-1979-to-2024': {
    title: 'Rise in typical pay, 1979 to 2024',
    how: 'The index of 2024 ({pay-index-2024}) divided by that of 1979 ({pay-index-1979}), minus 1.',
    caveat:
      'After inflation, for workers who are not managers. The average pay of all workers rose more, because high pay rose most.',
  },
  ...bitcoinPriceWords,
  'btc-worst-drawdown': {
    title: 'Largest fall of the bitcoin price between month-ends',
    how: 'The deepest fall from a month-end close to a later one: from {btc-deepest-fall-from} in {btc-deepest-fall-from-month} to {btc-deepest-fall-to} in {btc-deepest-fall-to-month}.',
    caveat:
      'Daily closes fell further: {btc-fall-2011} from June to November 2011. From one month-end to a later one, the price has fallen by more than half several times.',
  },
  'btc-price-last-month': {
    title: 'Bitcoin price at the last month-end in our data',
    how: 'The close of the last day of {last-btc-month}.',
    caveat: 'This site does not load live prices. The price today will be different.',
  },
  'btc-supply-year-end': {
    title: 'Bitcoin issued by the end of the last full year in our data',
    how: 'All block subsidies paid out by December 31, {last-network-year}.',
    caveat: 'Lost coins are counted, because nobody can tell which ones are lost.',
  },
  'btc-hash-rate-latest': {
    title: 'Hash rate of the network in the last December of our data',
    how: 'The mean of the daily estimates of December {last-network-year}. One EH/s is a billion billion guesses per second.',
    caveat: 'An estimate from the difficulty and the blocks found. Daily values scatter widely.',
  },
  'btc-energy-cambridge': {
    title: 'Electricity used by the Bitcoin network in 2024',
    how: 'Read in the Cambridge Digital Mining Industry Report of April 2025.',
    caveat: 'From a survey of mining firms that run about half of the network. Read in a report about the study.',
  },
};
