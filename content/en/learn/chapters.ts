import type { ChapterId, LessonId, PathId, PlannedPathId } from '@/content/chapters';
import type { ConceptId } from '@/content/concepts';

interface ChapterText {
  title: string;
  /** One sentence, for lists and search results. */
  description: string;
  /** Two or three sentences, for the chapter's own page. */
  overview: string;
}

interface LessonText {
  title: string;
  description: string;
}

export const paths: Record<PathId, { title: string; description: string; outcomes: readonly string[] }> = {
  'money-story': {
    title: 'The Money Story',
    description: 'How money began, how it was broken more than once, and why some people think Bitcoin is different.',
    outcomes: [
      'What money is for, and what makes some money better than other money',
      'How rulers and governments weakened money, from silver coins to banknotes',
      'What happens to ordinary people when a currency fails',
      'How the gold standard worked, and how it ended',
      'How Bitcoin works, what it cannot do, and what its critics say',
      'How to plan for your own future with open eyes',
    ],
  },
};

export const plannedPaths: Record<PlannedPathId, { title: string; description: string }> = {
  'bitcoin-story': {
    title: 'The Bitcoin Story',
    description: 'From the first block to today: the people, the quarrels, the mistakes and the machines.',
  },
};

export const chapterTexts: Record<ChapterId, ChapterText> = {
  '1': {
    title: 'What Is Money Really?',
    description: 'How people came to money, and which jobs it has to do.',
    overview:
      'Shells, salt and great stone wheels have all been money. This chapter asks what they had in common. You will learn the three jobs of money and how to tell good money from bad.',
  },
  '2': {
    title: 'The Wine Gets Watered Down',
    description: 'How coins lost their silver and early paper money lost its value.',
    overview:
      'An innkeeper who adds water to the wine can sell more cups, until the guests notice. Rulers did the same with coins and paper. This chapter follows the trick from Rome to China and asks who gains from it.',
  },
  '3': {
    title: 'When Money Goes Bad',
    description: 'Three countries whose money failed, and a clock that lets you feel it.',
    overview:
      'In 1923 a loaf of bread in Berlin cost billions of marks. Zimbabwe and Venezuela lived through their own collapses in this century. This chapter tells what happened, what is disputed, and how each story ended.',
  },
  '4': {
    title: 'The Gold Standard Era',
    description: 'When a banknote was a claim on gold, and why that came to an end.',
    overview:
      'For decades a banknote could be changed into gold at a fixed rate. That kept governments on a short leash, and it had a price of its own. This chapter looks at both sides.',
  },
  '5': {
    title: 'The Printing Press',
    description: 'From Bretton Woods to 1971, and how new money is made today.',
    overview:
      'After the Second World War the dollar stood at the center of the money world, tied to gold. In 1971 the tie was cut. This chapter explains how money is made now and what prices, wages and houses did since.',
  },
  '6': {
    title: 'A Mysterious Solution Appears',
    description: 'The people and the crisis behind a nine-page paper.',
    overview:
      'For years a loose group of programmers tried to build cash for the internet. In 2008, in the middle of a banking crisis, somebody published a design that worked. This chapter tells that story.',
  },
  '7': {
    title: 'Why Bitcoin Is Different',
    description: 'Its fixed limit, its miners, its keys, and what its critics say.',
    overview:
      'Bitcoin has no office and no owner. This chapter explains how strangers agree on one ledger, why the number of coins is limited, and what holding your own keys means. It ends with the strongest arguments against it.',
  },
  '8': {
    title: 'Your Financial Future',
    description: 'A cushion, a habit, a warning, and a plan of your own.',
    overview:
      'Knowing history is useful when it changes what you do on Monday. This chapter starts with savings for bad days, goes on to risk and fraud, and ends with a plan that fits your own life.',
  },
};

export const lessonTexts: Record<LessonId, LessonText> = {
  'why-barter-fails': {
    title: 'Why Barter Fails',
    description: 'A baker wants shoes, and the shoemaker wants no bread.',
  },
  'shells-salt-and-stones': {
    title: 'Shells, Salt and Stone Wheels',
    description: 'Strange things that were good money in their place.',
  },
  'three-jobs-of-money': {
    title: 'The Three Jobs of Money',
    description: 'To pay, to save, and to compare.',
  },
  'what-makes-good-money': {
    title: 'What Makes Good Money',
    description: 'Give six kinds of money a score, and see what changes the winner.',
  },
  'silver-coins-of-rome': {
    title: 'The Silver Coins of Rome',
    description: 'How a silver coin became a copper coin with a silver skin.',
  },
  'clipped-coins': {
    title: 'Clipped Coins',
    description: 'Why people spend the bad coins and hide the good ones.',
  },
  'paper-money-in-china': {
    title: 'Paper Money in China',
    description: 'The first paper money worked well, then there was too much of it.',
  },
  'who-gets-new-money-first': {
    title: 'Who Gets the New Money First?',
    description: 'Follow new money through a town and see who pays.',
  },
  '1': {
    title: 'Germany 1923: The Wheelbarrow Money',
    description: 'How a modern country printed its money to death, and what stopped it.',
  },
  '2': {
    title: 'Zimbabwe: The Hundred Trillion Dollar Note',
    description: 'Twenty-five zeros were cut from the currency, and that did not stop the prices.',
  },
  '3': {
    title: 'Venezuela: Rich in Oil, Short of Money',
    description: 'Controls, a fall in oil income, new money, and a country that moved to dollars.',
  },
  '4': {
    title: 'The 1923 Price Clock',
    description: 'Choose a month and a wage. See what it buys today, in a week, in a month.',
  },
  'gold-as-money': {
    title: 'Why Gold?',
    description: 'What made a soft yellow metal the money of the world.',
  },
  'banknotes-as-receipts': {
    title: 'Banknotes as Receipts',
    description: 'When paper was a promise that could be kept at a counter.',
  },
  'how-wars-were-paid-for': {
    title: 'How Wars Were Paid For',
    description: 'Taxes, loans or new money, and what became of the gold promise.',
  },
  'gold-handed-in-1933': {
    title: '1933: Hand In Your Gold',
    description: 'How the United States changed the price of gold, and what owners got.',
  },
  'bretton-woods': {
    title: 'Bretton Woods, 1944',
    description: 'A hotel, forty-four nations, and a dollar tied to gold.',
  },
  'gold-window-closes-1971': {
    title: 'August 1971: The Gold Window Closes',
    description: 'A Sunday evening speech that cut the last tie to gold.',
  },
  'how-new-money-is-made': {
    title: 'How New Money Is Made Today',
    description: 'Banks, central banks, and what each of them creates.',
  },
  'prices-wages-and-houses': {
    title: 'Prices, Wages and Houses',
    description: 'What got dearer since 1971, what got cheaper, and what is disputed.',
  },
  'the-cypherpunks': {
    title: 'The Cypherpunks',
    description: 'Programmers who wanted privacy and tried to build digital cash.',
  },
  'the-crisis-of-2008': {
    title: 'The Crisis of 2008',
    description: 'What broke, who was rescued, and who was not.',
  },
  'nine-pages-by-satoshi': {
    title: 'Nine Pages by Satoshi Nakamoto',
    description: 'The problem of spending the same coin twice, and its solution.',
  },
  'the-first-block': {
    title: 'The First Block',
    description: 'A newspaper headline, fifty coins, and an almost empty network.',
  },
  'twenty-one-million': {
    title: 'Twenty-One Million',
    description: 'Where the limit comes from and who could change it.',
  },
  'how-miners-agree': {
    title: 'How Miners Agree',
    description: 'Guess a number, win a block, keep everyone honest.',
  },
  'who-holds-the-keys': {
    title: 'Who Holds the Keys?',
    description: 'The freedom and the burden of looking after your own coins.',
  },
  'what-critics-say': {
    title: 'What the Critics Say',
    description: 'Price swings, energy, crime, fairness: the case against, told fairly.',
  },
  'a-cushion-first': {
    title: 'A Cushion First',
    description: 'Why a thin cushion comes before big plans.',
  },
  'now-or-later': {
    title: 'Now or Later?',
    description: 'What waiting costs, what it earns, and when it makes no sense.',
  },
  'promises-that-are-too-good': {
    title: 'Promises That Are Too Good',
    description: 'How frauds are built, and the signs they share.',
  },
  'a-plan-of-your-own': {
    title: 'A Plan of Your Own',
    description: 'Write down your goals, your limits, and what would change your mind.',
  },
};

export const conceptNames: Record<ConceptId, string> = {
  barter: 'Barter',
  'commodity-money': 'Commodity money',
  'functions-of-money': 'The three jobs of money',
  scarcity: 'Scarcity',
  debasement: 'Debasement',
  'greshams-law': 'Gresham’s law',
  'paper-money': 'Paper money',
  'cantillon-effect': 'The Cantillon effect',
  hyperinflation: 'Hyperinflation',
  redenomination: 'Cutting zeros',
  'price-controls': 'Price controls',
  dollarization: 'Dollarization',
  'nominal-and-real': 'Nominal and real value',
  'gold-standard': 'The gold standard',
  convertibility: 'Convertible banknotes',
  'war-finance': 'War finance',
  devaluation: 'Devaluation',
  'reserve-currency': 'Reserve currency',
  'fiat-money': 'Fiat money',
  'money-supply': 'Money supply',
  inflation: 'Inflation',
  'public-key-cryptography': 'Public and private keys',
  bailout: 'Bank bailouts',
  'double-spending': 'Double spending',
  blockchain: 'Blockchain',
  'supply-cap': 'The supply cap',
  'proof-of-work': 'Proof of work',
  'self-custody': 'Self-custody',
  volatility: 'Price swings',
  'emergency-fund': 'Emergency fund',
  'time-preference': 'Time preference',
  scams: 'Scams',
  diversification: 'Spreading risk',
};
