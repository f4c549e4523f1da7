import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'the-crisis-of-2008',
  cover: { visual: 'bank-dominoes', background: 'plain', mood: 'desperate' },
  opening: {
    title: 'A dollar that was always a dollar',
    paragraphs: [
      {
        text: 'It is September 2008. Americans keep some 3.5 trillion dollars in money market funds, pots of short loans that work like a bank account. The rule is simple: one share is one dollar, today and tomorrow. The oldest of these funds, the Reserve Primary Fund, looks after almost 65 billion dollars. A small part of it, 785 million, is lent to a bank called Lehman Brothers.',
        sources: ['reserve-fund', 'reserve-fund-end'],
      },
      { text: 'On Monday, September 15, that bank goes bankrupt.', sources: ['lehman-fed'] },
    ],
    guess: {
      question: 'What is a share of the fund worth on Tuesday evening?',
      options: [
        { id: 'half', text: '50 cents', isCorrect: false, answer: 'Far too low. Lehman was a small part of the fund.' },
        {
          id: 'less',
          text: '97 cents',
          isCorrect: true,
          answer: 'Lehman had cost just over a cent. But so many ran that the loss fell on the few who stayed.',
        },
        {
          id: 'one',
          text: 'One dollar, as always',
          isCorrect: false,
          answer: 'The fund had to count Lehman’s debt as worth nothing.',
        },
      ],
    },
    reveal: [
      {
        text: 'Three cents do not sound like much. But people asked: if this is not safe, what is? Savers ran for their money. Within two days they had asked for more than 60 percent of it, far more than the fund could pay, and it stopped paying. Half of the money came six weeks later, the last of it after more than a year. In the end all shared the loss and got about 99 cents of each dollar.',
        sources: ['reserve-fund-case', 'reserve-fund-left', 'reserve-fund', 'reserve-fund-half', 'reserve-fund-end'],
      },
      {
        text: 'Savers ran from other funds as well. On Friday the government promised to stand behind them, and the run ebbed. By its own count it lost nothing on that promise.',
        sources: ['money-fund-guarantee', 'reserve-fund-guarantee'],
      },
      {
        text: 'The fear did the harm, more than the loss. This lesson is about that fear, and about who was rescued from it.',
      },
    ],
  },
  objectives: [
    'Explain why a fall in house prices scared the banks',
    'Tell what happened to Lehman Brothers and AIG',
    'Say what the big US rescue paid out, and what came back',
    'Argue for and against bailouts, each side as its own people would',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The sealed boxes',
      paragraphs: [
        {
          text: 'At a market you can buy apples in sealed boxes. One morning word goes around: some boxes are rotten inside. Nobody knows which. What do you pay for a box now? Most people pay nothing. They wait.',
        },
        {
          text: 'Most apples are fine, and still no box can be sold. A farmer with rent to pay today must take any price. He is broke by noon, with good apples in his cart. His landlord, who counted on the rent, is broke by evening.',
        },
        {
          text: 'In 2008 the boxes were bundles of home loans. Banks had sold them to each other all over the world. When doubt came, even good ones found no buyer, and banks grew afraid to lend to each other for longer than a night.',
          sources: ['subprime-history', 'crisis-britannica', 'libor-october-2008', 'fed-funds-2008'],
        },
      ],
      drawing: {
        visual: 'sealed-boxes',
        background: 'plain',
        mood: 'calm',
        text: 'Six sealed boxes of apples that all look the same. Below, the same boxes open: four have good apples, two have rotten ones.',
        words: ['what you see', 'what is inside'],
      },
      limits:
        'Many of those apples really were rotten: loans that could never be paid back. And the farmers had bought their carts with borrowed money. It was more than a bad mood.',
    },
    {
      type: 'story',
      title: 'The fall of 2008',
      sections: [
        {
          id: 'houses',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'The early 2000s to 2009',
            location: 'United States',
            character: 'Borrowers, lenders and those who bought the loans',
            scene: 'Loans for almost everyone',
            narrative: [
              {
                text: 'In the early 2000s people with little income or a bad record could suddenly get a loan for a house. The lenders did not keep these loans. They mixed them into bundles and sold them on. Some bundles were called very safe.',
                sources: ['subprime-history'],
              },
              {
                text: 'It worked while houses got dearer. Whoever could not pay sold the house or took out a new loan. Then prices turned, and neither worked any more.',
                sources: ['crisis-britannica'],
              },
            ],
            guess: {
              question: 'How far did US house prices fall from mid-2006 to mid-2009, on average?',
              options: [
                { id: 'ten', text: '10 percent', isCorrect: false, answer: 'That alone would have hurt few banks.' },
                {
                  id: 'thirty',
                  text: '30 percent',
                  isCorrect: true,
                  answer: 'Many owed more than their house was worth.',
                },
                {
                  id: 'sixty',
                  text: '60 percent',
                  isCorrect: false,
                  answer: 'Twice too much. Half of that was bad enough.',
                },
              ],
            },
            reveal: [
              {
                text: 'About 30 percent. Who was to blame? A commission of ten split three ways in 2011. Six named careless bankers, weak watchdogs and too much debt, and said that it could have been avoided. Three listed ten causes. One blamed the government for pushing loans to people who could not afford them. The economist John Taylor blames the central bank: its interest rate was too low from 2003 to 2005. Ben Bernanke, who led it from 2006, disputes that.',
                sources: ['great-recession', 'fcic-split', 'fcic-dissent', 'taylor-rate', 'bernanke-rate'],
              },
            ],
            visual: 'house-on-paper',
            visualText: 'A house leans on a crooked pile of loan papers. One wall has a crack.',
            mood: 'uneasy',
          },
        },
        {
          id: 'lehman',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'September 2008',
            location: 'New York, United States',
            character: 'Richard Fuld’s bank, and the people who could save it',
            scene: 'One falls, the next is caught',
            narrative: [
              {
                text: 'In March 2008 the bank Bear Stearns runs out of cash. The Federal Reserve, the US central bank, helps another bank to buy it. In September it is Lehman’s turn. It has 639 billion dollars of assets. For a weekend officials look for a way out. At 1:45 on Monday morning Lehman files for bankruptcy, the largest ever in the country. The next day AIG, a giant insurer, is about to fall. It gets a loan of up to 85 billion dollars.',
                sources: ['lehman-fed', 'lehman-assets', 'lehman-ball', 'aig-bonuses'],
              },
            ],
            guess: {
              isOpen: true,
              question: 'Why was Lehman not saved?',
              options: [
                {
                  id: 'law',
                  text: 'The law did not allow it',
                  isCorrect: false,
                  answer: 'So say the officials who decided. Read on.',
                },
                {
                  id: 'could',
                  text: 'It could have been, and they chose not to',
                  isCorrect: false,
                  answer: 'So says an economist who spent four years on it. Read on.',
                },
                {
                  id: 'buyer',
                  text: 'It was too far gone',
                  isCorrect: false,
                  answer: 'The officials say that too: saving it would have cost too much. Read on.',
                },
              ],
            },
            reveal: [
              {
                text: 'Fed officials say that Lehman had too little to pledge, so the law forbade a loan. The economist Laurence Ball read everything he could find and disagrees: the power was there, and the law was not the reason. We cannot run that weekend twice.',
                sources: ['lehman-ball', 'lehman-officials'],
              },
              {
                text: 'Those who had lent to Lehman waited over three years for a first payment. After ten years, by one count, they had 31 cents of each dollar.',
                sources: ['lehman-recovery'],
              },
            ],
            visual: 'office-boxes',
            visualText: 'Two people leave an office tower with boxes in their arms. The sign over the door is blank.',
            mood: 'tense',
          },
        },
        {
          id: 'tarp',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'October 2008 and after',
            location: 'Washington and London',
            character: 'Two governments and their taxpayers',
            scene: 'The bill',
            narrative: [
              {
                text: 'In October the US Congress allows 700 billion dollars for a rescue, the Troubled Asset Relief Program, TARP for short. Britain buys shares of some of its largest banks. To rescue a company with public money is called a bailout.',
                sources: ['tarp-cbo', 'times-day'],
              },
              {
                text: 'Ordinary people are hit as well. By October 2009 one American worker in ten has no job. From 2007 to 2016 some 7.8 million homes are lost to foreclosure: the lender takes the house because the loan is not paid. In March 2009 AIG, alive thanks to public money, pays 168 million dollars to keep its staff. People are furious.',
                sources: ['great-recession', 'foreclosures', 'aig-bonuses'],
                chart: 'out-of-work',
              },
            ],
            guess: {
              question: 'What did TARP cost the taxpayer in the end?',
              options: [
                {
                  id: 'profit',
                  text: 'Nothing. It made a profit',
                  isCorrect: false,
                  answer: 'True for the banks’ part alone, not for the whole.',
                },
                {
                  id: 'some',
                  text: 'About 31 billion dollars',
                  isCorrect: true,
                  answer: 'That is the final count of the Congressional Budget Office.',
                },
                {
                  id: 'all',
                  text: 'The whole 700 billion',
                  isCorrect: false,
                  answer: 'Not all of it was spent, and most of what was spent came back.',
                },
              ],
            },
            reveal: [
              {
                text: 'Of the 700 billion, 444 were paid out. The final cost was 31 billion. Most of that was help for home owners, AIG and the car makers. The deals with banks made a gain. In Britain it went worse.',
                sources: ['tarp-cbo', 'tarp-cbo-2020', 'rbs-end'],
              },
            ],
            more: {
              summary: 'Is that the true price?',
              paragraphs: [
                {
                  text: 'The economist Deborah Lucas says no. Taxpayers also carried a risk for which nobody paid them. She counts that too, for all US bailouts of the crisis, and gets about 500 billion. About three quarters of it went to the government’s mortgage agencies. The largest winners were those who had lent to the rescued firms.',
                  sources: ['lucas-bailouts'],
                },
                {
                  text: 'In Britain, 45.5 billion pounds went into one bank, RBS, and about 35 had come back in May 2025, when the state sold its last shares.',
                  sources: ['rbs-end'],
                },
              ],
            },
            visual: 'life-ring',
            visualText: 'High water. A bank has a life ring on a rope. The small houses around it have none.',
            mood: 'desperate',
          },
        },
        {
          id: 'argument',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '2009 to today',
            location: 'Universities and parliaments',
            character: 'Economists who disagree',
            scene: 'Would the alternative have been worse?',
            narrative: [
              {
                text: 'Yes, say Alan Blinder and Mark Zandi. Without all that was done, by their model, the US would have had about 8.5 million fewer jobs in 2010. They add that nobody can know for sure. Ben Bernanke, who led the Fed, thought a second Great Depression had been close.',
                sources: ['blinder-zandi', 'blinder-zandi-doubt'],
              },
              {
                text: 'John Taylor blames the rescue, too. The extra interest that lenders asked for risk stayed in its range for days after Lehman. It grew, he writes, after the rescue was announced without a clear plan. Why save Bear, then not Lehman, then AIG? He blames the zigzag.',
                sources: ['taylor-2009'],
              },
              {
                text: 'Then there is what comes after. Two researchers compared banks that asked for TARP money.',
                sources: ['duchin-sosyura'],
              },
            ],
            guess: {
              question: 'What did the rescued banks do next with their risks?',
              options: [
                {
                  id: 'less',
                  text: 'They took smaller risks',
                  isCorrect: false,
                  answer: 'On paper they looked safer. In their study they were not.',
                },
                { id: 'same', text: 'They changed nothing', isCorrect: false, answer: 'The study found a change.' },
                {
                  id: 'more',
                  text: 'They took larger risks',
                  isCorrect: true,
                  answer: 'They made riskier loans and bought riskier papers.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ran Duchin and Denis Sosyura found riskier loans than at banks that were not rescued, hidden from the official measures. If you know that somebody will pay for your fall, you climb higher. That is called moral hazard. Defenders answer that you do not let the town burn to teach one smoker a lesson. First put out the fire, then write better rules. Critics reply that the rules never quite catch up.',
                sources: ['duchin-sosyura'],
              },
            ],
            visual: 'one-bank-burns',
            visualText:
              'Three houses of finance, as the critics saw it. Firefighters spray the one on the left and the one on the right. The bank between them burns.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: Sunday night at the ministry',
      situation: [
        {
          text: 'You are finance minister. It is ten at night on Sunday. The head of a large bank calls. Tomorrow at eight his cash machines will be empty. Two million people are paid through his bank. His bets on houses went wrong. Nobody will lend to him.',
          drawing: {
            visual: 'sunday-night',
            background: 'plain',
            mood: 'tense',
            text: 'A clock at ten, a phone that rings, and a cash machine that will be empty at eight.',
          },
        },
      ],
      question: 'What do you tell him?',
      options: [
        {
          id: 'save',
          label: '“Here is the money. Open tomorrow.”',
          outcome: {
            text: 'The machines work. So it was with AIG: the fall of one insurer did not pull down the others. But owners and lenders keep gains that were theirs and hand you losses that were theirs too. Next time others will count on your call. And you will explain the bonuses.',
            sources: ['lehman-fed', 'aig-bonuses'],
          },
        },
        {
          id: 'fail',
          label: '“No. You will have to close.”',
          outcome: {
            text: 'Those who took the risk pay for it, as with Lehman. So do some who took none. A fund of savers breaks its promise the next day, others are run on, and firms cannot borrow for wages. Within days you may have to guarantee far more than one bank.',
            sources: ['reserve-fund-run', 'lehman-recovery'],
          },
        },
        {
          id: 'take',
          label: '“I take over your bank tonight.”',
          outcome: {
            text: 'Britain did that with RBS, up to 84 percent of it. Savers were safe, and the chief lost his job. The old owners kept less than a sixth. The state became a banker for almost 17 years and got back 35 of 45.5 billion pounds. The Treasury calls the alternative far more costly. You will never be able to prove it.',
            sources: ['rbs-end', 'rbs-goodwin'],
          },
        },
      ],
      closing: {
        text: 'There is no free choice left at ten on a Sunday night. The cheap ones were open years before. Six weeks after Lehman, somebody posted a plan for money without banks. It would not have saved a single job that fall. It asked another question: could payments go on if no bank had to be trusted?',
        sources: ['satoshi-post'],
      },
    },
  ],
  check: [
    {
      id: 'freeze',
      prompt: 'Why were banks afraid to lend to each other?',
      options: [
        {
          id: 'law',
          text: 'A new law forbade it',
          isCorrect: false,
          explanation: 'No law did. Governments begged them to lend.',
        },
        {
          id: 'empty',
          text: 'There was no money left in the world',
          isCorrect: false,
          explanation: 'There was as much bank money as before. It stayed where it was.',
        },
        {
          id: 'doubt',
          text: 'Nobody could tell who sat on bad loans',
          isCorrect: true,
          explanation: 'Like the sealed boxes: doubt makes even good things hard to sell.',
        },
      ],
    },
    {
      id: 'bill',
      prompt: 'Which sentence about TARP is right?',
      options: [
        {
          id: 'gone',
          text: 'The 700 billion dollars went to the banks, and they are gone',
          isCorrect: false,
          explanation: 'Of those, 444 were paid out, and most came back.',
        },
        {
          id: 'cost',
          text: 'It cost about 31 billion, or more if you count the risk',
          isCorrect: true,
          explanation: 'The first is the official count. How to price the risk is disputed.',
        },
        {
          id: 'free',
          text: 'It was free, because the banks paid back',
          isCorrect: false,
          explanation: 'The banks’ part made a gain. Other parts did not, and nobody was paid for the risk.',
        },
      ],
    },
    {
      id: 'hazard',
      prompt: 'Which of these is moral hazard?',
      options: [
        {
          id: 'insured',
          text: 'You leave your bike unlocked because it is insured',
          isCorrect: true,
          explanation: 'Somebody else pays for the loss, so you take less care.',
        },
        {
          id: 'lie',
          text: 'A banker lies about his numbers',
          isCorrect: false,
          explanation: 'That is fraud. Moral hazard needs no lie.',
        },
        {
          id: 'luck',
          text: 'A careful saver loses money by bad luck',
          isCorrect: false,
          explanation: 'That is risk. Nobody behaved differently because of a rescue.',
        },
      ],
    },
  ],
  takeaways: [
    'A panic spreads by doubt: good and bad loans become hard to sell at the same time.',
    'Lehman failed, AIG was saved, and the reason for the difference is still disputed.',
    'TARP paid out 444 billion dollars and cost 31 by the official count. With the risk counted, the price is higher.',
    'A rescue can stop a fire and teach people to play with matches. Both can be true.',
  ],
  explains: 'why rescuing a bank can be right and still do harm',
  limits:
    'This is the story of one country and a glance at another. The crisis was worldwide, and its causes fill libraries. What would have happened without rescues is a guess by models, on both sides. The counts also differ in what they count: TARP was a small part of all help, and loans of the Federal Reserve were repaid with interest. That Bitcoin was a reply to this crisis is often said. Its author had begun to work on it before Lehman fell, and gave several reasons.',
};
