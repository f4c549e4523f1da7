import type { MoralCaseId } from '@/content/home/moral-code-section';

type MoralCase = {
  title: string;
  fiatProblem: string;
  fiatExample: string;
  bitcoinSolution: string;
  bitcoinExample: string;
  /** Where the answer ends, in one sentence. Always beside the answer. */
  limit: string;
  /** The rest of it, with its numbers. */
  limitMore: string;
};

export const moralCodeSection: {
  fiatLabel: string;
  bitcoinLabel: string;
  limitLabel: string;
  exampleLabels: { problem: string; rule: string };
  /** Opens examples, limits in full and sources. */
  more: string;
  sourceLabel: string;
  cases: Record<MoralCaseId, MoralCase>;
} = {
  fiatLabel: 'The problem',
  bitcoinLabel: 'Bitcoin’s rule',
  limitLabel: 'The limit',
  exampleLabels: { problem: 'The problem, for example', rule: 'The rule, for example' },
  more: 'Examples, the limits in full, and sources',
  sourceLabel: 'Read in',
  cases: {
    inflation: {
      title: 'Inflation',
      fiatProblem: 'Whoever issues the money can issue more. If prices rise, savers pay.',
      fiatExample: 'In Argentina, prices rose 211.4 percent in 2023 alone.',
      bitcoinSolution: 'New coins follow a timetable that any computer can check. It ends near 21 million.',
      bitcoinExample:
        'The reward for a block is cut in half on schedule. By April 2024 it had gone from {block-reward-2009} → {block-reward-2012} → {block-reward-2016} → {block-reward-2020} → {block-reward}.',
      limit: 'A fixed supply does not give a steady price.',
      limitMore:
        'The largest fall between two month ends was {btc-worst-drawdown}. By daily closes it fell {btc-fall-2011} in 2011, and {btc-fall-2013-to-2015} from its high of 2013 to its low of 2015. Our prices end with {last-btc-month}.',
    },
    censorship: {
      title: 'Censorship',
      fiatProblem: 'Payments pass through companies. A company can say no, or be told to.',
      fiatExample:
        'In December 2010, Visa, Mastercard, PayPal and others stopped passing on donations to WikiLeaks. No court had ordered it.',
      bitcoinSolution: 'Anyone can send a valid payment. If one miner leaves it out, another can take it.',
      bitcoinExample:
        'WikiLeaks took bitcoin donations instead, about 1,100 coins by August 2012 at one public address.',
      limit: 'Payments can be traced, and most miners together could shut one out.',
      limitMore: 'All payments are public, and exchanges can refuse coins. This freedom also serves criminals.',
    },
    confiscation: {
      title: 'Confiscation',
      fiatProblem: 'Money in a bank is a promise. In a crisis it can be changed over a weekend.',
      fiatExample:
        'In 2013, Bank of Cyprus turned 37.5 percent of each large deposit, above 100,000 euros, into its own shares. Later it was 47.5 percent.',
      bitcoinSolution: 'Coins move only with a secret key. If only you hold it, nobody can move them without you.',
      bitcoinExample: 'Twelve or twenty-four words can carry savings across any border.',
      limit: 'A judge or a robber can press you for the key.',
      limitMore: 'If you lose it, nobody can help. Coins left at an exchange can be seized like a deposit.',
    },
    exclusion: {
      title: 'Exclusion',
      fiatProblem: 'A bank account needs papers, fees and a bank that wants you.',
      fiatExample:
        'In 2024, about 1.3 billion adults had no account, the World Bank found. The reason named most often was too little money. Some 900 million of them had a mobile phone, not always a smartphone.',
      bitcoinSolution: 'A wallet of your own can be a free app. It asks for no name and no permission.',
      bitcoinExample: 'Two people with phones can pay each other across the world on a Sunday night.',
      limit: 'You still need a phone, power and internet.',
      limitMore:
        'So far mobile money has brought far more people an account. Most places that sell bitcoin ask for papers, and some countries forbid it. Its price swings endanger daily savings.',
    },
    manipulation: {
      title: 'Manipulation',
      fiatProblem: 'The state that runs the money also publishes the numbers about it.',
      fiatExample:
        'In February 2013 the IMF censured Argentina because its official inflation figures were not accurate. The censure was lifted in November 2016.',
      bitcoinSolution: 'Anyone can count every coin with a free program and an ordinary computer.',
      bitcoinExample:
        'In August 2010 a bug let someone create 184 billion coins. Users saw it, repaired the program within hours, and the network dropped the false coins.',
      limit: 'Large holders and thin markets can push its price around.',
      limitMore:
        'The rules are open, the market is not. And in many countries the statistics office is kept apart from the central bank.',
    },
    'war-financing': {
      title: 'War financing',
      fiatProblem: 'A government that can print can pay for a war before it asks its people.',
      fiatExample:
        'In 1914 Germany, France and Russia stopped swapping notes for gold and printed. Prices rose in every country at war.',
      bitcoinSolution: 'Nobody can print bitcoin for a war. A state that pays in it must get it first.',
      bitcoinExample: 'No central bank can change the 21 million limit by decree.',
      limit: 'A state can print notes beside it, as in 1914.',
      limitMore:
        'The US kept gold at home, while from 1917 to 1919 its export needed a license. Yet its price index rose from {cpi-1914} in 1914 to {cpi-1920} in 1920. Debt remains. In February 2025 the FBI said North Korea stole about 1.5 billion dollars in crypto from one exchange.',
    },
  },
};
