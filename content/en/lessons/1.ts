import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '1',
  cover: { visual: 'wheelbarrow', background: 'street', mood: 'tense' },
  opening: {
    title: 'Ten loaves',
    paragraphs: [
      {
        text: 'It is May 1923 in Berlin. A loaf of one kilogram costs {bread-may-1923} marks, by the list of one newspaper. So you need 4,740 marks to buy ten loaves.',
        sources: ['erkelenz'],
      },
    ],
    guess: {
      question: 'What did the same ten loaves cost half a year later, at the start of November?',
      options: [
        {
          id: 'double',
          text: 'About 9,500 marks: twice as much',
          isCorrect: false,
          answer: 'That would have been a hard time. This was something else.',
        },
        {
          id: 'hundred',
          text: 'About 470,000 marks: a hundred times as much',
          isCorrect: false,
          answer: 'Prices were far past that by October, when ten loaves cost about 140 million.',
        },
        {
          id: 'billions',
          text: 'About 56 billion marks: twelve million times as much',
          isCorrect: true,
          answer: 'That is 56,000,000,000 marks.',
        },
      ],
    },
    reveal: [
      {
        text: 'In the same list a loaf cost {bread-july-1923} marks in July, {bread-october-1923} in October and 5.6 billion at the start of November.',
        sources: ['erkelenz'],
      },
      {
        text: 'How does a modern country get there? Who pays, who gains, and what stops it?',
      },
    ],
  },
  objectives: [
    'Tell how Germany got from a gold mark to a paper mark worth almost nothing',
    'Explain why people spent their wages within hours',
    'Name who gained and who lost when the money died',
    'Describe what ended it, and what historians still dispute',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The theater with too many tickets',
      paragraphs: [
        {
          text: 'Picture a small theater with one hundred seats. It sells one hundred tickets, and each ticket is good for one seat. Then the owner has a large bill to pay. He prints another hundred tickets and pays with those.',
        },
      ],
      drawing: {
        visual: 'theater-tickets',
        background: 'plain',
        mood: 'calm',
        text: 'A theater with one hundred seats before a stage. Beside it lie two hundred tickets, one hundred of them new and red.',
      },
      guess: {
        question: 'Who pays for the owner’s second hundred tickets?',
        options: [
          {
            id: 'owner',
            text: 'The owner',
            isCorrect: false,
            answer: 'He paid his bill with paper that cost him almost nothing.',
          },
          {
            id: 'kept',
            text: 'Those who had kept an old ticket',
            isCorrect: true,
            answer: 'Two tickets now fight over each seat.',
          },
          { id: 'nobody', text: 'Nobody', isCorrect: false, answer: 'There are still only a hundred seats.' },
        ],
      },
      reveal: [
        {
          text: 'The theater has not grown, so a ticket is now worth about half a seat. Those who were paid with the first new tickets did well, because nobody had noticed yet. The others paid the bill without being asked.',
        },
        {
          text: 'Now the owner does it again every month, then every week. Once people expect more tickets, they stop keeping them. They hand them on the same day for anything they can get. Tickets then lose value faster than they are printed.',
        },
      ],
      limits:
        'A country is not a theater. It can make more goods when more are wanted, so some new money need not raise prices. The comparison fits when money grows far faster than the things it can buy.',
    },
    {
      type: 'story',
      title: 'From gold mark to wheelbarrow money',
      sections: [
        {
          id: 'gold-promise',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1914',
            location: 'Berlin, German Empire',
            character: 'The German government',
            scene: 'A promise is put on hold',
            narrative: [
              {
                text: 'Before the First World War, a German banknote was a promise. You could walk into the central bank, the Reichsbank, and change paper marks into gold coins. One US dollar cost {marks-per-dollar-1914} marks, year after year.',
                sources: ['geldscheinsammlung'],
              },
              {
                text: 'On August 4, 1914, days after the war began, the promise was suspended. That removed the brake on how much paper could be printed.',
                sources: ['geldscheinsammlung'],
              },
            ],
            guess: {
              question: 'How did Germany pay for most of the war?',
              options: [
                { id: 'taxes', text: 'With taxes', isCorrect: false, answer: 'Taxes paid for only part of it.' },
                {
                  id: 'loans',
                  text: 'With loans from its own people',
                  isCorrect: true,
                  answer: 'People lent their savings to the state, in war bonds.',
                },
                {
                  id: 'abroad',
                  text: 'With loans from other countries',
                  isCorrect: false,
                  answer: 'Most of the lenders were at home.',
                },
              ],
            },
            reveal: [
              {
                text: 'The plan was simple: win, and let the losers pay. Germany lost in 1918. By then the mark had already lost at least half of what it could buy.',
                sources: ['geldscheinsammlung'],
              },
            ],
            visual: 'locked-grille',
            visualText:
              'A man with a banknote in his hand at the window of a bank. Gold coins stand behind a locked grille.',
            mood: 'uneasy',
          },
        },
        {
          id: 'unpaid-bills',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1919 to 1922',
            location: 'Germany',
            character: 'A new republic with old bills',
            scene: 'More going out than coming in',
            narrative: [
              {
                text: 'The new republic began deep in debt. Before the war the state had owed about {german-debt-1914} billion marks. Early in 1919 it owed {german-debt-1919} billion. Soldiers needed work, the wounded and the widows pensions. Taxes covered part of that, and the printing press covered the rest.',
                sources: ['nsdoku'],
              },
              {
                text: 'The winners of the war wanted reparations, which means payment for the damage: 132 billion gold marks, 82 of them only if Germany could pay more. Under threat of troops the government said yes. It hoped to prove, by trying, that even the rest could not be paid. The mark fell, held for months, and fell again.',
                sources: ['mdr', 'c-bonds', 'london-ultimatum', 'mark-rates'],
              },
            ],
            guess: {
              question: 'How much of its dollar value did the mark lose in the year 1922?',
              options: [
                {
                  id: 'quarter',
                  text: 'About a quarter',
                  isCorrect: false,
                  answer: 'It lost far more, and most of it in the second half of the year.',
                },
                {
                  id: 'half',
                  text: 'About a half',
                  isCorrect: false,
                  answer:
                    'It had lost at least that much of what it could buy in the war. In 1922 it went much further.',
                },
                {
                  id: 'nearly-all',
                  text: 'More than nine tenths',
                  isCorrect: true,
                  answer: 'Of every hundred marks of worth, fewer than three were left.',
                },
              ],
            },
            reveal: [
              {
                text: 'In the second half of 1922 the slide grew steep. At its end a dollar cost about 7,350 marks.',
                sources: ['mark-rates'],
              },
            ],
            more: {
              summary: 'Did anybody want the mark to fall?',
              paragraphs: [
                {
                  text: 'The fall helped German exporters, and their rivals abroad complained. The government, wrote the British journalist Hartley Withers, was “perhaps pleased to see its efforts to pay thus defeated.” The economist John Maynard Keynes expected those 82 billion to be canceled.',
                  sources: ['withers-exports', 'withers-pleased', 'keynes-1922'],
                },
              ],
            },
            visual: 'bill-tower',
            visualText:
              'One sheet of paper with the number {german-debt-1914}, the debt in billions of marks before the war. Beside it stands a tower of such sheets with {german-debt-1919}, early in 1919, in marks that bought half as much or less.',
            mood: 'uneasy',
          },
        },
        {
          id: 'ruhr',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'January to November 1923',
            location: 'The Ruhr, western Germany',
            character: 'Miners, railway workers and two armies',
            scene: 'A country pays people not to work',
            narrative: [
              {
                text: 'Germany had to pay partly in coal. When deliveries fell behind, French and Belgian troops marched into the Ruhr, the heart of German coal and steel.',
                sources: ['ruhr'],
              },
              {
                text: 'The German government called on the people there to refuse to work for the occupiers. Workers went on strike, and the state paid their wages. Its taxes did not cover that, so it printed the money. Two bad things came together: fewer goods, because the mines stood still, and far more money.',
                sources: ['ruhr'],
              },
              {
                text: 'The state printing works could not keep up. At the height, 84 firms printed for it. Within three months of 1923 came 28 kinds of note, with ever larger numbers.',
                sources: ['printers', 'bundesdruckerei', 'largest-note'],
              },
            ],
            guess: {
              question: 'How many zeros are on the largest German note of all?',
              options: [
                {
                  id: 'nine',
                  text: 'Nine: a billion marks',
                  isCorrect: false,
                  answer: 'A billion was not enough for one loaf of bread in November.',
                },
                {
                  id: 'fourteen',
                  text: 'Fourteen: a hundred trillion marks',
                  isCorrect: true,
                  answer: 'Write it down once: 100,000,000,000,000.',
                },
                {
                  id: 'seventeen',
                  text: 'Seventeen: a hundred quadrillion marks',
                  isCorrect: false,
                  answer: 'That is a thousand times too much.',
                },
              ],
            },
            reveal: [
              {
                text: 'That note is dated February 15, 1924, when the fall had been stopped for three months. In 1923 all the paper was still too little: towns, railways and factories printed emergency money of their own.',
                sources: ['bundesdruckerei', 'largest-note', 'printers'],
              },
              {
                text: 'On January 2 a dollar cost about 7,260 marks, against {marks-per-dollar-1914} before the war: more than 99.9 percent was gone already. On October 1 it cost about 242 million. On November 1 it cost about 130 billion. In October alone the dollar rose more than five hundred times.',
                sources: ['erkelenz', 'daily-rates'],
              },
            ],
            visual: 'queue',
            visualText: 'A long line of people in coats waits at a closed gate.',
            mood: 'tense',
          },
        },
        {
          id: 'payday',
          background: 'street',
          truth: 'invented',
          content: {
            year: 'Late October 1923',
            location: 'An office in Berlin',
            character: 'Marta Lindner, a typist',
            scene: 'Payday at eleven in the morning',
            inventedNote:
              'Marta and her day are invented. Daily pay, baskets full of notes and swapping goods are described in town chronicles and diaries.',
            narrative: [
              {
                text: 'Marta is paid every day now. At eleven the cashier comes in with a laundry basket. He counts bundles, not notes.',
                sources: ['gera', 'bundesdruckerei'],
              },
              {
                text: 'Her mother waits at the gate with a shopping bag. Marta hands over the whole pay and goes back to her typewriter. Her mother runs. The bakery put up a new price at noon yesterday, and it will do so again today.',
              },
              { text: 'There is no bread left.' },
            ],
            guess: {
              question: 'What does Marta’s mother do with the money?',
              options: [
                {
                  id: 'save',
                  text: 'She keeps it for tomorrow’s bread',
                  isCorrect: false,
                  answer: 'Tomorrow the same notes will buy much less bread. She knows that.',
                },
                {
                  id: 'things',
                  text: 'She buys things they do not need',
                  isCorrect: true,
                  answer: 'A thing can be swapped tomorrow. The notes lose their worth by then.',
                },
                {
                  id: 'bank',
                  text: 'She takes it to the bank',
                  isCorrect: false,
                  answer: 'In the bank it would melt just as fast.',
                },
              ],
            },
            reveal: [
              {
                text: 'She comes home with three candles and a tin of shoe polish.',
              },
              {
                text: 'In the evening Marta finds her old savings book. In 1913 her grandmother put 800 marks into it, a large part of a year’s pay. She reads the number twice. It would not pay for the stamp on a letter to the bank.',
              },
            ],
            visual: 'bread',
            visualText:
              'A bakery window with nothing but crumbs in it. On the board beside it three old prices are crossed out, {bread-may-1923}, {bread-july-1923} and {bread-october-1923:number:0}. No new one has been written yet.',
            mood: 'desperate',
          },
        },
        {
          id: 'wheelbarrow',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'November 1923',
            location: 'Germany',
            character: 'People who had to shop',
            scene: 'Was it really wheelbarrows?',
            narrative: [
              {
                text: 'A kilogram of bread cost 5.6 billion marks at the start of November, by a newspaper account. Other lists for that month give 200 to 580 billion. Nobody has one true price.',
                sources: ['bundesdruckerei', 'monthly-list', 'erkelenz', 'savings-banks'],
              },
              {
                text: 'Witnesses tell of laundry baskets, of mail carriers with sacks on their backs, and of baby carriages full of paper. Whether the famous wheelbarrow pictures were posed is hard to say today.',
                sources: ['bundesdruckerei', 'overy'],
              },
              {
                text: 'A well-known story tells of a woman who leaves a basket of money outside for a moment. When she comes back, something is gone.',
                sources: ['basket-joke'],
              },
            ],
            guess: {
              question: 'What is gone?',
              options: [
                {
                  id: 'money',
                  text: 'The money',
                  isCorrect: false,
                  answer: 'Nobody wanted it.',
                },
                { id: 'basket', text: 'The basket', isCorrect: true, answer: 'A basket was worth something.' },
                {
                  id: 'both',
                  text: 'The basket and the money',
                  isCorrect: false,
                  answer: 'The thief was choosier than that.',
                },
              ],
            },
            reveal: [
              {
                text: 'The money lies in the street. Germans told it as a joke with a point. Nobody knows whether it happened.',
                sources: ['basket-joke'],
              },
            ],
            visual: 'full-basket',
            visualText: 'A laundry basket full of bundles of banknotes stands on the pavement before a shop.',
            mood: 'desperate',
          },
        },
        {
          id: 'winners-losers',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1923 to 1925',
            location: 'Germany',
            character: 'Savers and borrowers',
            scene: 'Who lost, and who gained',
            narrative: [
              {
                text: 'Savers lost. Anyone with money in a bank, in a life insurance or in war bonds saw it vanish. A law of 1925 gave a little back. For savings accounts it was at least 12.5 percent of the old value. For mortgages, which are loans on a house or farm, it was 25. War bonds got 2.5 percent, and early holders more later, by lot.',
                sources: ['freiburg', 'old-bonds', 'old-bonds-law'],
              },
              {
                text: 'Borrowers gained. In 1922 and 1923 mortgages of 22 billion marks were paid off, by one count of the time, and the lenders got paper. Some owners of industry, Hugo Stinnes above all, had built empires on loans.',
                sources: ['mortgages', 'industry', 'old-bonds'],
              },
            ],
            guess: {
              question: 'Who had borrowed the most of all?',
              options: [
                {
                  id: 'farmers',
                  text: 'The farmers',
                  isCorrect: false,
                  answer: 'Those with mortgages gained. Somebody else owed far more.',
                },
                {
                  id: 'state',
                  text: 'The state',
                  isCorrect: true,
                  answer: 'It owed the debt of a world war, most of it to its own people.',
                },
                {
                  id: 'industry',
                  text: 'The owners of industry',
                  isCorrect: false,
                  answer: 'They had built empires on loans. One borrower was larger still.',
                },
              ],
            },
            reveal: [
              {
                text: 'Its war debt melted away. So wealth moved from people who had trusted a promise to people who had made one.',
                sources: ['mortgages', 'industry', 'old-bonds'],
              },
            ],
            visual: 'ledger',
            visualText: 'An open account book. On the left page the savings fade away, on the right page the debts do.',
            mood: 'uneasy',
          },
        },
        {
          id: 'rentenmark',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'November 15, 1923',
            location: 'Berlin',
            character: 'Hans Luther, finance minister, and Hjalmar Schacht, commissioner for the currency',
            scene: 'A new note with a limit',
            narrative: [
              {
                text: 'In September the government gave up the costly strike in the Ruhr. In November it brought out a new note, the Rentenmark, for one trillion paper marks. It was said to be backed by mortgages on German land and industry.',
                sources: ['transition', 'rentenmark'],
              },
            ],
            guess: {
              question: 'Could you walk into a bank and change a Rentenmark into a piece of land?',
              options: [
                {
                  id: 'yes',
                  text: 'Yes, that was the point of it',
                  isCorrect: false,
                  answer: 'Nobody got a field for it. The land was a promise on paper.',
                },
                {
                  id: 'no',
                  text: 'No, not into a single field',
                  isCorrect: true,
                  answer: 'So something else must have made people trust it.',
                },
              ],
            },
            reveal: [
              {
                text: 'Its amount had a limit, and the limit held. Yet below it the notes multiplied within weeks, and prices stood still.',
                sources: ['rentenmark', 'transition', 'rentenmark-amount'],
              },
              {
                text: 'On November 20 the dollar was fixed at {marks-per-dollar-fixed-1923} paper marks, which made it {marks-per-dollar-1914} of the new ones: the rate of 1914. People called it a miracle.',
                sources: ['daily-rates', 'rentenmark'],
              },
              {
                text: 'It was no miracle. The state cut spending and stopped printing to pay bills. It ordered at least a fifth of its officials to go by the end of March 1924. Economists still argue about what mattered most. Some say the budget and a firm central bank. Others say the fixed dollar rate and very high interest, or relief from the debts of the war.',
                sources: ['sargent', 'reich-staff', 'dornbusch', 'steinbaum'],
              },
            ],
            visual: 'dollar-stairs',
            visualText:
              'A coin with a dollar sign climbs stairs on a scale where each line means a thousand times more. It starts at {marks-per-dollar-1914} marks in 1914 and ends above a trillion in November 1923. On the last stair one new mark counts for a trillion old ones, so the same dollar is {marks-per-dollar-1914} again.',
            visualWords: ['Marks for one dollar', '1914', '1/1923', '10/1923', '11/1923', 'new mark'],
            mood: 'relieved',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: ten loaves of paper',
      situation: [
        {
          text: 'It is a morning in October 1923. Prices double about every 3.7 days. You are holding notes that would buy ten loaves of bread right now.',
          sources: ['hanke-krus'],
          drawing: {
            visual: 'notes-for-loaves',
            background: 'plain',
            mood: 'tense',
            text: 'A pile of banknotes, and the ten loaves that it buys.',
          },
        },
      ],
      question: 'What do you do with them?',
      options: [
        {
          id: 'spend-now',
          label: 'Spend them all before lunch, even on things I do not need',
          outcome: {
            text: 'You get ten loaves, or other things of the same value. Bread goes stale, so you may buy soap, nails or cloth and swap them later. It feels foolish, and it is the best choice open to most people.',
          },
        },
        {
          id: 'wait-a-week',
          label: 'Wait a week and buy when I need something',
          outcome: {
            text: 'Seven days are almost two doublings. Prices stand about 3.7 times higher, so your ten loaves have shrunk to fewer than three.',
          },
        },
        {
          id: 'bank',
          label: 'Put them in the bank for a month',
          outcome: {
            text: 'At this pace prices stand about 276 times higher after thirty days. Unless the bank pays the same in interest, your ten loaves become a slice. A savings book that has been kept shows 200 million marks on November 19, 1923: far less than one loaf.',
            sources: ['savings-banks'],
          },
        },
      ],
      closing: {
        text: 'Once everybody makes the first choice, money moves from hand to hand faster and faster. That alone pushes prices up, even on a day when nothing is printed.',
      },
    },
  ],
  check: [
    {
      id: 'cause',
      prompt: 'Why did the government print so much money in 1923?',
      options: [
        {
          id: 'taxes',
          text: 'Its taxes did not cover its bills',
          isCorrect: true,
          explanation: 'Strike pay in the Ruhr came on top. The gap was filled with new money.',
        },
        {
          id: 'gold',
          text: 'It had found new gold and needed notes to match it',
          isCorrect: false,
          explanation: 'The link to gold had been cut in 1914. The notes stood for no gold at all.',
        },
        {
          id: 'coins',
          text: 'Coins were too heavy for shopping',
          isCorrect: false,
          explanation: 'Paper became the heavier load. The cause was the gap in the state’s budget.',
        },
      ],
    },
    {
      id: 'gained',
      prompt: 'Who was better off when the mark had died?',
      options: [
        {
          id: 'saver',
          text: 'A widow with a savings account',
          isCorrect: false,
          explanation: 'She was among the losers. The law of 1925 gave back only a small part.',
        },
        {
          id: 'borrower',
          text: 'A farmer with a large mortgage',
          isCorrect: true,
          explanation:
            'He could pay with paper and keep the farm, even if a law of 1925 later brought back a quarter of such debts.',
        },
        {
          id: 'bond',
          text: 'A family with war bonds',
          isCorrect: false,
          explanation: 'At one new mark for forty old ones, and some more by lot, they lost most of it.',
        },
      ],
    },
    {
      id: 'end',
      prompt: 'What helped the Rentenmark to hold its value?',
      options: [
        {
          id: 'land',
          text: 'Anyone could change it into a piece of land',
          isCorrect: false,
          explanation: 'It was backed by mortgages on paper, but nobody could claim a field with it.',
        },
        {
          id: 'design',
          text: 'The notes were harder to copy',
          isCorrect: false,
          explanation: 'Forged notes were a side issue. The real ones had been the problem.',
        },
        {
          id: 'limit',
          text: 'A limit, and no printing for bills',
          isCorrect: true,
          explanation:
            'The limit held, and the state stopped paying its bills with new notes. How much each counted is disputed.',
        },
      ],
    },
  ],
  takeaways: [
    'The mark lost its tie to gold in 1914. By New Year 1923 more than 99.9 percent of its dollar value was gone, and 1923 took the rest.',
    'The state printed money for bills that its taxes did not cover, while goods were scarce.',
    'People who held money lost, and people who owed money gained.',
    'It ended when the state stopped paying with new notes. What else it took is disputed.',
  ],
  explains: 'why Germans in 1923 spent their wages within hours',
  limits:
    'Collapses such as this one are rare. They follow wars, broken states or lost production, and ordinary inflation does not turn into one by itself. One lost war and one lost mark do not prove what other money will do.',
};
