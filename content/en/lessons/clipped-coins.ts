import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'clipped-coins',
  cover: { visual: 'tax-bag', background: 'street', mood: 'uneasy' },
  opening: {
    title: 'The bag that weighed too little',
    paragraphs: [
      {
        text: 'London, summer of 1695. Bags of silver coins come in as taxes. The clerks count them: the number is right. Then they weigh them. For years people have cut slivers from the edges, melted the slivers, and spent the coins all the same.',
        sources: ['coin-kleer'],
      },
    ],
    guess: {
      question: 'How much of the silver was missing from an average bag?',
      options: [
        { id: 'six', text: '6 percent', isCorrect: false, answer: 'That would be normal wear.' },
        { id: 'sixteen', text: '16 percent', isCorrect: false, answer: 'That was six years before.' },
        { id: 'fifty', text: '50 percent', isCorrect: true, answer: 'Half of it was gone.' },
      ],
    },
    reveal: [
      {
        text: 'And yet the mint had been making coins by machine for thirty years, with letters or grooves on the edge, so that any cut would show. Where were they?',
        sources: ['coin-wiki', 'coin-macaulay'],
      },
    ],
  },
  objectives: [
    'Explain why people pay with the bad coin and keep the good one',
    'State the condition without which the law fails',
    'Tell what England did in 1696, and what went wrong',
    'Name cases in which good money drives out bad',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Two tokens for one ride',
      paragraphs: [
        {
          text: 'A fair sells two kinds of tokens for the carousel. One is a tin disk. The other is a chocolate coin in gold foil. Each is good for one ride, and the man at the carousel must take both.',
        },
        {
          text: 'Which one do you hand over? Everybody pays with tin. The chocolate ends up in pockets and stomachs. After an hour the man has a box full of tin, and not one chocolate coin.',
        },
      ],
      drawing: {
        visual: 'tin-and-chocolate',
        background: 'plain',
        mood: 'calm',
        text: 'The box of a carousel, full of tin disks, and a pocket full of chocolate coins, one of them bitten.',
        words: ['tin', 'chocolate'],
      },
      limits:
        'Now change one thing: he may say “one chocolate coin or two tin disks.” Both kinds come back at once. The rule works only while somebody must take good and bad as equal.',
    },
    {
      type: 'story',
      title: 'Three towns full of bad coins',
      sections: [
        {
          id: 'athens',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '405 BC',
            location: 'Athens',
            character: 'Aristophanes, a writer of comedies',
            scene: 'A joke about coins and men',
            narrative: [
              {
                text: 'Athens is losing a long war, and its silver is nearly used up. It strikes coins of gold, and others of bronze, most likely with a skin of silver. In the play The Frogs the chorus praises the old silver coins and the new gold ones, known and trusted everywhere.',
                sources: ['coin-athens', 'coin-kroll', 'coin-frogs', 'coin-frogs-verses'],
              },
            ],
            guess: {
              question: 'What, says the chorus, do the people of Athens do with these fine coins?',
              options: [
                {
                  id: 'reject',
                  text: 'They do not use them',
                  isCorrect: true,
                  answer: 'In one translation they are “rejected and abandoned for the trash of yesterday.”',
                },
                {
                  id: 'wear',
                  text: 'They wear them as jewels',
                  isCorrect: false,
                  answer: 'The song says nothing of that.',
                },
                {
                  id: 'pay',
                  text: 'They pay with them first',
                  isCorrect: false,
                  answer: 'They pay with the bad ones.',
                },
              ],
            },
            reveal: [
              {
                text: 'The joke is about politics: the city treats its best citizens like its best coins. It only works because every listener knew about the coins.',
                sources: ['coin-frogs'],
              },
            ],
            visual: 'owl-coin',
            visualText: 'A thick silver coin with an owl, and beside it a thin one whose silver is peeling off.',
            mood: 'hopeful',
          },
        },
        {
          id: 'london',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1695',
            location: 'London',
            character: 'William Lowndes of the Treasury, and John Locke, philosopher',
            scene: 'Where the good coins went',
            narrative: [
              {
                text: 'The state took clipped and full coins alike, and so did everybody else. But a full coin could be melted or shipped abroad, where silver went by weight. So people spent the clipped ones. The full ones, the historian Macaulay writes, were melted, exported and hoarded.',
                sources: ['coin-macaulay'],
              },
              {
                text: 'Most agreed to coin the silver anew, though some wanted to wait for peace. Lowndes wanted each silver coin to count for 25 percent more, so that prices and debts could stay. Locke said no: a shilling is a weight of silver, and to change it is to cheat whoever is owed money.',
                sources: ['coin-macaulay', 'coin-christies', 'coin-locke'],
              },
            ],
            guess: {
              question: 'Who won the vote in Parliament?',
              options: [
                {
                  id: 'lowndes',
                  text: 'Lowndes: lighter coins',
                  isCorrect: false,
                  answer: 'Half the size of the other side.',
                },
                {
                  id: 'locke',
                  text: 'Locke: the old full weight',
                  isCorrect: true,
                  answer: '225 votes against 114.',
                },
                {
                  id: 'nobody',
                  text: 'Nobody: no vote was held',
                  isCorrect: false,
                  answer: 'It was held on December 10, 1695.',
                },
              ],
            },
            reveal: [
              {
                text: 'In 1696 the old coins were called in. Isaac Newton came to the Mint as Warden, and five more mints were opened in other towns. Until May clipped coins still paid taxes at full value. A new tax on houses and windows made good that loss. Whoever held clipped coins after the summer bore the rest. New coins came too slowly, and towns all over the country begged for a mint of their own.',
                sources: ['coin-newton', 'coin-laws-1696', 'coin-wiki'],
              },
            ],
            visual: 'clipped-shilling',
            visualText: 'A pair of shears bites into the edge of a coin. Slivers lie below, beside a full round coin.',
            mood: 'tense',
          },
        },
        {
          id: 'after',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1697 to 1760',
            location: 'England',
            character: 'Isaac Newton, by now Master of the Mint',
            scene: 'Newton and the guinea',
            narrative: [
              {
                text: 'Now England had fine heavy silver. It also had gold coins, the guineas. How many silver shillings should a guinea be? In 1717 Newton wrote a report, and the guinea was lowered to 21 shillings.',
                sources: ['coin-gold', 'coin-shaw'],
              },
            ],
            guess: {
              question: 'What became of the fine new silver?',
              options: [
                {
                  id: 'stayed',
                  text: 'It stayed in use for a century',
                  isCorrect: false,
                  answer: 'That was the plan.',
                },
                {
                  id: 'left',
                  text: 'It was melted and shipped abroad',
                  isCorrect: true,
                  answer: 'Gold counted for too much, so silver left.',
                },
                { id: 'clipped', text: 'It was clipped again', isCorrect: false, answer: 'The new edge stopped that.' },
              ],
            },
            reveal: [
              {
                text: '21 shillings was still too much: in England a guinea counted for more silver than it would have bought in Holland or France. By 1760 the silver crowns had all but vanished, though more than a million and a half pounds’ worth had been struck. England had slipped from silver to gold, and nobody had planned it.',
                sources: ['coin-shaw', 'coin-gold'],
              },
              {
                text: 'So what is the law? An economist named it in the 1850s after Thomas Gresham, who never put it that way. Others had described it long before him.',
                sources: ['coin-eb', 'coin-hks', 'coin-copernicus', 'coin-frogs'],
              },
              {
                text: 'The short form, “bad money drives out good,” is wrong as it stands, says the economist Robert Mundell. Across borders, where nobody must take bad money, the strong coins won. Bad drives out good where both must be taken as equal.',
                sources: ['coin-mundell'],
              },
              {
                text: 'Two other economists doubt even that: people may simply pay a bit extra for good coins, unless that is too much trouble. A third answers that harsh laws are such trouble.',
                sources: ['coin-rolnick', 'coin-selgin'],
              },
            ],
            visual: 'screw-press',
            visualText: 'A screw press for coins. Two men swing its long arm, which has a weight at each end.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: five shillings for a cheese',
      situation: [
        {
          text: 'Imagine it is 1695 and you sell cheese. A cheese costs five shillings. A customer counts out five, and each of them is clipped by half. The tax collector still takes such coins. Your supplier in Holland weighs every one.',
          drawing: {
            visual: 'five-for-a-cheese',
            background: 'plain',
            mood: 'calm',
            text: 'Five shillings offered for a cheese. Of each about half is cut away.',
          },
        },
      ],
      question: 'What do you say?',
      options: [
        {
          id: 'take',
          label: '“A shilling is a shilling.” I take them',
          outcome: {
            text: 'You keep them for the tax, and save your full coins for Holland. That is the law at work: you have just pushed a bad coin on and a good coin out of the country. If the state stops taking them, you hold half the silver.',
          },
        },
        {
          id: 'weigh',
          label: '“By weight, please: ten of these”',
          outcome: {
            text: 'You lose nothing, and full coins come to you, because here they are worth more. At your counter Gresham’s law has ended. But each sale now needs scales and a quarrel, and some customers walk out.',
          },
        },
        {
          id: 'raise',
          label: '“The cheese is ten shillings now”',
          outcome: {
            text: 'Fair to you if all coins are clipped. But whoever comes with a full shilling pays double. So nobody will come with a full shilling.',
          },
        },
      ],
      closing: {
        text: 'Lowndes wrote that people had to settle “the price or value of the very money” before each bargain, and set the prices of goods by it. When good and bad coins may have different prices, both can stay.',
        sources: ['coin-lowndes'],
      },
    },
  ],
  check: [
    {
      id: 'condition',
      prompt: 'When does bad money drive out good?',
      options: [
        {
          id: 'always',
          text: 'Always',
          isCorrect: false,
          explanation: 'Where people may refuse bad coins, the good ones often win.',
        },
        {
          id: 'equal',
          text: 'When both must be taken as equal',
          isCorrect: true,
          explanation: 'Then it pays to spend the bad one and keep the good one.',
        },
        {
          id: 'old',
          text: 'When the good coins are old',
          isCorrect: false,
          explanation: 'In 1695 the good coins were the new ones.',
        },
      ],
    },
    {
      id: 'locke',
      prompt: 'You owe 100 shillings when all coins are made anew. Whose plan would you like?',
      options: [
        {
          id: 'lowndes',
          text: 'The plan of Lowndes',
          isCorrect: true,
          explanation: 'You could pay with less silver. The one you owe would like Locke’s.',
        },
        {
          id: 'locke',
          text: 'The plan of Locke',
          isCorrect: false,
          explanation: 'You would have to find 100 coins of full weight.',
        },
        {
          id: 'same',
          text: 'It makes no difference',
          isCorrect: false,
          explanation: 'It was a fight about just that: who bears the loss.',
        },
      ],
    },
    {
      id: 'gold',
      prompt: 'Why did silver leave England after 1696?',
      options: [
        {
          id: 'clippers',
          text: 'Clippers cut it up',
          isCorrect: false,
          explanation: 'The edge of the new coins made that hard.',
        },
        {
          id: 'ugly',
          text: 'People liked gold better than silver',
          isCorrect: false,
          explanation: 'It was a matter of arithmetic, not of taste.',
        },
        {
          id: 'rate',
          text: 'Gold was rated too high against it',
          isCorrect: true,
          explanation: 'Silver bought more abroad, so it went there.',
        },
      ],
    },
  ],
  takeaways: [
    'If good and bad coins must count the same, people spend the bad.',
    'No forced rate, no Gresham’s law: then good money can win.',
    'Mending a coinage always asks: who bears the loss?',
    'A wrong rate between gold and silver drives one of them out.',
  ],
  explains: 'when bad money drives out good, and when it does not',
  limits:
    'The coins of Aristophanes are disputed: not all scholars think that his bad coins had a silver skin. How far English law forced people to take clipped coins is argued about, too; custom and the tax office did much of it. Economists still debate whether the law needs force, or only that it is costly to give two coins two prices.',
};
