import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-window-closes-1971',
  cover: { visual: 'family-television', background: 'plain', mood: 'tense' },
  opening: {
    title: 'Sunday, nine in the evening',
    paragraphs: [
      {
        text: 'August 15, 1971. Across America families sit in front of their television sets. The president speaks about jobs, prices and speculators. Then comes a sentence in the language of offices. He has directed the Treasury “to suspend … the convertibility of the dollar into gold.”',
        sources: ['nixon-speech'],
      },
    ],
    guess: {
      question: 'One word stood where the dots are. Which one?',
      options: [
        {
          id: 'forever',
          text: '“finally”',
          isCorrect: false,
          answer: 'Nobody said that this was the end.',
        },
        {
          id: 'temporarily',
          text: '“temporarily”',
          isCorrect: true,
          answer: '“To suspend temporarily.” It has been suspended ever since.',
        },
        {
          id: 'partly',
          text: '“partly”',
          isCorrect: false,
          answer: 'There were exceptions in small print, and they were hardly used.',
        },
      ],
    },
    reveal: [
      {
        text: 'On Saturday a dollar in a foreign central bank was a claim on gold. On Monday it was not. It was still accepted everywhere. What was it then, and why did it come to this?',
        sources: ['fed-gold-ends'],
      },
    ],
  },
  objectives: [
    'Tell what was decided at Camp David, and what Americans noticed of it',
    'Say what fiat money is',
    'Give the reasons of both sides for the end of the gold promise',
    'Follow what came after: floating rates, high inflation, and a long calm',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The ticket without a coat',
      paragraphs: [
        {
          text: 'Back to the coat check of the theater. One evening the tickets are passed around instead of money: for ice cream, for a program, for the parking lot. Nobody goes to fetch a coat. Then the cloakroom shuts. “Tickets remain good,” says a sign, “for everything else.”',
        },
      ],
      guess: {
        question: 'What is a ticket worth the next morning?',
        options: [
          {
            id: 'others',
            text: 'What others give for it',
            isCorrect: true,
            answer: 'So it was the evening before, too. Only few had noticed.',
          },
          {
            id: 'nothing',
            text: 'Nothing',
            isCorrect: false,
            answer: 'Then the parking lot would have to take something else.',
          },
          { id: 'coat', text: 'One coat, as it says on it', isCorrect: false, answer: 'The cloakroom is shut.' },
        ],
      },
      reveal: [
        {
          text: 'People grumble, and go on trading tickets. The parking lot must be paid with them, and everybody else takes them too. Such a ticket is fiat money: it is good because the state takes it for taxes, because the law says so, and because others accept it. No coat hangs behind it.',
        },
      ],
      drawing: {
        visual: 'shut-cloakroom',
        background: 'plain',
        mood: 'calm',
        text: 'A cloakroom with its shutter down. Below it three tickets for coats: one buys ice cream, one a program, one a place to park.',
        words: ['closed'],
      },
      limits:
        'A ticket was once a claim on your own coat. Most people in 1971 had no claim on gold at all; foreign governments had. And a theater that prints tickets for itself is soon found out. A country has courts, taxes and a central bank, which can keep its money scarce, or not.',
    },
    {
      type: 'story',
      title: 'Three days and what followed',
      sections: [
        {
          id: 'camp-david',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'August 12 to 15, 1971',
            location: 'Camp David, Maryland',
            character: 'Nixon, Connally, Burns and a few others',
            scene: 'A weekend in the woods',
            narrative: [
              {
                text: 'For weeks foreign central banks have been taking in dollars that nobody wants to keep. On Thursday, Treasury Secretary John Connally flies back from his vacation. As the White House hears it, the British want three billion dollars turned into gold.',
                sources: ['frus-august-12', 'haldeman-diary'],
              },
              {
                text: 'On Friday the president sits down with his advisers at Camp David. Much has been agreed before: Connally laid out the plan to Nixon on August 2. Arthur Burns, the head of the central bank, the Federal Reserve, is “very nervous,” Nixon has said.',
                sources: ['frus-camp-david', 'frus-august-2', 'frus-august-12'],
              },
            ],
            guess: {
              question: 'What had the president’s budget director advised?',
              options: [
                {
                  id: 'close',
                  text: 'Close the gold window, tax imports for a time, then talk',
                  isCorrect: true,
                  answer: 'He wanted a cheaper dollar, and talks with the partners.',
                },
                {
                  id: 'gold',
                  text: 'Pay out gold to the last bar',
                  isCorrect: false,
                  answer: 'He advised the opposite.',
                },
                {
                  id: 'silent',
                  text: 'Do nothing until after the election',
                  isCorrect: false,
                  answer: 'The election was a year away, and the run was now.',
                },
              ],
            },
            reveal: [
              {
                text: 'By Sunday the package was ready. It stunned the rest of the world.',
                sources: ['frus-camp-david', 'imf-stunned'],
              },
            ],
            visual: 'gold-window',
            visualText: 'A counter window in a thick wall, with its shutter halfway down. Behind it shine gold bars.',
            visualWords: ['{gold-price-after-1934} = 1 oz'],
            mood: 'tense',
          },
        },
        {
          id: 'speech',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'August 15, 1971',
            location: 'The White House',
            character: 'Richard Nixon',
            scene: 'Freeze, tax, window',
            narrative: [
              {
                text: 'Three things stand out. Prices and wages are frozen for 90 days. Imports pay an extra tax of 10 percent. And the gold window is shut. “Your dollar will be worth just as much tomorrow as it is today,” he says, for those who buy American goods.',
                sources: ['nixon-speech', 'nixon-september'],
              },
            ],
            guess: {
              question: 'A pollster asked 220 households on Monday. How many were in favor?',
              options: [
                { id: 'twenty', text: '25 percent', isCorrect: false, answer: 'Three times as many.' },
                { id: 'fifty', text: '50 percent', isCorrect: false, answer: 'Far more. The freeze was popular.' },
                {
                  id: 'seventy',
                  text: '75 percent',
                  isCorrect: true,
                  answer: 'Many of the rest said that it should have come sooner.',
                },
              ],
            },
            reveal: [
              {
                text: 'The Dow Jones index jumped 3.85 percent that day. Most people talked about the freeze. Gold was a matter for bankers.',
                sources: ['nixon-poll', 'nixon-market'],
              },
              {
                text: 'The 90 days became nearly 1,000. Under one freeze, chicken farmers killed a million chicks that would not pay. The last controls ended in April 1974. Prices had risen {inflation-1972:number} percent in 1972. In 1974 it was {inflation-1974:number} percent. Alan Blinder and Jeremy Rudd name three causes: dearer food, dearer oil, and the end of the controls. Others blame too much money.',
                sources: ['nixon-controls', 'controls-time', 'controls-higgs', 'cpi', 'blinder-rudd'],
              },
            ],
            visual: 'tv-address',
            visualText: 'A television set of 1971 on thin legs. A man at a desk speaks on its screen.',
            mood: 'tense',
          },
        },
        {
          id: 'smithsonian',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'From December 1971',
            location: 'Washington',
            character: 'Ten rich countries',
            scene: 'A price nobody pays',
            narrative: [
              {
                text: 'In December the partners meet at the Smithsonian Institution and fix their rates again. An ounce of gold is now 38 dollars. But nobody can get it at that price. Nixon calls it the most significant monetary agreement in world history.',
                sources: ['fed-smithsonian', 'smithsonian-nixon'],
              },
            ],
            guess: {
              question: 'When did the first big currency leave the new rates?',
              options: [
                {
                  id: 'months',
                  text: 'After six months',
                  isCorrect: true,
                  answer: 'In June 1972 Britain let the pound float.',
                },
                { id: 'years', text: 'After five years', isCorrect: false, answer: 'Not nearly.' },
                {
                  id: 'today',
                  text: 'They still hold',
                  isCorrect: false,
                  answer: 'The dollar’s rate changes every second.',
                },
              ],
            },
            reveal: [
              {
                text: 'In February 1973 the dollar was devalued again, and by March the rest floated too. Since then a market sets what a dollar is worth in yen. No promise of gold came back. “Temporarily” had become a new kind of money.',
                sources: ['frus-pound', 'sterling-roberts', 'fed-smithsonian'],
              },
            ],
            visual: 'floating-currencies',
            visualText:
              'Balloons with the signs of dollar, pound, yen and mark float at different heights. Their cut strings hang down.',
            mood: 'uneasy',
          },
        },
        {
          id: 'why',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1965 to 1971',
            location: 'Lecture halls, then and now',
            character: 'Economists who disagree',
            scene: 'Who broke the promise?',
            narrative: [
              {
                text: 'Three things are not in doubt. The United States spent heavily on its military and on aid abroad; Nixon himself called inflation a legacy of “the artificial prosperity produced by war.” That inflation rose from less than 2 percent in early 1965 to 6 percent by the end of 1969. And claims on its gold grew year by year.',
                sources: ['fed-gold-ends', 'nixon-speech', 'fed-smithsonian'],
              },
            ],
            guess: {
              question: 'What, in your view, was the main cause?',
              isOpen: true,
              options: [
                {
                  id: 'spending',
                  text: 'Washington spent and printed too much',
                  isCorrect: false,
                  answer:
                    'So say many friends of gold, and not only they: the promise asked for discipline, and there was none.',
                },
                {
                  id: 'design',
                  text: 'The system could not work for long',
                  isCorrect: false,
                  answer: 'So say those who follow Triffin: with or without a war, dollars had to outgrow gold.',
                },
                {
                  id: 'free',
                  text: 'It had to end so that each country could steer itself',
                  isCorrect: false,
                  answer: 'So say friends of floating rates: a fixed rate makes you import the mistakes of others.',
                },
              ],
            },
            reveal: [
              {
                text: 'Rueff saw a country that could buy without paying, “to lend without borrowing, and to acquire without paying.” Bordo calls American inflation since 1965 “the elephant in the room”: sound policy could have avoided much of the turmoil, and Nixon blamed others. Fed historians add the flaw of the design. These answers fit together better than their friends admit: a weak beam breaks under a heavy load.',
                sources: ['rueff-sin', 'bordo-elephant', 'fed-smithsonian'],
              },
            ],
            visual: 'cracked-beam',
            visualText: 'A beam on two posts cracks under heavy sacks of dollars. Gold bars lie below it.',
            mood: 'uneasy',
          },
        },
        {
          id: 'after',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1973 to today',
            location: 'United States',
            character: 'Paul Volcker and those who lost their jobs',
            scene: 'The fever and the cure',
            narrative: [
              {
                text: 'The 1970s were bad. Energy ran short twice, and the Federal Reserve let money grow too fast, many economists say. Paul Volcker, its head from August 1979, let interest rates rise steeply. In March 1980 prices stood {cpi-peak-1980:number} percent above those of a year before; then the fever fell. It hurt: nearly 11 percent of workers had no job at the end of 1982.',
                sources: ['fed-great-inflation', 'fed-volcker', 'cpi', 'fed-recession'],
              },
            ],
            guess: {
              question: 'And then, without gold: how fast did prices rise a year from 1983 to 2020?',
              options: [
                {
                  id: 'low',
                  text: '{inflation-per-year-1983-to-2020:number} percent',
                  isCorrect: true,
                  answer:
                    'About as fast as from 1913 to 1971, with two world wars and an ever looser tie to gold: {inflation-per-year-1913-to-1971:number} percent.',
                },
                { id: 'mid', text: '5.5 percent', isCorrect: false, answer: 'That would have been twice as fast.' },
                {
                  id: 'high',
                  text: '9 percent',
                  isCorrect: false,
                  answer: 'That was the worst twelve months, to June 2022.',
                },
              ],
            },
            reveal: [
              {
                text: 'The years from the mid-1980s to 2007 are called the Great Moderation. Many economists give much of the credit to better central banking. So fiat money can be kept fairly steady, if somebody is willing to pay the price.',
                sources: ['fed-moderation', 'fed-recession'],
              },
              {
                text: 'Critics answer: steady is not still. Over all of 1971 to 2024 it was {inflation-per-year-1971-to-2024:number} percent a year, and a dollar kept in a drawer lost {dollar-value-lost-since-1971:official:number} percent. Calm years ended in the crash of 2008. And what people steer, people can steer wrongly: in June 2022 inflation was {cpi-june-2022:number} percent again.',
                sources: ['cpi', 'fed-moderation'],
              },
            ],
            visual: 'fever-chart',
            visualText:
              'A hospital chart of a fever: the line climbs to a peak, falls, and runs low for a long time with one late bump.',
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: a chair at Camp David',
      situation: [
        {
          text: 'It is Friday, August 13, 1971. Foreigners hold far more dollars than your gold can cover. Unemployment is about 6 percent, and there will be an election next year. The president looks at you.',
          sources: ['bls-august-1971'],
          drawing: {
            visual: 'three-worries',
            background: 'plain',
            mood: 'tense',
            text: 'Three worries, in a sketch: a tower of notes beside one bar of gold, a queue of three people, and a ballot.',
            words: ['dollars', 'jobs', 'votes'],
          },
        },
      ],
      question: 'What do you advise?',
      options: [
        {
          id: 'close',
          label: 'Close the window',
          outcome: {
            text: 'The run on your gold stops at once, and your hands are free. You have broken your word to countries that trusted you and held dollars at your request. Nobody will be able to hold you to a price again.',
          },
        },
        {
          id: 'rates',
          label: 'Keep the promise: raise interest rates and cut spending',
          outcome: {
            text: 'Dollars come home, and prices calm down. Perhaps a million more people lose their jobs, and your president the election. It may also be too late, because trust has gone.',
          },
        },
        {
          id: 'price',
          label: 'Double the gold price to 70 dollars',
          outcome: {
            text: 'Your gold covers twice the claims. Those who trusted you are paid half, and those who doubted you, as well as gold mines in South Africa and the Soviet Union, are rewarded. And everybody waits for the next time.',
          },
        },
      ],
      closing: {
        text: 'No choice on the table was free. A gold promise costs jobs in bad years. Fiat money costs trust if it is abused. Ask of any money: who can change the rule, and who bears the cost?',
      },
    },
  ],
  check: [
    {
      id: 'what',
      prompt: 'What ended on August 15, 1971?',
      options: [
        {
          id: 'citizens',
          text: 'Americans could no longer get gold for banknotes',
          isCorrect: false,
          explanation: 'They had not been able to since 1933.',
        },
        {
          id: 'all',
          text: 'All fixed exchange rates, for good',
          isCorrect: false,
          explanation: 'They were fixed once more in December, and floated by March 1973.',
        },
        {
          id: 'official',
          text: 'Foreign governments could no longer get gold for dollars',
          isCorrect: true,
          explanation: 'It was the last link between the dollar and gold.',
        },
      ],
    },
    {
      id: 'fiat',
      prompt: 'Why do people take fiat money?',
      options: [
        {
          id: 'accept',
          text: 'Because the state and everybody else take it',
          isCorrect: true,
          explanation: 'It is as good as that habit, and as the care of those who issue it.',
        },
        {
          id: 'gold',
          text: 'Because gold still stands behind it',
          isCorrect: false,
          explanation: 'No gold is promised for it.',
        },
        {
          id: 'fools',
          text: 'Because they have not noticed',
          isCorrect: false,
          explanation: 'It has been in every newspaper for fifty years. It works because others take it.',
        },
      ],
    },
    {
      id: 'after',
      prompt: 'Which sentence fits the numbers?',
      options: [
        {
          id: 'always',
          text: 'Without gold, inflation is always high',
          isCorrect: false,
          explanation: 'From 1983 to 2020 it was {inflation-per-year-1983-to-2020:number} percent a year.',
        },
        {
          id: 'both',
          text: 'Without gold, inflation rose and fell',
          isCorrect: true,
          explanation: 'It was first high, then low for decades. It hangs on what those in charge do.',
        },
        {
          id: 'never',
          text: 'With gold, prices never rose',
          isCorrect: false,
          explanation: 'From 1913 to 1971 they rose fourfold. The tie grew looser, and there were two world wars.',
        },
      ],
    },
  ],
  takeaways: [
    'In 1971 the last promise of gold for dollars was suspended, “temporarily.”',
    'Since then dollars are fiat money: good because they are accepted.',
    'Spending, war and a weak design worked together. Their shares are disputed.',
    'Since 1971 the dollar had about ten wild years, then decades of low inflation, then a jump after 2020.',
  ],
  explains: 'why the dollar lost its gold, and what it has been since',
  limits:
    'What exactly the British asked for in August 1971 is disputed, and the diary quoted here tells how the White House understood it. A poll of 220 households is small. Inflation before 1971 was not all under gold: citizens could no longer get it after 1933, and the link was loosened more than once. The economist Michael Bordo compared the gold standard before 1914 with later times. Over decades its prices were steadier. From year to year they jumped more than under Bretton Woods or floating rates. The job losses in the exercise are a guess.',
};
