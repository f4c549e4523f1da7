import { birthYear } from './birth-year';
import { minute } from './minute';

/** Numbers in braces are rows of content/claims. */
export const hero = {
  /** The second part is in the red of 1971; the last appears after a second. */
  headline: ['In ', '1971', ', ', 'money changed.'],
  what: 'Until August 1971, other governments could swap 35 dollars for an ounce of gold at the US Treasury. Then the President closed that window. Today dollars, euros and yen rest on law and trust.',
  /** Goes on after `what`, and leads to what Bitcoin is. */
  bitcoin: 'Bitcoin tries another way.',
  since:
    'Each coin shows what a dollar of 1971, kept in a drawer, could still buy. By May 2025 that dollar had lost {dollar-value-lost-since-1971} of its value. Dollars lost value before, too, but more slowly: {dollar-value-lost-1913-to-1971} from 1913 to 1971.',
  /** The last words of the exhibit, before what Bitcoin is. */
  answer: 'Some people answered with code that limits the coins, not their price: Bitcoin.',
  start: 'Start the walk',
  guides: 'Go to the guides',
  coins: {
    title: 'The dollar that shrinks',
    description: 'Coins whose area is what one 1971 dollar kept as cash could still buy: {list}.',
    item: '{cents} cents in {year}',
    caption: 'By area. The last is May 2025.',
    /** The label of the last coin: the year of its prices. The caption names the month. */
    last: '2025',
  },
  birthYear,
  minute,
  hint: 'Turn the card',
  sourceLink: 'Source and caveats',
  cards: {
    lost: {
      label: 'Dollar value lost since 1971',
      age: 'Prices to May 2025',
      title: 'A dollar in a drawer',
      lead: 'What cost $1 in 1971 cost about {price-of-a-1971-dollar} in May 2025.',
      text: 'Cash in a drawer earns nothing, so it lost {dollar-value-lost-since-1971}, and {dollar-value-lost-since-1971-latest} by {last-cpi-month}. Prices rose {inflation-per-year-1913-to-1971} a year from 1913 to 1971 and {inflation-per-year-1971-to-2024} a year from 1971 to 2024. Wages rose too, and savings accounts paid interest.',
    },
    house: {
      label: 'Increase in house prices',
      age: 'New 1971, existing in May 2025',
      title: 'The same house?',
      lead: 'Median prices: {new-house-1971} for a new home in 1971, {owner-house-2024} for an existing one in May 2025.',
      text: 'The later price is {house-price-ratio:number} times the earlier one, a rise of {house-price-multiple:number:1} times. Much of that rise is the dollar’s own loss again: after inflation, a new home of 2024 cost {new-house-after-inflation} as much as one of 1971. Homes also got bigger, and pay rose.',
    },
    year: {
      label: 'The year gold and the dollar parted',
      age: null,
      title: 'August 15, 1971',
      lead: 'Foreigners held far more dollars than the Treasury’s gold could cover.',
      text: 'That Sunday President Nixon closed the window “temporarily.” It stayed closed, and by March 1973 a market set what a dollar was worth in yen. War, spending and a weak design worked together; their shares are disputed. Today nobody can swap dollars, euros or yen for gold at a fixed price.',
      window: {
        sign: 'GOLD',
        closedSign: 'CLOSED',
        open: 'Before: governments swap dollars for gold',
        closed: 'From August 15, 1971: closed',
      },
    },
  },
};
