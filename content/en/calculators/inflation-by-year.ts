/** Words of the inflation figures by year. `{…}` marks a value the screen fills in. */
export const inflationByYear = {
  title: 'Inflation, year by year',
  noScript: 'Choosing a year needs JavaScript. The table below holds all {n} years.',
  year: 'Year',
  yearHint: 'United States. Official figures run from December to December.',
  housing: 'Housing',
  groceries: 'Groceries',
  wages: 'Wages',
  site: 'This site',
  official: {
    housePrices: 'House prices (Case-Shiller)',
    shelter: 'Rents and other shelter (CPI)',
    groceries: 'Food at home (CPI)',
    wages: 'Average hourly earnings',
  },
  realPay: {
    title: 'What pay bought in {year}',
    lead: 'Official figures: average hourly pay rose {wages}.',
    food: 'Food at home rose {percent}.',
    foodResult: {
      more: 'So an hour of pay bought {change} more food.',
      less: 'So an hour of pay bought {change} less food.',
      same: 'So an hour of pay bought the same food.',
    },
    shelter: 'Rents and other shelter rose {percent}.',
    shelterResult: {
      more: 'So it paid for {change} more housing.',
      less: 'So it paid for {change} less housing.',
      same: 'So it paid for the same housing.',
    },
    houses: 'House prices rose {percent}.',
    housesResult: {
      more: 'So it bought {change} more house.',
      less: 'So it bought {change} less house.',
      same: 'So it bought the same house.',
    },
    notes: {
      2020: 'In 2020 many low-paid jobs vanished. That alone lifts the average, so the rise in pay looks better than it was.',
    } as Record<number, string>,
  },
  table: {
    caption: 'All years: this site and the official figures',
    note: 'Percent change over the year. “This site” is the row our owner set down. Official: December against December of the year before; {publisher}, data to {vintage}.',
    mismatch:
      'Our owner’s housing row matches no official series. It stands above house prices and above rents in every one of these years. Trust the named series more.',
    source: 'Definitions and sources',
  },
  formula: ['Change in what pay buys = (1 + rise in pay) ÷ (1 + rise in prices) − 1'],
};
