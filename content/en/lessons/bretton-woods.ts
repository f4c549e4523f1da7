import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'bretton-woods',
  cover: { visual: 'mountain-hotel', background: 'dawn', mood: 'hopeful' },
  opening: {
    title: 'A hotel full of money people',
    paragraphs: [
      {
        text: 'July 1944. In Normandy the war goes on. In the mountains of New Hampshire, 44 nations have sent delegates to one big hotel, which was hurriedly made ready for them. Committees meet around the clock. Boy Scouts run through the hall with microphones.',
        sources: ['bw-worldbank', 'bw-treasury'],
      },
      {
        text: 'They are there to plan the money of the world after the war. One country can speak louder than the rest: the host.',
        sources: ['bw-treasury', 'fed-gold-ends'],
      },
    ],
    guess: {
      question: 'How much of the gold of all governments did the United States hold at the start of the new system?',
      options: [
        { id: 'tenth', text: 'About a tenth', isCorrect: false, answer: 'It held several times that.' },
        { id: 'third', text: 'About a third', isCorrect: false, answer: 'It held far more.' },
        {
          id: 'half',
          text: 'More than half',
          isCorrect: true,
          answer: 'Gold had flowed there for years, in payment and for safety.',
        },
      ],
    },
    reveal: [
      {
        text: 'Federal Reserve History says about three quarters. Another source says 70 percent, for 1947. Whoever has the gold can promise gold. So the plan was built around one promise by one country. For a while it worked very well. Why it worked, and why it could not last, is the story of this lesson.',
        sources: ['fed-gold-ends', 'us-gold-1947'],
      },
    ],
  },
  objectives: [
    'Explain how other currencies hung on the dollar, and the dollar on gold',
    'Say who could get gold for dollars, and who could not',
    'Name what people gained in those years, and what was forbidden to them',
    'Explain Triffin’s dilemma, and what others answered',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'One rope, one rock',
      paragraphs: [
        {
          text: 'Think of climbers on a mountain. Each one is tied to the guide. The guide is tied to a rock. If a climber slips, the rope holds. If a climber needs more rope, the others have to agree.',
        },
      ],
      guess: {
        question: 'Who must never slip?',
        options: [
          { id: 'last', text: 'The last climber', isCorrect: false, answer: 'The rope holds him.' },
          { id: 'guide', text: 'The guide', isCorrect: true, answer: 'All the others hang on him.' },
          {
            id: 'nobody',
            text: 'It does not matter: the rock holds all',
            isCorrect: false,
            answer: 'The rock holds only the guide.',
          },
        ],
      },
      reveal: [
        {
          text: 'That is the plan of 1944. The climbers are currencies: the pound, the franc, the yen. The guide is the dollar. The rock is gold. Other countries keep dollars in their vaults, because the dollar is tied to the rock. Money that countries keep for each other is called a reserve currency.',
        },
      ],
      drawing: {
        visual: 'rope-to-rock',
        background: 'plain',
        mood: 'calm',
        text: 'A guide hangs on a long rope from a rock. Three climbers hang on ropes from the guide, and none from the rock.',
        words: ['rock', 'guide', 'climbers'],
      },
      limits:
        'A guide cannot make new rope while climbing. A country can make new money. And climbers see the rope; in 1944 nobody could see how many dollars there would be in 1971.',
    },
    {
      type: 'story',
      title: 'From the hotel to the gold rush',
      sections: [
        {
          id: 'keynes-white',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'July 1944',
            location: 'Bretton Woods, New Hampshire',
            character: 'John Maynard Keynes, Harry Dexter White and A. D. Shroff',
            scene: 'The question of the man from India',
            narrative: [
              {
                text: 'Keynes leads the British. He once wanted a new money for the world, kept in the books of a bank for all countries. In his plan a country that always sells more than it buys would have to change its ways too, and not only the country in debt.',
                sources: ['bw-clearing'],
              },
              {
                text: 'White, of the US Treasury, wants the dollar to count as gold. Into a draft go the words “gold-convertible currency.” A member of his team calls the change “insignificant.” What they mean will matter for every currency.',
                sources: ['bw-steil'],
              },
            ],
            guess: {
              question: 'Had Keynes agreed to these words?',
              options: [
                {
                  id: 'fight',
                  text: 'Yes, after a long fight',
                  isCorrect: false,
                  answer: 'He had fought such wording earlier, and not given in.',
                },
                {
                  id: 'unseen',
                  text: 'No, he had not even seen them',
                  isCorrect: true,
                  answer: 'So Benn Steil writes. They went through a committee without him.',
                },
                {
                  id: 'own',
                  text: 'Yes, they were his own',
                  isCorrect: false,
                  answer: 'He had said that such words could have no fixed meaning.',
                },
              ],
            },
            reveal: [
              {
                text: 'On July 13 a delegate from India, A. D. Shroff, asked the Americans to say at last what they meant. A definition would take a long discussion, Edward Bernstein replied. But dollars could be used to buy gold. Was it a trick, or plain sense in a world where one country had the gold? Historians still argue. They agree that the dollar left the hotel with a special place.',
                sources: ['bw-shroff', 'bw-steil', 'bw-transcripts'],
              },
            ],
            visual: 'conference-table',
            visualText:
              'Three delegates at a long table behind their nameplates. The one from India has raised his hand.',
            mood: 'calm',
          },
        },
        {
          id: 'promise',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1944 to 1958',
            location: 'Washington and the world',
            character: 'Central banks, and everybody else',
            scene: 'Thirty-five dollars for an ounce',
            narrative: [
              {
                text: 'Each country fixes its money to the dollar, and can change the rate only in special cases. A fund lends to those who run short. The United States gives gold for dollars at 35 dollars an ounce. At first Europe and Japan need dollars to rebuild. Only at the end of 1958 do most countries of Western Europe let foreigners change what they earn there freely into dollars, and then the system really runs.',
                sources: ['fed-gold-ends', 'bordo-bw', 'bw-convertible'],
              },
            ],
            guess: {
              question: 'It is 1960. You live in Ohio and bring 35 dollars to the Treasury. What do you get?',
              options: [
                {
                  id: 'ounce',
                  text: 'An ounce of gold',
                  isCorrect: false,
                  answer: 'That was promised to governments, and you are none.',
                },
                {
                  id: 'coin',
                  text: 'Less than an ounce, after a fee',
                  isCorrect: false,
                  answer: 'No fee would help.',
                },
                {
                  id: 'nothing',
                  text: 'No gold at all',
                  isCorrect: true,
                  answer: 'Since 1933 Americans could hardly own gold, and the promise was not for them.',
                },
              ],
            },
            reveal: [
              {
                text: 'The promise held for foreign governments and central banks. So this was no longer the gold standard of your great-grandparents. Nobody could take a banknote to a counter. The link was a thread between a few vaults.',
                sources: ['fed-gold-ends', 'bordo-bw'],
              },
            ],
            visual: 'roped-climbers',
            visualText: 'Three climbers on one rope. The first is tied to a block of gold at the top of a rock.',
            mood: 'calm',
          },
        },
        {
          id: 'good-years',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1950s and 1960s',
            location: 'Western Europe, Japan, the United States',
            character: 'Families with a vacation to plan',
            scene: 'Good years, locked doors',
            narrative: [
              {
                text: 'The economist Michael Bordo calls the results of these years “remarkable.” Trade grew. In the United States, prices rose {inflation-per-year-1960-to-1965:number} percent a year from 1960 to 1965.',
                sources: ['bordo-bw', 'cpi'],
              },
              {
                text: 'But to keep rates fixed, states had to watch who carried money across the border. Most of Europe kept strict controls on it. In 1966 Britain set a limit on what its people could spend on a trip outside the countries tied to the pound.',
                sources: ['bw-mobility', 'travel-limit'],
              },
            ],
            guess: {
              question: 'How much foreign money could each British traveler buy for a year of trips?',
              options: [
                {
                  id: 'fifty',
                  text: '50 pounds',
                  isCorrect: true,
                  answer: 'A page in the passport kept count.',
                },
                {
                  id: 'before',
                  text: '250 pounds',
                  isCorrect: false,
                  answer: 'That was the old limit, which a member of parliament wanted back.',
                },
                {
                  id: 'free',
                  text: 'As much as they liked',
                  isCorrect: false,
                  answer: 'Not until 1979.',
                },
              ],
            },
            reveal: [
              {
                text: 'So there are two honest pictures. One shows steady prices, fast growth, and half as many crises a year as from 1973 to the late 1990s, if those of banks and those of currencies are counted together. The other shows people who may not take their own money where they want. And how much of the growth came from the system, and how much from rebuilding after a war, nobody can weigh exactly.',
                sources: ['bordo-bw', 'bordo-crises', 'travel-limit', 'travel-passport'],
              },
            ],
            visual: 'passport-stamp',
            visualText: 'An open passport with a row of amounts and a stamp: 50 pounds. A sun hat lies beside it.',
            mood: 'calm',
          },
        },
        {
          id: 'triffin',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1960 and 1961',
            location: 'Yale University and Washington',
            character: 'Robert Triffin, economist',
            scene: 'Two ways to go broke',
            narrative: [
              {
                text: 'The world trades more, so it needs more dollars. It gets them because the United States spends, lends and gives away more abroad than it earns. At the end of 1949 it had 24.5 billion dollars’ worth of gold, and foreigners held about 8 billion in dollars. Seven years later it was 22 billion and 16.5 billion.',
                sources: ['frus-1957', 'triffin-1961'],
              },
              {
                text: 'Triffin warned: there is a slow way to go broke, and a fast one. The fast one is to owe too much that can be called in tomorrow.',
                sources: ['triffin-1961'],
              },
            ],
            guess: {
              question:
                'Which is the first of these years in which foreigners held more dollars than there was gold behind them?',
              options: [
                { id: 'early', text: '1958', isCorrect: false, answer: 'Not yet. The gold was still ahead.' },
                {
                  id: 'middle',
                  text: '1961',
                  isCorrect: true,
                  answer: 'By then it was so, ten years before the end.',
                },
                { id: 'late', text: '1968', isCorrect: false, answer: 'By then they were already larger.' },
              ],
            },
            reveal: [
              {
                text: 'This is Triffin’s dilemma, as he saw it. If America stops the flow of dollars, world trade runs dry. If it goes on, one day nobody believes in the gold. With more dollars the system would be unstable, and without them it could not work.',
                sources: ['fed-smithsonian'],
              },
              {
                text: 'Others disagree. Michael Bordo and Robert McCauley find that better American policy could have saved the system. Charles Kindleberger and two colleagues saw America as the world’s bank: it lends for long and owes for short, as banks do. No bank has cash for all at once, and it is sound as long as its loans are good.',
                sources: ['bordo-triffin', 'world-banker'],
              },
            ],
            visual: 'dollars-and-gold',
            visualText: 'A scale. On one side a few gold bars, on the other a growing heap of dollars that sinks.',
            mood: 'uneasy',
          },
        },
        {
          id: 'gold-pool',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1961 to 1968',
            location: 'Paris, London and Fort Knox',
            character: 'Charles de Gaulle, Jacques Rueff and a crowd of buyers',
            scene: 'The run',
            narrative: [
              {
                text: 'Rueff, a French economist, called it “a deficit without tears”: America pays with dollars, and the dollars come back as loans. On February 4, 1965 President de Gaulle asked for a return to gold. France had already turned 150 million dollars into gold that January.',
                sources: ['rueff-sin', 'de-gaulle-frus', 'de-gaulle-time'],
              },
              {
                text: 'In London gold was also sold on a free market. From 1961 eight central banks held its price down together, by selling from a common pool. Then Britain devalued the pound in 1967, and buyers came for gold. In March 1968 a convoy took ingots from Fort Knox to a plane for London. Men fought in the gold pit in Paris.',
                sources: ['gold-pool', 'gold-fixing', 'gold-rush-1968'],
              },
            ],
            guess: {
              question: 'What happened in London on Friday, March 15, 1968?',
              options: [
                {
                  id: 'price',
                  text: 'The price was raised to 70 dollars',
                  isCorrect: false,
                  answer: 'Rueff wanted that. It was not done.',
                },
                {
                  id: 'won',
                  text: 'The buyers gave up',
                  isCorrect: false,
                  answer: 'The sellers gave up first.',
                },
                {
                  id: 'closed',
                  text: 'The gold market was closed',
                  isCorrect: true,
                  answer: 'At the wish of the US government. It stayed shut for two weeks.',
                },
              ],
            },
            reveal: [
              {
                text: 'After that there were two prices: 35 dollars between central banks, and whatever buyers paid on the market. Three researchers who went through the archives find that from 1964 the pool hung on the weak pound, and that America’s own rising prices then did the rest.',
                sources: ['gold-fixing', 'gold-pool-fall'],
              },
            ],
            visual: 'gold-convoy',
            visualText: 'A truck loaded with gold bars drives at night toward a waiting plane.',
            mood: 'tense',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: a vault in 1965',
      situation: [
        {
          text: 'Imagine that you run the central bank of a small country. In your vault lie 100 million dollars in American bonds. They pay 4 percent a year. You may ask for gold at 35 dollars an ounce. Gold pays nothing.',
          drawing: {
            visual: 'bonds-and-bars',
            background: 'plain',
            mood: 'calm',
            text: 'A pile of bonds that pay 4 percent a year, and the same sum in gold bars that pay nothing.',
            words: ['dollar bonds', '4% a year', 'gold', 'nothing'],
          },
        },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'keep',
          label: 'Keep the dollars',
          outcome: {
            text: 'You earn 4 million a year, and Washington is grateful. If the promise breaks, you hold paper, and its worth will be decided by others.',
          },
        },
        {
          id: 'gold',
          label: 'Change all of it into gold, now',
          outcome: {
            text: 'You are safe if the promise breaks. You lose the interest. And if others see you do it, they may do the same, and then the promise breaks.',
          },
        },
        {
          id: 'half',
          label: 'Change half, quietly',
          outcome: {
            text: 'A little of each. But if all of them changed just a quarter, the gold that American law left free would be gone. So the IMF reckoned for 1966.',
            sources: ['imf-shrinking-gold'],
          },
        },
      ],
      closing: {
        text: 'Changing makes sense for one country. If all do it, it is a run. A promise that holds only as long as few people use it is the weak spot of every vault, and of every bank.',
      },
    },
  ],
  check: [
    {
      id: 'who',
      prompt: 'Who could change dollars into gold at the US Treasury in 1960, at 35 dollars an ounce?',
      options: [
        {
          id: 'all',
          text: 'Anybody with dollars, at home or abroad',
          isCorrect: false,
          explanation: 'That was long over. Americans could hardly own gold.',
        },
        {
          id: 'official',
          text: 'Foreign governments and central banks',
          isCorrect: true,
          explanation: 'The promise was for official holders abroad.',
        },
        {
          id: 'nobody',
          text: 'Nobody',
          isCorrect: false,
          explanation: 'France and others did it, by the ton.',
        },
      ],
    },
    {
      id: 'dilemma',
      prompt: 'What did Triffin warn of?',
      options: [
        {
          id: 'dilemma',
          text: 'More dollars, less trust in the promise',
          isCorrect: true,
          explanation:
            'The world needs more dollars: stopping hurts trade, and going on hurts trust. Others think that better policy could have saved it.',
        },
        {
          id: 'mines',
          text: 'Gold mines produced too much gold',
          isCorrect: false,
          explanation: 'The trouble was the other way around: too little gold for so many dollars.',
        },
        {
          id: 'rates',
          text: 'Nobody could agree on a rate for the pound',
          isCorrect: false,
          explanation: 'Rates were quarreled over, but this is about dollars and gold.',
        },
      ],
    },
    {
      id: 'years',
      prompt: 'Which sentence about the years 1950 to 1970 is fair?',
      options: [
        {
          id: 'golden',
          text: 'Gold made them a paradise',
          isCorrect: false,
          explanation:
            'Growth was fast. But people lived with strict limits on moving money, and there was much to rebuild.',
        },
        {
          id: 'prison',
          text: 'They were a failure from the start',
          isCorrect: false,
          explanation: 'Growth and steady prices say otherwise.',
        },
        {
          id: 'both',
          text: 'Growth was fast, and money fenced in',
          isCorrect: true,
          explanation: 'Inflation was low, too, and money was not free to move. Both belong in the picture.',
        },
      ],
    },
  ],
  takeaways: [
    'After 1944 other currencies were tied to the dollar, and the dollar to gold.',
    'Only foreign governments and central banks could ask for the gold.',
    'The years were good, and people’s money was fenced in.',
    'One promise carried everything. Dollars outgrew the gold. Whether it had to break is disputed.',
  ],
  explains: 'why one dollar promise carried the money of the world',
  limits:
    'Whether the good years came from the system or from rebuilding is disputed. So is whether it had to fail: some blame its design, some the American policy after 1965. The agreements are told here in short, and the Soviet Union, which came to the hotel and did not join, is left out. The vault in the exercise and its 4 percent are made up.',
};
