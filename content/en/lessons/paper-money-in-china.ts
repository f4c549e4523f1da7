import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'paper-money-in-china',
  cover: { visual: 'iron-strings', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'A roll of silk, and a man’s weight in iron',
    paragraphs: [
      {
        text: 'Sichuan in the west of China, the year 991. Here money is made of iron, with a hole in the middle, a thousand coins on a string. A traveler from the capital sees a roll of fine silk. It costs 20,000 coins. They weigh 130 Chinese pounds, about as much as a grown man.',
        sources: ['china-iron'],
      },
    ],
    guess: {
      question: 'Soon people paid with paper instead. Who issued it first?',
      options: [
        {
          id: 'emperor',
          text: 'The emperor’s treasury',
          isCorrect: false,
          answer: 'The state came later.',
        },
        {
          id: 'shops',
          text: 'Shops in the city',
          isCorrect: true,
          answer: 'A shop kept the iron and gave out paper for it.',
        },
        { id: 'traveler', text: 'Travelers from the capital', isCorrect: false, answer: 'They wondered at the iron.' },
      ],
    },
    reveal: [
      {
        text: 'The paper was called jiaozi, “exchange notes.” Soon people passed it on without ever fetching the iron. It is the oldest paper money we know of. China went on with paper for more than four hundred years, under four dynasties, and then gave it up. Why?',
        sources: ['china-iron', 'china-jiaozi', 'china-horesh'],
      },
    ],
  },
  objectives: [
    'Tell how a receipt became money',
    'Name what kept a paper money good, and what ruined it',
    'Follow the steps from receipt to ruin',
    'Say what historians argue about',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The bottle slip',
      paragraphs: [
        {
          text: 'You bring empty bottles to a shop, and get a slip: good for ten coins. The slip is worth ten coins, because for each slip there are ten coins in the till.',
        },
        {
          text: 'The shopkeeper sees that most people keep their slips for weeks. He prints a few more than he has coins for, and pays the baker with them. It works, as long as not all come at once. Then he prints many more.',
        },
        {
          text: 'Paper money can rest on three things: on what lies behind the counter, on what the state takes for taxes, and on how many notes there are.',
        },
      ],
      drawing: {
        visual: 'slips-and-coins',
        background: 'plain',
        mood: 'calm',
        text: 'Seven slips for ten coins each. Under three of them stand ten coins, and under the other four none.',
        words: ['slips', 'coins'],
      },
      limits:
        'A slip is good in one shop only. Money that everybody takes can be worth something with no coin behind it. All of today’s banknotes are of that kind.',
    },
    {
      type: 'story',
      title: 'Four hundred years of paper',
      sections: [
        {
          id: 'chengdu',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1005 to 1107',
            location: 'Chengdu, Sichuan',
            character: 'Sixteen rich houses, then the officials of the Song',
            scene: 'From private paper to the state’s',
            narrative: [
              {
                text: 'At first shops printed notes as they liked, and some cheated. So a governor gave the trade to sixteen rich houses. Some of them grew poor, could not pay, and ended in court. In 1023 the state took over. The first state notes came out in 1024.',
                sources: ['china-songshi', 'china-chengdu', 'china-iron'],
              },
              {
                text: 'They ran for a fixed term, and then had to be swapped for new ones. The limit was 1,256,340 strings of coins for each term. In the vault lay 360,000 strings of iron.',
                sources: ['china-songshi', 'china-reserve'],
              },
            ],
            guess: {
              question: 'How much of the paper could have been paid out in iron at once?',
              options: [
                {
                  id: 'all',
                  text: 'All of it',
                  isCorrect: false,
                  answer: 'Then 1,256,340 strings would have to lie there.',
                },
                { id: 'half', text: 'About half', isCorrect: false, answer: 'Less than that.' },
                {
                  id: 'part',
                  text: 'A little more than a quarter',
                  isCorrect: true,
                  answer: '29 percent. It was enough for a long time.',
                },
              ],
            },
            reveal: [
              {
                text: 'It worked for decades. Then came war. To supply the army, officials printed past the limit, and the notes sank. In 1107 they got a new name. The old trust did not come with it.',
                sources: ['china-reserve', 'china-qing'],
              },
            ],
            visual: 'iron-chest',
            visualText: 'A chest is full of strings of iron coins. The pile of notes beside it is far higher.',
            mood: 'hopeful',
          },
        },
        {
          id: 'kublai',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1260 to about 1290',
            location: 'North China',
            character: 'Kublai Khan, and Marco Polo of Venice',
            scene: 'Alchemy from bark',
            narrative: [
              {
                text: 'In 1260 Kublai, the Mongol ruler, issued notes for his whole realm. Two strings of paper stood for one ounce of silver, and at first they could be changed. Marco Polo was amazed: the Khan made money from the bark of mulberry trees. “You might say he hath the Secret of Alchemy in perfection.”',
                sources: ['china-1260', 'china-yuan', 'china-polo'],
              },
            ],
            guess: {
              question: 'What happened to somebody who refused the paper, by Polo’s account?',
              options: [
                { id: 'fine', text: 'A fine', isCorrect: false, answer: 'The law was harder.' },
                {
                  id: 'death',
                  text: 'Death',
                  isCorrect: true,
                  answer: '“Nobody … dares to refuse them on pain of death.”',
                },
                { id: 'nothing', text: 'Nothing', isCorrect: false, answer: 'The Khan wanted it taken everywhere.' },
              ],
            },
            reveal: [
              {
                text: 'But Polo adds that everybody took the notes readily, for they were good all over the land, and torn ones were replaced for three percent. Fear alone did not carry them. Use did.',
                sources: ['china-polo', 'china-polo-torn'],
              },
              {
                text: 'Later the state loosened the tie to silver. In 1287 a new note came, and one of it stood for five old ones.',
                sources: ['china-yuan', 'china-polo-torn'],
              },
            ],
            visual: 'mulberry-note',
            visualText: 'A dark banknote with a red seal, beside a branch of mulberry leaves.',
            mood: 'calm',
          },
        },
        {
          id: 'fall',
          background: 'night',
          truth: 'documented',
          content: {
            year: '1350 to 1356',
            location: 'Southern China',
            character: 'Kong Qi, who kept a notebook',
            scene: 'Nicknames for bad paper',
            narrative: [
              {
                text: 'Paper held for three generations. Three economists who counted the notes found high inflation at the start and at the end, and nearly fifty years of moderate inflation between. What made it worse? They tested three causes: disasters, gifts of the emperors to their friends, and war.',
                sources: ['china-yuan', 'china-ehs'],
              },
            ],
            guess: {
              question: 'Which of the three made the state print too much?',
              options: [
                {
                  id: 'war',
                  text: 'War, above all civil war',
                  isCorrect: true,
                  answer: 'Rebels cost more than floods or favorites.',
                },
                { id: 'flood', text: 'Disasters', isCorrect: false, answer: 'They found no such link.' },
                {
                  id: 'gifts',
                  text: 'Gifts',
                  isCorrect: false,
                  answer: 'Older historians thought so. The numbers do not.',
                },
              ],
            },
            reveal: [
              {
                text: 'Kong Qi wrote down what people called the notes. “Folded at the waist”: taken for half. “Run away”: nobody wanted to be the one who held it. By 1356 people had stopped taking paper at all, and went back to copper coins.',
                sources: ['china-kong'],
              },
              {
                text: 'One more thing the economists found: war led to printing far more often once the tie to silver was gone.',
                sources: ['china-ehs'],
              },
            ],
            visual: 'torn-notes',
            visualText: 'Torn notes blow across the floor of an empty stall. One copper coin lies on the counter.',
            mood: 'desperate',
          },
        },
        {
          id: 'ming',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1375 to the 1430s',
            location: 'Nanjing and Beijing',
            character: 'The first Ming emperor and his heirs',
            scene: 'Paper by command',
            narrative: [
              {
                text: 'The new dynasty, the Ming, was short of copper. In 1375 it printed notes of its own, as long as a forearm. One stood for a thousand coins, or an ounce of silver. On it stood: forgers lose their heads, and whoever reports them gets 250 ounces of silver.',
                sources: ['china-ming', 'china-note'],
              },
              {
                text: 'You could give silver for a note, but never get silver for one. Far more notes were paid out than came back in taxes.',
                sources: ['china-ming', 'china-guo'],
              },
            ],
            guess: {
              question: 'Which law came with the notes?',
              options: [
                {
                  id: 'free',
                  text: 'Everybody may choose the money',
                  isCorrect: false,
                  answer: 'They would have chosen silver.',
                },
                {
                  id: 'ban',
                  text: 'Nobody may trade with gold and silver',
                  isCorrect: true,
                  answer: 'People went on using silver all the same.',
                },
                {
                  id: 'limit',
                  text: 'A limit on the number of notes',
                  isCorrect: false,
                  answer: 'There was none that held.',
                },
              ],
            },
            reveal: [
              {
                text: 'Within some twenty-five years silver cost about ten times as much in paper. In the 1430s the state gave in. It let people use silver, and took it for some land taxes. In one province heaps of rotten notes were ordered to be burned. State paper came back only for ten years after 1651, and then in the 1850s.',
                sources: ['china-silver', 'china-rot', 'china-shunzhi'],
              },
            ],
            visual: 'ming-note',
            visualText: 'A tall banknote with a border of dragons. Ten strings of coins are drawn in its middle.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the treasury in 1352',
      situation: [
        {
          text: 'Imagine you keep the emperor’s treasury. Rebels hold the rice country, so its taxes are gone. The army wants its pay on the first of the month. In the vault there is silver for one month. Beside it lie the printing plates.',
          drawing: {
            visual: 'silver-or-press',
            background: 'plain',
            mood: 'uneasy',
            text: 'A chest with a few bars of silver, enough for one month, and beside it a printing plate, a brush and a new note.',
            words: ['one month', 'no limit'],
          },
        },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'print',
          label: 'Print the pay',
          outcome: {
            text: 'The army fights on. In three months rice costs twice as much, and the soldiers want twice the notes. You must print faster than people learn. This is what was done.',
          },
        },
        {
          id: 'tax',
          label: 'Raise taxes in the provinces that still pay',
          outcome: {
            text: 'The notes stay good. But these provinces are hungry, too, and the collectors make new rebels.',
          },
        },
        {
          id: 'silver',
          label: 'Pay out silver for notes, to save their name',
          outcome: {
            text: 'For some weeks the notes are as good as silver again. Then the vault is empty and everybody knows it.',
          },
        },
      ],
      closing: {
        text: 'None of the three is good. A state that is losing a war has no cheap choice, and paper hides the bill for a while. That is why a limit on money is easiest to keep when nobody needs to break it.',
      },
    },
  ],
  check: [
    {
      id: 'origin',
      prompt: 'How did paper money begin in Sichuan?',
      options: [
        {
          id: 'order',
          text: 'The emperor ordered it',
          isCorrect: false,
          explanation: 'The state came later, in 1023.',
        },
        {
          id: 'polo',
          text: 'Marco Polo brought it from Venice',
          isCorrect: false,
          explanation: 'He came more than two hundred years later, and was amazed.',
        },
        {
          id: 'receipts',
          text: 'Merchants used receipts for heavy iron',
          isCorrect: true,
          explanation: 'The receipt was easier to carry than the coins.',
        },
      ],
    },
    {
      id: 'cause',
      prompt: 'What made the Mongol state print too much, by the newer research?',
      options: [
        {
          id: 'war',
          text: 'War inside the country',
          isCorrect: true,
          explanation: 'Neither floods nor gifts show up in the numbers.',
        },
        {
          id: 'greed',
          text: 'The greed of one emperor',
          isCorrect: false,
          explanation: 'Gifts were tested and did not explain it.',
        },
        {
          id: 'paper',
          text: 'Cheaper paper',
          isCorrect: false,
          explanation: 'Paper was cheap in the calm years, too.',
        },
      ],
    },
    {
      id: 'ming',
      prompt: 'What was missing in the Ming notes from the start?',
      options: [
        {
          id: 'punish',
          text: 'A punishment for forgers',
          isCorrect: false,
          explanation: 'It was printed on every note.',
        },
        {
          id: 'back',
          text: 'A way back into silver, and a limit',
          isCorrect: true,
          explanation: 'There was no way back into silver, and nothing held their number.',
        },
        {
          id: 'order',
          text: 'A law to make people use them',
          isCorrect: false,
          explanation: 'There was one: nobody was to trade with gold and silver.',
        },
      ],
    },
  ],
  takeaways: [
    'Paper money began as a receipt for something heavy.',
    'It stayed good for decades where its number had a limit.',
    'Under the Mongols war drove the printing, most of all once the tie to silver was gone.',
    'A law can order people to take paper. It cannot make them keep it.',
  ],
  explains: 'why China invented paper money, and why it gave it up',
  limits:
    'The official history of the Song was written in haste, and scholars have found mistakes in its pages on the first notes. Marco Polo may have told some things by hearsay. Historians also disagree on what the story proves. Some see a law: paper without metal fails. Others note that it served trade well for whole generations, and that states without paper ran out of money in wars, too.',
};
