import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'who-gets-new-money-first',
  cover: { visual: 'gold-store', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Three dollars for an egg',
    paragraphs: [
      {
        text: 'San Francisco. In March 1848 a hundredweight of flour, a big sack, costs 4 dollars. There is a rumor of gold in the hills, and hardly anybody believes it. In December flour costs 27 dollars, and by the middle of 1849 more than twice that. For an egg, 2 or 3 dollars are asked.',
        sources: ['gold-prices', 'gold-1848'],
      },
    ],
    guess: {
      question: 'Who can laugh about these prices?',
      options: [
        {
          id: 'saver',
          text: 'A widow with 200 dollars under her bed',
          isCorrect: false,
          answer: 'Last winter that was a small fortune. Now it is 66 eggs.',
        },
        {
          id: 'digger',
          text: 'A man who washes sand in a river',
          isCorrect: true,
          answer: 'He finds gold, so he holds the new money first.',
        },
        {
          id: 'merchant',
          text: 'A merchant who sold all his flour in March',
          isCorrect: false,
          answer: 'He sold for 4 dollars what now costs 27.',
        },
      ],
    },
    reveal: [
      {
        text: 'New money is not poured over a town like rain. It comes in at one door. Our source for these prices does not even blame the gold: it names the crowd, the neglected farms and the cost of transport. But whoever had gold could pay. So the question stays: who gets it first, and who last?',
        sources: ['gold-prices', 'gold-clipper'],
      },
    ],
  },
  objectives: [
    'Explain the Cantillon effect in your own words',
    'Follow new money from door to door',
    'Say when it makes no difference who is first',
    'Give both sides on central banks, the banks of the other banks',
  ],
  modules: [
    {
      type: 'story',
      title: 'Two doors',
      sections: [
        {
          id: 'cantillon',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'About 1730',
            location: 'Paris and London',
            character: 'Richard Cantillon, banker',
            scene: 'The mine and the tenants',
            narrative: [
              {
                text: 'Everybody knew that much money makes things dear. John Locke had said so, Cantillon notes, “but he has not considered how it does so.” So he follows the silver of a mine. The owner, the smelters and the workers have it first. They eat more meat and drink more wine. So those who sell it are next. Step by step, prices rise.',
                sources: ['cantillon-text', 'cantillon-mises'],
              },
            ],
            guess: {
              question: 'Who, he asks, is hurt?',
              options: [
                {
                  id: 'farmer',
                  text: 'Farmers',
                  isCorrect: false,
                  answer: 'They sell meat at the new prices.',
                },
                {
                  id: 'butcher',
                  text: 'Innkeepers and butchers',
                  isCorrect: false,
                  answer: 'They come next, and sell dearer.',
                },
                {
                  id: 'fixed',
                  text: 'Landlords and servants',
                  isCorrect: true,
                  answer: 'Long leases and fixed pay: they meet new prices with old incomes.',
                },
              ],
            },
            reveal: [
              {
                text: 'Many of them, he writes, will have to leave and seek their fortune elsewhere. His book was printed in 1755, long after his death. Economists call this the Cantillon effect.',
                sources: ['cantillon-french'],
              },
              {
                text: 'David Hume saw a bright side. For a time, between the new money and the new prices, trade and work pick up. Only in this interval, he wrote in 1752, does more money help.',
                sources: ['hume'],
              },
            ],
            visual: 'silver-mine',
            visualText: 'A mine in a hill. A cart of ore rolls toward an inn, a butcher and, far off, a small house.',
            mood: 'calm',
          },
        },
        {
          id: 'bonds',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2009 to 2012',
            location: 'London',
            character: 'The Bank of England',
            scene: 'New money for old bonds',
            narrative: [
              {
                text: 'After the crisis of 2008 the Bank, a central bank (the bank of the other banks), created money and bought bonds, some 375 billion pounds of them. A bond is a paper in which the state or a firm promises to pay back a loan. Bond and share prices rose, the Bank reckoned. Parliament asked: whom did that help? The Bank looked at what households own outside their pensions.',
                sources: ['boe-2012', 'boe-poverty'],
              },
            ],
            guess: {
              question: 'How much of these assets did the richest 5 percent hold?',
              options: [
                { id: 'ten', text: '10 percent', isCorrect: false, answer: 'Four times as much.' },
                {
                  id: 'forty',
                  text: '40 percent',
                  isCorrect: true,
                  answer: 'So most of the rise was not for most people.',
                },
                { id: 'eighty', text: '80 percent', isCorrect: false, answer: 'Half of that.' },
              ],
            },
            reveal: [
              {
                text: 'Then the Bank gave the other side: without the purchases most people would have been worse off, with fewer jobs and more firms gone. Do low interest rates widen the gap between rich and poor? A study of all Danes found that they helped everybody, and the top most. One on the United States found that high rates make it wider. Ben Bernanke, who led the US central bank, calls the net effect not clear.',
                sources: ['boe-2012', 'danes', 'bystanders', 'bernanke-2015'],
              },
              {
                text: 'Does it matter who sold the bonds? Hardly, says the economist Scott Sumner: the seller gave up a bond at the market price and is no richer. The price of bonds moves for all at once. It does matter, answer others: some sell dearer and borrow cheaper before the rest, and many small steps add up.',
                sources: ['sumner-view', 'selgin-sumner', 'sieron'],
              },
            ],
            visual: 'bond-swap',
            visualText: 'Two hands across a desk: one gives a bond with coupons, the other a stack of new notes.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'Extra tokens at the fair',
      paragraphs: [
        {
          text: 'At a school fair each ride costs one token. A teacher hands two hundred extra tokens to the class at the gate. They ride all morning at the old price.',
        },
        {
          text: 'At noon the lines are long. The stalls now ask two tokens. Then the first graders come, with the tokens they saved all week. They ride half as often. No ride was added. Some rides changed hands.',
        },
      ],
      drawing: {
        visual: 'tokens-at-noon',
        background: 'plain',
        mood: 'calm',
        text: 'Four tokens buy four rides in the morning, and at noon two; the other two go to those who still have tokens.',
        words: ['morning: 1 token', 'noon: 2 tokens'],
      },
      limits:
        'The tokens came for nothing. A central bank takes a bond for its money, and a loan must be paid back. And if many stalls stand idle, extra tokens can put them to work.',
    },
    {
      type: 'interactive',
      widget: 'new-money-town',
      title: 'Your turn: six doors on a square',
      introduction: [
        {
          text: 'Six neighbors and a pensioner, all invented. Each day each of them buys one of everything. Now new money comes in, day after day, at a door that you choose. It is spent next door. The town makes no more goods than before.',
        },
      ],
      tasks: [
        {
          text: 'Let the money in at the builder’s and go from day 1 to day 6. Who is ahead, and who pays for it?',
          answer:
            'The builder is 3.5 pieces of goods ahead. The pensioner has 3.5 less, and the teacher, who comes last, 2.3 less.',
        },
        {
          text: 'Choose the teacher’s door instead. What changed, and what did not?',
          answer: 'Now the teacher is 3.5 ahead and the baker comes last. The pensioner loses as much as before.',
        },
        {
          text: 'Choose “Everybody at once.” What happens to the gains? What happens to the jar of old coins?',
          answer: 'The gains are gone. The jar loses a little to all of them: 5.8 pieces in place of 6.',
        },
      ],
      closing: [
        {
          text: 'In this town every gain is somebody’s loss, because goods do not grow. In a slump they can, and then new money may help even those who get it late. If it comes evenly, or all expect it, the order hardly matters. It matters most when it comes as a surprise and stays at one door.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'who',
      prompt: 'Who loses by the Cantillon effect?',
      options: [
        {
          id: 'late',
          text: 'Those whom it reaches late or never',
          isCorrect: true,
          explanation: 'They meet the new prices with old incomes.',
        },
        {
          id: 'poor',
          text: 'Always the poor',
          isCorrect: false,
          explanation: 'Often, but not by rule. Cantillon’s losers include landlords.',
        },
        {
          id: 'nobody',
          text: 'Nobody, because there is more money',
          isCorrect: false,
          explanation: 'More money is not more bread.',
        },
      ],
    },
    {
      id: 'even',
      prompt: 'Everybody’s money, every price and all pay double overnight. Who gains?',
      options: [
        {
          id: 'all',
          text: 'Everybody',
          isCorrect: false,
          explanation: 'Each can buy exactly what they could buy before.',
        },
        {
          id: 'first',
          text: 'Those who are first in line',
          isCorrect: false,
          explanation: 'Nobody is first here.',
        },
        {
          id: 'debt',
          text: 'Only people with old debts',
          isCorrect: true,
          explanation: 'Nobody else does, for all money grew at once. But a debt is a promise made in old money.',
        },
      ],
    },
    {
      id: 'sides',
      prompt: 'What do economists dispute about central banks?',
      options: [
        {
          id: 'bonds',
          text: 'Whether they buy bonds',
          isCorrect: false,
          explanation: 'They publish it.',
        },
        {
          id: 'size',
          text: 'How large the effect is',
          isCorrect: true,
          explanation: 'Also how long it lasts, and for whom. Higher asset prices help owners, and jobs help workers.',
        },
        {
          id: 'money',
          text: 'Whether they can create money',
          isCorrect: false,
          explanation: 'They can. The Bank of England says so itself.',
        },
      ],
    },
  ],
  takeaways: [
    'New money enters at a door. Prices follow it from there.',
    'The first can buy at old prices. The last pay new ones with old pay.',
    'Given to all at once, it changes prices and little else.',
    'How much this matters today is disputed. Ask who, when and how much.',
  ],
  explains: 'why it matters who gets new money first',
  limits:
    'Our town has six doors, fixed goods, and neighbors who spend every coin. Real towns have banks, stocks, wages that move, and news that moves prices before the money comes. California’s prices had more than one cause. And most new money today comes as bank loans, which another chapter follows.',
};
