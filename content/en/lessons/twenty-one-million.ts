import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'twenty-one-million',
  cover: { visual: 'mended-jar', background: 'shop', mood: 'calm' },
  opening: {
    title: 'Half the truth',
    paragraphs: [
      {
        text: 'September 18, 2018. The makers of Bitcoin’s main program publish an urgent new version. There is a hole in the old one, they say. With it a miner could crash most of the network’s computers. Please update now. All of that is true.',
        sources: ['inflation-bug'],
      },
    ],
    guess: {
      question: 'What did they leave out for two more days?',
      options: [
        {
          id: 'wallets',
          text: 'That a thief could empty any wallet',
          isCorrect: false,
          answer: 'No. To spend a coin you still needed its key.',
        },
        {
          id: 'coins',
          text: 'That a miner could make coins beyond the limit',
          isCorrect: true,
          answer: 'One of them had seen it within three hours of the first report.',
        },
        {
          id: 'repair',
          text: 'That they had no repair',
          isCorrect: false,
          answer: 'They had one. It was in the new version.',
        },
      ],
    },
    reveal: [
      {
        text: 'There were never meant to be more than 21 million bitcoins. By that hole somebody could have made new ones from nothing. The developers kept it secret until more than half of the mining power had the repair. On September 20, when others found out, they told the rest.',
        sources: ['inflation-bug', 'inflation-bug-hours'],
      },
      {
        text: 'So the limit held. But look at what held it. No law of nature did. A program did, with people who mend it and people who choose to run it. Who are they, and could they choose otherwise?',
      },
    ],
  },
  objectives: [
    'Add up the coins to come, and say why the sum is a little short of 21 million',
    'Name who would have to agree to change the limit',
    'Tell what 2017 shows, and what it does not',
    'State the open question: who pays the miners later',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'A game without a referee',
      paragraphs: [
        {
          text: 'You play chess in the park. One day you say: “From now on my pawns may jump.” Nobody can forbid it. You can carve new pieces and print a new rule book.',
        },
      ],
      drawing: {
        visual: 'jumping-pawn',
        background: 'plain',
        mood: 'calm',
        text: 'On a table in a park one pawn leaps over another one to an empty square. A rule book beside them shows the same leap.',
      },
      guess: {
        question: 'When is it really a new rule?',
        options: [
          { id: 'book', text: 'When it is printed in a book', isCorrect: false, answer: 'Books do not move pawns.' },
          { id: 'referee', text: 'When a referee allows it', isCorrect: false, answer: 'There is none in the park.' },
          {
            id: 'others',
            text: 'When enough others play by it',
            isCorrect: true,
            answer: 'Until then you play alone.',
          },
        ],
      },
      reveal: [
        {
          text: 'But the others shrug and go on with the old rules. Your jumping pawn is no move to them. You sit at your board, free and alone, unless enough players find your rule better and come over.',
        },
        {
          text: 'Bitcoin’s limit is such a rule. Each player’s computer, called a node, checks every move. A block with too many new coins is no move at all.',
          sources: ['whitepaper-mining'],
        },
      ],
      limits:
        'A chess club costs nothing to leave. Those who leave a money may lose the shops, the exchanges and the price. That makes rules sticky, good ones and bad ones.',
    },
    {
      type: 'story',
      title: 'How a number became a promise',
      sections: [
        {
          id: 'guess',
          background: 'night',
          truth: 'documented',
          content: {
            year: 'January to April 2009',
            location: 'The internet',
            character: 'Satoshi Nakamoto, and Mike Hearn, who asks',
            scene: 'Why 21 million?',
            narrative: [
              {
                text: 'The first version comes with a plan. “Total circulation will be 21,000,000 coins,” Satoshi writes: {coins-of-first-four-years} in the first four years, then {coins-of-second-four-years}, then half again, and so on. Each block brings new coins to its finder. Every {halving-blocks} blocks that number is cut in half. People call it the halving.',
                sources: ['satoshi-v01', 'coinmetrics-supply'],
              },
            ],
            guess: {
              question: 'Hearn asked about the numbers. What did Satoshi call his choice?',
              options: [
                {
                  id: 'gold',
                  text: 'The weight of all gold on Earth',
                  isCorrect: false,
                  answer: 'A nice story, and not Satoshi’s.',
                },
                {
                  id: 'law',
                  text: 'A law of mathematics',
                  isCorrect: false,
                  answer: 'Halving is mathematics. Starting at 50 coins was a choice.',
                },
                {
                  id: 'guess',
                  text: 'An educated guess',
                  isCorrect: true,
                  answer: 'Those were the words.',
                },
              ],
            },
            reveal: [
              {
                text: '“It was a difficult choice, because once the network is going it’s locked in and we’re stuck with it,” the reply goes on. Prices should be a bit like those in other moneys, “but without knowing the future, that’s very hard.”',
                sources: ['satoshi-guess'],
              },
              {
                text: 'The sum is not exactly 21 million. The program counts in satoshis, a hundred-millionth of a bitcoin each. It drops what is less than one. The most there can be is 20,999,999.9769 bitcoins. A few coins were never claimed, or can never be spent.',
                sources: ['amount'],
              },
            ],
            visual: 'coin-steps',
            visualText: 'Steps of coins go down to the right. Each one is half as high as the one before.',
            mood: 'calm',
          },
        },
        {
          id: 'bug',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'April 1, 2014',
            location: 'Bitcoin’s list of proposals',
            character: 'Pieter Wuille, programmer, with a straight face',
            scene: 'The limit that was not there',
            narrative: [
              {
                text: 'A proposal appears on April Fools’ Day. It says that Satoshi “programmed Bitcoin’s money supply to grow indefinitely, forever.” It is a joke, and it is true. First the new coins would have ended, as planned, for some 120 years. After sixty-four halvings, some 250 years after the start, something odd would have happened.',
                sources: ['bip42'],
              },
            ],
            guess: {
              question: 'What would a block have brought then?',
              options: [
                {
                  id: 'zero',
                  text: 'Nothing',
                  isCorrect: false,
                  answer: 'That was the plan. The code did something else.',
                },
                {
                  id: 'fifty',
                  text: '50 new coins, as on the first day',
                  isCorrect: true,
                  answer:
                    'The computer’s way of halving had come full circle. A second gold mine, then a third, without end.',
                },
                {
                  id: 'half',
                  text: 'Half a satoshi',
                  isCorrect: false,
                  answer: 'The program knows nothing smaller than one satoshi.',
                },
              ],
            },
            reveal: [
              {
                text: 'The proposal mended it, with plenty of time to spare. So even the famous limit is only as good as the program. It was there from the first day, with a gap far in the future. A few programmers found the gap and closed it, and others took over their version.',
                sources: ['bip42'],
              },
            ],
            visual: 'second-mine',
            visualText: 'A mine with a cart of coins. Behind it a second mine, drawn in dots, is crossed out.',
            mood: 'calm',
          },
        },
        {
          id: 'split',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2017',
            location: 'New York and everywhere',
            character: 'More than 50 companies, miners, and people with nodes at home',
            scene: 'The vote that was no vote',
            narrative: [
              {
                text: 'Blocks were full, and fees rose. In May 2017 more than 50 companies made a deal in New York: a change that packs blocks better, and by November blocks of double size. The first came in August. By one account, miners with about {deal-signed-2017:number} percent of the computing power had signed. Many users had not. Against the second part they wrote “NO2X” behind their names.',
                sources: ['segwit2x-miners', 'new-york-agreement'],
              },
            ],
            guess: {
              question: 'What became of the second part in November?',
              options: [
                {
                  id: 'bigger',
                  text: 'Blocks of double size came, as agreed',
                  isCorrect: false,
                  answer: 'The miners had the power to make such blocks. They could not make others take them.',
                },
                {
                  id: 'court',
                  text: 'The companies went to court',
                  isCorrect: false,
                  answer: 'Against whom? There is nobody to sue.',
                },
                {
                  id: 'off',
                  text: 'Its leaders called it off',
                  isCorrect: true,
                  answer: 'About a week before the date, by email.',
                },
              ],
            },
            reveal: [
              {
                text: '“It is clear that we have not built sufficient consensus for a clean blocksize upgrade at this time,” they wrote. A coin mined by a rule that many refuse may be worth little.',
                sources: ['segwit2x-end'],
              },
              {
                text: 'Read it with care. This fight was about the size of blocks and never about the limit. The losing side expected that rising fees would prove it right. Some big-block supporters had already left to build a coin of their own. In 2017 the developers of the main program stood with the nodes, too.',
                sources: ['segwit2x-end', 'segwit2x-miners'],
              },
              {
                text: 'In August 2026 other nodes stood alone: they demanded a limit on other data in payments. Such data, they said, burden every node and make payments dearer. By their own text some other uses would have had to wait. At most about {chain-split-signals:number} percent of the mining power went along, and their chain made only eight blocks in three weeks. Then they changed their way of mining and went on with a chain of their own.',
                sources: ['knots-removed', 'knots-eight', 'bip110', 'bip110-text', 'knots-btcpay', 'knots-umbrel'],
                drawing: {
                  visual: 'hundred-machines',
                  background: 'plain',
                  mood: 'calm',
                  text: 'Two fields of a hundred squares. In 2017, by one account, miners with about {deal-signed-2017:number} percent of the computing power had signed the deal. In 2026 at most about {chain-split-signals:number} percent went along with the limit on data.',
                  words: ['signed in 2017', 'joined in 2026'],
                },
              },
            ],
            visual: 'forked-track',
            visualText:
              'A railroad track forks. A full train waits before the points, and people stand beside the lever.',
            mood: 'tense',
          },
        },
        {
          id: 'pay',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: 'Until about 2140',
            location: 'Everywhere',
            character: 'Miners, economists and those who lost their keys',
            scene: 'Who pays the guards?',
            narrative: [
              {
                text: 'Not all coins can still be spent. Some owners lost their keys. One firm put the loss at 2.8 to 3.8 million coins in 2017. Another put it at 1.6 million in 2025. Both are estimates: a coin that sleeps looks just like a coin that is lost. “Think of it as a donation to everyone,” Satoshi wrote.',
                sources: ['lost', 'river-lost', 'satoshi-lost'],
              },
              {
                text: 'New coins also pay the miners, who guard the chain with their machines. In 2025 fees were only about 1 percent of what miners earned. The rest was new coins, and those run out.',
                sources: ['coinmetrics-mining'],
              },
            ],
            guess: {
              question: 'Will fees alone be enough one day?',
              isOpen: true,
              options: [
                {
                  id: 'yes',
                  text: 'Yes, space in blocks will be in demand',
                  answer:
                    'That was Satoshi’s hope: the system “can support transaction fees if needed.” Nobody has seen it yet.',
                  isCorrect: false,
                },
                {
                  id: 'no',
                  text: 'No, the guards will leave',
                  answer:
                    'Four Princeton researchers warn that pay by fees alone makes it attractive to undo a rich block.',
                  isCorrect: false,
                },
                {
                  id: 'change',
                  text: 'Then people will change the limit',
                  answer: 'They could, if nearly all wanted to. Below you can try it.',
                  isCorrect: false,
                },
              ],
            },
            reveal: [
              {
                text: 'Eric Budish, an economist, argues that guarding must stay costly, and the more so the more the coins are worth. Others expect more fees, or a higher price. The test lies decades ahead.',
                sources: ['carlsten', 'budish', 'satoshi-v01'],
              },
              {
                text: 'Many economists dislike the limit itself. When demand for money jumps, they say, its amount should be able to grow, or prices and wages must fall. In the 1930s countries that clung to gold fell deeper. George Selgin answers that a scarce money, if properly designed, might do without any central bank and still keep an economy steady. Whether Bitcoin is so designed is disputed, too.',
                sources: ['aier-fixed', 'bernanke-james', 'selgin-synthetic'],
              },
            ],
            visual: 'night-watch',
            visualText: 'A watchman with a lantern stands before a vault. The purse in his hand is nearly flat.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'supply-curve',
      title: 'Your turn: change the rule',
      introduction: [
        {
          text: 'Here is Bitcoin’s supply, and your own rule beside it. Yours begins at the next halving, because the past is past. In the example no block ever brings less than half a coin. That pays the guards forever.',
        },
        { text: 'Then ask the second question: who comes with you?' },
      ],
      tasks: [
        {
          text: 'Start with “Coins forever.” Let only the miners follow. Then only the people with nodes. What happens each time?',
          answer: 'With the miners alone: coins that nobody takes. With the nodes alone: a chain that hardly moves.',
        },
        {
          text: 'Press “Fewer coins.” Why does no node refuse your blocks now?',
          answer: 'No block of yours brings more than the old rule allows, so old nodes see nothing wrong.',
        },
        {
          text: 'Back to “Coins forever.” Let three of the four groups follow, each time without another one. When is the rule changed, and when do you get two coins?',
          answer:
            'Without the developers the rule is changed. Without the exchanges you get two coins. Without the miners or the nodes it stays open who gives in.',
        },
      ],
      closing: [
        {
          text: 'More coins are a looser rule: every node that keeps the old rule refuses them. Fewer coins are a tighter rule, and old nodes do not mind. That is why the program makes the limit easier to lower than to raise: most miners would be enough. But they would have to cut their own pay. It is a strong promise because it needs nearly everybody to break it, and not because nobody can.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'refuse',
      prompt: 'A miner with great power makes a block with 100 new coins. What happens?',
      options: [
        {
          id: 'refused',
          text: 'Nodes with the old rule refuse it',
          isCorrect: true,
          explanation: 'To them it is no block, however much work went into it.',
        },
        {
          id: 'accepted',
          text: 'It counts, because of the work',
          isCorrect: false,
          explanation: 'Work decides between valid blocks. It does not make a block valid.',
        },
        {
          id: 'police',
          text: 'The police come',
          isCorrect: false,
          explanation: 'No law is needed. Nobody takes those coins.',
        },
      ],
    },
    {
      id: 'sum',
      prompt: 'Why is the most there can be a little less than 21 million?',
      options: [
        {
          id: 'lost',
          text: 'Because owners lost their keys',
          isCorrect: false,
          explanation: 'Lost coins still count as made. This gap is in the arithmetic.',
        },
        {
          id: 'fees',
          text: 'Because fees are taken off',
          isCorrect: false,
          explanation: 'Fees go to the miner. They make no coin and destroy none.',
        },
        {
          id: 'round',
          text: 'Because fractions are dropped',
          isCorrect: true,
          explanation: 'The halvings cut to whole satoshis, which adds up to 0.0231 bitcoins.',
        },
      ],
    },
    {
      id: 'nature',
      prompt: 'What kind of limit are the 21 million?',
      options: [
        {
          id: 'physics',
          text: 'A law of nature, like the speed of light',
          isCorrect: false,
          explanation: 'Code made by people was mended by people, in 2014 and again in 2018.',
        },
        {
          id: 'social',
          text: 'A rule that people choose to check',
          isCorrect: true,
          explanation: 'It is as strong as the wish of its users to keep it.',
        },
        {
          id: 'company',
          text: 'A promise by a company',
          isCorrect: false,
          explanation: 'There is no company that could keep or break it.',
        },
      ],
    },
  ],
  takeaways: [
    'New coins per block are halved every {halving-blocks} blocks. The sum stays just below 21 million.',
    'The limit is a rule that users’ own computers check.',
    'To raise it, nearly everybody would have to agree. To lower it, most miners would, and so cut their own pay.',
    'Who pays the miners when new coins run out is an open question.',
  ],
  explains: 'why nobody can just make more than 21 million bitcoins',
  limits:
    'Who decides in Bitcoin is disputed. Some say the nodes, some the miners, some the big exchanges, and some the few who write the program. One fight about block size cannot tell how a fight about the limit would end. How many coins are lost is unknown. Our instrument is a sketch with four groups, and real people do not move in groups.',
};
