import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'what-critics-say',
  cover: { visual: 'farm-and-coin', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'All of it, for 25 dollars',
    paragraphs: [
      {
        text: 'Omaha, Nebraska, spring 2022. Warren Buffett, one of the most successful investors ever, speaks to the owners of his firm. For one percent of all the farmland in the country he would pay 25 billion dollars on the spot, he says. The same for one percent of all rented homes.',
        sources: ['buffett-2022'],
      },
    ],
    guess: {
      question: 'And for all the bitcoin in the world?',
      options: [
        {
          id: 'billion',
          text: 'One billion dollars',
          isCorrect: false,
          answer: 'Far less.',
        },
        { id: 'dollars', text: '25 dollars', isCorrect: false, answer: 'Less than that.' },
        { id: 'nothing', text: 'Not even 25 dollars', isCorrect: true, answer: '“I wouldn’t take it,” he said.' },
      ],
    },
    reveal: [
      {
        text: 'For “what would I do with it? I’d have to sell it back to you one way or another.” Farms bring food, and homes bring rent. Bitcoin, he says, “doesn’t produce anything.”',
        sources: ['buffett-2022'],
      },
      {
        text: 'This lesson tells the case against Bitcoin as the critics themselves would tell it. Then come the answers, and then what is still open. You are the judge.',
      },
    ],
  },
  objectives: [
    'State five objections so that a critic would sign them',
    'Give the best answer to each, without pretending that it settles things',
    'Read numbers on price swings, crime, ownership and fees with care',
    'Say what would change your own mind',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The debate club',
      paragraphs: [
        {
          text: 'In a good debate club a coin decides which side you must argue. You prepare hard for the side you do not believe in. First you state the other side’s case so well that they nod and say: yes, that is what we mean. Only then do you answer.',
        },
        {
          text: 'Most shouting about Bitcoin skips the first part. Fans fight a silly critic, and critics fight a silly fan. Here each objection gets its best speaker.',
        },
      ],
      drawing: {
        visual: 'debate-coin',
        background: 'plain',
        mood: 'calm',
        text: 'Two speakers with a coin between them. The one who is for it first states the case against it, and the one who is against it the case for it.',
        words: ['for', 'against'],
      },
      limits:
        'In a debate both sides get the same time. That does not mean that both are equally right. Some questions have better evidence on one side, and some cannot be settled by evidence at all.',
    },
    {
      type: 'story',
      title: 'Five objections',
      count: 'Objection {number} of {total}',
      sections: [
        {
          id: 'value',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2022 and 2024',
            location: 'Frankfurt',
            character: 'Ulrich Bindseil and Jürgen Schaaf, of the European Central Bank',
            scene: 'It earns nothing',
            narrative: [
              {
                text: 'A share pays part of a firm’s profit. A bond pays interest. Bitcoin, the two wrote in November 2022, “does not generate cash flow (like real estate) or dividends (like equities), cannot be used productively (like commodities) or provide social benefits (like gold).” So its price rests “purely on speculation.” They saw its calm at that time as a last gasp before the road to irrelevance.',
                sources: ['bindseil-2022'],
              },
            ],
            guess: {
              question: 'Bitcoin then rose to several times that price. What did they say in 2024?',
              options: [
                {
                  id: 'sorry',
                  text: 'That they had been wrong',
                  isCorrect: false,
                  answer: 'A higher price is no cash flow. The argument does not depend on it.',
                },
                {
                  id: 'paid',
                  text: 'That the rise itself does harm',
                  isCorrect: true,
                  answer: 'What early owners spend, they argued, the others must go without.',
                },
                {
                  id: 'silent',
                  text: 'Nothing more',
                  isCorrect: false,
                  answer: 'They wrote a whole paper.',
                },
              ],
            },
            reveal: [
              {
                text: 'If nothing new is made, they reason, early owners can get richer only at the expense of those who come late or stay out. A rising price would mean an “impoverishment of the rest of society.” And part of what buyers pay never reaches any owner: it goes to miners, for power and machines.',
                sources: ['bindseil-2024', 'whitepaper-mining'],
              },
            ],
            more: {
              opening: { label: 'The reply', title: 'Gold pays nothing either' },
              summary: 'The whole reply, and what is open',
              paragraphs: [
                {
                  text: 'Gold and paintings pay nothing either. Money is useful because others take it, and a payment that nobody can block is a service. George Selgin sees a kind of money in its own right: like paper it has no other use, like gold it is scarce. And all moneys make some winners.',
                  sources: ['selgin-synthetic'],
                },
                {
                  text: 'Open: whether people will want such a thing in fifty years. No price today can tell.',
                  sources: ['selgin-synthetic'],
                },
              ],
            },
            visual: 'dry-fountain',
            visualText: 'A fountain without water. A coin sits on its top, and a bird on the rim.',
            mood: 'calm',
          },
        },
        {
          id: 'swings',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2011 to 2026',
            location: 'Any phone with a price chart',
            character: 'Savers who came near the top',
            scene: 'It swings too much',
            narrative: [
              {
                text: 'Money should let you plan. In 2022, when prices in shops jumped and people looked for shelter, bitcoin lost {btc-fall-december-2021-to-december-2022:number} percent. A shelter should stand in the rain. Bitcoin rises when people feel rich and falls when they are afraid, critics say. So it makes good times wilder and bad times worse.',
                sources: ['coinmetrics-price'],
              },
            ],
            guess: {
              question:
                'Count by closing prices of months. How many times did it fall by more than 70 percent from a peak?',
              options: [
                { id: 'once', text: 'Once', isCorrect: false, answer: 'More often.' },
                { id: 'twice', text: 'Twice', isCorrect: false, answer: 'More often.' },
                { id: 'four', text: 'Four times', isCorrect: true, answer: 'From peaks in 2011, 2013, 2017 and 2021.' },
              ],
            },
            reveal: [
              {
                text: 'By the end of June 2026 it stood {btc-fall-since-highest-month-of-2025:number} percent below the highest month of 2025. Economists at the Bank for International Settlements reckoned in 2022 that about three quarters of app users had lost money by then. Most had come in after a rise.',
                sources: ['coinmetrics-price', 'bis'],
              },
            ],
            more: {
              opening: { label: 'The reply', title: 'So far it has swung less as it grew' },
              summary: 'The whole reply, and what is open',
              paragraphs: [
                {
                  text: 'So far it has swung less as it grew. Its volatility says how far it swings in a year. It was {btc-volatility-first-five-years:number} percent in the first five years of our data, and {btc-volatility-last-five-years:number} percent in the five years to June 2026. After each of the four falls it reached a higher peak.',
                  sources: ['coinmetrics-price'],
                },
                {
                  text: 'Open: it still swings far more than gold. From January 2025 to June 2026 it was {btc-volatility-since-january-2025:number} percent, and that of gold {gold-volatility-since-january-2025:number} by monthly averages, which look calmer. And four times is no law.',
                  sources: ['coinmetrics-price', 'gold-monthly'],
                },
              ],
            },
            visual: 'roller-coaster',
            visualText: 'A roller coaster with one car. Its hills rise, and after each hill the track drops deep.',
            mood: 'tense',
          },
        },
        {
          id: 'crime',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2018 to 2026',
            location: 'The internet',
            character: 'Ransom gangs, fraudsters, and those who follow their tracks',
            scene: 'It helps criminals',
            narrative: [
              {
                text: 'A firm’s computers are locked, and the ransom is asked in coins. No bank can stop such a payment. Paul Krugman, a Nobel laureate, asked in 2018 what problem is solved here. A total collapse is more likely than not, he wrote. Perhaps Bitcoin will remain in use mainly “for black market transactions and tax evasion.” The research firm Chainalysis counted at least 154 billion dollars of illicit crypto payments for 2025, most of it by states and firms under sanctions.',
                sources: ['krugman-end', 'chainalysis-2025'],
              },
            ],
            guess: {
              question: 'Which kind of crypto made up most of that sum?',
              options: [
                {
                  id: 'stable',
                  text: 'Stablecoins, tied to a currency',
                  isCorrect: true,
                  answer: '84 percent, one tied to the ruble among them. Criminals dislike price swings, too.',
                },
                {
                  id: 'bitcoin',
                  text: 'Bitcoin',
                  isCorrect: false,
                  answer: 'For years it was. That has changed.',
                },
                {
                  id: 'hidden',
                  text: 'Coins that hide all traces',
                  isCorrect: false,
                  answer: 'Some gangs use them, but they were not most of it.',
                },
              ],
            },
            reveal: [
              {
                text: 'And each count finds more in later years: 40.9 billion dollars for 2024 became 57.2.',
                sources: ['chainalysis-revised'],
              },
            ],
            more: {
              opening: { label: 'The reply', title: 'Payments on the chain stay in public view' },
              summary: 'The whole reply, and what is open',
              paragraphs: [
                {
                  text: 'Each payment on the chain stays in a public ledger forever, and police have learned to follow it. The first counts of one firm, Chainalysis, for 2019 to 2025 put crime at 1.1 percent of all crypto volume, or below. Later counts find more. Cash serves crime as well: some states limit large payments in it, and it stays legal.',
                  sources: [
                    'chainalysis-2020',
                    'chainalysis-2021',
                    'chainalysis-2022',
                    'chainalysis-2023',
                    'chainalysis-shares',
                    'chainalysis-2025',
                    'cash-limit',
                  ],
                },
                {
                  text: 'Critics reply that a share depends on what you divide by. By one study 90 percent of the volume on Bitcoin’s chain is no payment for anything. Of the rest, less than 3 percent was crime, scams and gambling.',
                  sources: ['makarov-volume', 'makarov-crime'],
                },
                {
                  text: 'Open: how much good and how much harm comes from a payment that nobody can stop. For a dissident and for a blackmailer it is the same feature.',
                  sources: ['krugman-end'],
                },
              ],
            },
            visual: 'footprints',
            visualText: 'A magnifying glass over a trail of footprints that leads to a row of coins.',
            mood: 'uneasy',
          },
        },
        {
          id: 'few',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2021',
            location: 'London and Cambridge, Massachusetts',
            character: 'Igor Makarov and Antoinette Schoar, economists',
            scene: 'It belongs to few',
            narrative: [
              {
                text: 'A money for everybody, say its friends. Two economists sorted the addresses on the chain: which belong to exchanges, and which to single owners? Exchanges and the like held about 5.5 million coins, single owners about 8.5 million.',
                sources: ['makarov-schoar'],
              },
            ],
            guess: {
              question: 'How much did the 10,000 largest single owners hold?',
              options: [
                { id: 'three', text: 'About 3 percent of all coins', isCorrect: false, answer: 'Far more.' },
                {
                  id: 'quarter',
                  text: 'About a quarter of all coins',
                  isCorrect: true,
                  answer: 'About 5 million coins. The authors think that this is too low.',
                },
                { id: 'most', text: 'Nearly all coins', isCorrect: false, answer: 'Not that much.' },
              ],
            },
            reveal: [
              {
                text: 'Large players still dominate, they conclude. Ten thousand owners are few in a world of eight billion people. And early ones paid next to nothing.',
                sources: ['makarov-schoar', 'makarov-owners'],
              },
            ],
            more: {
              opening: { label: 'The reply', title: 'All could see the rules and join' },
              summary: 'The whole reply, and what is open',
              paragraphs: [
                {
                  text: 'All could see the rules and join. And owning many coins gives no vote in the program: the first lesson of this chapter showed who checks the rules.',
                  sources: ['whitepaper-mining'],
                },
                {
                  text: 'Open: in a split, large owners can still sell the side that they dislike. Open too: how unequal it is today. An address is no person. One person may have thousands, and one exchange holds coins for millions. So every Gini number for Bitcoin, which would put inequality into one figure, rests on guesses.',
                  sources: ['makarov-schoar'],
                },
              ],
            },
            visual: 'whale-pond',
            visualText: 'A huge whale and many tiny fish share a small pond.',
            mood: 'calm',
          },
        },
        {
          id: 'small',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2018 to 2025',
            location: 'A queue before each block',
            character: 'Paul Krugman, and everybody who wants to pay',
            scene: 'It is slow, dear and hungry',
            narrative: [
              {
                text: 'The history of money, Krugman wrote in 2018, is one of payments that get ever easier: from bags of metal to cards. Bitcoin turns back. Each payment needs a whole network of machines. And there is little room.',
                sources: ['krugman-2018'],
              },
            ],
            guess: {
              question:
                'How many transactions a second did Bitcoin’s chain record in 2025, on average? (One can hold several payments.)',
              options: [
                {
                  id: 'five',
                  text: 'About 5',
                  isCorrect: true,
                  answer: '{btc-transactions-2025-millions} million in the whole year.',
                },
                { id: 'hundreds', text: 'About 500', isCorrect: false, answer: 'A hundred times too many.' },
                { id: 'thousands', text: 'About 5,000', isCorrect: false, answer: 'A thousand times too many.' },
              ],
            },
            reveal: [
              {
                text: 'If many want in, fees jump. The average fee of 2021 was {btc-fee-2021:number} dollars, that of 2025 was {btc-fee-2025:number}. For a coffee both are too much. And for this the network used about half a percent of the world’s electricity in 2024. That means an estimated 39.8 million tons of CO2 a year, critics add.',
                sources: ['coinmetrics-fees-by-year', 'cambridge-2025', 'cambridge-emissions'],
              },
            ],
            more: {
              opening: { label: 'The reply', title: 'Small payments go over a second layer' },
              summary: 'The whole reply, and what is open',
              paragraphs: [
                {
                  text: 'The chain is for settling, as banks settle among each other. Small payments go over Lightning, a second layer, in seconds and for cents. And blocks are small on purpose, so that a home computer can check them.',
                  sources: ['core-sizes'],
                },
                {
                  text: 'Open: Lightning is still small. Its public channels held about 5,600 bitcoins in December 2025, a record then. And many apps make it easy by holding your coins for you again.',
                  sources: ['ln-record-2025'],
                },
              ],
            },
            visual: 'narrow-gate',
            visualText: 'A long line of people with carts waits before a narrow gate. A clock hangs above it.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the judge',
      situation: [
        {
          text: 'You have heard five objections and five answers. A judge says not only what she thinks, but also what would change her mind.',
          drawing: {
            visual: 'judge-and-five',
            background: 'plain',
            mood: 'calm',
            text: 'An empty scale; beside it five objections and five answers, not yet weighed.',
            words: ['objections', 'answers'],
          },
        },
      ],
      question: 'Which objection weighs the most for you?',
      options: [
        {
          id: 'value',
          label: 'It earns nothing',
          outcome: {
            text: 'You think like Buffett. What might change your mind? Perhaps people who use it for years because their own money or bank failed them, and not because they hope for a rise. What should worry the other side? A generation that loses interest.',
          },
        },
        {
          id: 'swings',
          label: 'It swings too much',
          outcome: {
            text: 'Then watch the volatility, and not the price. If it keeps falling for another ten years, the objection fades. If the next fall is again more than 70 percent, it stands. Until then, nobody should hold in it what the rent needs.',
          },
        },
        {
          id: 'harm',
          label: 'It harms others: crime and climate',
          outcome: {
            text: 'Then ask for numbers with a date and a method. Cleaner power and better detective work would weaken your case. More ransoms, or a coal plant brought back for miners, would strengthen it. Part of it is a question of values: how much is a money worth that nobody can block?',
          },
        },
        {
          id: 'few',
          label: 'It is for few: owners and payments',
          outcome: {
            text: 'Then look at who uses it, and how. Many small owners with their own keys and cheap small payments would speak against you. Ever more coins in few funds, and fees that shut out the poor, would speak for you.',
          },
        },
      ],
      closing: {
        text: 'There is no right answer here. But there is a fair way to hold one: say what you would need to see to give it up. It works for fans as well as for critics.',
      },
    },
  ],
  check: [
    {
      id: 'price',
      prompt: 'The price doubles. Does that refute the critics who say that Bitcoin earns nothing?',
      options: [
        {
          id: 'yes',
          text: 'Yes, the buyers earned something',
          isCorrect: false,
          explanation: 'They got it from later buyers. That is just what the critics say.',
        },
        {
          id: 'no',
          text: 'No, a price is no income',
          isCorrect: true,
          explanation: 'Nor would a fall prove them right. The question is what it is useful for.',
        },
        {
          id: 'double',
          text: 'Only if it doubles twice',
          isCorrect: false,
          explanation: 'No number of doublings turns a price into rent or profit.',
        },
      ],
    },
    {
      id: 'share',
      prompt: 'A first count for 2023 says “only 0.34 percent is crime.” Why can that be true and still mislead?',
      options: [
        {
          id: 'base',
          text: 'Crime found later is missing from it',
          isCorrect: true,
          explanation:
            'And much of the volume may be no real payments. A share depends on what you count and on what you divide by. Ask for both numbers.',
        },
        {
          id: 'lie',
          text: 'The firm made it up to please its clients',
          isCorrect: false,
          explanation: 'Nothing suggests that. The count is real, as far as it goes.',
        },
        {
          id: 'cash',
          text: 'Cash is used for crime, too',
          isCorrect: false,
          explanation: 'It is, but that does not make the share misleading.',
        },
      ],
    },
    {
      id: 'address',
      prompt: 'Why is it hard to say how unequally bitcoin is owned?',
      options: [
        {
          id: 'secret',
          text: 'The ledger is secret',
          isCorrect: false,
          explanation: 'It is public. Everybody can see each address and its coins.',
        },
        {
          id: 'fast',
          text: 'Coins move too fast to count',
          isCorrect: false,
          explanation: 'The chain records about five transactions a second. They can be counted.',
        },
        {
          id: 'person',
          text: 'An address is no person',
          isCorrect: true,
          explanation: 'One owner may have thousands, and one exchange holds coins for millions of people.',
        },
      ],
    },
  ],
  takeaways: [
    'State the other side’s case so that they nod. Then answer.',
    'A rising price does not refute the critics, and a falling one does not prove them right.',
    'Price swings have become smaller, and are still large.',
    'Shares and averages depend on what is counted. Ask for date and method.',
  ],
  explains: 'what the strongest arguments against Bitcoin are',
  limits:
    'Five objections are not all. Many economists mind most that its amount cannot grow when people need more money; the lesson on the limit has that. Some fear hackers with quantum computers, taxes or bans, and some mind that a mistake can never be undone. The numbers on crime, ownership and energy are estimates by firms and researchers with their own methods. We picked the speakers, and others would put the points differently.',
};
