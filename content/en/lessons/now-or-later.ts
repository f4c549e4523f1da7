import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'now-or-later',
  cover: { visual: 'lump-or-yearly', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Fifty thousand today',
    paragraphs: [
      {
        text: 'In 1992 the US armed forces had to shrink. Soldiers who left could choose between one sum today and smaller sums every year. A newspaper gave an example: $50,000 now, or $8,000 a year for 30 years. The forces handed out a leaflet with the sums done, at 7 percent interest. At that rate the yearly money is worth about $99,000 today.',
        sources: ['pentagon-choice', 'warner-pleeter'],
      },
    ],
    guess: {
      question: 'What did enlisted soldiers choose?',
      options: [
        {
          id: 'yearly',
          text: 'Nearly all took the yearly money',
          isCorrect: false,
          answer: 'The leaflet would have liked that.',
        },
        {
          id: 'half',
          text: 'About half took each',
          isCorrect: false,
          answer: 'That is what Pentagon economists had predicted.',
        },
        {
          id: 'lump',
          text: 'Over nine of ten took the sum today',
          isCorrect: true,
          answer: 'And more than half of the officers did too.',
        },
      ],
    },
    reveal: [
      {
        text: 'It saved taxpayers $1.7 billion. In the real offers, whoever took the sum today acted as if a year’s wait must pay more than 17 percent, before taxes. Were they fools? Before you judge, find your own number.',
        sources: ['warner-pleeter'],
      },
    ],
  },
  objectives: [
    'Explain time preference and a discount rate with an example',
    'Find your own rate from a few choices',
    'Say what the marshmallow test showed, and what not',
    'Name good reasons not to wait',
  ],
  modules: [
    {
      type: 'story',
      title: 'Three tests of patience',
      sections: [
        {
          id: 'marshmallow',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1967 to 2020',
            location: 'Stanford, and the rest of the United States',
            character: 'Walter Mischel, Tyler Watts, and many children',
            scene: 'One marshmallow now, or two later',
            narrative: [
              {
                text: 'A child may eat one treat now, or wait for the researcher and get two. At the nursery school of Stanford University, children who waited longer did better at school years later. It became the most famous story about willpower.',
                sources: ['watts'],
              },
              {
                text: 'In 2018 Tyler Watts, Greg Duncan and Haonan Quan tried again. They took more children, and most of all children whose mothers had not finished college.',
                sources: ['watts'],
              },
            ],
            guess: {
              question: 'What was left of the link between waiting and school results?',
              options: [
                { id: 'same', text: 'All of it', isCorrect: false, answer: 'It was weaker from the start.' },
                {
                  id: 'part',
                  text: 'Half of it at most',
                  isCorrect: true,
                  answer: 'And of that half, two thirds went when they counted family and home.',
                },
                { id: 'none', text: 'None of it', isCorrect: false, answer: 'A small link remained.' },
              ],
            },
            reveal: [
              {
                text: 'The link was half as strong, and shrank by two thirds when they allowed for family, early ability and home. A second team used the same data. It did find links with behavior, and thought that support around a child explains them better than self-control.',
                sources: ['watts', 'michaelson'],
                drawing: {
                  visual: 'fewer-marshmallows',
                  background: 'plain',
                  mood: 'calm',
                  text: 'The link as marshmallows: twelve in the famous test, at most six in 2018, and two when family, early ability and home were counted.',
                  words: ['famous test', '2018', 'family counted'],
                },
              },
              {
                text: 'And money? For a study of 2020, Mischel and others asked 113 of the Stanford children, now in their forties. How long they had once waited said nearly nothing about their wealth, income or debts. Self-control measured again and again up to age 37 did, a little.',
                sources: ['marshmallow-2020'],
              },
            ],
            visual: 'one-marshmallow',
            visualText: 'One marshmallow on a plate, a bell beside it, and two more behind a clock.',
            mood: 'calm',
          },
        },
        {
          id: 'crayons',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2012',
            location: 'Rochester, New York',
            character: 'Celeste Kidd and 28 children',
            scene: 'The crayons that never came',
            narrative: [
              {
                text: 'Each child got a jar of used crayons, and a promise: wait, and you get better ones. Some of the children got them. To the others the researcher came back with empty hands and an apology. The same happened with stickers. Then came the marshmallow.',
                sources: ['kidd-crayons', 'kidd'],
              },
            ],
            guess: {
              question: 'How long did the children wait who had been let down twice?',
              options: [
                { id: 'three', text: 'About 3 minutes', isCorrect: true, answer: 'The others waited about 12.' },
                { id: 'eight', text: 'About 8 minutes', isCorrect: false, answer: 'Less than half of that.' },
                { id: 'twelve', text: 'About 12 minutes', isCorrect: false, answer: 'So long waited the others.' },
              ],
            },
            reveal: [
              {
                text: 'The researchers had decided who was let down, so it was not character. The children had learned whether waiting pays, and acted on it. A later test with 60 children found the same, but weaker.',
                sources: ['kidd', 'kidd-repeat'],
              },
            ],
            visual: 'empty-box',
            visualText: 'A jar of worn crayons beside an open box with nothing in it.',
            mood: 'uneasy',
          },
        },
        {
          id: 'payday',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2016',
            location: 'United States',
            character: 'Households with low incomes',
            scene: 'The week before payday',
            narrative: [
              {
                text: 'Three economists asked poor households to choose between money sooner and later. Chance decided who was asked before payday and who after it. Those asked before payday leaned more toward the money now. Then came a second choice: a task to do, sooner or later.',
                sources: ['carvalho'],
              },
            ],
            guess: {
              question: 'Who put off the task more?',
              options: [
                {
                  id: 'after',
                  text: 'Those asked after payday',
                  isCorrect: false,
                  answer: 'They had just been paid, but no.',
                },
                {
                  id: 'before',
                  text: 'Those asked before payday',
                  isCorrect: false,
                  answer: 'That is what impatient people would do. These did not.',
                },
                {
                  id: 'same',
                  text: 'Neither',
                  isCorrect: true,
                  answer: 'Payday changed the answers about money only.',
                },
              ],
            },
            reveal: [
              {
                text: 'Nor was there a difference in tests of thinking. Are people poor because they are impatient, or do they look impatient because money is short? The simplest reading: payday does not change who people are. It changes what they need. So a high rate may be plain arithmetic by someone whose rent is due.',
                sources: ['carvalho'],
              },
            ],
            visual: 'payday-calendar',
            visualText: 'A calendar leaf with one day circled, above an empty purse and a full one.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'The ferry to next year',
      paragraphs: [
        {
          text: 'Think of two islands, Today and Next Year. A ferry takes your dollars across, and it charges a fare. You hand over $100 here only if $110 arrives there? Then your fare is 10 percent. That fare is your discount rate. Your wish to stay on this side is your time preference.',
        },
        {
          text: 'In a storm the fare goes up: when rent is due, when the captain has lied before, when the boat leaks because prices rise. At 5 percent inflation, $110 next year buys what about $105 buys today.',
        },
        {
          text: 'Does money itself set the fare? Saifedean Ammous says yes: hard money teaches people to care about the future, and money that melts teaches them to spend. Others answer with a survey of 76 countries. All of them use paper money, and patience still differs greatly between them.',
          sources: ['ammous-abstract', 'falk'],
        },
      ],
      drawing: {
        visual: 'ferry',
        background: 'plain',
        mood: 'calm',
        text: 'A ferry carries a banknote from the island Today, where $100 leave, to the island Next Year, where $110 arrive.',
        words: ['Today', 'Next Year', '$100', '$110'],
      },
      limits:
        'A ferry has one fare for all. Yours changes with the sum, the wait and the day. Economists themselves doubt that one rate can describe a person.',
    },
    {
      type: 'interactive',
      widget: 'now-or-later',
      title: 'Your turn: today or later?',
      introduction: [
        {
          text: 'Five situations, four choices in each. The first choice is made as an example: you would wait a year for $110. Take it back if you would not.',
        },
      ],
      tasks: [
        'Finish “A quiet year.” Between which two rates do you lie?',
        'Do “Only a month” and “A large sum.” Did you stay on the same rungs?',
        {
          text: 'Now “The rent is due” and “A stranger’s word.” Have you become another person?',
          answer:
            'No. The offers are different: with the rent due, money today is worth more, and a stranger may not pay.',
        },
      ],
      closing: [
        {
          text: 'Most people ask for a higher rate on small sums than on large ones. A review of the research found that one single rate does not describe people well. So the number is no grade. It is a tool: hold it against what is on offer, such as a card at 20 percent or an account at 3.',
          sources: ['grace-mclean', 'frederick'],
        },
        {
          text: 'Waiting tends to pay if three things hold. Today’s needs are met. The promise is good. And the reward beats both rising prices and your other uses, such as a costly debt. This is a lesson and no financial advice. The guide on time preference goes on from here, with a savings calculator.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'between',
      prompt: 'You take $100 today over $103 in a year. For $110 you would wait. What is your yearly rate?',
      options: [
        {
          id: 'between',
          text: 'Between 3 and 10 percent',
          isCorrect: true,
          explanation: 'Three percent was too little, and ten was enough.',
        },
        {
          id: 'ten',
          text: '10 percent, and not less',
          isCorrect: false,
          explanation: 'Perhaps $106 would have been enough.',
        },
        { id: 'below', text: 'Below 3 percent', isCorrect: false, explanation: 'Then you would have waited for $103.' },
      ],
    },
    {
      id: 'replication',
      prompt: 'What did the study of 2018 find?',
      options: [
        {
          id: 'fake',
          text: 'The old test was faked',
          isCorrect: false,
          explanation: 'No. Its few children were simply not like all children.',
        },
        {
          id: 'destiny',
          text: 'A child who waits will be rich',
          isCorrect: false,
          explanation: 'It looked at school and behavior at 15, and found a weak link.',
        },
        {
          id: 'weak',
          text: 'A weaker link than once claimed',
          isCorrect: true,
          explanation:
            'Most of it goes with family and home. What looks like character may be the ground a child stands on.',
        },
      ],
    },
    {
      id: 'real',
      prompt:
        'Prices rise 5 percent a year. Instead of $100 today you get $110 in a year. What have you gained in today’s money, compared with spending it now?',
      options: [
        { id: 'ten', text: 'About $10', isCorrect: false, explanation: 'The notes say so. The shops do not.' },
        {
          id: 'five',
          text: 'About $5',
          isCorrect: true,
          explanation: '$110 then buys what about $105 buys today.',
        },
        {
          id: 'none',
          text: 'Nothing',
          isCorrect: false,
          explanation: 'Inflation took half of the reward, not all of it.',
        },
      ],
    },
  ],
  takeaways: [
    'A discount rate is what a year of waiting must pay you.',
    'It moves with need, trust, prices and the size of the sum.',
    'The marshmallow test says less about character than its fame suggests.',
    'Waiting can pay if needs are met, the promise is good, and the reward beats prices and your other uses.',
  ],
  explains: 'when waiting is wise, and when it is foolish',
  limits:
    'Choices on a screen cost nothing, and people may act otherwise with real money. The soldiers chose with real money, but some had debts at high rates, and some may not have trusted the promise. Rates found in studies reach from zero to hundreds of percent. Whether hard money makes people more patient is disputed and not shown.',
};
