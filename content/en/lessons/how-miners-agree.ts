import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-miners-agree',
  cover: { visual: 'three-fingerprints', background: 'dawn', mood: 'calm' },
  opening: {
    title: 'Pick the winner',
    paragraphs: [
      {
        text: 'A hash is a fingerprint of a text. The same text always gives the same one: 64 signs, from 0 to 9 and a to f. Change one letter, and you get a completely different one.',
        sources: ['whitepaper-mining'],
      },
      {
        text: 'Look at the three texts. The hash of one of them begins with two zeros. About one text in 256 does.',
      },
    ],
    guess: {
      question: 'Which text is it?',
      options: [
        {
          id: 'second',
          text: 'Bitcoin Journey 158',
          isCorrect: true,
          answer: 'Its hash begins with 0027. You could only guess. So can everybody else.',
        },
        {
          id: 'first',
          text: 'Bitcoin Journey 10',
          isCorrect: false,
          answer: 'Its hash begins with 0b23. One zero, and then no more.',
        },
        {
          id: 'third',
          text: 'Bitcoin Journey 210',
          isCorrect: false,
          answer: 'Its hash begins with 146a. Nothing in the text gives that away.',
        },
      ],
    },
    reveal: [
      {
        text: 'No clever trick is known that finds such a text. You try one number after the other. A computer does the same, only faster. And now the good part: to check the answer takes one single try. Hard to find, easy to check. Bitcoin is built on that.',
        sources: ['whitepaper-mining'],
      },
    ],
  },
  objectives: [
    'Find a number that makes a block valid, by hand and by machine',
    'Say what the work decides: the order of payments, and not what is valid',
    'Watch two blocks at once, and the fork that ends',
    'Work out an attacker’s chance, and weigh what the energy buys',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The dice club',
      paragraphs: [
        {
          text: 'A club keeps a diary. Nobody trusts anybody to write it. So all roll ten dice at once, over and over. Whoever first rolls ten sixes writes the next page. The dice stay on the table, so that all can see them.',
        },
        {
          text: 'Cheating is pointless. If the page is full of lies, all tear it out, sixes or not. If you want to change an old page, you must roll ten sixes for it, and for each page since, while all the others go on rolling.',
        },
        {
          text: 'If the club grows to six times its size, each takes an eleventh die, and the club asks for eleven sixes. A page takes as long as before.',
        },
      ],
      drawing: {
        visual: 'dice-and-diary',
        background: 'plain',
        mood: 'calm',
        text: 'A heap of ten dice, and each shows a six. Beside it lies an open diary with a pen on the next page.',
      },
      limits:
        'Our dice do not know what the page says. A hash does: change the page, and the roll is void. In the club all have the same dice. In Bitcoin, who pays for more machines rolls more often. And two may roll ten sixes at nearly the same moment. Then there are two pages for a while. You will see below how that ends.',
    },
    {
      type: 'interactive',
      widget: 'proof-of-work',
      title: 'Your turn: mine a block',
      introduction: [
        {
          text: 'A miner packs payments into a block and looks for a number that gives it a rare hash. The first to find one adds the block to the ledger. Now you are the miner.',
        },
        {
          text: 'This is real SHA-256, the function that Bitcoin uses (Bitcoin runs it twice). Only the target is easier. On the first day in 2009 a block took some four billion tries on average. At the end of 2025 it was about 640 billion trillion.',
          sources: ['coinmetrics-mining', 'core-pow'],
        },
      ],
      tasks: [
        {
          text: 'Try a few numbers by hand. Then ask for four zeros and let the machine search, twice. Why do the two numbers of tries differ so much?',
          answer:
            'It is luck, as with dice. Four zeros take 65,536 tries on average. One search may be lucky and need a few hundred, and the next more than the average.',
        },
        {
          text: 'When you have a winner, change one letter of the block. What is your work worth now?',
          answer: 'Nothing. One letter gives another hash, and the search begins again.',
        },
        {
          text: 'Let two miners race until a fork comes. What happens to the block that loses?',
          answer: 'It is dropped, and its reward with it. Payments that only it had wait for another block.',
        },
        {
          text: 'Give the attacker 10 percent, then 30, then 50. How many confirmations make his chance smaller than one in a thousand?',
          answer: '6 against 10 percent, and 32 against 30. Against 50 percent no number is enough.',
        },
      ],
      closing: [
        {
          text: 'The paper of 2008 took a short cut in this sum. For long waits its result is too low. Meni Rosenfeld corrected it, and two mathematicians gave a proof in 2017.',
          sources: ['double-spend', 'double-spend-history', 'whitepaper-confirmations'],
        },
        {
          text: 'What is an attacker’s chance? With 10 percent of the power and six confirmations it is 0.059 percent, and not 0.024: more than twice as much. With half of the power, waiting does not help at all.',
          sources: ['double-spend', 'whitepaper-confirmations'],
        },
      ],
    },
    {
      type: 'story',
      title: 'From one small box to halls of machines',
      sections: [
        {
          id: 'palm',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'July 24, 2024',
            location: 'Somebody’s home',
            character: 'The owner of a very small machine',
            scene: 'A winner as big as a hand',
            narrative: [
              {
                text: 'All over the world miners collect payments into a block and try numbers. The first who finds a rare hash adds his block to the ledger and is paid in new coins. On this day a device as big as a hand wins. It makes 500 billion tries a second. All miners together make about 1.17 billion times as many.',
                sources: ['solo-block', 'whitepaper-mining'],
              },
            ],
            guess: {
              question: 'How long must such a device search for one block, on average?',
              options: [
                { id: 'centuries', text: 'About 2,200 years', isCorrect: false, answer: 'Ten times longer.' },
                {
                  id: 'ages',
                  text: 'About 22,000 years',
                  isCorrect: true,
                  answer: '1.17 billion blocks, at ten minutes each.',
                },
                { id: 'longest', text: 'About 220,000 years', isCorrect: false, answer: 'Ten times too long.' },
              ],
            },
            reveal: [
              {
                text: 'It was pure luck, as reported by a dealer in such devices. The block was worth some 206,000 dollars. Nearly all others with such a box will never win anything. Each try has the same tiny chance, the billionth as well as the first.',
                sources: ['solo-block'],
              },
              {
                text: 'What is the work good for? To change an old page of the ledger you would have to redo its work, and that of all pages after it, and overtake everybody else. Satoshi took the puzzle from Hashcash, Adam Back’s stamp against junk mail.',
                sources: ['whitepaper-mining'],
              },
            ],
            visual: 'desk-miner',
            visualText: 'A tiny machine with a fan and a screen on a shelf, between a cup and a plant.',
            mood: 'hopeful',
          },
        },
        {
          id: 'fork',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'March 2013',
            location: 'Chat rooms on the internet',
            character: 'Michael Marsee and Marek Palatinus, who run two pools of miners that share their luck',
            scene: 'Two ledgers at once',
            narrative: [
              {
                text: 'A large block arrives. Computers with the new version of the program take it. Many with the old version choke on it and refuse it. Now there are two chains. About 60 percent of the mining power builds on the chain that the old computers cannot read.',
                sources: ['bip50'],
              },
            ],
            guess: {
              question: 'Which chain was given up?',
              options: [
                {
                  id: 'both',
                  text: 'Neither. There are still two',
                  isCorrect: false,
                  answer: 'Two ledgers for one money would have been a disaster, and all knew it.',
                },
                {
                  id: 'weak',
                  text: 'The one with less mining power',
                  isCorrect: false,
                  answer: 'One would think so. But many users’ computers could not read the stronger one.',
                },
                {
                  id: 'strong',
                  text: 'The one with more mining power',
                  isCorrect: true,
                  answer: 'Two pools went back to the old version and gave up their blocks.',
                },
              ],
            },
            reveal: [
              {
                text: 'Palatinus and Marsee had the version without the fault. They still stepped back, and so had to “sacrifice significant amounts of money,” the report says. Once most power was on the old chain, it grew longer, and all agreed again. One person spent the same coins twice in those hours, to see whether it could be done. It could.',
                sources: ['bip50'],
              },
              {
                text: 'So work decides between valid blocks: which payment came first. What is valid, each node decides for itself. In between, now and then, stand people who talk.',
                sources: ['bip50', 'whitepaper-mining'],
              },
            ],
            visual: 'two-chains',
            visualText: 'A chain of blocks splits into two branches, a longer one and a shorter one.',
            mood: 'tense',
          },
        },
        {
          id: 'half',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'June 2014',
            location: 'The mining pool GHash.IO',
            character: 'Miners who could leave',
            scene: 'Half of everything',
            narrative: [
              {
                text: 'Miners join pools to share their luck. One pool, GHash.IO, grows and grows. In June 2014 it reaches about half of all mining power, and by some counts more.',
                sources: ['ghash-over'],
              },
            ],
            guess: {
              question: 'What can somebody with more than half of the power do?',
              options: [
                {
                  id: 'undo',
                  text: 'Undo his own recent payments',
                  isCorrect: true,
                  answer: 'He builds a longer chain without them. He can also keep others’ payments out.',
                },
                {
                  id: 'steal',
                  text: 'Take anybody’s coins',
                  isCorrect: false,
                  answer: 'Each payment needs the owner’s signature, and work cannot forge that.',
                },
                {
                  id: 'mint',
                  text: 'Make more than 21 million coins',
                  isCorrect: false,
                  answer: 'Nodes would refuse such blocks, whatever the work.',
                },
              ],
            },
            reveal: [
              {
                text: 'Miners left the pool. In July it promised to stay below 39.99 percent, and said openly that no technical solution was known for the long run.',
                sources: ['ghash-over', 'ghash-pledge'],
              },
              {
                text: 'It is no idle fear. On smaller coins such attacks did work. On Bitcoin Gold exchanges lost up to 18 million dollars in 2018. On Ethereum Classic one lost about 5.6 million in 2020. On Bitcoin no such attack by a majority is known. But by one count of 2025 six pools put together more than 95 percent of all blocks, and the two largest groups more than half. A pool’s members can leave, but first somebody must notice.',
                sources: ['btg-attack', 'etc-attack', 'pools-2025', 'pool-shares'],
              },
            ],
            visual: 'pool-cake',
            visualText: 'A round cake, cut into slices. One slice is nearly half, and hands pull pieces away from it.',
            mood: 'uneasy',
          },
        },
        {
          id: 'energy',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2021 to 2025',
            location: 'China, Texas, everywhere',
            character: 'Miners, neighbors and researchers',
            scene: 'What the power buys',
            narrative: [
              {
                text: 'In 2021 China tells its miners to stop. Within weeks a large part of all machines goes dark. Every 2,016 blocks the program measures how fast blocks came, and sets a new difficulty. It aims at one block each ten minutes.',
                sources: ['china-2021', 'core-pow'],
              },
            ],
            guess: {
              question:
                'What if the number of machines doubles? How many more blocks are there a day, once the difficulty has followed?',
              options: [
                {
                  id: 'none',
                  text: 'None',
                  isCorrect: true,
                  answer: 'The same 144 a day, with twice the electricity.',
                },
                {
                  id: 'half',
                  text: 'Half as many more',
                  isCorrect: false,
                  answer: 'The difficulty takes back all of it.',
                },
                {
                  id: 'twice',
                  text: 'Twice as many',
                  isCorrect: false,
                  answer: 'Only until the difficulty has caught up, in about two weeks.',
                },
              ],
            },
            reveal: [
              {
                text: 'In July 2021 the difficulty fell by nearly 28 percent, and blocks went on. The amount of power does not follow the number of payments. It follows the price of the coins that can be won.',
                sources: ['china-2021', 'cambridge-2025'],
              },
            ],
            more: {
              summary: 'How much power, and what is said for and against it',
              paragraphs: [
                {
                  text: 'Cambridge researchers put it at {btc-energy-cambridge:number} terawatt-hours for 2024, about half a percent of the world’s electricity. By their survey {sustainable-share-cambridge-2024:number} percent came from renewable and nuclear sources, and 47 from gas and coal. They put the emissions at 39.8 million tons of CO2 a year. Firms that answer surveys may be cleaner than others.',
                  sources: ['cambridge-2025', 'cambridge-emissions'],
                },
                {
                  text: 'Critics say that this is as much as a whole country uses, for a money that few use, and that neighbors pay with noise. Supporters say that the cost is the lock: a ledger that is cheap to write is cheap to rewrite. They add that miners can switch off when a city needs the power. Critics answer that one firm was paid 31.7 million dollars for that in a single month.',
                  sources: ['granbury', 'riot-credits'],
                },
              ],
            },
            visual: 'mining-hall',
            visualText: 'Shelves of machines with round fans, under a power line.',
            mood: 'uneasy',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'decides',
      prompt: 'What does the work of miners decide?',
      options: [
        {
          id: 'rules',
          text: 'The rules of Bitcoin',
          isCorrect: false,
          explanation:
            'Each node checks the rules by itself. Most miners together can make one stricter, but never looser.',
        },
        {
          id: 'price',
          text: 'The price of a coin',
          isCorrect: false,
          explanation: 'Buyers and sellers make the price. The price then draws more miners, or fewer.',
        },
        {
          id: 'order',
          text: 'Which payments come first',
          isCorrect: true,
          explanation: 'It puts valid payments in one order that all can check.',
        },
      ],
    },
    {
      id: 'check',
      prompt: 'It took a machine a billion tries to find the number. How many does it take to check it?',
      options: [
        { id: 'one', text: 'One', isCorrect: true, explanation: 'You hash the block once and look.' },
        {
          id: 'half',
          text: 'Half a billion, on average',
          isCorrect: false,
          explanation: 'That would be to find it again. Checking is one try.',
        },
        {
          id: 'same',
          text: 'A billion',
          isCorrect: false,
          explanation: 'Then no home computer could check the miners, and Bitcoin would not work.',
        },
      ],
    },
    {
      id: 'lost-block',
      prompt: 'Two valid blocks were found at once. One lost. What became of its payments?',
      options: [
        {
          id: 'gone',
          text: 'The money is lost with the block',
          isCorrect: false,
          explanation: 'The payments were never final. The coins are where they were.',
        },
        {
          id: 'later',
          text: 'They are in the winner, or wait',
          isCorrect: true,
          explanation:
            'Most are in the winning block already, and the others wait their turn. Only the miner’s reward is gone. That is why receivers wait.',
        },
        {
          id: 'double',
          text: 'They count twice',
          isCorrect: false,
          explanation: 'Only one chain counts. To prevent that is what mining is for.',
        },
      ],
    },
  ],
  takeaways: [
    'A rare hash is hard to find and easy to check. That is proof of work.',
    'Work decides the order of payments. Nodes decide what is valid.',
    'More machines make no more coins. They make the puzzle harder.',
    'With less than half of the power, an attacker’s chance shrinks with each block. With half, it does not.',
  ],
  explains: 'how strangers agree on one ledger without a boss',
  limits:
    'The formula assumes an attacker with a steady share, no delay on the network, and no money for bribes. Real attacks may be cheaper: power can be rented, and pools can collude. Figures on energy rest on models and surveys. Whether the ledger is worth its power is a question of values, and no formula answers it. In our race forks are far more frequent than in the real network.',
};
