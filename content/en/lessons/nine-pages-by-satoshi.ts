import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'nine-pages-by-satoshi',
  cover: { visual: 'letter-from-nobody', background: 'night', mood: 'hopeful' },
  opening: {
    title: 'A letter from nobody',
    paragraphs: [
      {
        text: 'It is October 31, 2008. On a mailing list for experts in secret codes, a name turns up that nobody knows: Satoshi Nakamoto. The letter begins: “I’ve been working on a new electronic cash system that’s fully peer-to-peer, with no trusted third party.” A link leads to a paper of nine pages.',
        sources: ['satoshi-post', 'whitepaper'],
      },
      { text: 'The people on this list have seen many such plans. Two days pass.', sources: ['finney', 'donald-2008'] },
    ],
    guess: {
      question: 'What does the first answer say?',
      options: [
        {
          id: 'bravo',
          text: 'Brilliant. This will change the world',
          isCorrect: false,
          answer: 'Nobody wrote that. The first answers were full of doubt.',
        },
        {
          id: 'fraud',
          text: 'This is a fraud. Throw him out',
          isCorrect: false,
          answer: 'They were polite, and looked for the mistake.',
        },
        {
          id: 'scale',
          text: 'We need this badly, but it will not grow large enough',
          isCorrect: true,
          answer: 'The writer was James A. Donald, on November 2.',
        },
      ],
    },
    reveal: [
      {
        text: '“We very, very much need such a system,” wrote Donald, “but the way I understand your proposal, it does not seem to scale to the required size.” People still argue about that sentence.',
        sources: ['donald-2008'],
      },
    ],
  },
  objectives: [
    'Explain double spending, and why a signature does not prevent it',
    'Tell how the paper lets strangers agree on one order of payments',
    'Name the older ideas that it is built from',
    'Repeat three early objections, and say which of them still stand',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The wall in the village square',
      paragraphs: [
        {
          text: 'A village has no bank. Debts are settled by a line in a book: “Ana gives her cow to Ben.” But who keeps the book? If the mayor keeps it, he can tear out a page, or refuse to write yours.',
        },
        {
          text: 'So the village tries something odd. The lines are carved into a stone wall, one above the other, for all to see. Each line takes an hour of hard work with the chisel, and a line counts only if it is cut on top of the last one. All who like to carve may do so. Whoever finishes a line gets a new coin for the trouble.',
        },
        {
          text: 'Now Ana wants her cow back. She would have to cut a new wall from that line on. While she is hacking at it, all the others keep adding lines to the first wall. People believe the longest wall, because most work is in it. Unless she is stronger than all the others together, only great luck would let her catch up.',
        },
      ],
      drawing: {
        visual: 'village-wall',
        background: 'plain',
        mood: 'calm',
        text: 'A wall of stones, each with a carved line. One person cuts a line on top of it. On its two lowest rows one woman has begun a wall of her own, with a single stone.',
      },
      limits:
        'In a village people know each other and could simply vote. On the internet one person can pretend to be a thousand, so the paper counts work and not heads. That has a price that stone has not: the work uses electricity, day and night. And who owns the most chisels decides which line comes first, though not what a valid line is.',
    },
    {
      type: 'story',
      title: 'What the paper says, and what the list said back',
      sections: [
        {
          id: 'problem',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'October 2008',
            location: 'Section 2 of the paper',
            character: 'A coin that is only a text',
            scene: 'The same coin twice',
            narrative: [
              {
                text: 'In the paper, a coin is a chain of signatures. Ana signs: this coin now belongs to Ben. Anyone can check her signature. So nobody can spend the coin of somebody else.',
                sources: ['whitepaper-double-spending'],
              },
              {
                text: 'But what stops Ana from signing twice? On Monday she gives coin 7 to Ben for a bike, and a second later the same coin to Cleo for a phone. Both signatures are real. That is called double spending. With coins of metal it cannot happen: what you hand over is gone.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            guess: {
              question: 'Which of the two payments does the paper let count?',
              options: [
                {
                  id: 'first',
                  text: 'The earlier one',
                  isCorrect: true,
                  answer: 'Simple. But who says which was earlier? In the end: whichever gets into the chain first.',
                },
                {
                  id: 'larger',
                  text: 'The larger one',
                  isCorrect: false,
                  answer: 'Size does not count in the paper. Order does.',
                },
                {
                  id: 'none',
                  text: 'Neither',
                  isCorrect: false,
                  answer: 'Then a cheat could cancel any payment of his.',
                },
              ],
            },
            reveal: [
              {
                text: 'The paper says that “the earliest transaction is the one that counts.” A bank knows the order because it sees all payments. Without a bank, all must see all payments, and all must agree on one order. That is the whole problem. Everything else on the nine pages serves to solve it.',
                sources: ['whitepaper-double-spending'],
              },
            ],
            visual: 'same-coin-twice',
            visualText: 'A phone sends coin 7 to two shops at once. In one of them the coin is only a dotted line.',
            mood: 'uneasy',
          },
        },
        {
          id: 'solution',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'October 2008',
            location: 'Sections 3 to 6 of the paper',
            character: 'A network of strangers',
            scene: 'How strangers agree',
            narrative: [
              {
                text: 'Why not let the computers vote on the order? Because anyone can make up a million addresses, and vote a million times.',
                sources: ['whitepaper-work'],
              },
            ],
            guess: {
              question: 'So how does the paper count votes?',
              options: [
                {
                  id: 'person',
                  text: 'One person, one vote',
                  isCorrect: false,
                  answer: 'Somebody would have to check who is a person.',
                },
                {
                  id: 'work',
                  text: 'By the work that computers have done',
                  isCorrect: true,
                  answer: 'You can fake names. You cannot fake work.',
                },
                {
                  id: 'coins',
                  text: 'By the coins that each one owns',
                  isCorrect: false,
                  answer: 'Other systems do that. This paper does not.',
                },
              ],
            },
            reveal: [
              {
                text: '“Proof-of-work is essentially one-CPU-one-vote,” it says; a CPU is the heart of a computer. Payments go into blocks. A block counts if it comes with a solved puzzle, as in Hashcash, and each block contains the fingerprint of the one before. If there are two chains, the valid one with more work in it is right; the paper calls it the longer one. Whoever finds a block gets new coins.',
                sources: ['whitepaper-work'],
              },
              {
                text: 'Little of this was new. The paper names eight sources. The first is b-money, another is Hashcash. Three are by Stuart Haber, Scott Stornetta and a colleague, who chained fingerprints in the 1990s to give documents a date. Two researchers later went through every part. Nearly all came from the 1980s and 1990s, they found. The leap was how the parts fit.',
                sources: ['whitepaper-references', 'bitcoin-pedigree'],
              },
            ],
            visual: 'nine-pages',
            visualText: 'Nine printed pages lie in a row. The first shows three boxes in a chain.',
            mood: 'hopeful',
          },
        },
        {
          id: 'doubts',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'November 2008',
            location: 'The cryptography mailing list',
            character: 'James Donald, John Levine, Ray Dillinger and Hal Finney',
            scene: 'The list looks for the hole',
            narrative: [
              {
                text: 'John Levine writes that criminals command armies of 100,000 hijacked computers. The honest are weaker: “this one is the killer.” Ray Dillinger doubts that people will ever want such coins: nobody has to pay taxes in them. Hal Finney is warmer: “a very promising idea.” But he cannot find all the rules in the paper.',
                sources: ['levine-2008', 'dillinger-2008', 'finney-2008'],
              },
              {
                text: 'And Donald’s question stays: must everyone really store every payment of the whole world?',
                sources: ['donald-2008'],
              },
            ],
            guess: {
              question: 'What did Nakamoto answer to that?',
              options: [
                {
                  id: 'all',
                  text: 'Yes, everyone, forever',
                  isCorrect: false,
                  answer: 'He did not think that everyone would.',
                },
                {
                  id: 'forget',
                  text: 'Old payments will be forgotten',
                  isCorrect: false,
                  answer: 'Some can be thrown away to save space. That was not his main answer.',
                },
                {
                  id: 'specialists',
                  text: 'Large specialists will do it, others check less',
                  isCorrect: true,
                  answer: 'He was at ease with that. Many users today are not.',
                },
              ],
            },
            reveal: [
              {
                text: 'When the network grows, he wrote, “it would be left more and more to specialists with server farms of specialized hardware.” It went another way. Blocks stayed small, so that many people can still check everything at home. The price: a block has room for only a few thousand payments. Users quarreled about it for years. Donald had seen the weak point in two days.',
                sources: ['satoshi-scale', 'coinmetrics-supply'],
              },
              {
                text: 'Somebody else told him: “You will not find a solution to political problems in cryptography.” Nakamoto answered: “Yes, but we can win a major battle in the arms race and gain a new territory of freedom for several years.”',
                sources: ['satoshi-politics'],
              },
            ],
            visual: 'mail-thread',
            visualText: 'An old screen with a letter and the replies to it, some red, one green.',
            mood: 'calm',
          },
        },
        {
          id: 'open',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2008 to today',
            location: 'Between the lines',
            character: 'Whoever Satoshi Nakamoto was',
            scene: 'What is not on the nine pages',
            narrative: [
              {
                text: 'The paper has a warning in its first section. It works “as long as honest nodes collectively control more CPU power than any cooperating group of attacker nodes.” It also says that its privacy leaks: if one address is linked to you, others may follow.',
                sources: ['whitepaper-double-spending', 'whitepaper-privacy'],
              },
            ],
            guess: {
              question: 'Which famous number is not in the paper?',
              options: [
                {
                  id: 'ten',
                  text: 'A block every 10 minutes',
                  isCorrect: false,
                  answer: 'It is there, as an example in section 7.',
                },
                {
                  id: 'million',
                  text: 'The limit of 21 million coins',
                  isCorrect: true,
                  answer: 'The paper only says “a predetermined number.”',
                },
                {
                  id: 'fees',
                  text: 'None. All are there',
                  isCorrect: false,
                  answer: 'One is missing, the best known of all.',
                },
              ],
            },
            reveal: [
              {
                text: 'The 21 million came with the program in January 2009. Other things are missing to this day. Nothing in the paper keeps the price steady or brings back a lost key. When no new coins are made, fees must pay for the work, it says. Whether that will be enough, nobody knows. And nobody has proved who wrote it: a man, a woman or a group.',
                sources: ['bitcoin-release', 'whitepaper-work'],
              },
            ],
            visual: 'empty-chair',
            visualText: 'An empty chair with a hat on it stands at a desk. A lamp shines on some pages.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: the bike in front of your door',
      situation: [
        {
          text: 'You sell your bike for bitcoins. A stranger stands at your door and has just paid by phone. Your wallet shows the payment, but it is in no block yet. You cannot see whether the same coin was also signed to somebody else.',
          sources: ['whitepaper-double-spending'],
          drawing: {
            visual: 'bike-at-the-door',
            background: 'plain',
            mood: 'calm',
            text: 'A bicycle, a phone that shows a payment as waiting, and two blocks of a chain whose next one is still empty.',
          },
        },
      ],
      question: 'When do you hand over the bike?',
      options: [
        {
          id: 'now',
          label: 'Now',
          outcome: {
            text: 'You rely on the stranger. Until a block holds the payment, he can swap it for one to himself with a higher fee. Some wallets have a button for that, and the network passes the swap on. He rides away, and no bank will help you. Do not hand over anything for a payment that is in no block.',
            sources: ['fullrbf', 'core-rbf'],
          },
        },
        {
          id: 'one',
          label: 'After one block, in about ten minutes',
          outcome: {
            text: 'Now the payment is in the chain. To undo it, he needs a second chain that overtakes. By luck, two blocks are sometimes found at once, and one of them is dropped. For a used bike you are safe enough. Offer tea.',
            sources: ['whitepaper-work', 'satoshi-hour'],
          },
        },
        {
          id: 'hour',
          label: 'After an hour',
          outcome: {
            text: 'That was Nakamoto’s own advice: “The receiver of a payment must wait an hour or so before believing that it’s valid.” Each block on top makes a cheat less likely, because he has more to redo. For a house, wait. For a bike your guest may leave.',
            sources: ['satoshi-hour', 'whitepaper-confirmations'],
          },
        },
      ],
      closing: {
        text: 'There is no moment at which it becomes certain. It only becomes more expensive to cheat you. In the next lesson you can try to cheat.',
      },
    },
  ],
  check: [
    {
      id: 'signature',
      prompt: 'Why is a signature not enough for digital cash?',
      options: [
        {
          id: 'twice',
          text: 'One coin can be signed over twice',
          isCorrect: true,
          explanation: 'Both signatures are real. Only the order tells which one counts.',
        },
        {
          id: 'forged',
          text: 'Signatures are easy to forge',
          isCorrect: false,
          explanation: 'Nobody knows how to forge one without the private key.',
        },
        {
          id: 'secret',
          text: 'It shows the name of the payer',
          isCorrect: false,
          explanation: 'It shows a public key, which is a number and no name.',
        },
      ],
    },
    {
      id: 'chain',
      prompt: 'Two chains differ. Which one do the computers follow?',
      options: [
        {
          id: 'older',
          text: 'The one that Nakamoto signed',
          isCorrect: false,
          explanation: 'No signature of his is needed. That is the point.',
        },
        {
          id: 'work',
          text: 'The valid one with the most work',
          isCorrect: true,
          explanation: 'The paper says “the longest,” and means the one that took the most work.',
        },
        {
          id: 'people',
          text: 'The one that most people vote for',
          isCorrect: false,
          explanation: 'Heads cannot be counted on the internet. Work can.',
        },
      ],
    },
    {
      id: 'new',
      prompt: 'What was new in the paper?',
      options: [
        {
          id: 'puzzle',
          text: 'The puzzle that costs work',
          isCorrect: false,
          explanation: 'That came from Hashcash, and from two researchers before it.',
        },
        {
          id: 'keys',
          text: 'Public and private keys',
          isCorrect: false,
          explanation: 'They had been known since the 1970s.',
        },
        {
          id: 'fit',
          text: 'How known parts were put together',
          isCorrect: true,
          explanation: 'The same work makes coins, counts votes and guards the past.',
        },
      ],
    },
  ],
  takeaways: [
    'Double spending means to sign the same coin over twice. Only a shared order of payments prevents it.',
    'The paper lets work vote, because names are free and work is not.',
    'It promises safety only while no group of cheats has more power than the honest ones.',
    'The first readers found the weak point at once: everyone has to know every payment.',
  ],
  explains: 'how strangers can agree which payment came first',
  limits:
    'We tell the paper in plain words, and leave out how light programs check payments and how change is given. Its section on chances is a simple model; later work found that after several blocks the danger of a double spend is higher than it says. The letters on the list are a small sample, kept in an archive. Whether specialists would have been better than small blocks is still a matter of opinion. Nothing here says whether bitcoin is a good thing to own.',
};
