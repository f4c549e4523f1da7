import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'three-jobs-of-money',
  cover: { visual: 'two-price-tags', background: 'shop', mood: 'uneasy' },
  opening: {
    title: 'A price in nothing',
    paragraphs: [
      {
        text: 'Brazil, March 1994. Prices rise so fast that a sports shop prints new price tags every week, sometimes almost every day. Then the owner writes new tags in “URV”: 100 URV for a pair of shoes. There is no URV coin and no URV note. There never will be.',
        sources: ['urv-shop'],
      },
    ],
    guess: {
      question: 'How do his customers pay?',
      options: [
        {
          id: 'dollars',
          text: 'With US dollars',
          isCorrect: false,
          answer: 'One URV was worth about a dollar, but that was not the way.',
        },
        {
          id: 'old',
          text: 'With the old money, at the rate of the day',
          isCorrect: true,
          answer: 'The rate of the URV was published each day.',
        },
        {
          id: 'not',
          text: 'They do not: the shop closes',
          isCorrect: false,
          answer: 'It stayed open, and stopped changing its tags.',
        },
      ],
    },
    reveal: [
      {
        text: 'He changed all his prices once, in March 1994, and never again. There was no URV to hand over or to put in a drawer. It did one thing: it compared. So money has more than one job.',
        sources: ['urv-shop', 'urv-npr'],
      },
    ],
  },
  objectives: [
    'Name the three jobs: to pay, to save, to compare',
    'Spot which job a money does badly',
    'Tell how cigarettes came to do all three',
    'Say what scholars dispute: which job came first',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The pocketknife',
      paragraphs: [
        {
          text: 'A pocketknife has a blade, a screwdriver and a bottle opener. We call it one knife, and it is three tools.',
        },
        {
          text: 'Money is such a knife. It pays: you hand it over and the deal is done. Books call that the medium of exchange. It saves: what you earn today you can spend next year. That is the store of value. And it compares: a bike costs as much as forty pizzas. That is the unit of account.',
        },
        {
          text: 'In quiet times one money does all three, and you do not notice. In bad times the knife comes apart. People then pay with one thing, save another, and think in a third.',
        },
      ],
      drawing: {
        visual: 'pocketknife',
        background: 'plain',
        mood: 'calm',
        text: 'A pocketknife with a blade, a screwdriver and a bottle opener. They are named after the three jobs: pay, save and compare.',
        words: ['pay', 'save', 'compare'],
      },
      limits:
        'The tools of a knife do not get in each other’s way. The jobs of money do. What everybody saves is not spent, and what everybody hurries to spend is not saved.',
    },
    {
      type: 'story',
      title: 'One job, two jobs, three',
      sections: [
        {
          id: 'ur',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'About 2050 BC',
            location: 'Sumer, in today’s Iraq',
            character: 'Clerks of temples and palaces',
            scene: 'Counted in silver',
            narrative: [
              {
                text: 'On tablets of clay, clerks wrote what came in and went out: barley, wool, wages. To add such things up they needed one measure. They took silver, by weight. One shekel of silver stood for 300 sila of barley.',
                sources: ['ur-silver', 'ur-tablets'],
              },
            ],
            guess: {
              question: 'How many silver coins did these clerks have?',
              options: [
                {
                  id: 'none',
                  text: 'None',
                  isCorrect: true,
                  answer: 'A shekel was a weight. Silver was cut and weighed.',
                },
                {
                  id: 'chests',
                  text: 'Chests full, for the temples',
                  isCorrect: false,
                  answer: 'Silver, yes. Coins, no.',
                },
                {
                  id: 'one',
                  text: 'One of each kind, to measure by',
                  isCorrect: false,
                  answer: 'They measured by weights of stone and by the word of the state.',
                },
              ],
            },
            reveal: [
              {
                text: 'Silver was not coined. It was the measure, and it was also a means to pay. How much of daily life was paid in silver, and how much in barley, scholars still debate: most of the tablets come from the state’s own offices.',
                sources: ['ur-uncoined', 'ur-tablets'],
              },
            ],
            visual: 'clay-tablet',
            visualText: 'A clay tablet covered with wedge-shaped signs, beside three ears of barley.',
            mood: 'calm',
          },
        },
        {
          id: 'camp',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1942 to 1945',
            location: 'Prison camps in Italy and Germany',
            character: 'R. A. Radford, a student of economics, and other prisoners of war',
            scene: 'Cheese for seven',
            narrative: [
              {
                text: 'Radford was a British soldier, captured in Libya in 1942. In the camp each man got a parcel from the Red Cross: milk, jam, butter, chocolate, and cigarettes. At first they swapped. A priest, so the story went, set out with a tin of cheese and five cigarettes. He came back with both, and with a whole parcel besides.',
                sources: ['radford-life', 'radford'],
              },
            ],
            guess: {
              question: 'Some men did not smoke. What did they do with cigarettes after a month?',
              options: [
                {
                  id: 'chocolate',
                  text: 'They swapped them for a friend’s chocolate',
                  isCorrect: false,
                  answer: 'At first, yes. A month later they did something else.',
                },
                {
                  id: 'gave',
                  text: 'They gave them away',
                  isCorrect: false,
                  answer: 'By then they were worth too much.',
                },
                {
                  id: 'cigarettes',
                  text: 'They took them as payment, like everybody else',
                  isCorrect: true,
                  answer: '“Cheese for seven,” they called. Seven cigarettes.',
                },
              ],
            },
            reveal: [
              {
                text: 'Cigarettes did all three jobs: men paid with them, saved them, and counted in them. They had the faults of money too. The best brands were smoked, and the poor ones were passed on. When parcels came, cigarettes were plenty and prices rose. When they had gone up in smoke, prices fell.',
                sources: ['radford', 'pow-summary'],
              },
              {
                text: 'Does that show how money began? One critic says no. And Radford himself warned that a camp is neither a busy street market nor a family dinner table.',
                sources: ['pow-critic'],
              },
            ],
            visual: 'cigarettes',
            visualText: 'An open packet of cigarettes and a tin on a plank. A price list counts in cigarettes.',
            mood: 'uneasy',
          },
        },
        {
          id: 'brazil',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'July 1, 1994',
            location: 'Brazil',
            character: 'Four economists and a whole country',
            scene: 'Two moneys at once',
            narrative: [
              {
                text: 'For four months Brazil had two moneys. People paid in cruzeiros reais, which melted. Wages, taxes and prices were written in URV, and those stood still. The idea was that people would stop expecting prices to rise.',
                sources: ['urv-npr', 'urv'],
              },
            ],
            guess: {
              question: 'What came next?',
              options: [
                {
                  id: 'ban',
                  text: 'The URV was forbidden',
                  isCorrect: false,
                  answer: 'It did the opposite of vanishing.',
                },
                {
                  id: 'real',
                  text: 'The URV became the money',
                  isCorrect: true,
                  answer: 'It got notes and coins and a name: the real.',
                },
                {
                  id: 'dollar',
                  text: 'Brazil took the US dollar',
                  isCorrect: false,
                  answer: 'It kept a money of its own.',
                },
              ],
            },
            reveal: [
              {
                text: 'On July 1 one URV became one real, for {cruzeiros-per-real} cruzeiros reais. The rapid inflation ended. Brazil still pays in reais.',
                sources: ['urv'],
              },
              {
                text: 'A good measure was not the whole cure. Taxes helped to hold the new money up, and so did very high interest rates, which make loans dear. Slow inflation stayed: in May 2024 it took 8 reais to buy what one had bought in July 1994.',
                sources: ['urv-shop', 'real-2024'],
              },
            ],
            visual: 'melting-notes',
            visualText:
              'A bag in a shop has a price tag that says 1 URV. Beside it a pile of banknotes melts and drips over the edge of the counter.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the noodle stall',
      situation: [
        {
          text: 'Imagine a country where prices rise {rise-a-month:number} percent a month. You sell noodles. Your rent and your wages are paid in the local money.',
          drawing: {
            visual: 'noodle-stall',
            background: 'plain',
            mood: 'uneasy',
            text: 'A noodle stall, and twelve bars for twelve months, each {rise-a-month:number} percent taller than the one before.',
            words: ['+{rise-a-month} a month'],
          },
        },
      ],
      question: 'In which money do you count, take and keep?',
      options: [
        {
          id: 'local',
          label: 'Everything in the local money',
          outcome: {
            text: 'Simple, and everybody understands your menu. You rewrite it each month. What you kept for a year buys 56 percent of what it once bought.',
          },
        },
        {
          id: 'split',
          label: 'Take local money, count and keep in dollars',
          outcome: {
            text: 'Your menu stands still, and your savings melt far more slowly. You need the rate of the day, changing costs a fee, and in some countries the law forbids it.',
          },
        },
        {
          id: 'bitcoin',
          label: 'Count and keep in bitcoin',
          outcome: {
            text: 'Nobody can print it, and you can take it across a border. But its price can fall by a third in weeks, and your rent is due on Friday. A noodle price in bitcoin would change every hour.',
          },
        },
      ],
      closing: {
        text: 'Each choice gives one job to one money, and each has a price. In Argentina many people spend pesos, save dollars, and price flats in dollars.',
        sources: ['argentina-two'],
      },
    },
  ],
  check: [
    {
      id: 'account',
      prompt:
        'A landlord asks 500 dollars a month. His tenant pays in pesos, at the rate of the day. Which job does the dollar do?',
      options: [
        {
          id: 'pay',
          text: 'It pays',
          isCorrect: false,
          explanation: 'The pesos pay. No dollar changes hands.',
        },
        {
          id: 'save',
          text: 'It saves',
          isCorrect: false,
          explanation: 'It may, somewhere else. Here it only states the price.',
        },
        {
          id: 'compare',
          text: 'It compares',
          isCorrect: true,
          explanation: 'It is the unit of account, as the URV was.',
        },
      ],
    },
    {
      id: 'smoke',
      prompt: 'The Red Cross parcels stop, and the men go on smoking. What happens to prices in cigarettes?',
      options: [
        {
          id: 'fall',
          text: 'They fall',
          isCorrect: true,
          explanation: 'Fewer cigarettes are left to pay with, so each one buys more.',
        },
        {
          id: 'rise',
          text: 'They rise',
          isCorrect: false,
          explanation: 'They rose when parcels came and cigarettes were plenty.',
        },
        {
          id: 'same',
          text: 'They stay',
          isCorrect: false,
          explanation: 'They would, if cigarettes were only counted and never smoked.',
        },
      ],
    },
    {
      id: 'first',
      prompt: 'Which job came first in history?',
      options: [
        {
          id: 'pay',
          text: 'To pay: that is sure',
          isCorrect: false,
          explanation: 'Menger argued so. It is not proven.',
        },
        {
          id: 'disputed',
          text: 'Scholars disagree',
          isCorrect: true,
          explanation: 'Some say payment in trade, others say counting what people owed.',
        },
        {
          id: 'save',
          text: 'To save, as treasure',
          isCorrect: false,
          explanation: 'Treasure is old, but a treasure is not yet money.',
        },
      ],
    },
  ],
  takeaways: [
    'Money has three jobs: to pay, to save, to compare.',
    'One thing can do one job well and another badly.',
    'When a money fails, people split the jobs among several.',
    'Ask of any money: which of the three does it do, and for whom?',
  ],
  explains: 'which three jobs money does, and how they come apart',
  limits:
    'Some books count four jobs: they set payment of debts apart. Which job came first is disputed. One side says that goods became means of payment in trade, the other that counting debts came long before. Radford’s camp and Brazil’s URV are single cases, and scholars argue about what the camp shows.',
};
