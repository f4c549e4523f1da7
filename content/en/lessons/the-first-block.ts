import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-first-block',
  cover: { visual: 'newspaper-reader', background: 'city', mood: 'uneasy' },
  opening: {
    title: 'A newspaper in a machine',
    paragraphs: [
      {
        text: 'Saturday, January 3, 2009. The London newspaper The Times reports that the minister of finance, whom the British call Chancellor, may have to rescue the banks again. The first rescue, in October, took 37 billion pounds, and still the banks lend less. The very first block of Bitcoin bears the same date, and that headline.',
        sources: ['times-papers', 'times-day', 'genesis-source'],
      },
    ],
    guess: {
      question: 'What can such a line prove?',
      options: [
        {
          id: 'day',
          text: 'That the block was made on that day',
          isCorrect: false,
          answer: 'It could be younger. You can copy an old headline any day.',
        },
        {
          id: 'older',
          text: 'That the block was not made before that day',
          isCorrect: true,
          answer: 'Nobody could know the headline earlier. So nobody had secretly mined for months.',
        },
        {
          id: 'paper',
          text: 'That the newspaper knew about it',
          isCorrect: false,
          answer: 'It knew nothing. Almost nobody did.',
        },
      ],
    },
    reveal: [
      {
        text: 'The line reads: “The Times 03/Jan/2009 Chancellor on brink of second bailout for banks.” You can still find it in the program today.',
        sources: ['genesis-source'],
      },
      {
        text: 'Many read it as a comment on the banks. Nakamoto never explained it. A few weeks later he did write: “The root problem with conventional currency is all the trust that’s required to make it work.”',
        sources: ['satoshi-trust'],
      },
    ],
  },
  objectives: [
    'Tell what is in the first block, and what is odd about it',
    'Explain how fingerprints tie blocks into a chain',
    'Change the past in a small chain, and see what stops you',
    'Describe a grave mistake of 2010, and who repaired it',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The class diary',
      paragraphs: [
        {
          text: 'A class keeps a diary. At the top of each page they write a check number, worked out from every letter on the page before. Somebody rubs out a word on page 3. Now the number on top of page 4 no longer fits. He corrects it. But that number is part of page 4, so page 5 no longer fits. And so on, to the last page.',
        },
        {
          text: 'Such a number is called a hash, or fingerprint. Bitcoin’s is SHA-256. It turns any text, short or long, into 64 signs, from 0 to 9 and a to f. Change one comma, and hardly a sign stays the same.',
        },
        {
          text: 'A fast writer could still correct the whole diary in one night. So Bitcoin adds a rule: a page counts only if its fingerprint begins with many zeros. Nobody can aim for that. You add a number to the page, try it, and try the next, thousands and thousands of times. That is the work.',
          sources: ['whitepaper-work'],
        },
      ],
      drawing: {
        visual: 'class-diary',
        background: 'plain',
        mood: 'calm',
        text: 'Five pages of a diary. An arrow leads from each page to the number on top of the next one. A word on page 3 is rubbed out. The number on top of page 4 is crossed out. Once it is corrected, that of page 5 no longer fits, so it is crossed out, too.',
      },
      limits:
        'The check number of a school diary is easy to trick: two pages can have the same one. For SHA-256 nobody has found two texts with the same fingerprint, and nobody has proved that it cannot be done. The chain also does not know what is true. It keeps what was written, lies included.',
    },
    {
      type: 'story',
      title: 'Four days from its first two years',
      sections: [
        {
          id: 'genesis',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'January 3 to 9, 2009',
            location: 'One computer, place unknown',
            character: 'Satoshi Nakamoto',
            scene: 'Fifty coins that never moved',
            narrative: [
              {
                text: 'Each early block brings its finder 50 new bitcoins. The first one, called the genesis block, has 50 as well. They have never moved.',
                sources: ['genesis-source'],
              },
            ],
            guess: {
              question: 'Why not?',
              options: [
                {
                  id: 'rule',
                  text: 'The program itself does not accept them',
                  isCorrect: true,
                  answer: 'Every copy of it refuses to spend them.',
                },
                {
                  id: 'lost',
                  text: 'The key was lost',
                  isCorrect: false,
                  answer: 'Even with the key nobody could spend them.',
                },
                {
                  id: 'saving',
                  text: 'Nakamoto is saving them',
                  isCorrect: false,
                  answer: 'He mined many others. These 50 are no use to anyone.',
                },
              ],
            },
            reveal: [
              {
                text: 'A note in the program says why: this payment “did not originally exist in the database.” A slip or a wish? Nobody knows. The next block is dated January 9, six days later on the calendar. Later blocks are meant to come about every ten minutes. The program came out on January 8. What Nakamoto did in between is anyone’s guess.',
                sources: ['genesis-source', 'block-one', 'bitcoin-release'],
              },
            ],
            visual: 'first-block',
            visualText: 'A block with the number 0 and a newspaper in it. A chain begins at its side and fades.',
            mood: 'hopeful',
          },
        },
        {
          id: 'finney',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'January 10 to 12, 2009',
            location: 'California, United States',
            character: 'Hal Finney, programmer',
            scene: '“Running bitcoin”',
            narrative: [
              {
                text: 'Hal Finney, who had built RPOW, loads the program at once. On January 10 he writes two words on Twitter: “Running bitcoin.” On January 12, by world time, Nakamoto sends him {first-payment-coins} coins to see whether it works. It is in block 170, the first payment from one person to another.',
                sources: ['finney', 'finney-tweet', 'block-170'],
              },
              {
                text: 'His computer finds several blocks, each worth 50 coins. Then he turns it off.',
                sources: ['finney'],
              },
            ],
            guess: {
              question: 'Why does he stop?',
              options: [
                {
                  id: 'faith',
                  text: 'He no longer believes in it',
                  isCorrect: false,
                  answer: 'He liked the idea to the end of his life.',
                },
                {
                  id: 'price',
                  text: 'The price has fallen',
                  isCorrect: false,
                  answer: 'There was no price to fall. Nobody had bought one yet.',
                },
                {
                  id: 'noise',
                  text: 'The fan of his computer is too loud',
                  isCorrect: true,
                  answer: 'He told it himself.',
                },
              ],
            },
            reveal: [
              {
                text: 'In his own words: “it made my computer run hot, and the fan noise bothered me.” He had written that even a tiny chance of success might be “quite a good bet.” He had also done a sum: if all the wealth of the world were in Bitcoin, a coin would be worth 10 million dollars. He called it “an amusing thought experiment.”',
                sources: ['finney', 'finney-2009'],
              },
            ],
            visual: 'lone-computer',
            visualText: 'A computer on a desk at night. Warm air rises from its fan.',
            mood: 'calm',
          },
        },
        {
          id: 'pizza',
          background: 'shop',
          truth: 'documented',
          content: {
            year: 'May 18 to 22, 2010',
            location: 'Jacksonville, Florida',
            character: 'Laszlo Hanyecz, a hungry programmer',
            scene: 'Two large pizzas',
            narrative: [
              {
                text: 'Laszlo Hanyecz offers {pizza-coins} bitcoins on a forum for two large pizzas, so that some is left for the next day. For four days nobody takes the offer. On May 22 another user has them delivered. It is the first known purchase of goods.',
                sources: ['pizza', 'pizza-price'],
              },
            ],
            guess: {
              question: 'What were the {pizza-coins} coins worth in dollars that week?',
              options: [
                { id: 'forty', text: 'About 40', isCorrect: true, answer: 'Less than half a cent each.' },
                { id: 'hundreds', text: 'About 400', isCorrect: false, answer: 'Ten times too much.' },
                { id: 'thousands', text: 'About 4,000', isCorrect: false, answer: 'A hundred times too much.' },
              ],
            },
            reveal: [
              {
                text: 'At the high of October 2025 they would have been worth more than a billion. People laugh about the pizza. But somebody had to be the first to buy a thing with coins. Until then we know only of swaps for dollars: 5,050 coins for 5.02 dollars in October 2009, and more on a first small exchange from March 2010. And he could not know, just as nobody today knows the next price.',
                sources: ['pizza', 'pizza-price', 'first-rate'],
              },
            ],
            visual: 'two-pizzas',
            visualText: 'Two large pizzas in boxes. One slice is gone.',
            mood: 'relieved',
          },
        },
        {
          id: 'overflow',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'August 15, 2010',
            location: 'Block {block-with-false-coins}',
            character: 'Jeff Garzik and Satoshi Nakamoto',
            scene: 'The number that ran over',
            narrative: [
              {
                text: 'There shall never be more than 21 million bitcoins. That is the promise. On August 15, 2010, Jeff Garzik looks at a new block and finds that one payment has made coins from nothing.',
                sources: ['value-overflow'],
              },
            ],
            guess: {
              question: 'How many?',
              options: [
                { id: 'more', text: '184 million', isCorrect: false, answer: 'A thousand times more.' },
                {
                  id: 'billion',
                  text: '{false-coins-2010}',
                  isCorrect: true,
                  answer: 'Almost nine thousand times the promised limit.',
                },
                { id: 'trillion', text: '184 trillion', isCorrect: false, answer: 'A thousand times too many.' },
              ],
            },
            reveal: [
              {
                text: 'The program had added up two giant numbers. The sum ran over, like the mileage counter of an old car, and looked small. Nakamoto warned in capital letters: “DO NOT TRUST ANY TRANSACTIONS” since that block. Within five hours a repaired program was out. Users loaded it, built a new chain without the false coins, and at block {block-without-false-coins} it overtook the bad one. That one was dropped, with the false coins. Honest payments in it could go into a new block.',
                sources: ['value-overflow', 'overflow-alert'],
                drawing: {
                  visual: 'overtaken-chain',
                  background: 'plain',
                  mood: 'calm',
                  text: 'A chain of blocks forks. The upper branch begins at block {block-with-false-coins}, with the false coins, and ends dashed. The lower branch, built with the repaired program, is one block longer at {block-without-false-coins}.',
                  words: ['false coins', 'repaired program'],
                },
              },
              {
                text: 'Two lessons. A rule is only as good as the program that checks it. And it was people who decided which chain was right, at a time when one person had everybody’s ear. Today no such person is left, which is safer, and would be slower.',
                sources: ['value-overflow', 'overflow-people'],
              },
            ],
            visual: 'runaway-counter',
            visualText: 'A counter with twelve wheels has run over. Coins lie in a heap below it.',
            mood: 'tense',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'block-chain',
      title: 'Your turn: change the past',
      introduction: [
        {
          text: 'Here are five blocks with one payment each. The people are invented, the fingerprints are real SHA-256. Only the signatures are left out. Somebody has changed a payment.',
        },
        {
          text: 'In this chain a fingerprint needs four zeros in front. Your own device looks for the number that gives them.',
        },
      ],
      tasks: [
        {
          text: 'Which payment was changed? The chain tells you. Write 3 in place of 30.',
          answer: 'The one in block 3. From there on no block holds.',
        },
        {
          text: 'Now cheat yourself: add one letter in block 1. What happens to the blocks below?',
          answer: 'All five break, because each one contains the fingerprint of the one before.',
        },
        {
          text: 'Mine again, block by block, until all fingerprints hold. Watch the two chains of the race. Which one is longer?',
          answer:
            'The chain of the others. With a third of all power you mined 5 blocks, and they added 10 to their 5.',
        },
        {
          text: 'Give yourself two thirds of all power. Now you will catch up in time. Why would a real node still refuse your chain? Think of the signatures.',
          answer: 'Because the changed payment is not signed by its owner. Work does not replace a signature.',
        },
        {
          text: 'Put the true payments back. Then spend coin 7 a second time in block 5. How much work does it take, and why do careful sellers wait for more blocks?',
          answer: 'One block must be mined again. Under five more blocks it would be six, while the others go on.',
        },
      ],
      closing: [
        {
          text: 'Work alone does not let you write what you like. In the real chain each payment is signed, and nodes refuse a changed one, whatever the work. What a cheat with great power can do is leave payments out, or take back his own. So only task 5 is a real attack. The deeper the payment lies, the more work it takes.',
          sources: ['whitepaper-confirmations'],
        },
        {
          text: 'That work is also why Bitcoin uses so much electricity: a chain that is cheap to extend is cheap to rewrite. Whether that is worth its price is one of the questions of the next chapter.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'change',
      prompt: 'Someone changes a payment in block 3 of five. Which blocks break?',
      options: [
        {
          id: 'three',
          text: 'Only block 3',
          isCorrect: false,
          explanation: 'Its fingerprint changes, and block 4 contains that fingerprint.',
        },
        {
          id: 'later',
          text: 'Blocks 3, 4 and 5',
          isCorrect: true,
          explanation: 'The change runs through every later fingerprint.',
        },
        {
          id: 'all',
          text: 'All five',
          isCorrect: false,
          explanation: 'Blocks 1 and 2 do not know what comes after them.',
        },
      ],
    },
    {
      id: 'catch-up',
      prompt: 'A cheat has a third of all power. What happens as he mines?',
      options: [
        {
          id: 'behind',
          text: 'He falls further behind on average',
          isCorrect: true,
          explanation: 'For each of his blocks the others add two. Luck may help him, less with every block.',
        },
        {
          id: 'slow',
          text: 'He catches up on average, only slowly',
          isCorrect: false,
          explanation: 'Only with more power than all the others together would he.',
        },
        {
          id: 'blocked',
          text: 'The program locks him out',
          isCorrect: false,
          explanation: 'Nobody is locked out. He is simply slower.',
        },
      ],
    },
    {
      id: 'overflow',
      prompt: 'What does August 2010 show?',
      options: [
        {
          id: 'never',
          text: 'That Bitcoin has never had a grave fault',
          isCorrect: false,
          explanation: 'It had one: {false-coins-2010} false coins.',
        },
        {
          id: 'end',
          text: 'That the limit is worth nothing',
          isCorrect: false,
          explanation: 'The false coins were dropped, because users wanted the limit.',
        },
        {
          id: 'people',
          text: 'That users can drop a bad chain',
          isCorrect: true,
          explanation:
            'The program failed, and people chose which chain to follow. The rules live in programs that people run.',
        },
      ],
    },
  ],
  takeaways: [
    'Each block contains the fingerprint of the one before. A change breaks every block after it.',
    'To hide a change you must redo all that work while the others go on. A payment of others you cannot change at all: it is signed.',
    'The last block is the weakest. With each block on top, a payment gets safer.',
    'In August 2010 a fault made {false-coins-2010} coins. Users repaired the program and left that chain.',
  ],
  explains: 'why the past of a chain is so hard to rewrite',
  limits:
    'Our chain is a toy: five blocks, one payment each, and a puzzle that a phone solves in moments. Real blocks hold thousands of payments, use a binary form that is hashed twice, and need vastly more work. Our payments carry no signatures. In Bitcoin you could not change Cleo’s payment at all. The race shows average lengths and leaves out delays and the cost of machines. That early coins cost next to nothing makes their later value a story about hindsight. It says nothing about what comes next.',
};
