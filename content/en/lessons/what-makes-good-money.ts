import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'what-makes-good-money',
  cover: { visual: 'ox-and-armor', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'The worst swap in Greek poetry',
    paragraphs: [
      {
        text: 'In the Iliad two enemies meet before Troy and find that their families are friends. They do not fight. They swap armor. Diomedes gives bronze, worth nine oxen. Glaucus gives gold, for a god, says the poet, has robbed him of his wits.',
        sources: ['iliad-oxen'],
      },
    ],
    guess: {
      question: 'What was the golden armor worth?',
      options: [
        {
          id: 'twelve',
          text: 'Twelve oxen',
          isCorrect: false,
          answer: 'Then nobody would have laughed at him for 2,700 years.',
        },
        { id: 'thirty', text: 'Thirty oxen', isCorrect: false, answer: 'More than three times that.' },
        { id: 'hundred', text: 'A hundred oxen', isCorrect: true, answer: 'A hundred for nine.' },
      ],
    },
    reveal: [
      {
        text: 'The poet counts in oxen, as we count in dollars. Nobody drove a hundred of them across the battlefield. So an ox was good to count with. Is it good money?',
        sources: ['iliad-oxen'],
      },
    ],
  },
  objectives: [
    'Name six properties by which money is judged',
    'Explain why people pay with the worst and keep the best',
    'Rank six kinds of money by what matters to you',
    'Say why no ranking is the right one',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The best shoe in the world',
      paragraphs: [
        {
          text: 'Which shoe is best: the hiking boot, the sandal or the dancing shoe? You will ask: best for what? The boot wins on a mountain and loses at a wedding.',
        },
        {
          text: 'Money is judged the same way. In 1875 Jevons listed seven qualities, among them easy to carry, easy to divide and steady in value. He added that each job of money calls for different ones. So the best money depends on the job.',
          sources: ['jevons-qualities', 'jevons-list'],
        },
      ],
      drawing: {
        visual: 'three-shoes',
        background: 'plain',
        mood: 'calm',
        text: 'A hiking boot before mountains, a sandal on a beach, and a dancing shoe under the lights of a feast.',
      },
      limits:
        'You can wear your shoes alone. Money needs others who take it. So the money that most people use has a head start, good or not.',
    },
    {
      type: 'interactive',
      widget: 'money-scorecard',
      title: 'Your turn: the scorecard',
      introduction: [
        {
          text: 'Here are six kinds of money and six properties. Say how much each property matters to you. The ranking follows. The ratings are our opinion, and you can change them.',
        },
      ],
      tasks: [
        {
          text: 'Choose “Rent on Friday,” then “Put away for decades,” then “Across a border.” Who wins each time? Once there is a tie.',
          answer: 'Dollars in a bank, then gold. Across a border, dollars in a bank and bitcoin share the first place.',
        },
        {
          text: 'Start from “All the same.” Move as few sliders as you can until bitcoin comes first. What must you care less about?',
          answer: 'One is enough: set “Holds a steady value” or “Shops and people take it” to “Not at all.”',
        },
        'Which of our ratings is wrong? Open “Not convinced?” and change it. Is there a new winner?',
      ],
      closing: [
        {
          text: 'Whoever picks the weights picks the winner. When somebody tells you that one money is the best, ask which weights they used.',
        },
        {
          text: 'Some things are missing here. A bank may pay interest. Somebody may block a payment, or see it. You may lose a key, and a bank may fail.',
        },
      ],
    },
    {
      type: 'story',
      title: 'Three tests',
      sections: [
        {
          id: 'cattle',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'About 450 BC',
            location: 'Rome',
            character: 'Judges, farmers and their animals',
            scene: 'Salt for an ox',
            narrative: [
              {
                text: 'An early Roman law set the highest fine in animals: two oxen and thirty sheep, says one ancient writer. Two sheep and thirty oxen, says another. One ox counted as ten sheep. The Romans linked their word for money, pecunia, to pecus, cattle.',
                sources: ['roman-fines', 'roman-two', 'roman-pecunia'],
              },
              {
                text: 'Cattle walk to market by themselves. They also eat, grow old, and are not all alike. Adam Smith adds another trouble.',
                sources: ['smith-money'],
              },
            ],
            guess: {
              question: 'You own an ox and want a bag of salt. What is the trouble?',
              options: [
                {
                  id: 'change',
                  text: 'You cannot get change for an ox',
                  isCorrect: true,
                  answer: 'Half an ox is not worth half a live one.',
                },
                {
                  id: 'salt',
                  text: 'Salt costs more than an ox',
                  isCorrect: false,
                  answer: 'A bag costs far less. That is the point.',
                },
                {
                  id: 'law',
                  text: 'Oxen may not be sold',
                  isCorrect: false,
                  answer: 'They could be. Nobody wanted a slice of one.',
                },
              ],
            },
            reveal: [
              {
                text: 'You would have to buy salt for a whole ox at once. Metal can be cut into any part and melted together again, Smith says, and nothing is lost.',
                sources: ['smith-money'],
              },
            ],
            visual: 'ox-for-salt',
            visualText: 'An ox on a rope stands before a small stall with a scale and a bag of salt.',
            mood: 'calm',
          },
        },
        {
          id: 'tobacco',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1619 to 1730',
            location: 'Virginia, English America',
            character: 'Planters, and those who had to work for them',
            scene: 'Money that grows',
            narrative: [
              {
                text: 'Virginia had almost no coins. Taxes, priests and debts were paid in tobacco. It grew on plantations worked by bound servants, and later by enslaved Africans. In 1617 the colony shipped 20,000 pounds of leaves. In 1700 it was 22 million.',
                sources: ['tobacco-1713', 'tobacco-trade'],
              },
            ],
            guess: {
              question: 'Which tobacco did people pay their debts with?',
              options: [
                {
                  id: 'best',
                  text: 'The best, to keep a good name',
                  isCorrect: false,
                  answer: 'The best could be sold in England for more.',
                },
                {
                  id: 'worst',
                  text: 'The worst they could get away with',
                  isCorrect: true,
                  answer: 'And some hid trash under a top layer of good leaves.',
                },
                {
                  id: 'average',
                  text: 'A fair mix',
                  isCorrect: false,
                  answer: 'If all leaves count the same, why give good ones?',
                },
              ],
            },
            reveal: [
              {
                text: 'In 1705 a law forbade such barrels. In 1713 another built public warehouses, which weighed and graded the leaves and gave out paper notes for them. The notes went from hand to hand, and the tobacco stayed where it was. Many planters hated the law, but another one in 1730 brought such notes to stay.',
                sources: ['tobacco-1713', 'tobacco-hated', 'tobacco-1730'],
              },
            ],
            visual: 'tobacco-barrel',
            visualText: 'A barrel with fine leaves on top. Beside it lies a sealed note.',
            mood: 'uneasy',
          },
        },
        {
          id: 'salvador',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2021 to 2025',
            location: 'El Salvador',
            character: 'A government and its shoppers',
            scene: 'Accepted by law',
            narrative: [
              {
                text: 'In 2021 El Salvador adopted bitcoin beside the US dollar. Shops had to take it. It can be sent anywhere, split into tiny parts, and nobody can print it. A university asked people at home how they used it.',
                sources: ['uca-2023', 'uca-2024'],
              },
            ],
            guess: {
              question: 'How many had paid with bitcoin at least once in 2023?',
              options: [
                { id: 'twelve', text: '12 percent', isCorrect: true, answer: 'About one in eight.' },
                { id: 'forty', text: '40 percent', isCorrect: false, answer: 'Less than a third of that.' },
                { id: 'eighty', text: '80 percent', isCorrect: false, answer: 'Not even close.' },
              ],
            },
            reveal: [
              {
                text: 'In 2024 it was 8.1 percent. In January 2025 the law was changed, for a loan from the International Monetary Fund: shops no longer have to take bitcoin. A law can call something money. Only people can take it.',
                sources: ['uca-2024', 'sv-reform'],
              },
            ],
            visual: 'phone-payment',
            visualText: 'A phone shows a payment that has gone through, beside a bill.',
            mood: 'calm',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'tobacco',
      prompt: 'Why was tobacco poor money in Virginia?',
      options: [
        {
          id: 'useless',
          text: 'Nobody in Europe had a use for it',
          isCorrect: false,
          explanation: 'England bought it by the ton.',
        },
        {
          id: 'mixed',
          text: 'It varied, and more kept coming',
          isCorrect: true,
          explanation: 'People paid with the worst, and the crop that left the colony grew a thousandfold.',
        },
        {
          id: 'rare',
          text: 'There was too little of it',
          isCorrect: false,
          explanation: 'There was more each decade.',
        },
      ],
    },
    {
      id: 'law',
      prompt: 'What does the survey from El Salvador show?',
      options: [
        {
          id: 'accept',
          text: 'A law alone is not enough',
          isCorrect: true,
          explanation: 'Acceptance is a property too, and it is earned.',
        },
        {
          id: 'broken',
          text: 'Bitcoin cannot be sent there',
          isCorrect: false,
          explanation: 'It can. Most people chose dollars for their shopping.',
        },
        {
          id: 'forever',
          text: 'Nobody will ever use it',
          isCorrect: false,
          explanation: 'One survey in one country cannot say that.',
        },
      ],
    },
    {
      id: 'weights',
      prompt: 'Two friends use the same ratings and get different winners. How?',
      options: [
        {
          id: 'mistake',
          text: 'One of them made a mistake',
          isCorrect: false,
          explanation: 'Both can be right for what they need.',
        },
        {
          id: 'luck',
          text: 'The ranking is random',
          isCorrect: false,
          explanation: 'It is plain arithmetic, printed below the scorecard.',
        },
        {
          id: 'weights',
          text: 'Different things matter to them',
          isCorrect: true,
          explanation: 'The weights decide, and they are yours.',
        },
      ],
    },
  ],
  takeaways: [
    'Money is judged by how it lasts, travels, divides, stays scarce, holds its value, and is accepted.',
    'If good and bad count the same, people pay with the bad.',
    'A law can name a money. People have to take it.',
    'There is no best money without saying: best for what?',
  ],
  explains: 'why no money is best at everything',
  limits:
    'A scorecard turns opinions into numbers, and numbers look surer than they are. Lists of good properties also differ: Jevons had seven, schoolbooks have six, and some add privacy or freedom from control. Our ratings are for one kind of place today. In another place and time the same gold, notes or bitcoin would get others.',
};
