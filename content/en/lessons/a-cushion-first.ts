import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'a-cushion-first',
  cover: { visual: 'broken-car', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'The four-hundred-dollar question',
    paragraphs: [
      {
        text: 'Your phone falls into the toilet. A new one is {emergency-expense}. Where does the money come from today? Each year the central bank of the United States asks thousands of adults how they would pay an emergency expense of {emergency-expense}. Among the eight answers are cash, a friend, a payday loan, and not being able to pay right now.',
        sources: ['shed-question'],
      },
    ],
    guess: {
      question: 'How many of a hundred would pay it with cash, or with a card they clear at the next bill?',
      options: [
        { id: 'few', text: '23', isCorrect: false, answer: 'It is not that bad.' },
        { id: 'most', text: '63', isCorrect: true, answer: 'That was the answer in October 2024.' },
        { id: 'nearly', text: '93', isCorrect: false, answer: 'It is not that good.' },
      ],
    },
    reveal: [
      {
        text: 'In 2013 it was about half, and in 2021, the best year up to 2024, 68. The others would borrow, sell something, carry a debt on a card, or could not pay at all. It takes one broken car to find out.',
        sources: ['shed-2024', 'shed-2021', 'shed-2013'],
      },
    ],
  },
  objectives: [
    'Say what a cushion is for, and what it is not for',
    'Name three places to keep it, and the price of each',
    'Explain why costly debt comes before more saving',
    'Test a cushion against a year of bad luck',
  ],
  modules: [
    {
      type: 'story',
      title: 'None, a small one, and where to put it',
      sections: [
        {
          id: 'payday-loan',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2014',
            location: 'United States',
            character: 'Researchers with twelve million loans',
            scene: 'The loan that comes back',
            narrative: [
              {
                text: 'A payday loan is small, fast, and costly. It is meant as a bridge to the next payday, two weeks or so away. A US bureau that protects consumers looked at more than twelve million such loans in one year.',
                sources: ['payday-release'],
              },
            ],
            guess: {
              question: 'How many of ten were rolled over, or followed by another loan within 14 days?',
              options: [
                { id: 'two', text: 'Two', isCorrect: false, answer: 'That would be a bridge.' },
                { id: 'five', text: 'Five', isCorrect: false, answer: 'Still too few.' },
                { id: 'eight', text: 'Eight', isCorrect: true, answer: 'A little more than eight.' },
              ],
            },
            reveal: [
              {
                text: 'Many chains ended soon. Of a hundred new loans, 15 began a chain of ten or more, and such chains made up half of all loans. Most loans went to people who renewed so often that the fees came to more than the first loan. The bridge had become the road.',
                sources: ['payday-2014', 'payday-release'],
              },
              {
                text: 'Is it a trap? Economists who ran an experiment with a large lender say: not for all. Borrowers with experience foresaw well how often they would come back. In the authors’ model a ban leaves people worse off, and a limit on repeats may help. Four hundred dollars of your own charge no fee either way.',
                sources: ['payday-experiment'],
              },
            ],
            visual: 'loan-wheel',
            visualText: 'A person walks inside a big wheel. Its steps are bills to pay.',
            mood: 'tense',
          },
        },
        {
          id: 'small-cushion',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2016',
            location: 'United States',
            character: 'Four researchers of the Urban Institute',
            scene: 'How soft must it be?',
            narrative: [
              {
                text: 'In a year, about one American family in four loses a job or much of its income, or somebody falls too ill to work. The researchers looked at what happened next. Who missed the rent? Who was put out on the street?',
                sources: ['urban-one-in-four', 'urban-cushion'],
              },
            ],
            guess: {
              question: 'From what savings on did families come through better?',
              options: [
                {
                  id: 'small',
                  text: '$250 to $749',
                  isCorrect: true,
                  answer: 'A cushion that thin was already felt.',
                },
                {
                  id: 'middle',
                  text: '$2,000 to $4,999',
                  isCorrect: false,
                  answer: 'Better still, but it began far lower.',
                },
                { id: 'large', text: 'Half a year of pay', isCorrect: false, answer: 'It began far lower.' },
              ],
            },
            reveal: [
              {
                text: 'Low-income families with $2,000 to $4,999 even came through better than middle-income families with nothing saved. This is a link and no proof: people who manage to save may have calmer lives anyway.',
                sources: ['urban-cushion'],
              },
              {
                text: 'And some have nothing left to save when rent and food are paid. To tell them “just save” is no help. A cushion is useful. It does not replace a wage.',
                sources: ['urban-cushion'],
              },
            ],
            visual: 'egg-on-cushion',
            visualText: 'An egg falls toward a small cushion. Beside it lies one that fell on the bare floor.',
            mood: 'hopeful',
          },
        },
        {
          id: 'three-places',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '2020 to 2024',
            location: 'A drawer, a bank, a phone',
            character: 'A thousand dollars',
            scene: 'Where should it wait?',
            narrative: [
              {
                text: 'Say you put $1,000 into a drawer in 2020. In 2024 you open it. All the notes are there. Prices are not where they were.',
                sources: ['cpi'],
              },
            ],
            guess: {
              question: 'How much of what it bought in 2020 does it buy in 2024?',
              options: [
                {
                  id: 'low',
                  text: 'As much as $675 did',
                  isCorrect: false,
                  answer: 'Inflation was high, but not that high.',
                },
                {
                  id: 'right',
                  text: 'As much as {thousand-of-2020-bought} did',
                  isCorrect: true,
                  answer: 'The other {thousand-of-2020-melted} melted.',
                },
                { id: 'high', text: 'As much as $975 did', isCorrect: false, answer: 'In calmer years, perhaps.' },
              ],
            },
            reveal: [
              {
                text: 'That is the price of money that is there on the day you need it. A savings account wins back some of it as interest. In the United States the state insures it: up to $250,000 for each person at each insured bank. Since 1933 nobody has lost an insured penny. But an app or a crypto firm is no bank. In 2024 a go-between of such apps failed. More than 100,000 people could not reach their savings for weeks or months, and tens of millions of dollars were missing. Ask which bank holds the money, and in whose name. Elsewhere the limits differ.',
                sources: ['cpi', 'fdic-limit', 'fdic-apps', 'synapse', 'synapse-months', 'synapse-refund'],
              },
              {
                text: 'Why not bitcoin, which nobody can print? Because a broken tooth does not wait. {thousand-in-bitcoin-october-2021} in bitcoin at the end of October 2021 was {thousand-in-bitcoin-december-2022} at the end of December 2022. Two years later it was {thousand-in-bitcoin-december-2024}, and at the end of June 2026 it was {thousand-in-bitcoin-june-2026}. A high day is no use if the tooth breaks on another.',
                sources: ['coinmetrics-month-ends'],
                drawing: {
                  visual: 'thousand-in-bitcoin',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Four columns: {thousand-in-bitcoin-october-2021} in bitcoin at the end of October 2021, the highest month end until then, {thousand-in-bitcoin-december-2022} at the end of December 2022, {thousand-in-bitcoin-december-2024} two years later and {thousand-in-bitcoin-june-2026} at the end of June 2026.',
                  words: ['Oct 2021', 'Dec 2022', 'Dec 2024', 'June 2026'],
                },
              },
            ],
            visual: 'jar-and-bank',
            visualText:
              'A jar of notes from which vapor rises, a small bank under an umbrella, and a phone with a jagged line.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'The spare tire',
      paragraphs: [
        {
          text: 'A spare tire earns nothing. It is heavy, and on most days it does nothing at all. Nobody calls it a bad investment. It is there so that a nail stays a nail.',
        },
        {
          text: 'An emergency fund is a spare tire made of money: for the car, the tooth, the month without pay. Without it a nail becomes a debt, and the debt brings its own nail, called interest.',
        },
        {
          text: 'How large should it be? Three to six months of spending is a common rule of thumb. A nurse with a steady job may need less than a waiter who lives on tips.',
          sources: ['cfpb'],
        },
      ],
      drawing: {
        visual: 'spare-tire',
        background: 'plain',
        mood: 'calm',
        text: 'A flat tire with a nail in it. Beside it a spare tire in six parts, each a month of spending: three are full, and three more are dashed.',
        words: ['3 to 6', 'months'],
      },
      limits:
        'Half a tire is no use. Half a cushion is. And a tire shop sells to everybody, while saving is only easy for people who have something left at the end of the month.',
    },
    {
      type: 'interactive',
      widget: 'cushion',
      title: 'Your turn: deal a bad year',
      introduction: [
        {
          text: 'Each press deals a year with up to three surprises. The cards are invented. In one year of four, pay stops or shrinks for a while.',
          sources: ['urban-one-in-four'],
        },
      ],
      tasks: [
        {
          text: 'Deal ten years with the cushion as it is. What breaks it, the bills or the lost pay?',
          answer: 'The lost pay. In none of the thousand years do bills alone break this cushion.',
        },
        {
          text: 'Look at the bars for all years. Which step helps more: from nothing to half a month, or from three months to four?',
          answer:
            'The first one. Of a hundred years 32 hold with nothing and 76 with half a month. From three months to four it is 97 and then all.',
        },
        {
          text: 'Set what you put aside to 0, then to 200. Which bars move most?',
          answer:
            'The thin ones. With no cushion at all, 1 year in a hundred holds at first, and then more than half. At two months hardly anything moves.',
        },
      ],
      closing: [
        {
          text: 'A thin cushion carries small bills. Only a thick one carries you through a lost job. So many people go in steps: rent, power and taxes, then a thin cushion, then the costly debts, then the rest.',
        },
        {
          text: 'Why debts before the rest? To clear a card at 20 percent saves 20 percent a year, for certain. Little beats that, except an employer who adds to what you save. “No investment strategy pays off as well as, or with less risk than, eliminating high interest debt,” says the US authority that watches over shares. This is a lesson and no financial advice.',
          sources: ['sec-debt', 'match-first'],
        },
      ],
    },
  ],
  check: [
    {
      id: 'purpose',
      prompt: 'What is a cushion for?',
      options: [
        {
          id: 'grow',
          text: 'To grow',
          isCorrect: false,
          explanation: 'It may earn a little interest. That is not its job.',
        },
        {
          id: 'small',
          text: 'To keep small trouble small',
          isCorrect: true,
          explanation: 'A tooth stays a tooth and does not become a debt.',
        },
        {
          id: 'cheap',
          text: 'To buy shares when prices fall',
          isCorrect: false,
          explanation: 'Then it is gone when the car breaks.',
        },
      ],
    },
    {
      id: 'price',
      prompt:
        'Your cushion sat in an insured account, and prices rose faster than the interest. Was it a mistake to keep it there, and not in bitcoin or a drawer?',
      options: [
        {
          id: 'no',
          text: 'No, that is what it costs',
          isCorrect: true,
          explanation: 'It lost a little slowly, and it would have been there any day.',
        },
        {
          id: 'bitcoin',
          text: 'Yes, it belonged in bitcoin',
          isCorrect: false,
          explanation: 'It might have grown. It might also have been worth a quarter on the day you needed it.',
        },
        {
          id: 'cash',
          text: 'Yes, a drawer is safer',
          isCorrect: false,
          explanation: 'A drawer pays no interest at all and can be robbed.',
        },
      ],
    },
    {
      id: 'order',
      prompt: 'Ana has $600 and owes $900 on a card at 24 percent. Which order does this lesson describe?',
      options: [
        {
          id: 'shares',
          text: 'Invest the $600, for shares may rise',
          isCorrect: false,
          explanation: 'They may. The 24 percent are certain.',
        },
        {
          id: 'all',
          text: 'Save six months of spending, then pay the card',
          isCorrect: false,
          explanation: 'That can take years, and the card costs 24 percent all the while.',
        },
        {
          id: 'steps',
          text: 'Keep a thin cushion, then clear the card, then save more',
          isCorrect: true,
          explanation: 'With no cushion at all, the next bill would go on the card again.',
        },
      ],
    },
  ],
  takeaways: [
    'A cushion is not there to win. It keeps small trouble small.',
    'A few hundred dollars already help. Three to six months is a rule of thumb.',
    'It belongs where you reach it in a day. Inflation nibbles at it, and that is the price.',
    'Rent, power and taxes come first. Costly debt usually comes before a thick cushion and most investments.',
  ],
  explains: 'why a thin cushion comes before big plans',
  limits:
    'The {emergency-expense} question asks what people would do. Some have the money and would still use a card. The surveys here are from the United States, where a broken leg and a lost job can cost more than in countries with other rules. The game leaves out insurance, unemployment pay and family.',
};
