/** Numbers in braces are rows of content/claims. */
export const charts = {
  claims: {
    /** The two headline numbers, each with that of its series in brackets. */
    headline:
      'From January 1959 to January 2024 the money supply (M2) grew to about {m2-multiple-since-1959} its size ({m2-multiple-since-1959:0} in the series), and from 1959 to May 2025 cash lost {purchasing-power-lost-since-1959-rounded} of its purchasing power ({purchasing-power-lost-since-1959:official} by yearly averages).',
    m2: {
      sign: '',
      /** Beside the multiples of 1959: what they count. */
      labels: [
        // The number in the middle is large.
        ['as many dollars (M2): ', '+{m2-increase-since-1959}', ', February 1959 to November 2024'],
        ['a year’s output in dollars (GDP), to 2024'],
        ['prices, to May 2025'],
      ],
      footnote:
        'This figure compares two single months: February 1959 ({m2-feb-1959:trillions} trillion) and November 2024 ({m2-nov-2024:trillions} trillion), the ring beside the line. For each dollar there were about {m2-multiple-between-the-months:number}. A rise has no upper limit, but a loss ends at all of the value. So compare {m2-multiple-between-the-months} the dollars with {prices-multiple-since-1959} the prices, and not +{m2-increase-since-1959} with the loss of $100 below. The prices count from the average of 1959 to May 2025, the dollars from February 1959; the line counts from the average of 1959, so its ring is a little lower. The yearly averages of the dollar line rise {m2-increase-drawn-series:official} from 1959 to 2024. From {m2-jan-1959:trillions} trillion in January 1959 to {m2-jan-2024:trillions} trillion in January 2024, the diamond in the chart of the new house, it is {m2-increase-drawn-series}. The lines run to {last-cpi-month}, output to {last-output-year}. Output in dollars counts more goods and higher prices. From 1971 to 1983 money, output in dollars and prices all grew faster than from 1959 to 1971. From 1971 to 2024 only prices did. Growth before and after 1971 is that of yearly averages.',
    },
    homes: {
      sign: '',
      labels: ['the {first-house-year} price of a new house, by {last-house-quarter:year}', 'the same after inflation'],
      footnote:
        'A new house in dollars, from {first-house-year} to {last-house-quarter}: the whole price as a multiple. Exhibit 1 starts in 1971, ends with an existing house of May 2025 and counts the rise alone, {house-price-multiple}. The dollar line of this chart counts from {first-house-year}, too.',
    },
    power: {
      sign: '−',
      labels: [
        'of the value of $100, kept as cash from 1959 to May 2025. From 1971 it is {dollar-value-lost-since-1971}.',
      ],
      footnote:
        'Cash without interest, by the consumer price index: what {purchasing-power-of-100-dollars} bought in 1959 cost about $100 in May 2025. Prices rose {inflation-per-year-1913-to-1971} a year from 1913 to 1971, and {inflation-per-year-1971-to-2024} a year from 1971 to 2024. The index level {owner-cpi-2024} is that of May 2025, the ring beside the line. With the official average of 2024, {owner-cpi-2024:official}, the loss is {purchasing-power-lost-since-1959:official}. In {last-cpi-month}, where the line ends, {hundred-dollars-latest} was left.',
    },
    source: 'Sources of {value}.',
    /** To the explorer. */
    explore: 'Did prices rise when money grew? Compare year against year.',
  },
  /** What the first chart shows, in three steps; on a wide screen they scroll past it. The last one ends with the limit of the chart. */
  steps: [
    {
      title: 'Before 1971',
      text: 'From 1959 to 1971 the stock of dollars (M2: cash, bank accounts and the like) already grew by {m2-per-year-1959-to-1971} a year.',
    },
    {
      title: 'After 1971',
      text: 'From 1971 to 2024 it grew by {m2-per-year-1971-to-2024} a year, a little more slowly than before ({m2-per-year-1971-to-1983} to 1983, {m2-per-year-1983-to-2024} after). Until 2008 it stayed within a fifth of output in dollars. Then it ran ahead.',
    },
    {
      title: 'And prices?',
      text: 'Prices rose far less than dollars, fastest in the 1970s. In May 2025 they were {prices-multiple-since-1959} those of 1959.',
    },
  ],
  /** The scene in which the reader draws a line. {first}, {end}, {guess}, {real}, {steepest} and {fastest} are years; {left} and {usd} are dollars. */
  draw: {
    title: 'Draw the years between the coins',
    task: 'By {end}, $100 in a drawer bought only what {left} had bought in {first}. When was the fall steepest? Draw it from left to right. Then look.',
    hint: 'Start here',
    /** On the button before anything is drawn. */
    first: 'First draw your line',
    show: 'Show what happened',
    again: 'Draw again',
    tooShort: 'Draw on, towards {end}.',
    yours: 'Your guess',
    real: 'What it buys: {usd}',
    near: 'In your line, half was lost by {guess}. It was {real}. A good eye.',
    tooLate: 'In your line, half was lost by {guess}. It happened sooner: by {real}.',
    tooEarly: 'In your line, half was lost by {guess}. It took until {real}.',
    never: 'In your line, half is never lost. It was, by {real}.',
    note: 'In dollars, the fall was steepest in {steepest}, in percent in {fastest}. Money that earned interest kept more.',
    method: {
      title: 'How it is counted',
      text: 'Both lines count dollars of {first}, ours by the yearly averages of the official price index to {end}. The line is cash, without interest.',
    },
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
        text: 'The points are averages of twelve months, in the edition of the summer of 2026. The last one is a single month, {last-cpi-month}. Older editions differ a little. The rings, the diamond and the large figures use the edition of early 2025.',
      },
      {
        title: 'The house line',
        text: 'It is the median price of new houses that were sold, as a mean of four quarters. It starts in 1963. Its last point is {last-house-quarter}. It is not corrected for size or quality, and it is not the value of all homes. The line after inflation is divided by the consumer price index.',
      },
      {
        title: 'The output line',
        text: 'It is gross domestic product in dollars of each year. It ends with {last-output-year}. The edition is that of spring 2025. Later years and revisions are out.',
      },
      {
        title: 'The price lines',
        text: 'Buying power = 100 × price index of 1959 ÷ price index of the year. The index is the yearly average of the Bureau of Labor Statistics to 2024, and the month of {last-cpi-month}. Our copy has no average for 2025. No index was published for October 2025; the official average, {cpi-average-2025}, is made of the other months.',
      },
    ],
    seriesTitle: 'The series',
  },
};
