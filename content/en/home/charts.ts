/** Numbers in braces are computed from the claims and the figures. */
export const charts = {
  claims: {
    m2: {
      sign: '+',
      label: 'in the stock of dollars (M2), February 1959 to November 2024',
      text: 'M2 counts cash, bank accounts and similar money. For each dollar of 1959 there were about {perDollar} in November 2024.',
      footnote:
        'This figure compares two single months: February 1959 ({monthFrom}) and November 2024 ({monthTo}). The yearly averages of the line rise {averages} from 1959 to 2024. From {drawnFrom} in January 1959 to {drawnTo} in January 2024, the ring beside the line, it is {drawn}.',
    },
    units: {
      label: 'the dollars of 1959, and {pricesTimes} the prices',
      text: 'A rise has no upper limit, but nothing can lose more than all of its value. In one unit, the stock of dollars and prices are easier to compare. Output in dollars, which counts both more goods and higher prices, grew to {outputTimes}.',
      footnote:
        'Dollars from February 1959 to November 2024, prices from 1959 to May 2025, output from 1959 to 2024. Growth a year before and after 1971: dollars {m2Before} and {m2After}, output in dollars {outputBefore} and {outputAfter}. Money did not grow faster after gold, but prices did.',
    },
    power: {
      sign: '−',
      label: 'of the value of $100, kept as cash from 1959 to May 2025',
      text: 'What {left} bought in 1959 cost about $100 in May 2025. The dollar also lost value before 1971: {lostBefore} from 1913 to 1971. Prices rose {inflationBefore} a year in that time, and {inflationAfter} a year from 1971 to 2024.',
      footnote:
        'Cash without interest, by the consumer price index. The index level {level} is that of May 2025, the ring beside the line. With the official average of 2024, {average}, the loss is {official}. In {latestMonth}, where the line ends, {latestLeft} was left.',
    },
    more: 'How this is computed',
    source: 'The claim and its sources',
  },
  /** The scene in which the reader draws a line. {first} and {end} are years; the amounts are dollars. */
  draw: {
    title: 'Draw it first: $100 of {first}',
    task: 'Somebody put $100 in a drawer in {first}. How much could it still buy, year by year, up to {end}? Draw your guess from left to right. Then look.',
    hint: 'Start here',
    show: 'Show what happened',
    again: 'Draw again',
    tooShort: 'Draw your line to {end} first, or use the fields.',
    yours: 'Your guess: {usd}',
    real: 'What it buys: {usd}',
    near: 'You said {guess}, and it is {real}. A good eye.',
    tooHigh: 'You said {guess}. It buys what {real} bought then. You left it {gap} too much.',
    tooLow: 'You said {guess}. It still buys what {real} bought then. You took {gap} too much away.',
    note: 'In dollars of {first}, by the yearly averages of the official price index to {end}. The line is cash: money that earned interest kept more.',
    fields: {
      summary: 'Type your guess instead',
      label: 'Its value in {year}, in dollars',
      error: 'Type an amount from 0 to {max} dollars.',
      submit: 'Draw my line and show what happened',
    },
  },
  methodology: {
    title: 'Data Sources & Methodology',
    intro:
      'All points are published figures, and every line runs to the last one in our data. Nothing is smoothed, and no point is invented. You can download every chart and every series as CSV.',
    items: [
      {
        title: 'Why an index',
        text: 'Trillions of dollars and the price of one house do not fit on one axis. Two axes would let us choose where the lines cross. So the lines are set to 100 in the first year that all series of a chart have. The dollar values are in the tooltip and in the table.',
      },
      {
        title: 'Why a log axis',
        text: 'Whatever grows by a steady percentage bends upward on a linear axis and always seems to explode at the end. On a log axis a steady percentage is a straight line.',
      },
      {
        title: 'The money line',
        text: 'The points are averages of twelve months, in the edition of the summer of 2026. The last one is a single month, {latestMonth}. Older editions differ a little. The ring and the large figures use the edition of early 2025.',
      },
      {
        title: 'The house line',
        text: 'It is the median price of new houses that were sold, as a mean of four quarters. It starts in 1963. Its last point is {houseTo}. It is not corrected for size or quality, and it is not the value of all homes. The line after inflation is divided by the consumer price index.',
      },
      {
        title: 'The output line',
        text: 'It is gross domestic product in dollars of each year. It ends with {outputTo}. The edition is that of spring 2025. Later years and revisions are out.',
      },
      {
        title: 'The price lines',
        text: 'Buying power = 100 × price index of 1959 ÷ price index of the year. The index is the yearly average of the Bureau of Labor Statistics to 2024, and the month of {latestMonth}. Our copy has no average for 2025. No index was published for October 2025; the official average, {average2025}, is made of the other months.',
      },
    ],
    seriesTitle: 'The series',
  },
};
