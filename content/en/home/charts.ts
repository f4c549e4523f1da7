/** Numbers in braces are computed from the claims and the figures. */
export const chartsExhibit = {
  claims: {
    m2: {
      sign: '+',
      label: 'in the stock of dollars (M2) since 1959',
      text: 'M2 counts cash, bank accounts and similar money. For each dollar of 1959 there were about {perDollar} in November 2024.',
      footnote:
        'This figure compares two single months: February 1959 ({monthFrom}) and November 2024 ({monthTo}). The line drawn here runs from {drawnFrom} to {drawnTo} and rises {drawn}. Yearly averages give {averages}.',
    },
    power: {
      sign: '−',
      label: 'of the value of $100, kept as cash since 1959',
      text: 'What {left} bought in 1959 cost about $100 in May 2025.',
      footnote:
        'Cash without interest, by the consumer price index. The value for 2024 uses the index level {level}, which was reached in May 2025. The official average of 2024 is {average}, and with it the loss is {official}.',
    },
    more: 'How this is computed',
  },
  methodology: {
    title: 'Data Sources & Methodology',
    intro:
      'All points are published figures. Nothing is smoothed, and no point is invented. You can download every chart and every series as CSV.',
    items: [
      {
        title: 'Why an index',
        text: 'Trillions of dollars and the price of one house do not fit on one axis. Two axes would let us choose where the lines cross. So both lines are set to 100 in {base}, the first year that both series have. The dollar values are in the tooltip and in the table.',
      },
      {
        title: 'Why a log axis',
        text: 'Whatever grows by a steady percentage bends upward on a linear axis and always seems to explode at the end. On a log axis, equal steps are equal percentages, so you can compare the speed of the 1960s with that of the 2020s.',
      },
      {
        title: 'The money line',
        text: 'The first point is January 1959 ({drawnFrom}) and the last is January 2024 ({drawnTo}). All points between are averages of twelve months. The average of 2024 would be {m2Average}.',
      },
      {
        title: 'The house line',
        text: 'It is the median price of new houses that were sold, as a mean of four quarters. It starts in {base}. It is not corrected for size or quality, and it is not the value of all homes.',
      },
      {
        title: 'The dollar line',
        text: 'Buying power = 100 × price index of 1959 ÷ price index of the year. Index levels are {levelFrom} for 1959 and {level} for 2024. The latter was reached in May 2025. With the average of 2024 ({average}), prices come out {difference} lower. This site set {own} of the levels, to one decimal. The others are yearly averages of the Bureau of Labor Statistics.',
      },
    ],
    seriesTitle: 'The series',
    vintage: 'as of {date}',
  },
};
