import type { ExhibitId } from '@/content/exhibits';

/** The placard of each exhibit: its name in the navigator, its title and one sentence. */
export const exhibits: {
  label: string;
  placards: Record<ExhibitId, { name: string; title: string; lede: string }>;
} = {
  label: 'Exhibit {n}',
  placards: {
    hero: {
      name: 'Introduction',
      title: 'In 1971, money changed.',
      lede: 'A dollar kept in a drawer since then has lost most of what it could buy. This is the story of how that happened, and of the alternative some people built.',
    },
    crisis: {
      name: 'Monetary Crisis',
      title: 'What happens when you water down the beer?',
      lede: 'Printing money can be hard to picture. A barrel of beer is not.',
    },
    charts: {
      name: 'The Evidence',
      title: 'Did more money mean higher prices?',
      lede: 'Two charts set the number of dollars beside house prices, output and all prices. A third shows what a dollar still buys. Timing alone does not prove a cause, so read the notes below each one too.',
    },
    calculator: {
      name: 'Dollar Calculator',
      title: 'Museum Time Machine',
      lede: 'Carry an amount of dollars through time and see what it could buy.',
    },
    'societal-decline': {
      name: 'Great Divergence',
      title: 'Did society change course after 1971?',
      lede: 'Homes, pay, health and family income: four measures that people often date to 1971. Look for yourself where each line bends.',
    },
    timeline: {
      name: 'Timeline',
      title: 'Two histories that meet in 2008',
      lede: 'On one side, how governments changed money. On the other, how a few programmers tried to build their own.',
    },
    'moral-code-section': {
      name: 'Bitcoin’s Code',
      title: 'Six problems, six answers in code',
      lede: 'What Bitcoin’s supporters say is wrong with government money, and what its rules do about it. Each answer has a limit, and we name it.',
    },
    'bitcoin-vs-crypto': {
      name: 'Why Bitcoin',
      title: 'Why Bitcoin, and not one of the others?',
      lede: 'Thousands of coins exist. Four things set the first one apart.',
    },
    'practical-guidance': {
      name: 'Take Action',
      title: 'Ready for a first careful step?',
      lede: 'You do not need to buy anything to learn. If you want to try, start small and start safe.',
    },
    'further-reading': {
      name: 'Further Reading',
      title: 'Books for the next rainy weekend',
      lede: 'Some argue for Bitcoin, some about money in general. Read one that you expect to disagree with.',
    },
    'final-cta': {
      name: 'Begin',
      title: 'Your journey starts with one small step.',
      lede: 'A few minutes of reading, and you will know how a first wallet works and what can go wrong.',
    },
  },
};
