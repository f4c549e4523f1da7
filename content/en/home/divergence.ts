/** Numbers in braces are computed from the figures. */
export const divergence = {
  warning: {
    title: 'Timing does not prove cause.',
    text: 'Many lines changed direction at some time in the 1970s. A red mark at 1971 in every chart makes it easy to see a pattern, also where there is none. So check each chart: does the line really bend at the mark, or earlier, or years later?',
  },
  label: 'Four measures before and after 1971',
  panels: {
    'home-and-income': { name: 'Home value vs income', line: 'Years of income for a house' },
    'work-and-pay': { name: 'Worker pay vs productivity', line: 'Output and pay per hour' },
    'child-weight': { name: 'Childhood obesity', line: 'Trends by age band' },
    'family-poverty': { name: 'Families in poverty', line: 'By family structure' },
  },
  rivals: {
    title: 'What else happened around 1971',
    intro: 'Economists name other reasons for the turns of the 1970s. Several of them probably worked together.',
    items: [
      {
        name: 'Oil',
        text: 'Its price rose steeply in 1973 and again in 1979, and with it the price of almost everything.',
      },
      {
        name: 'Competition',
        text: 'Europe and Japan had rebuilt their industries after the war. American factories lost their head start.',
      },
      {
        name: 'Unions and laws',
        text: 'Fewer workers were in a union, and minimum wages did not keep up with prices.',
      },
      {
        name: 'Trade and machines',
        text: 'Computers and imports raised the pay of some jobs and pressed on that of others.',
      },
      {
        name: 'Families',
        text: 'More women earned money, couples married later, and more parents raised children alone.',
      },
      {
        name: 'War and spending',
        text: 'Prices rose {before} from 1965 to 1971, while gold still backed the dollar. Inflation helped to end that link, so it cannot only be its result.',
      },
    ],
    sources: 'Sources:',
    links: [
      {
        title: 'Nixon ends convertibility of dollars to gold, Federal Reserve History',
        url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
      },
      {
        title: 'Oil shock of 1973–74, Federal Reserve History',
        url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1973-74',
      },
      {
        title: 'The Productivity–Pay Gap, Economic Policy Institute',
        url: 'https://www.epi.org/productivity-pay-gap/',
      },
    ],
  },
};
