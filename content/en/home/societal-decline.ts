/** Numbers in braces are rows of content/claims. */
export const societalDecline = {
  warning: {
    title: 'Timing does not prove cause.',
    text: 'A red mark makes it easy to see a pattern where there is none. Does the line bend at the mark, or years before or after it?',
  },
  label: 'Four measures before and after 1971',
  /** `turn`: when its lines turn, read off the chart; a test compares it with the figures. */
  panels: {
    'home-and-income': { name: 'Home value vs income', turn: 'Turns about 1971' },
    'work-and-pay': { name: 'Worker pay vs productivity', turn: 'Turns after 1972' },
    'child-weight': { name: 'Childhood obesity', turn: 'Turns after 1976' },
    'family-poverty': { name: 'Families in poverty', turn: 'Data start in 1970' },
  },
  rivals: {
    title: 'What else happened around 1971',
    intro: 'Economists name other reasons for the turns of the 1970s, and several probably worked together.',
    /** On a phone, those after the third are folded. The earlier inflation speaks against the story, so it is always shown. */
    items: [
      {
        id: 'oil' as const,
        name: 'Oil',
        text: 'Within months in 1973 and 1974 it cost almost four times as much.',
        more: 'Its price more than doubled again from 1979 to 1980.',
        sources: [
          {
            title: 'Oil Shock of 1973–74, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1973-74',
          },
          {
            title: 'Oil Shock of 1978–79',
            url: 'https://www.federalreservehistory.org/essays/oil-shock-of-1978-79',
          },
        ],
      },
      {
        id: 'unions' as const,
        name: 'Unions and laws',
        text: 'A shrinking share of workers was in a union, and prices outran the minimum wage for long stretches.',
        more: 'The minimum wage bought the most in the late 1960s. Fewer and fewer workers were in a union after the late 1970s.',
        sources: [
          {
            title: 'Unions and minimum wage, Economic Policy Institute',
            url: 'https://stateofworkingamerica.org/economic-landscape/unions-and-minimum-wage/',
          },
        ],
      },
      {
        id: 'inflation' as const,
        name: 'Earlier inflation',
        text: 'Prices rose {prices-1965-to-1971} from 1965 to 1971, while gold still backed the dollar.',
        more: 'Inflation helped to end the link to gold, so it cannot only be its result.',
        /** The series the number is computed from. */
        figure: 'cpi-u' as const,
        sources: [
          {
            title: 'The Great Inflation, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/great-inflation',
          },
        ],
      },
      {
        id: 'building' as const,
        name: 'Building rules',
        text: 'From the 1970s on, permits to build became harder to get in many places.',
        more: 'Economists find that house prices are highest where the rules are strictest.',
        sources: [
          {
            title: 'Glaeser, Gyourko and Saks, Why Have Housing Prices Gone Up?',
            url: 'https://www.nber.org/papers/w11129',
          },
          {
            title: 'Glaeser and Gyourko, The Impact of Building Restrictions on Housing Affordability',
            url: 'https://realestate.wharton.upenn.edu/working-papers/the-impact-of-building-restrictions-on-housing-affordability/',
          },
        ],
      },
      {
        id: 'competition' as const,
        name: 'Competition',
        text: 'In the 1960s exports of Europe and Japan, rebuilt after the war, began to rival American ones.',
        sources: [
          {
            title: 'Nixon Ends Convertibility, Federal Reserve History',
            url: 'https://www.federalreservehistory.org/essays/gold-convertibility-ends',
          },
        ],
      },
      {
        id: 'computers' as const,
        name: 'Computers',
        text: 'They helped some highly paid work and took over routine tasks in the middle.',
        more: 'Economists see this most clearly after 1980.',
        sources: [
          {
            title: 'Autor, Katz and Kearney, The Polarization of the U.S. Labor Market',
            url: 'https://www.nber.org/papers/w11986',
          },
        ],
      },
      {
        id: 'families' as const,
        name: 'Families',
        text: 'More mothers of young children earned money, and more parents were not married.',
        sources: [
          {
            title: 'Women at work, 1970 and 2002, Bureau of Labor Statistics',
            url: 'https://www.bls.gov/opub/ted/2004/jan/wk1/art05.htm',
          },
          {
            title: 'The Changing Profile of Unmarried Parents, Pew Research Center',
            url: 'https://www.pewresearch.org/social-trends/2018/04/25/the-changing-profile-of-unmarried-parents/',
          },
        ],
      },
    ],
    /** Opens the folded ones. */
    more: '{n} more causes',
    sources: 'Sources, and a little more on each',
    figure: 'our price index',
  },
};
