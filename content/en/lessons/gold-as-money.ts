import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-as-money',
  cover: { visual: 'element-table', background: 'plain', mood: 'hopeful' },
  opening: {
    title: 'A hundred and eighteen candidates',
    paragraphs: [
      {
        text: 'The table of the elements has 118 boxes: everything is made of them. A radio team asked a chemical engineer, Sanat Kumar, to cross out what would make bad coins. Out go the gases: open the jar and you are broke. Out goes lithium, which catches fire. Out goes what rusts, what is radioactive, and what lies around everywhere.',
        sources: ['gold-elements', 'gold-elements-radio'],
      },
    ],
    guess: {
      question: 'How many elements are left?',
      options: [
        {
          id: 'one',
          text: 'One: gold',
          isCorrect: false,
          answer: 'Gold had rivals to the very last round.',
        },
        {
          id: 'five',
          text: 'Five',
          isCorrect: true,
          answer: 'Rhodium, palladium, silver, platinum and gold.',
        },
        {
          id: 'thirty',
          text: 'Thirty',
          isCorrect: false,
          answer: 'Thirty were left before he crossed out what is too common or too rare.',
        },
      ],
    },
    reveal: [
      {
        text: 'Rhodium and palladium were not found until the early 1800s. Platinum melts only above 3,000 degrees Fahrenheit, far too hot for old furnaces. Silver tarnishes, so the engineer chose gold. History was slower: until about 1870 most countries used silver, or silver and gold. Who decided that it should be gold, and was that wise?',
        sources: ['gold-elements', 'gold-standard-council'],
      },
    ],
  },
  objectives: [
    'Say which properties made gold fit for coins',
    'Work out an exchange rate from two weights of gold',
    'Explain who gains and who loses when prices fall',
    'Give the best case for the gold standard, and against it',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Two names for one length',
      paragraphs: [
        {
          text: 'An inch is {centimeters-per-inch} centimeters. Nobody sets that rate each morning. It follows from what the two words mean.',
        },
        {
          text: 'Under the gold standard, money worked like that. A pound was the name of a weight of gold: about {grains-per-pound} grains. (A grain is an old tiny unit, 0.065 grams.) A dollar was the name of another weight: {grains-per-dollar} grains. To know how many dollars a pound cost, you needed no market. You divided.',
          sources: ['pound-grains', 'dollar-grains'],
        },
        {
          text: 'And it was more than a name. The bank had to hand the gold over. Anyone could bring notes and get coins, or bring gold and get notes.',
          sources: ['gold-palgrave'],
        },
      ],
      drawing: {
        visual: 'two-names',
        background: 'plain',
        mood: 'calm',
        text: 'A ruler with inches on its upper edge and centimeters on its lower one. Below, to scale, a long bar of gold that is one pound and a short one that is one dollar.',
        words: [
          'inches',
          'centimeters',
          '1 pound',
          '{grains-per-pound} grains',
          '1 dollar',
          '{grains-per-dollar} grains',
        ],
      },
      limits:
        'An inch never shrinks. What an ounce of gold buys does change, whenever miners find more of it or the world needs more of it. A law can fix the price of gold in dollars. No law can fix the price of bread in gold.',
    },
    {
      type: 'story',
      title: 'Forty years on gold',
      sections: [
        {
          id: 'rush',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1871 to 1914',
            location: 'London, Berlin, New York and the world',
            character: 'Countries that followed each other',
            scene: 'One club, many flags',
            narrative: [
              {
                text: 'Nobody founded the club. Britain had slid onto gold long before, and few others joined it. Most countries used silver, or silver and gold together. Then in 1871 the new German Empire chose gold, and it helped that France had to pay it for a lost war. Others did not want to be left with silver. By 1900 most rich countries had joined. China had not, Spain never did, and Portugal had dropped out again.',
                sources: ['gold-standard-council', 'gold-geography', 'gold-spain', 'gold-portugal'],
              },
              {
                text: 'Now weigh two coins. There are {grains-per-pound} grains of gold in a pound and {grains-per-dollar} in a dollar.',
                sources: ['pound-grains', 'dollar-grains'],
              },
            ],
            guess: {
              question: 'How many dollars did a pound cost?',
              options: [
                {
                  id: 'one',
                  text: 'About 1.30 dollars',
                  isCorrect: false,
                  answer: 'That is closer to our own time. Divide {grains-per-pound} by {grains-per-dollar}.',
                },
                {
                  id: 'two',
                  text: 'About 2.60 dollars',
                  isCorrect: false,
                  answer: 'There is more gold in the pound than that.',
                },
                {
                  id: 'five',
                  text: 'About 4.87 dollars',
                  isCorrect: true,
                  answer: 'From 1879 on it stayed there, year after year.',
                },
              ],
            },
            reveal: [
              {
                text: 'If a pound got much dearer than that, it paid to ship gold instead. So the rate hardly moved. A trader knew today what a pound would cost next year. Money, goods and people crossed borders as never before. How much of that was thanks to gold, and how much to steamships and peace, is hard to say.',
                sources: ['gold-palgrave', 'gold-points', 'war-finance-online'],
              },
              {
                text: 'It had a price. If a country bought more abroad than it sold, gold flowed out. Then its central bank had to protect the vault. It raised the interest rate, and loans became dear for everybody at home.',
                sources: ['specie-flow', 'war-finance-online'],
              },
            ],
            visual: 'gold-scale',
            visualText: 'A small scale: one large gold coin on the left balances a row of smaller ones on the right.',
            mood: 'hopeful',
          },
        },
        {
          id: 'wheat',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1888 to 1896',
            location: 'Nebraska, Kansas, and a hall in Chicago',
            character: 'Farmers with mortgages, and William Jennings Bryan',
            scene: 'The mortgage and the harvest',
            narrative: [
              {
                text: 'Gold is hard to make more of. That is its charm. But the world grew faster than its gold did, so each coin bought more. In other words, prices fell. That is called deflation, and it is pleasant, unless you owe money.',
                sources: ['gold-drought', 'good-deflation'],
              },
              {
                text: 'Think of a farmer with a mortgage of 2,000 dollars at 8 percent. In 1888 he could pay the year’s interest with 174 bushels of wheat.',
                sources: ['farm-mortgage'],
              },
            ],
            guess: {
              question: 'How many bushels did the same interest cost in 1894?',
              options: [
                {
                  id: 'fewer',
                  text: '120',
                  isCorrect: false,
                  answer: 'That would need dearer wheat. Wheat had become cheap.',
                },
                {
                  id: 'same',
                  text: '180',
                  isCorrect: false,
                  answer: 'The debt in dollars stayed the same. The wheat did not.',
                },
                {
                  id: 'more',
                  text: '320',
                  isCorrect: true,
                  answer: 'Wheat was down to about fifty cents a bushel.',
                },
              ],
            },
            reveal: [
              {
                text: 'Not all of that was gold. Railroads, machines and new fields from Argentina to Russia made wheat plentiful. But farmers saw one thing: they worked more and owed as much. They asked for silver coins beside gold, so that there would be more money and higher prices.',
                sources: ['farm-prices', 'farm-mortgage'],
              },
              {
                text: 'In July 1896 Bryan spoke for them in Chicago: “You shall not press down upon the brow of labor this crown of thorns, you shall not crucify mankind upon a cross of gold.” His party made him its candidate for president. He lost to William McKinley, and the dollar stayed on gold.',
                sources: ['cross-of-gold', 'cross-of-gold-date'],
              },
            ],
            visual: 'wheat-and-mortgage',
            visualText:
              'A small heap of wheat sacks beside a tall one. Above both hangs the same sheet of paper with a seal.',
            mood: 'uneasy',
          },
        },
        {
          id: 'cyanide',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1886 to 1914',
            location: 'Scotland, South Africa and the Klondike',
            character: 'A Scottish chemist and two doctors',
            scene: 'The law that nobody passed',
            narrative: [
              {
                text: 'In 1887 a chemist from Glasgow, John Stewart MacArthur, and two doctors found out how to wash gold from poor rock with a poison, potassium cyanide. Mines that had been worthless were suddenly rich. In South Africa, where gold had been found the year before, whole mountains of rock went into the tanks. In 1897 came the rush to the Klondike in Canada.',
                sources: ['gold-cyanide', 'gold-macarthur', 'gold-klondike'],
              },
            ],
            guess: {
              question: 'What did prices do in the gold countries after 1896?',
              options: [
                {
                  id: 'rose',
                  text: 'They rose',
                  isCorrect: true,
                  answer: 'More gold, and each coin bought a little less.',
                },
                {
                  id: 'fell',
                  text: 'They fell faster',
                  isCorrect: false,
                  answer: 'They had fallen while gold was short. It was short no more.',
                },
                {
                  id: 'still',
                  text: 'They stood still: gold is gold',
                  isCorrect: false,
                  answer: 'The name stayed. What a coin bought did not.',
                },
              ],
            },
            reveal: [
              {
                text: 'Bryan got his higher prices after all, from a laboratory. In the United States they had fallen by almost 1 percent a year in the 1880s. In the first ten years of the new century they rose by 1.5 percent a year. No parliament had voted on either.',
                sources: ['gold-drought', 'us-decades'],
              },
            ],
            visual: 'gold-mine',
            visualText: 'The tower of a mine, a heap of crushed rock, and two round tanks with pipes.',
            mood: 'calm',
          },
        },
        {
          id: 'verdict',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'Looking back',
            location: 'Universities, and a few parliaments',
            character: 'Economists who disagree',
            scene: 'Was it a golden age?',
            narrative: [
              {
                text: 'Over the whole time, rises and falls nearly canceled out. The economist Michael Bordo compared Britain and the United States before 1914 with the 65 years after it. Prices had been steadier under gold, and so had the economy. But much of the later trouble came between the two world wars. Against the years after 1946 alone, he finds output, and prices from year to year, less steady under gold.',
                sources: ['bordo-lessons', 'bordo-encyclopedia', 'bordo-regimes'],
                drawing: {
                  visual: 'steady-prices',
                  background: 'plain',
                  mood: 'calm',
                  text: 'A sketch, not to scale, of the ups and downs of prices that Bordo compares: small before 1914 around a level line, large between the wars, and smaller still after 1946, but on a line that climbs.',
                  words: ['prices', 'a sketch, not to scale', 'before 1914', 'between wars', 'after 1946'],
                },
              },
              {
                text: 'Against that stand the panics. In that of 1893 many American banks failed. By most estimates, which differ widely, the share of workers without a job was above one in ten for years. And growth jumped about, by old figures more than three times as much as from 1980 to 2010. Christina Romer finds that such figures exaggerate.',
                sources: ['panic-1893', 'jobless-1890s', 'us-decades', 'romer-prewar'],
              },
              {
                text: 'Friends of gold answer: in 1893 people feared that America would leave gold. And by one count crises were half as frequent under gold as from 1973 to the late 1990s, if those of banks and those of currencies are counted together. By another, those of banks alone were about as frequent.',
                sources: ['panic-1893-fear', 'bordo-crises', 'bordo-banks'],
              },
            ],
            guess: {
              question: 'What would you choose: gold or managed money?',
              isOpen: true,
              options: [
                {
                  id: 'gold',
                  text: 'Gold. It ties the hands of rulers',
                  isCorrect: false,
                  answer:
                    'Lawrence White would agree. Gold has flaws, he says, and money without it has larger ones: more money growth and more inflation.',
                },
                {
                  id: 'managed',
                  text: 'Managed money. Somebody must be able to help',
                  isCorrect: false,
                  answer:
                    'Most economists would agree. In a poll of 2012 not one of the prominent ones asked thought that gold would be better for prices and jobs.',
                },
                {
                  id: 'neither',
                  text: 'Neither, as they were',
                  isCorrect: false,
                  answer: 'You would be in good company. Both systems had to be repaired again and again.',
                },
              ],
            },
            reveal: [
              {
                text: 'Even about the falling prices they differ. One study finds them harmless in Britain, France and Germany, because goods simply got cheaper to make. For the United States it finds both kinds: good deflation, and bad.',
                sources: ['us-deflation', 'good-deflation'],
              },
              {
                text: 'Ben Bernanke, then head of the US central bank, listed the costs in 2012: unsteady output, unsteady prices, panics, and attacks by speculators. Others answer that his bank has not done measurably better. Friends of gold add: it let nobody water the money down.',
                sources: ['gold-poll', 'gold-white'],
              },
            ],
            visual: 'anchor-chain',
            visualText: 'A ship at anchor in a swell. The chain is tight. It holds the ship, and it holds it down.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: gold is leaving',
      situation: [
        {
          text: 'Imagine that it is 1890 and you run the central bank of a small country. A bad harvest means that your country buys grain abroad. Each week gold leaves your vault. You have enough for ten weeks.',
          drawing: {
            visual: 'ten-weeks-of-gold',
            background: 'plain',
            mood: 'uneasy',
            text: 'Ten columns for ten weeks. The first has ten bars of gold, and each after it one bar less.',
            words: ['week 1', 'week 10'],
          },
        },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'raise',
          label: 'Raise the interest rate',
          outcome: {
            text: 'Often it works. Lenders abroad send gold to earn the higher rate, and the flow turns. In small countries it worked less well than in London. At home, loans are dear. Shops order less, and men are laid off. They did nothing wrong.',
            sources: ['gold-periphery'],
          },
        },
        {
          id: 'borrow',
          label: 'Borrow gold from another central bank',
          outcome: {
            text: 'You gain time. In 1890 even the Bank of England did it, from France and Russia. It works if the trouble is short, and if somebody trusts you. A small country may not be so lucky.',
            sources: ['barings-gold'],
          },
        },
        {
          id: 'stop',
          label: 'Stop paying out gold for a while',
          outcome: {
            text: 'No gold leaves, and you can help your own banks. But your notes fall against other money, and merchants who trusted your promise have lost. Next time you borrow, lenders will ask for more.',
          },
        },
      ],
      closing: {
        text: 'That is the whole dispute in one room. The promise protects the people who hold your money. Keeping it can hurt people who only work for it. Keep both in mind for the next three lessons.',
      },
    },
  ],
  check: [
    {
      id: 'rate',
      prompt:
        'A crown is 30 grains of gold and a florin is 10. What does a crown cost, give or take the price of shipping gold?',
      options: [
        {
          id: 'three',
          text: 'Three florins',
          isCorrect: true,
          explanation: '30 divided by 10. The two weights fix the rate.',
        },
        {
          id: 'market',
          text: 'Whatever traders agree on',
          isCorrect: false,
          explanation: 'They can move it only by the price of shipping. Beyond that it pays to send gold.',
        },
        {
          id: 'third',
          text: 'A third of a florin',
          isCorrect: false,
          explanation: 'That is the rate the other way around.',
        },
      ],
    },
    {
      id: 'deflation',
      prompt: 'Prices fall by half in ten years. Who is worse off?',
      options: [
        {
          id: 'saver',
          text: 'A widow with coins in a drawer',
          isCorrect: false,
          explanation: 'Her coins buy twice as much.',
        },
        {
          id: 'farmer',
          text: 'A farmer with a mortgage',
          isCorrect: true,
          explanation: 'The debt stays, and each bushel pays for less of it.',
        },
        {
          id: 'lender',
          text: 'The man who lent to the farmer',
          isCorrect: false,
          explanation: 'He gets dollars that buy more, if the farmer can still pay.',
        },
      ],
    },
    {
      id: 'supply',
      prompt: 'What set the pace of money under the gold standard, in the long run?',
      options: [
        {
          id: 'parliaments',
          text: 'Laws that parliaments passed each year',
          isCorrect: false,
          explanation: 'They had promised not to. That was the point.',
        },
        {
          id: 'nobody',
          text: 'Nothing: the amount never changed',
          isCorrect: false,
          explanation: 'It changed with every mine, and banks built notes and loans on top.',
        },
        {
          id: 'mines',
          text: 'Finds of gold, and new ways to dig it',
          isCorrect: true,
          explanation: 'Banks built on top, with the gold that came.',
        },
      ],
    },
  ],
  takeaways: [
    'Gold does not rust, is rare, and melts at a heat that old furnaces could reach.',
    'Under the gold standard a currency was the name of a weight of gold.',
    'Prices fell for about twenty years, then rose again, and ended near where they began.',
    'When prices fall, debts get heavier. When they rise, savings get lighter.',
  ],
  explains: 'why a pound once cost 4.87 dollars, and who paid for it',
  limits:
    'Price figures for the years before 1913 are rebuilt by historians from few goods, so small differences mean little. The rules of the gold standard were looser than in schoolbooks: central banks had some freedom, and rates were also held by trust in the promise. Many other things changed in those years, such as railroads and world trade, so no one can say for sure what gold did alone. Figures in the decision are made up.',
};
