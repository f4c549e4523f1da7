import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '2',
  cover: { visual: 'banknote-zeros', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'A note with fourteen zeros',
    paragraphs: [
      {
        text: 'In January 2009 Zimbabwe brought out a banknote of one hundred trillion dollars: a one and fourteen zeros. In 2015 the central bank bought the old notes back for US dollars.',
        sources: ['zeros-2009', 'buyback'],
      },
    ],
    guess: {
      question: 'What did you get for one note of a hundred trillion?',
      options: [
        {
          id: 'cents',
          text: '40 US cents',
          isCorrect: true,
          answer: 'Less than half a dollar, for a hundred trillion.',
        },
        {
          id: 'hundreds',
          text: '400 US dollars',
          isCorrect: false,
          answer: 'It would have taken a thousand of these notes to get that.',
        },
        {
          id: 'thousands',
          text: '40,000 US dollars',
          isCorrect: false,
          answer: 'It would have taken a hundred thousand of these notes to get that.',
        },
      ],
    },
    reveal: [
      {
        text: 'The rate was 250 trillion to one US dollar. The number on a note says nothing about its worth. How does a country come to print such a number?',
        sources: ['buyback'],
      },
    ],
  },
  objectives: [
    'Retell how Zimbabwe’s dollar went from strong to worthless in under thirty years',
    'Explain why cutting zeros cures nothing',
    'Say what price controls did to the shops',
    'Tell an official figure from an estimate',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Painting over the thermometer',
      paragraphs: [
        {
          text: 'A child has a fever of 104 degrees. Someone takes a pen and changes the scale, so that the same line now reads 10.4. The number looks better. The child is as hot as before.',
        },
        {
          text: 'Taking zeros off a currency works like that. Ten old dollars become one new dollar, prices and wages alike. It saves ink, and cash registers can print the total again. It does not touch the reason why prices rise.',
        },
        {
          text: 'If the illness goes on, the number climbs back. Then somebody has to reach for the pen again.',
        },
      ],
      drawing: {
        visual: 'two-thermometers',
        background: 'plain',
        mood: 'calm',
        text: 'Two thermometers with the same fever. The first one reads 104. Beside the second a pen has written a new scale, so it reads 10.4.',
        words: ['104', '10.4'],
      },
      guess: {
        question: 'How often did Zimbabwe reach for the pen within three years?',
        options: [
          { id: 'once', text: 'Once', isCorrect: false, answer: 'Once would be enough if the illness had been cured.' },
          {
            id: 'ten',
            text: 'Ten times',
            isCorrect: false,
            answer: 'Ten is the number of zeros that went in one of the cuts.',
          },
          { id: 'three', text: 'Three times', isCorrect: true, answer: 'In 2006, in 2008 and in 2009.' },
        ],
      },
      reveal: [
        {
          text: 'Twice the number climbed back. After the third cut the money was given up.',
        },
      ],
      limits:
        'A new scale is not always useless. When the cause has been dealt with first, as in Germany in November 1923, fewer zeros help people to count again.',
    },
    {
      type: 'story',
      title: 'A dollar that lost twenty-five zeros',
      sections: [
        {
          id: 'independence',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'April 18, 1980',
            location: 'Zimbabwe',
            character: 'A new country',
            scene: 'The first day of a currency',
            narrative: [
              {
                text: 'Zimbabwe became independent on April 18, 1980. Its dollar replaced the old Rhodesian dollar one for one.',
                sources: ['rate-1980', 'rhodesian-dollar'],
              },
            ],
            guess: {
              question: 'What was one Zimbabwe dollar worth on that day, at the official rate?',
              options: [
                {
                  id: 'cents',
                  text: 'A few US cents',
                  isCorrect: false,
                  answer: 'That came later. The country started with strong money.',
                },
                { id: 'half', text: 'About half a US dollar', isCorrect: false, answer: 'More than that.' },
                {
                  id: 'more',
                  text: 'More than one US dollar',
                  isCorrect: true,
                  answer: 'It started out stronger than the US dollar.',
                },
              ],
            },
            reveal: [
              {
                text: 'The country had fertile land, mines and railways, and it counted among the better economies of Africa. Nothing about it said that its money had to fail.',
                sources: ['zeros-2009'],
              },
            ],
            visual: 'one-for-one',
            visualText:
              'Two hands swap banknotes: an old one with the number one goes to the right, a new one with the number one comes to the left.',
            mood: 'hopeful',
          },
        },
        {
          id: 'black-friday',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'November 14, 1997',
            location: 'Harare',
            character: 'Veterans of the war of independence',
            scene: 'Black Friday',
            narrative: [
              {
                text: 'In 1997 veterans of the war of independence marched for pensions and a reward. The government agreed to pay each of more than 50,000 veterans {veterans-pension-1997} Zimbabwe dollars. The bill was about 3 percent of everything the country made in a year, and it was in no budget.',
                sources: ['timeline'],
              },
            ],
            guess: {
              question: 'The news came out. How much did the Zimbabwe dollar lose in one day?',
              options: [
                {
                  id: 'little',
                  text: 'Up to 5 percent',
                  isCorrect: false,
                  answer: 'Even that would be a bad day for a currency. It was far worse.',
                },
                {
                  id: 'half',
                  text: 'Up to 46 percent',
                  isCorrect: true,
                  answer: 'Nearly half of its worth, in one day.',
                },
                {
                  id: 'most',
                  text: '72 percent',
                  isCorrect: false,
                  answer: 'Many later accounts say so. Read on and check it.',
                },
              ],
            },
            reveal: [
              {
                text: 'A US dollar went from 14 to 26 Zimbabwe dollars that Friday, The Economist wrote. Whether the veterans’ claim was fair is one question. The money to meet it did not exist.',
                sources: ['economist-1997', 'timeline'],
              },
            ],
            more: {
              summary: 'Was it 72 percent? Check it yourself',
              paragraphs: [
                {
                  text: 'Many later accounts say that it lost 72 percent. Check it: a loss of 72 percent would have meant 50 Zimbabwe dollars for one US dollar. Two years later, in 1999, the average was still only 38. They add that the stock market fell 46 percent that day, which is the same number as the currency’s fall. It may be a mix-up, so we do not repeat it as a fact.',
                  sources: ['timeline', 'zimbabwe-rates'],
                },
              ],
            },
            visual: 'empty-safe',
            visualText:
              'Three people hold up papers with the number {veterans-pension-1997}. The safe before them is open and empty: the sum is in no budget.',
            mood: 'uneasy',
          },
        },
        {
          id: 'quasi-fiscal',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2000 to 2006',
            location: 'Harare',
            character: 'The Reserve Bank of Zimbabwe, the central bank',
            scene: 'The bank that paid for everything',
            narrative: [
              {
                text: 'From 2000 the state took over thousands of farms that belonged to white owners. Land had been shared out unevenly since colonial times, so many people wanted a reform. The way it was done broke up production. Harvests and exports fell, and so did tax income.',
                sources: ['zeros-2009'],
              },
              {
                text: 'The gap was filled at the central bank. It paid for things a budget should pay for, and it covered the cost with new money.',
                sources: ['imf'],
              },
            ],
            guess: {
              question:
                'How large were the losses of the central bank in 2006, beside the whole economy of the country?',
              options: [
                {
                  id: 'five',
                  text: 'About 5 percent of it',
                  isCorrect: false,
                  answer: 'Many states would call that a crisis. It was far more.',
                },
                { id: 'quarter', text: 'About 25 percent of it', isCorrect: false, answer: 'Three times that.' },
                {
                  id: 'three-quarters',
                  text: 'About 75 percent of it',
                  isCorrect: true,
                  answer:
                    'Three quarters of what the whole country made in that year, and the bank paid with new money.',
                },
              ],
            },
            reveal: [
              {
                text: 'That is the count of an economist at the International Monetary Fund.',
                sources: ['imf'],
              },
              {
                text: 'The government blamed Western sanctions. Sanctions and lost loans did hurt. The new notes came from the central bank.',
                sources: ['zeros-2009'],
              },
              {
                text: 'On August 1, 2006, three zeros were cut from the currency. People had three weeks to hand in their old notes.',
                sources: ['sunrise'],
              },
            ],
            visual: 'note-strip',
            visualText: 'A strip of uncut banknotes comes out of a bank and folds up beside bills on a spike.',
            mood: 'uneasy',
          },
        },
        {
          id: 'price-blitz',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'June and July 2007',
            location: 'Shops across Zimbabwe',
            character: 'Shopkeepers and police',
            scene: 'Prices are cut by order',
            narrative: [
              {
                text: 'On June 26, 2007, the industry minister ordered that prices be halved. Police and inspectors went from shop to shop.',
                sources: ['jurist', 'bbc-2007'],
              },
            ],
            guess: {
              question: 'Two weeks later, how many business people had been arrested and fined?',
              options: [
                { id: 'dozens', text: 'About 50', isCorrect: false, answer: 'Many more. It was the whole country.' },
                { id: 'hundreds', text: 'About 400', isCorrect: false, answer: 'More than three times that.' },
                { id: 'thousand', text: 'More than 1,300', isCorrect: true, answer: 'That is about a hundred a day.' },
              ],
            },
            reveal: [
              {
                text: 'For a few days shoppers carried home bargains. Then the shelves were bare. The new prices lay below what it cost to bake the bread or press the oil, so nobody filled them again. What was left moved to the black market and cost more than before.',
                sources: ['bbc-2007', 'blitz'],
              },
            ],
            visual: 'empty-shelf',
            visualText: 'Bare shelves in a shop. A price tag hangs where no goods are.',
            mood: 'tense',
          },
        },
        {
          id: 'queue',
          background: 'city',
          truth: 'invented',
          content: {
            year: 'July 2008',
            location: 'A street in Harare',
            character: 'Tendai Moyo, a school teacher',
            scene: 'Four hours for one note',
            inventedNote:
              'Tendai is invented. The withdrawal limit, what it would buy and the hours in line were reported at the time.',
            narrative: [
              {
                text: 'Tendai has been in line at the bank since six. The daily limit is 100 billion Zimbabwe dollars. At ten she has it in her hand: one note, so new that the ink smells.',
                sources: ['limit'],
              },
            ],
            guess: {
              question: 'What will the note of 100 billion buy?',
              options: [
                { id: 'bread', text: 'Two loaves of bread', isCorrect: true, answer: 'If she can find them.' },
                { id: 'food', text: 'Food for a week', isCorrect: false, answer: 'Far less than that.' },
                { id: 'shoes', text: 'A pair of shoes', isCorrect: false, answer: 'Nothing that lasts so long.' },
              ],
            },
            reveal: [
              {
                text: 'Or it will buy two rides on the minibus. She came here by minibus, and to go home she has to choose.',
                sources: ['limit'],
              },
              {
                text: 'Her salary came on Friday. It is still in the bank, where she may take out one note a day. By the end of the month the rest will buy only a small part of what it buys today. Her sister in Johannesburg sends cooking oil with a bus driver. It lasts longer than any salary.',
              },
            ],
            visual: 'bank-queue',
            visualText: 'A long line of people waits at a bank. Its shutter is down.',
            mood: 'desperate',
          },
        },
        {
          id: 'peak',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'November 2008',
            location: 'Zimbabwe',
            character: 'Steve Hanke and Alex Kwok, economists',
            scene: 'How do you measure a number nobody publishes?',
            narrative: [
              {
                text: 'The last official figure was for July 2008: prices stood 231 million percent higher than a year before. Then the office stopped publishing.',
                sources: ['zeros-2009', 'hanke-letter'],
              },
              {
                text: 'Hanke and Kwok found a way around that. They worked out from market prices what the Zimbabwe dollar was worth abroad, and from that the prices at home. For the middle of November 2008 they got a rate of 79.6 billion percent a month.',
                sources: ['hanke-kwok', 'hanke-letter'],
              },
            ],
            guess: {
              question: 'At that speed, how long does it take for prices to double?',
              options: [
                {
                  id: 'day',
                  text: 'About a day',
                  isCorrect: true,
                  answer: 'Every 24.7 hours. What cost one in the morning costs two the next morning.',
                },
                {
                  id: 'week',
                  text: 'About a week',
                  isCorrect: false,
                  answer: 'Germany in October 1923 took about four days. This was faster.',
                },
                {
                  id: 'month',
                  text: 'About a month',
                  isCorrect: false,
                  answer: 'That would be 100 percent a month. This is far, far more.',
                },
              ],
            },
            reveal: [
              {
                text: 'It is the second highest rate ever measured, after Hungary in 1946. It is also an estimate. Nobody stood in every shop in Harare with a notebook. Most people had by then stopped using the money at all.',
                sources: ['hanke-letter'],
              },
            ],
            visual: 'till-of-zeros',
            visualText: 'A shop till. Its display is full of zeros, and so is the strip of paper that hangs from it.',
            mood: 'desperate',
          },
        },
        {
          id: 'end',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2009 and after',
            location: 'Zimbabwe',
            character: 'A country without a currency of its own',
            scene: 'The end, and the souvenirs',
            narrative: [
              {
                text: 'On August 1, 2008, ten more zeros were cut. In January 2009 came the note of one hundred trillion dollars. At the end of that month foreign money became legal for everybody. On February 2 twelve zeros went. Three and ten and twelve make twenty-five.',
                sources: ['ten-zeros', 'zeros-2009', 'twelve-zeros'],
              },
              { text: 'In April 2009 the Zimbabwe dollar was suspended.', sources: ['bbc-2009'] },
            ],
            guess: {
              question: 'Shops now counted in US dollars and South African rand. What did prices do?',
              options: [
                {
                  id: 'same',
                  text: 'They went on rising as before',
                  isCorrect: false,
                  answer: 'The same shops and the same goods, but another money: it stopped.',
                },
                {
                  id: 'stopped',
                  text: 'They stopped rising almost at once',
                  isCorrect: true,
                  answer: 'Nobody in Harare could print those dollars.',
                },
                {
                  id: 'slower',
                  text: 'They rose for years, only more slowly',
                  isCorrect: false,
                  answer: 'It did not take years.',
                },
              ],
            },
            reveal: [
              {
                text: 'In February and March prices even fell, by about 3 percent a month.',
                sources: ['bbc-2009'],
              },
              {
                text: 'In 2015 the old money was bought back. Bank accounts of up to 175 quadrillion Zimbabwe dollars got five US dollars, flat.',
                sources: ['buyback'],
              },
              {
                text: 'Zimbabwe later brought back a currency of its own, and it would not hold. In April 2024 came Zimbabwe Gold, described as backed by gold and foreign money. By one count it was the sixth attempt in fifteen years. In September 2024 it was devalued by more than 40 percent. Yet in January 2026 official inflation was 4.1 percent. A promise of backing is worth what its makers are trusted to keep.',
                sources: ['zig-start', 'zig-count', 'zig-fall', 'zig-2026'],
              },
            ],
            visual: 'framed-zeros',
            visualText:
              'A frame on a wall with three rows of zeros, all struck through: three for 2006, ten for 2008, twelve for 2009.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the shop with the new price tags',
      situation: [
        {
          text: 'It is July 2007, and you run a small grocery. A bottle of cooking oil costs you {oil-bottle-bought} to buy. You used to sell it for {oil-bottle-asked}. An inspector orders you to sell it for {oil-bottle-ordered}.',
          sources: ['jurist'],
          drawing: {
            visual: 'oil-at-three-prices',
            background: 'plain',
            mood: 'uneasy',
            text: 'A bottle of cooking oil beside three bars, to scale: bought for {oil-bottle-bought}, sold for {oil-bottle-asked} until now, and ordered to be sold for {oil-bottle-ordered}.',
            words: ['you paid', 'you asked', 'ordered'],
          },
        },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'obey',
          label: 'Sell it for 60, as ordered',
          outcome: {
            text: 'Your shop is empty by noon, and you lost 40 on each bottle. With what you took in you can buy 60 bottles for every 100 you sold. After a few rounds there is no shop.',
          },
        },
        {
          id: 'hide',
          label: 'Put it under the counter for people I know',
          outcome: {
            text: 'You stay in business, and you break the law. Friends and people with connections get oil. An old lady without either gets none. This is how a black market begins.',
          },
        },
        {
          id: 'close',
          label: 'Close the shop until it is over',
          outcome: {
            text: 'You lose your income, but you keep your stock. So do a thousand others, and the shelves of the town stay empty. Some firms did just that, and the police arrested some owners for it.',
            sources: ['bbc-2007'],
          },
        },
      ],
      closing: {
        text: 'Each choice makes sense for the shop, and each of them leaves people without oil. The order changed the price tag. It did not make one bottle more.',
      },
    },
  ],
  check: [
    {
      id: 'zeros',
      prompt: 'Why did cutting ten zeros in August 2008 not stop inflation?',
      options: [
        {
          id: 'too-few',
          text: 'Ten were too few, fifteen would have been enough',
          isCorrect: false,
          explanation: 'Any number of zeros can grow back. Twelve more went only six months later.',
        },
        {
          id: 'cause',
          text: 'The state went on paying with new money',
          isCorrect: true,
          explanation: 'A new scale changes the number on the note. The cause was left alone.',
        },
        {
          id: 'secret',
          text: 'People did not hear about it',
          isCorrect: false,
          explanation: 'Everybody knew. The new notes filled up with zeros all the same.',
        },
      ],
    },
    {
      id: 'estimate',
      prompt: 'What is the figure of 79.6 billion percent a month?',
      options: [
        {
          id: 'official',
          text: 'The official figure of the statistics office',
          isCorrect: false,
          explanation: 'The last official figure was for July 2008: 231 million percent in a year.',
        },
        {
          id: 'estimate',
          text: 'An estimate, worked out from market prices',
          isCorrect: true,
          explanation: 'It is careful work by economists, and it is still an estimate.',
        },
        {
          id: 'joke',
          text: 'A joke that spread on the internet',
          isCorrect: false,
          explanation: 'It comes from a published paper, and it can be checked.',
        },
      ],
    },
    {
      id: 'controls',
      prompt: 'What emptied the shelves in July 2007?',
      options: [
        {
          id: 'below-cost',
          text: 'Prices were set below what the goods cost to make',
          isCorrect: true,
          explanation: 'Shoppers bought what was there, and nobody could afford to refill it.',
        },
        {
          id: 'greed',
          text: 'Shopkeepers all became greedy in the same month',
          isCorrect: false,
          explanation: 'They had sold the same goods a month before. What changed was the order.',
        },
        {
          id: 'drought',
          text: 'A drought that month',
          isCorrect: false,
          explanation: 'Bad harvests played a part over the years. The shelves emptied within days of the order.',
        },
      ],
    },
  ],
  takeaways: [
    'New money filled a gap that falling production and unpaid promises had opened.',
    'Cutting zeros changes the label. The cause stays.',
    'Prices set below cost empty the shelves.',
    'Rising prices stopped when people could use money their government could not print.',
  ],
  explains: 'why cutting zeros off a currency cures nothing',
  limits:
    'Money was one part of the crisis. Land, the war in Congo, elections, violence, drought and sanctions were others, and a short lesson cannot weigh them all. Moving to foreign money also has a price: a country then depends on somebody else’s central bank.',
};
