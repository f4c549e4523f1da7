import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '3',
  cover: { visual: 'barrel-and-purse', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'A chicken for 14.6 million',
    paragraphs: [
      {
        text: 'It is August 2018 in Caracas, Venezuela. A photographer puts a chicken on a table. Beside it he piles up the banknotes that it costs: 14,600,000 bolívars.',
        sources: ['chicken'],
      },
    ],
    guess: {
      question: 'How much is that in US dollars?',
      options: [
        { id: 'two', text: 'About 2 dollars', isCorrect: true, answer: 'To be exact, 2 dollars and 22 cents.' },
        {
          id: 'two-hundred',
          text: 'About 200 dollars',
          isCorrect: false,
          answer: 'That would buy about ninety chickens.',
        },
        {
          id: 'many',
          text: 'About 20,000 dollars',
          isCorrect: false,
          answer: 'That would buy about nine thousand chickens.',
        },
      ],
    },
    reveal: [
      {
        text: 'How does a country with so much oil come to this? The answer is disputed in part, and this lesson says in which part.',
      },
    ],
  },
  objectives: [
    'Describe how oil income, controls and new money led to hyperinflation in Venezuela',
    'Compare figures that disagree, and say why they do',
    'Explain how people moved to dollars without being told to',
    'Weigh what is disputed about the causes',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A family with one paycheck',
      paragraphs: [
        {
          text: 'A large family lives on one paycheck. It is a very good one. Over the years they stop cooking and order in, because they can afford it. The garden goes wild. They promise money to cousins and neighbors as well.',
        },
        {
          text: 'Then the paycheck is cut in half. They could cook again, or tell the cousins, or dig the garden. All of that hurts. Instead the father writes notes that say “I owe you ten.” The shop on the corner takes them, for a while.',
        },
      ],
      guess: {
        question: 'He writes more and more of these notes. What does the shop do?',
        options: [
          {
            id: 'prices',
            text: 'It raises its prices',
            isCorrect: true,
            answer: 'A little more each time it sees him come.',
          },
          {
            id: 'patient',
            text: 'It waits: a note is a note',
            isCorrect: false,
            answer: 'It has bills of its own to pay.',
          },
          {
            id: 'gift',
            text: 'It asks for no payment at all',
            isCorrect: false,
            answer: 'The shopkeeper has a family too.',
          },
        ],
      },
      reveal: [
        {
          text: 'Soon he writes notes for a hundred, then for a thousand. In the end it wants to be paid in something he cannot write.',
        },
      ],
      drawing: {
        visual: 'halved-paycheck',
        background: 'plain',
        mood: 'calm',
        text: 'A paycheck with its right half gone, above tall grass. Beside it three notes with a signature, and the pen that wrote them.',
        words: ['paycheck', 'I owe you ten'],
      },
      limits:
        'A family does not set the rules of its town. A government does, and its rules can make the fall deeper or softer. Nor do families face foreign sanctions, which are part of this story and part of the quarrel about it.',
    },
    {
      type: 'story',
      title: 'From oil wealth to paying in dollars',
      sections: [
        {
          id: 'controls',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'February 2003',
            location: 'Caracas, Venezuela',
            character: 'The government of Hugo Chávez',
            scene: 'The dollar behind a counter',
            narrative: [
              {
                text: 'Oil brings in most of the dollars that Venezuela earns: about nine in ten, a news agency reckoned in 2013. In the winter of 2002 a long strike against the government cut oil exports, and the country’s reserve of dollars shrank.',
                sources: ['oil-share', 'controls'],
              },
              {
                text: 'In early February 2003 the government fixed the price of the dollar, limited who could buy one, and set the prices of basic goods. It was meant as first aid. Economists warned at once of a black market and of empty shelves.',
                sources: ['controls'],
              },
            ],
            guess: {
              question: 'It was meant as first aid. How long did the controls stay?',
              options: [
                {
                  id: 'months',
                  text: 'About six months',
                  isCorrect: false,
                  answer: 'First aid should be short. This was not.',
                },
                { id: 'years', text: 'About four years', isCorrect: false, answer: 'Almost four times as long.' },
                {
                  id: 'decade',
                  text: 'More than fifteen years',
                  isCorrect: true,
                  answer: 'They were eased in August 2018.',
                },
              ],
            },
            reveal: [
              {
                text: 'Whoever got dollars at the cheap official rate could sell them on the black market for far more. Some importers claimed that their goods cost much more than they did, and sold the dollars that were left.',
                sources: ['occrp'],
              },
            ],
            visual: 'oil-pump',
            visualText: 'An oil pump stands before the towers of a city.',
            mood: 'uneasy',
          },
        },
        {
          id: 'oil-falls',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2013 to 2019',
            location: 'Venezuela',
            character: 'The government of Nicolás Maduro',
            scene: 'Less oil, more money',
            narrative: [
              {
                text: 'In 2013 Venezuela pumped more than {venezuela-oil-2013} million barrels of oil a day, and a barrel cost over one hundred dollars. In 2014 the price began to fall. So did the amount pumped, as the oil company lacked money and skilled people. From August 2017, at about {venezuela-oil-2017} million barrels, American sanctions made new loans hard for it to get. How much oil that cost is disputed. At the start of 2019 about {venezuela-oil-2019} million barrels were left. Then power cuts and sanctions on oil came on top.',
                sources: ['oil-output', 'oil-2017', 'oil-2019', 'sanctions-oil', 'sanctions-credit'],
              },
              {
                text: 'The state spent as if the income were still there. For 2017 one research firm estimated the gap at 20 percent of everything the country made. The central bank filled it.',
                sources: ['eiu'],
              },
            ],
            guess: {
              question: 'In November 2017, how much money was there beside a year before?',
              options: [
                {
                  id: 'third',
                  text: 'A third more',
                  isCorrect: false,
                  answer: 'Prices would have noticed even that. It was far more.',
                },
                { id: 'twice', text: 'Twice as much', isCorrect: false, answer: 'More than four times that.' },
                {
                  id: 'eight',
                  text: 'More than eight times as much',
                  isCorrect: true,
                  answer: 'And in a single week it grew by a tenth.',
                },
              ],
            },
            reveal: [
              {
                text: 'Around the end of 2017 prices began to rise by more than half in a month. This is the usual line for hyperinflation. Venezuela had crossed it, and it crossed it again and again for three years.',
                sources: ['end'],
              },
            ],
            visual: 'notes-for-oil',
            visualText:
              'Three barrels stand for the oil pumped a day, in millions of barrels: {venezuela-oil-2013} in 2013, {venezuela-oil-2017} in 2017, {venezuela-oil-2019} in 2019. Bundles of banknotes lie in the empty part; their number is not to scale.',
            mood: 'tense',
          },
        },
        {
          id: 'hundred-note',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'December 11, 2016',
            location: 'Banks across Venezuela',
            character: 'Everybody who had cash',
            scene: 'The note that was called back',
            narrative: [
              {
                text: 'On December 11, 2016, the president announced that the 100-bolívar note would be withdrawn within days. It was the largest note there was.',
                sources: ['recall', 'recall-notes'],
              },
            ],
            guess: {
              question: 'What was the largest note of the country worth?',
              options: [
                { id: 'cents', text: 'Two US cents', isCorrect: true, answer: 'So a shopper needed a bag of them.' },
                { id: 'quarter', text: 'Twenty-five US cents', isCorrect: false, answer: 'Less than a tenth of that.' },
                {
                  id: 'dollars',
                  text: 'Two US dollars',
                  isCorrect: false,
                  answer: 'It would have taken a hundred of them to make that.',
                },
              ],
            },
            reveal: [
              {
                text: 'There were about six billion of these notes.',
                sources: ['recall', 'recall-notes'],
              },
              {
                text: 'Long lines formed. The new notes were not there yet. Some shops had already begun that fall to weigh bundles of cash, because counting took too long. There was looting in several towns, and the date was moved.',
                sources: ['recall', 'weighing', 'recall-chaos'],
              },
            ],
            visual: 'kitchen-scale',
            visualText: 'A kitchen scale on a shop counter with bundles of banknotes on it.',
            mood: 'tense',
          },
        },
        {
          id: 'chicken',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'August 2018',
            location: 'Catia, a poor quarter of Caracas',
            character: 'A photographer and a chicken',
            scene: 'Fourteen million for dinner',
            narrative: [
              {
                text: 'In August 2018 the photographer Carlos García Rawlins put goods from a small market next to the cash they cost. A chicken of 2.4 kilograms stood beside 14,600,000 bolívars. That was 2 dollars and 22 cents. A kilogram of pasta cost 2,500,000.',
                sources: ['chicken', 'pasta'],
              },
              { text: 'Four days later, on August 20, five zeros were cut from the currency.', sources: ['zeros'] },
            ],
            guess: {
              question: 'What did the same chicken cost now?',
              options: [
                {
                  id: 'one',
                  text: '1.46 new bolívars',
                  isCorrect: false,
                  answer: 'Five zeros are fewer than that. Take them off one by one.',
                },
                {
                  id: 'hundred',
                  text: '146 new bolívars',
                  isCorrect: true,
                  answer: 'The number is shorter. The chicken is as dear as before.',
                },
                {
                  id: 'thousands',
                  text: '14,600 new bolívars',
                  isCorrect: false,
                  answer: 'That is three zeros off. Five were cut.',
                },
              ],
            },
            reveal: [
              {
                text: 'The price of the chicken went on climbing.',
                sources: ['zeros'],
              },
              {
                text: 'It was the second cut of three. Three zeros had gone in 2008, and six more went in October 2021. That makes fourteen.',
                sources: ['fourteen'],
              },
            ],
            visual: 'chicken-and-cash',
            visualText:
              'A chicken on a table, beside a wall of banknote bundles taller than the chicken. On a board three zeros are struck through, cut in 2008.',
            mood: 'desperate',
          },
        },
        {
          id: 'daniela',
          background: 'night',
          truth: 'invented',
          content: {
            year: 'January 2019',
            location: 'An apartment in Maracaibo',
            character: 'Daniela Rojas, a nurse',
            scene: 'A salary with a clock in it',
            inventedNote:
              'Daniela is invented. The inflation of that month, pay in bolívars and money sent home by relatives abroad are documented.',
            narrative: [
              {
                text: 'Daniela’s pay arrives on her phone at noon. She is on shift until six. By then rice is dearer than at noon, so her son has her bank card and a list: rice first, then beans, then soap.',
              },
              {
                text: 'This month prices will almost triple. Daniela does not know the figure. She knows that her pay lasts nine days, and that last month it was twelve.',
                sources: ['bcv-months'],
              },
              { text: 'Her brother left for Colombia on foot last year. Tonight he sends twenty dollars.' },
            ],
            guess: {
              question: 'What does she do with the twenty dollars?',
              options: [
                {
                  id: 'change',
                  text: 'She changes them into bolívars',
                  isCorrect: false,
                  answer: 'They would begin to melt tonight.',
                },
                {
                  id: 'eggs',
                  text: 'She tries to pay for eggs with them',
                  isCorrect: true,
                  answer: 'She has to ask quietly. It is new, and she is not sure that it is allowed.',
                },
                {
                  id: 'bank',
                  text: 'She takes them to the bank',
                  isCorrect: false,
                  answer: 'She would get bolívars for them, and those would melt.',
                },
              ],
            },
            reveal: [
              {
                text: 'The woman with the eggs looks around, and nods.',
              },
            ],
            visual: 'clock-on-phone',
            visualText:
              'A phone whose screen is a clock. The hours from noon to six are red. Beside it lie a bank card and a shopping list: rice, beans, soap.',
            mood: 'desperate',
          },
        },
        {
          id: 'which-number',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2018 and 2019',
            location: 'Two counts and a forecast',
            character: 'The central bank, the parliament, the IMF',
            scene: 'Whose number is right?',
            narrative: [
              {
                text: 'For more than three years the central bank kept quiet about inflation. In May 2019 it spoke: 130,060 percent for the year 2018.',
                sources: ['bcv-figure', 'oil-output', 'imf-estimate'],
              },
            ],
            guess: {
              question: 'What figure did the parliament have for the same year?',
              options: [
                {
                  id: 'lower',
                  text: 'A tenth of that: about 13,000 percent',
                  isCorrect: false,
                  answer: 'It was higher, not lower.',
                },
                { id: 'same', text: 'Nearly the same', isCorrect: false, answer: 'They were far apart.' },
                {
                  id: 'higher',
                  text: 'More than ten times that: about 1.7 million percent',
                  isCorrect: true,
                  answer: 'Two offices, one country, one year.',
                },
              ],
            },
            reveal: [
              {
                text: 'The opposition held the parliament. The International Monetary Fund had forecast 1.37 million percent. That was in October 2018, before the year was over, and it asked for caution.',
                sources: ['bcv-figure', 'oil-output', 'imf-2018-forecast'],
              },
              {
                text: 'For 2019 the Fund first forecast ten million percent. In October 2019 it said 200,000. The central bank later reported 9,585.5 percent. This time the parliament’s figure was lower: 7,374.4 percent. A forecast is no measurement, in either year. When measurements disagree this much, the honest thing is to name them side by side. They agree on one point: a salary kept for a year was gone.',
                sources: ['imf-estimate', 'imf-2019-forecast', 'year-2019'],
              },
            ],
            visual: 'clipboards',
            visualText:
              'Three clipboards lie side by side. Each has a chart of three bars, and no two charts are alike.',
            mood: 'uneasy',
          },
        },
        {
          id: 'dollars',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2019 to 2021',
            location: 'Venezuela',
            character: 'Shoppers, shopkeepers, families abroad',
            scene: 'Dollars from below',
            narrative: [
              {
                text: 'Nobody decreed it. From 2018 the law no longer punished dealing in dollars, and people did the rest.',
                sources: ['law-2018', 'ecoanalitica', 'maduro-share'],
              },
            ],
            guess: {
              question: 'How large a part of all sales was paid in foreign money then?',
              isOpen: true,
              options: [
                {
                  id: 'fifth',
                  text: 'About a fifth',
                  isCorrect: false,
                  answer: 'The government said so for 2020: 18.6 percent.',
                },
                {
                  id: 'half',
                  text: 'About a half',
                  isCorrect: false,
                  answer: 'A research firm said so for October 2019: 54 percent.',
                },
                { id: 'all', text: 'Nearly all', isCorrect: false, answer: 'Nobody whose figures we found says so.' },
              ],
            },
            reveal: [
              {
                text: 'In October 2019 a research firm found that 54 percent of sales were paid in foreign money. The government gave a much lower figure for the next year, 18.6 percent. The president called the dollar an escape valve.',
                sources: ['law-2018', 'ecoanalitica', 'maduro-share'],
              },
              {
                text: 'Dollars helped those who could get them. In 2021 a poll found that 42 percent of people had no access to any. Wages and pensions in bolívars stayed tiny.',
                sources: ['law-2018'],
              },
              {
                text: 'Some people used Bitcoin. In one week of April 2019 trade on one website set a record, counted in bolívars. It came to 1,208 coins, about six million dollars. For some families that was a lifeline. For a country of this size it was little, and far more people chose dollars. The government also made an oil coin of its own, the petro. In March 2018 the United States forbade its citizens to deal in it.',
                sources: ['bitcoin-week', 'petro-ban'],
              },
              {
                text: 'In December 2021 monthly inflation had stayed below 50 percent for a full year. By the usual rule the hyperinflation was over. Prices had still risen 686.4 percent that year. And by the count of the United Nations, 6 million people had left the country by then.',
                sources: ['end', 'unhcr'],
              },
            ],
            visual: 'market-stall',
            visualText: 'A market stall with prices written in dollars on cardboard.',
            mood: 'relieved',
          },
        },
        {
          id: 'causes',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Still disputed',
            location: 'Universities and ministries',
            character: 'Economists who disagree',
            scene: 'What caused it?',
            narrative: [
              {
                text: 'Most economists name the same core: a large budget gap, filled with new money, while oil income fell and controls choked production.',
                sources: ['notre-dame', 'pittaluga'],
              },
              {
                text: 'They quarrel about sanctions. The United States limited loans to the government in 2017 and oil sales in 2019. Mark Weisbrot and Jeffrey Sachs hold that this did grave harm to health and food, and kept the country from mending its money. Dany Bahar and others answer that most of the decline came before. Both can be partly right: the fall had begun, and it could still be made deeper.',
                sources: ['sanctions-harm', 'sanctions'],
              },
            ],
            visual: 'two-pointers',
            visualText:
              'A line on paper falls. Two hands point to different places on it, as the two sides of the dispute do.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: payday in January 2019',
      situation: [
        {
          text: 'You are paid in bolívars, enough for thirty meals at today’s prices. By the central bank’s own figure, prices will rise 196.6 percent this month. That is almost three times as much.',
          sources: ['bcv-months'],
          drawing: {
            visual: 'thirty-meals',
            background: 'plain',
            mood: 'uneasy',
            text: 'A phone that shows the month’s pay, and the thirty meals that it buys today.',
            words: ['pay'],
          },
        },
      ],
      question: 'What do you do with your pay?',
      options: [
        {
          id: 'food',
          label: 'Buy thirty meals’ worth of rice and beans today',
          outcome: {
            text: 'You keep nearly all of it, if the shop has that much. You carry heavy bags, and you have nothing left for the bus or a doctor.',
          },
        },
        {
          id: 'dollars',
          label: 'Change it into dollars on the street',
          outcome: {
            text: 'The dealer takes a share, perhaps two or three meals’ worth, and he may cheat you. What is left keeps its value to the end of the month. You need to know somebody who sells.',
          },
        },
        {
          id: 'keep',
          label: 'Keep it in the account and spend it bit by bit',
          outcome: {
            text: 'Spent on the last day, it buys ten meals. Spent evenly over the month, it buys about eighteen. You lose twelve meals for being orderly.',
          },
        },
      ],
      closing: {
        text: 'In good times the orderly choice is the right one. Bad money turns good habits into losses, and that may be its worst effect.',
      },
    },
  ],
  check: [
    {
      id: 'core',
      prompt: 'Which cause do most economists name?',
      options: [
        {
          id: 'deficit',
          text: 'A budget gap filled with new money',
          isCorrect: true,
          explanation:
            'Oil income fell, and new money filled the gap. They quarrel about sanctions, and they agree on this core.',
        },
        {
          id: 'dollars',
          text: 'People who began to pay in dollars',
          isCorrect: false,
          explanation: 'The dollars came afterwards. People fled from a currency that was already falling.',
        },
        {
          id: 'no-oil',
          text: 'Venezuela ran out of oil',
          isCorrect: false,
          explanation: 'It has some of the largest reserves on earth. It pumped less, and earned less for it.',
        },
      ],
    },
    {
      id: 'figures',
      prompt:
        'The central bank said 130,060 percent for 2018, the parliament about 1.7 million. What should a careful reader do?',
      options: [
        {
          id: 'highest',
          text: 'Quote the highest figure, since it makes the point best',
          isCorrect: false,
          explanation: 'Choosing a number because it suits you is how trust is lost.',
        },
        {
          id: 'average',
          text: 'Take the average of the two',
          isCorrect: false,
          explanation: 'The average of two methods is a third number that nobody measured.',
        },
        {
          id: 'both',
          text: 'Give both, with who said it and how it was measured',
          isCorrect: true,
          explanation: 'The gap between them is part of the information.',
        },
      ],
    },
  ],
  takeaways: [
    'A country that lives on one export has little to fall back on.',
    'Controls meant as first aid created a black market that outlived the emergency.',
    'Fourteen zeros were cut, and the cause of the zeros was something else.',
    'People moved to dollars by themselves, and those without dollars were left behind.',
  ],
  explains: 'how people in Venezuela moved to dollars by themselves',
  limits:
    'Reliable figures are scarce for this period, and every side in the quarrel has an interest in its own. The lesson ends in 2021. What came later, including renewed high inflation, is not covered.',
};
