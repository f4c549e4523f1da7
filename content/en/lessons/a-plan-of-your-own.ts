import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'a-plan-of-your-own',
  cover: { visual: 'three-piles', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'Three piles',
    paragraphs: [
      {
        text: 'In about the fourth century Rabbi Isaac gave a piece of advice that economists still quote: “One should always divide his wealth into three parts: a third in land, a third in merchandise …”',
        sources: ['talmud-thirds', 'demiguel'],
      },
    ],
    guess: {
      question: 'And the last third?',
      options: [
        { id: 'gold', text: 'In gold', isCorrect: false, answer: 'He does not name it.' },
        { id: 'temple', text: 'For the poor', isCorrect: false, answer: 'Not in this sentence.' },
        {
          id: 'hand',
          text: 'Ready to hand',
          isCorrect: true,
          answer: 'In his words: “ready to hand.” One third to reach at once.',
        },
      ],
    },
    reveal: [
      {
        text: 'In 2009 three economists tested fourteen clever rules for dividing money against the dullest one: equal parts. None was better all the time. The clever rules have to guess the future, and they guess badly. That does not prove that thirds are right. It shows how hard it is to beat a simple plan.',
        sources: ['demiguel'],
      },
    ],
  },
  objectives: [
    'Explain what spreading risk does, and where it fails',
    'Name dull plans that need less luck',
    'Set a limit that would let you lose it all',
    'Write a plan on one page, with what would change your mind',
  ],
  modules: [
    {
      type: 'story',
      title: 'One name, all names, and a limit',
      sections: [
        {
          id: 'enron',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2001',
            location: 'Houston, Texas',
            character: 'Workers of an energy company',
            scene: 'All in one name',
            narrative: [
              {
                text: 'At the end of 2000 the workers of Enron had $2.1 billion in their retirement plan. Their pay came from Enron. A part of their savings was in Enron’s shares, at $83 each.',
                sources: ['enron-401k'],
              },
            ],
            guess: {
              question: 'How large was that part?',
              options: [
                { id: 'thirty', text: '32 percent', isCorrect: false, answer: 'Nearly twice that.' },
                {
                  id: 'sixty',
                  text: '62 percent',
                  isCorrect: true,
                  answer: 'Most of it, in the firm that also paid their wages.',
                },
                {
                  id: 'ninety-two',
                  text: '92 percent',
                  isCorrect: false,
                  answer: 'That would be nearly all. It was less, and bad enough.',
                },
              ],
            },
            reveal: [
              {
                text: 'In December 2001 Enron was bankrupt. In January a share was worth less than 70 cents. Thousands lost their job and their savings in the same weeks. Sherri Saunders, 54, had worked there for 24 years. She lost about $1 million.',
                sources: ['enron-401k', 'enron-crs', 'enron-people'],
              },
              {
                text: 'Nobody had to buy that much: 89 percent of the shares had been bought freely. But those that the firm gave were locked until age 50. And for two weeks of the fall, by the firm’s own account, nobody could sell any in the plan. People trust what they know. And their bosses had said that the price would come back.',
                sources: ['enron-voluntary', 'enron-lock', 'enron-people'],
              },
            ],
            visual: 'moving-box',
            visualText: 'A cardboard box with a plant, a cup and a worthless certificate on an empty desk.',
            mood: 'desperate',
          },
        },
        {
          id: 'haystack',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1926 to 2016',
            location: 'US stock exchanges',
            character: 'Hendrik Bessembinder and 25,300 companies',
            scene: 'The needles and the haystack',
            narrative: [
              {
                text: 'Together, American shares made their owners rich. Bessembinder asked about each one alone, over its whole life. Did it beat the dullest thing there is, a loan to the government for one month?',
                sources: ['bessembinder'],
              },
            ],
            guess: {
              question: 'How many of seven shares did worse than the bills?',
              options: [
                { id: 'two', text: 'Two', isCorrect: false, answer: 'Twice as many.' },
                { id: 'four', text: 'Four', isCorrect: true, answer: 'More than half.' },
                { id: 'six', text: 'Six', isCorrect: false, answer: 'Not that many.' },
              ],
            },
            reveal: [
              {
                text: 'The best four percent of companies made the whole gain over the bills. Nobody knew which ones. A broad index fund buys a little of everything, so it owns the few needles, at a low fee.',
                sources: ['bessembinder'],
              },
              {
                text: 'That is no promise. In five weeks of 2020 that index fell by a third, and whoever needed the money then had to sell low. Japan’s best-known index fell after 1989 and took 34 years to come back, dividends not counted.',
                sources: ['spiva-2020', 'nikkei-2024'],
              },
            ],
            more: {
              summary: 'Can experts find the needles?',
              paragraphs: [
                {
                  text: 'In 2024, 65 percent of the funds that pick large US shares did worse than the index. Over 15 years most pickers lagged, in every group.',
                  sources: ['spiva-2024'],
                },
              ],
            },
            visual: 'seven-sprouts',
            visualText: 'Seven sprouts in a row. Four have withered, two are small, one is huge.',
            mood: 'hopeful',
          },
        },
        {
          id: 'limit',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2010 to 2026',
            location: 'Everywhere',
            character: 'People who hold bitcoin',
            scene: 'The question that needs no forecast',
            narrative: [
              {
                text: 'Bitcoin has made some of its holders rich. It has also fallen hard, again and again. Look only at the price on the last day of each month.',
                sources: ['coinmetrics-month-ends'],
              },
            ],
            guess: {
              question: 'How much was lost in the worst fall, from month end to month end?',
              options: [
                { id: 'half', text: '52 percent', isCorrect: false, answer: 'It has fallen by half several times.' },
                { id: 'two-thirds', text: '67 percent', isCorrect: false, answer: 'Deeper.' },
                {
                  id: 'most',
                  text: '{btc-worst-drawdown:number} percent',
                  isCorrect: true,
                  answer:
                    'In 2011. From that year’s best day to its low in November it was {btc-fall-2011:number} percent.',
                },
              ],
            },
            reveal: [
              {
                text: 'Later falls were deep too: {btc-fall-october-2021-to-december-2022:number} percent from October 2021 to December 2022. It came back from each of those. From July 2025 to June 2026 it fell by half again, and nothing says that it must return.',
                sources: ['coinmetrics-month-ends'],
              },
              {
                text: 'So ask what needs no forecast: if all of it were gone, what would change in your life? If the answer is “the rent,” it is too much. If it is “I would be angry for a week,” you have found a limit. It holds for a share, a coin or a friend’s startup.',
                sources: ['coinmetrics-month-ends'],
              },
            ],
            visual: 'cliff-path',
            visualText: 'A mountain path with steep drops. A person stands behind a fence, well before the edge.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'Not in one ship',
      paragraphs: [
        {
          text: 'Is Antonio, Shakespeare’s merchant of Venice, sad because of his ships? No, he says: “My ventures are not in one bottom trusted, Nor to one place; nor is my whole estate Upon the fortune of this present year.” A bottom is a ship. Not one ship, not one place, not one year.',
          sources: ['merchant-of-venice'],
        },
        {
          text: 'Economists call it diversification. You give up the whole gain of the best ship, so that no storm can take everything.',
        },
      ],
      drawing: {
        visual: 'three-ships',
        background: 'plain',
        mood: 'calm',
        text: 'Three ships of one owner. A storm sinks one of them, and the two others sail on.',
      },
      limits:
        'Later in the play all his ships seem lost at once. One storm can hit everything: in a crisis many prices fall together. Ten coins, or ten shops in one town, may be one ship. And spreading helps nobody who has nothing to spread.',
    },
    {
      type: 'interactive',
      widget: 'plan',
      title: 'Your turn: one page',
      introduction: [
        {
          text: 'A plan on paper protects you from the person you are on a wild day. Write what you can, leave the rest, and print it. What you write stays with you.',
        },
      ],
      tasks: [
        {
          text: 'Write one goal with a price and a date. “Save more” is not one.',
          answer: '“A guitar, $300, by June” is one: in June you will know whether you got there.',
        },
        {
          text: 'Fill in the limit. How many months of saving would replace it? Is that bearable?',
          answer: 'Divide the limit by what you save in a month: $600 at $50 a month is a whole year.',
        },
        'Complete the sentence before you need it: “I would change my mind if …” Write one reason for more, one for less.',
      ],
      closing: [
        {
          text: 'How much bitcoin belongs in a plan? Some say none: it earns nothing, and its price is wild. Some hold a little, as a bet on a money that nobody can print, sized so that they could lose it. Some hold nearly everything in it, because they trust no state and no bank. The last have no second ship.',
        },
        {
          text: 'Most plans need no bitcoin at all. A cushion, a cleared card, a savings account or a broad index fund, and a new skill are dull, and need less luck. Shares are a poor place for money you need within a few years. Write the plan when you are calm. This is a lesson and no financial advice.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'spread',
      prompt: 'What does spreading risk do?',
      options: [
        {
          id: 'more',
          text: 'It beats the best single ship',
          isCorrect: false,
          explanation: 'It never does. But nobody knows beforehand which ship that is.',
        },
        {
          id: 'no-ruin',
          text: 'It keeps one loss from being the end',
          isCorrect: true,
          explanation: 'You give up the best case to be safe from the worst.',
        },
        {
          id: 'no-loss',
          text: 'It rules out losses',
          isCorrect: false,
          explanation: 'In a crisis many things fall at once.',
        },
      ],
    },
    {
      id: 'ten-coins',
      prompt: 'Leo owns ten different coins and nothing else. Has he spread his risk?',
      options: [
        {
          id: 'hardly',
          text: 'Hardly: they tend to fall together',
          isCorrect: true,
          explanation: 'Ten names, one ship.',
        },
        { id: 'yes', text: 'Yes, ten is enough', isCorrect: false, explanation: 'Ten of one kind share one storm.' },
        {
          id: 'more',
          text: 'Not yet, he needs twenty coins',
          isCorrect: false,
          explanation: 'More of the same kind does not change the storm.',
        },
      ],
    },
    {
      id: 'size',
      prompt: 'How do you set a limit without knowing the future?',
      options: [
        {
          id: 'forecast',
          text: 'By the best forecast of the price',
          isCorrect: false,
          explanation: 'The clever rules failed at just that.',
        },
        { id: 'friends', text: 'By what friends put in', isCorrect: false, explanation: 'Their rent is not yours.' },
        {
          id: 'loss',
          text: 'By what I could lose and live on',
          isCorrect: true,
          explanation: 'That question you can answer today.',
        },
      ],
    },
  ],
  takeaways: [
    'Spreading gives up the best case to be safe from the worst.',
    'Your wage and your savings should not hang on one name.',
    'Size a risk by what you could lose entirely, not by what you hope for.',
    'Write down what would change your mind before it has to.',
  ],
  explains: 'how to size a risk so that losing it all is bearable',
  limits:
    'Past prices say little about coming ones. Shares of one country that did well are not shares of all countries. Experts quarrel about how much to spread: some rich people put nearly everything into one firm and won, and we hear less of those who lost. Taxes, fees and laws differ from country to country, and this lesson leaves them out.',
};
