import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-wars-were-paid-for',
  cover: { visual: 'waiter-and-note', background: 'shop', mood: 'uneasy' },
  opening: {
    title: 'A hundred marks for lunch',
    paragraphs: [
      {
        text: 'Berlin, summer 1914, on the eve of war. Hans Peter Hanssen, a member of the German parliament, has eaten and wants to pay. He holds out a note of a hundred marks. It is good money. By law, the bank must give gold for it.',
        sources: ['hanssen-waiter'],
      },
    ],
    guess: {
      question: 'What does the waiter do?',
      options: [
        {
          id: 'takes',
          text: 'He thanks him: that is a big tip',
          isCorrect: false,
          answer: 'Hanssen wanted his change. There lay the trouble.',
        },
        {
          id: 'refuses',
          text: 'He refuses it',
          isCorrect: true,
          answer: 'Everybody pays in notes, he says, and wants coins back.',
        },
        {
          id: 'less',
          text: 'He takes it for ninety marks',
          isCorrect: false,
          answer: 'That came days later, in some shops. The army soon forbade it.',
        },
      ],
    },
    reveal: [
      {
        text: 'The next day he tried a twenty-mark note elsewhere. The waiter looked for change for a quarter of an hour and found none. People were hiding coins. On July 31 the central bank shut its doors, and on August 4 a law said what everybody felt: no more gold for notes while the war lasts.',
        sources: ['hanssen-waiter', 'reichsbank-doors', 'war-notes'],
      },
    ],
  },
  objectives: [
    'Name the three ways to pay for a war',
    'Tell how the gold promise ended in 1914',
    'Follow a war loan that was not what it seemed',
    'Weigh Britain’s return to gold in 1925',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The party that costs too much',
      paragraphs: [
        {
          text: 'Your class throws a party and orders far more than it can pay. There are three ways out. Everyone pays now: that is a tax. Some lend, and are paid back later: that is a bond. Or somebody prints more of the drink vouchers that you all hold. Then nobody seems to pay. But there is only so much lemonade, so each voucher buys less of it.',
        },
        {
          text: 'Under gold the third way is blocked: each voucher is good for a fixed glass. So whoever wants to print must first take back that promise.',
        },
      ],
      drawing: {
        visual: 'three-ways-to-pay',
        background: 'plain',
        mood: 'calm',
        text: 'Coins that fall into a bowl, a bond with a seal, and a pile of new vouchers above two glasses, each less full than before.',
        words: ['tax', 'bond', 'vouchers'],
      },
      limits:
        'A party can be called off. A country that is attacked may have no choice. And lenders are paid back with somebody’s taxes, so a bond moves the bill into the future and makes no bill disappear.',
    },
    {
      type: 'story',
      title: 'From gold to paper and back',
      sections: [
        {
          id: 'london-1914',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'July and August 1914',
            location: 'London',
            character: 'A queue in Threadneedle Street',
            scene: 'Six days',
            narrative: [
              {
                text: 'In the last days before the war a crowd stands outside the Bank of England. They hold notes and want sovereigns, the gold coins of one pound. Banks come for gold, too. At first the Bank has coins for 26.5 million pounds.',
                sources: ['war-gold', 'war-gold-banks'],
              },
            ],
            guess: {
              question: 'How much of it is paid out in six days?',
              options: [
                { id: 'tenth', text: 'A tenth', isCorrect: false, answer: 'Far more: banks took gold as well.' },
                {
                  id: 'half',
                  text: 'Almost half',
                  isCorrect: true,
                  answer: '12.3 million pounds.',
                },
                {
                  id: 'all',
                  text: 'All of it',
                  isCorrect: false,
                  answer: 'It did not come to that. Then the banks stayed shut for four days.',
                },
              ],
            },
            reveal: [
              {
                text: 'A long bank holiday gave the government time to print. When the doors opened, there were plain little notes for one pound and for ten shillings. People called them Bradburys, after the official who signed them. They took them and gave up their coins.',
                sources: ['war-notes-london', 'war-gold', 'pound-grains'],
              },
              {
                text: 'Look closely at the British way. On paper the promise stayed: the law never ended it. In practice hardly anyone came to ask. Germany ended it by law. Both were off gold, one with a bang and one with good manners.',
                sources: ['pound-grains', 'reichsbank-doors'],
              },
            ],
            visual: 'coins-for-notes',
            visualText: 'One hand gives a stack of gold coins. Another gives a single thin note for it.',
            mood: 'tense',
          },
        },
        {
          id: 'war-loan',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'November 1914',
            location: 'The Bank of England',
            character: 'Gordon Nairne, chief cashier, and his deputy',
            scene: 'A loan in the newspaper',
            narrative: [
              {
                text: 'Britain asks its people to lend 350 million pounds for the war. The Financial Times writes that the loan is oversubscribed. That means that people offered more than was asked. It is an “amazing result,” the paper says.',
                sources: ['war-loan-press', 'war-loan'],
              },
            ],
            guess: {
              question: 'How much did the public lend?',
              options: [
                {
                  id: 'third',
                  text: '91 million pounds',
                  isCorrect: true,
                  answer: 'Less than a third.',
                },
                {
                  id: 'most',
                  text: '300 million pounds',
                  isCorrect: false,
                  answer: 'Then the secret would not have been needed.',
                },
                {
                  id: 'more',
                  text: '420 million pounds',
                  isCorrect: false,
                  answer: 'So it sounded in the papers.',
                },
              ],
            },
            reveal: [
              {
                text: 'The truth would have shaken trust and pleased the enemy. So the Bank lent money to Nairne and his deputy, Ernest Harvey. They bought bonds in their own names, and the Bank hid them in its books under “Other Securities.” The economist John Maynard Keynes was one of the few who knew. He called it “a masterly manipulation.”',
                sources: ['war-loan', 'war-loan-press', 'war-loan-ledgers', 'war-loan-nairne'],
              },
              {
                text: 'The whole story stayed hidden until 2017, when researchers opened the old ledgers. The Financial Times then corrected its story, after 103 years: “We are now happy to make clear that none of the above was true.”',
                sources: ['war-loan', 'war-loan-press'],
              },
            ],
            visual: 'hidden-ledger',
            visualText: 'A poster with a coin on a wall. Below it, in a half-open drawer, lies a locked account book.',
            mood: 'uneasy',
          },
        },
        {
          id: 'three-jars',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1914 to 1923',
            location: 'Germany, Britain and the United States',
            character: 'Taxpayers, lenders, and holders of money',
            scene: 'Who paid',
            narrative: [
              {
                text: 'How much of a war do taxes pay? One calculation says that Britain covered 18 percent of its war costs by taxes. The United States, which came in late, planned for a third.',
                sources: ['war-taxes', 'liberty-bonds'],
              },
            ],
            guess: {
              question: 'And Germany, whose leaders hoped that the losers would pay?',
              options: [
                {
                  id: 'one',
                  text: 'About 1 percent',
                  isCorrect: false,
                  answer: 'So one often reads. It was little, but more than that.',
                },
                {
                  id: 'fourteen',
                  text: 'About 14 percent',
                  isCorrect: true,
                  answer: 'Less than Britain, though not by as much as people think.',
                },
                {
                  id: 'forty',
                  text: 'About 40 percent',
                  isCorrect: false,
                  answer: 'That would be more than even in the United States.',
                },
              ],
            },
            reveal: [
              {
                text: 'The rest was borrowed, at home, from allies, and from central banks that made new money for it. So prices rose everywhere. Even the United States, which still paid gold at home, saw prices double from 1914 to 1920.',
                sources: ['war-taxes', 'war-hope', 'liberty-dissent', 'cpi', 'cato'],
              },
              {
                text: 'Was that a tax in disguise? One historian says that hardly any new money paid for America’s war. Another answers that the central bank stood behind so many of the bonds that it became “an engine of inflation.”',
                sources: ['liberty-bonds', 'liberty-dissent'],
              },
              {
                text: 'You know the German end from chapter 3. The families who had bought war bonds got back only a small part.',
                sources: ['old-bonds', 'old-bonds-law'],
              },
            ],
            visual: 'three-jars',
            visualText:
              'Three jars. The first holds a few coins, the second sealed papers, and from the third notes spill over.',
            mood: 'uneasy',
          },
        },
        {
          id: 'return-1925',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'April 1925',
            location: 'London',
            character: 'Winston Churchill, finance minister, and John Maynard Keynes',
            scene: 'The old price of gold',
            narrative: [
              {
                text: 'The war is won, and the Bank of England wants its gold promise back. So do many politicians. But prices are far higher than in 1914. Should a pound be as much gold as before the war, or less?',
                sources: ['churchill-gold', 'pound-bars'],
              },
            ],
            guess: {
              question: 'What does Churchill choose?',
              options: [
                {
                  id: 'less',
                  text: 'A smaller pound, to fit the new prices',
                  isCorrect: false,
                  answer: 'France later did so. In London it looked like cheating those who had trusted the pound.',
                },
                {
                  id: 'paper',
                  text: 'No gold at all',
                  isCorrect: false,
                  answer: 'Some hoped for it. They did not prevail.',
                },
                {
                  id: 'old',
                  text: 'The old pound, 4.87 dollars',
                  isCorrect: true,
                  answer: 'As much gold as before the war. But the Bank now gave only bars, of some 1,700 pounds each.',
                },
              ],
            },
            reveal: [
              {
                text: 'Keynes answered with a pamphlet, The Economic Consequences of Mr. Churchill. At that rate, he wrote, British coal and cloth were too dear for buyers abroad. Wages would have to fall, and they fall only through long unemployment. In 1926 came a general strike that began in coal.',
                sources: ['churchill-critics', 'churchill-review', 'churchill-gold'],
              },
              {
                text: 'Defenders say: the promise was old, and lenders all over the world had relied on it. What hurt came later, from others, above all from France, which made its franc too cheap. In September 1931 Britain gave gold up. The economist Michael Kitson calls 1925 a mistake, and 1931 the start of the recovery.',
                sources: ['churchill-critics', 'churchill-defense', 'gold-1931'],
              },
            ],
            visual: 'budget-box',
            visualText:
              'A red dispatch box, a top hat, and a gold bar on a table. The bar is too heavy: the table bends.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: your grandmother’s gold',
      situation: [
        {
          text: 'Imagine that it is 1914, and your country has been attacked. The war costs half of what everybody earns. Notes can be changed into gold, and a queue stands at the vault. In your grandmother’s sewing box lie six gold coins. On every wall a poster asks for a loan.',
          drawing: {
            visual: 'sewing-box',
            background: 'plain',
            mood: 'uneasy',
            text: 'A sewing box with six gold coins in it. On the wall a poster asks for a loan.',
            words: ['War loan'],
          },
        },
      ],
      question: 'What do you tell her?',
      options: [
        {
          id: 'lend',
          label: 'Lend them to the state: buy a bond',
          outcome: {
            text: 'Many give gladly, if they have something to give. If too few do, you are where London was in 1914: who tells the truth? After the war she wants her money back, from taxes or from a loser.',
          },
        },
        {
          id: 'hide',
          label: 'Hide them under the floor',
          outcome: {
            text: 'She keeps her gold, whatever becomes of the notes. But then the state must take the money by taxes or print it. A tax that pays for half of everything is harsher than any country bore in 1914. Some cheat, some strike, and the government may lose the vote before the war.',
          },
        },
        {
          id: 'spend',
          label: 'Change them into notes, and buy boots and coal',
          outcome: {
            text: 'She has what she needs, at today’s prices. Her coins are gone. If the state now ends the gold promise and prints the rest, no law on taxes is needed, and prices rise. Those who live on wages and savings pay without having been asked. If it loses, or does not stop, that is Germany in 1923.',
          },
        },
      ],
      closing: {
        text: 'Every great power in Europe borrowed and printed. Britain doubled its income tax in November 1914. In France and Germany new taxes came late. Some friends of gold say that it would have ended the war sooner, because the money would have run out. Others answer that people who die for a country will also give it their gold. In Germany the promise went first, by law. In Britain it went in all but name.',
        sources: ['war-hope', 'war-budget-1914', 'reichsbank-doors', 'pound-grains'],
      },
    },
  ],
  check: [
    {
      id: 'print',
      prompt: 'Why did Germany end the gold promise before it printed so much?',
      options: [
        {
          id: 'empty',
          text: 'Its central bank had no gold left',
          isCorrect: false,
          explanation: 'It had gold, and wanted to keep it.',
        },
        {
          id: 'unloved',
          text: 'Its people no longer wanted gold coins',
          isCorrect: false,
          explanation: 'They wanted them so much that they hid them.',
        },
        {
          id: 'claims',
          text: 'Each new note was one more claim on its gold',
          isCorrect: true,
          explanation: 'Whoever prints many claims must first stop honoring them.',
        },
      ],
    },
    {
      id: 'loan',
      prompt: 'What became of the first British war loan?',
      options: [
        {
          id: 'public',
          text: 'The public took all of it, in a rush',
          isCorrect: false,
          explanation: 'So the papers said. The public lent 91 of 350 million pounds.',
        },
        {
          id: 'bank',
          text: 'The Bank of England secretly took a part',
          isCorrect: true,
          explanation:
            'The public took a quarter. The Bank filled much of the gap, under the names of two of its officials.',
        },
        {
          id: 'americans',
          text: 'It was sold abroad, above all to Americans',
          isCorrect: false,
          explanation: 'It was offered at home.',
        },
      ],
    },
    {
      id: 'parity',
      prompt: 'Britain’s prices have risen. It ties the pound to gold at the old rate. What must happen?',
      options: [
        {
          id: 'fall',
          text: 'Its prices must fall, or those abroad rise',
          isCorrect: true,
          explanation:
            'Otherwise its goods stay too dear. Keynes warned of the first way: it comes through falling wages, and that hurts.',
        },
        {
          id: 'rise',
          text: 'Its wages and its prices can rise further',
          isCorrect: false,
          explanation: 'Then its goods would be dearer still, and gold would leave.',
        },
        {
          id: 'nothing',
          text: 'Nothing: a rate is only a number',
          isCorrect: false,
          explanation: 'At a fixed rate, a country’s prices must fit those of the others.',
        },
      ],
    },
  ],
  takeaways: [
    'Wars are paid for by taxes, by loans, and by new money.',
    'In 1914 the gold promise ended by law in Germany, and in all but name in Britain.',
    'Even a “success” can be arranged. Old ledgers showed it after 103 years.',
    'Going back to an old rate is a choice about who pays: savers or workers.',
  ],
  explains: 'how wars are paid for, and what they do to a promise of gold',
  limits:
    'Shares of war costs depend on what one counts as war cost and on rising prices, so the percentages are rough. How much of the war was paid by new money is disputed even for single countries, because banks lent to people who bought bonds. Whether gold would have shortened the war cannot be tested. And Britain’s troubles after 1925 had other causes too: old industries, lost markets, and what other countries did.',
};
