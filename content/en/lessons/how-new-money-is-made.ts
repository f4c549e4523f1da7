import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'how-new-money-is-made',
  cover: { visual: 'loan-screen', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Two hundred thousand euros',
    paragraphs: [
      {
        text: 'A bank lends you 200,000 euros. Somebody must have had them before, or not? The economist Richard Werner asks a bank for just that loan, and for leave to look into its books. The money appears in his account.',
        sources: ['werner-2014', 'werner-reply'],
      },
    ],
    guess: {
      question: 'From which account was it taken?',
      options: [
        {
          id: 'savers',
          text: 'From the savers of the bank',
          isCorrect: false,
          answer: 'No saver had a cent less.',
        },
        {
          id: 'central',
          text: 'From the bank’s account at the central bank',
          isCorrect: false,
          answer: 'Nothing had to be moved there to put a number in his account.',
        },
        {
          id: 'none',
          text: 'From none',
          isCorrect: true,
          answer: 'That is what Werner reports. The bank wrote two lines: you owe us, and we owe you.',
        },
      ],
    },
    reveal: [
      {
        text: 'He published the test in 2014 and called the new money “fairy dust.” A blogger replied that other lines in the books moved that day too, and that one loan proves little. So let us take it slowly: what can a bank make, and what stops it?',
        sources: ['werner-2014', 'werner-reply'],
      },
    ],
  },
  objectives: [
    'Explain how a loan makes a deposit, and how paying it back unmakes it',
    'Tell the two kinds of money apart: yours, and the banks’ own',
    'Name what limits a bank, and what a central bank adds',
    'Give the case for and against this way of making money',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Points on the lunch card',
      paragraphs: [
        {
          text: 'The school kitchen keeps a list: each pupil has points, and points buy lunch. Pupils pay each other in points too. One day Mia has none. “Sign here that you will bring fifty in June,” says the cook, and writes: Mia, fifty points. Nobody else’s points went down. There are fifty more in the school.',
        },
        {
          text: 'When Mia brings fifty points in June, the cook crosses out her debt and her points. The kitchen made points with a pen, and unmade them. It can do so as long as pupils believe that every point will get a lunch.',
        },
      ],
      drawing: {
        visual: 'lunch-list',
        background: 'plain',
        mood: 'calm',
        text: 'A list of points with a new row at its foot: Mia, plus fifty. Beside it the slip that Mia signed: fifty in June. A pen lies between them.',
        words: ['points', 'Mia', 'in June'],
      },
      limits:
        'There is one kitchen here, and it need not pay any other. Real banks must settle with each other every day, in money that they cannot make. That is what the instrument below is about.',
    },
    {
      type: 'interactive',
      widget: 'balance-sheets',
      title: 'Your turn: three banks',
      introduction: [
        {
          text: 'Each bank stands on two pillars. The left one shows what it owns, the right one what it owes and what belongs to its owners. They are always the same height, or the roof would tilt. The banks and their amounts are invented. North Bank has just lent 10.',
        },
        {
          text: 'Two words you need. A deposit is the money in your account: the bank owes it to you. Reserves are the money of the banks themselves, in accounts at the central bank, and with it they pay each other.',
          sources: ['boe-introduction'],
        },
      ],
      tasks: [
        {
          text: 'Lend twice more, and watch both pillars of North Bank. Which one grows first?',
          answer: 'Neither. Both grow at once and by the same amount: a debt on the left, a deposit on the right.',
        },
        {
          text: 'Lend and let customers pay South Bank until North Bank must stop. There are two stops. Find both. Which one would a loan from another bank lift?',
          answer:
            'Loans stop at 100, because the owners have put in only 10. Payments stop when the reserves are gone, after two of them. A loan from another bank brings reserves, so it lifts the second stop.',
        },
        {
          text: 'Let every new loan be paid back. How much money do people hold now?',
          answer: '200,000 dollars, as before the first loan. What the loans made, paying them back unmade.',
        },
        {
          text: 'Compare the two bond purchases. Which one gives people new money?',
          answer: 'The one from a saver, who gets a new deposit. North Bank only swaps its bond for reserves.',
        },
      ],
      closing: [
        {
          text: 'Friends of this system say: money grows when good work needs it, and shrinks when debts are paid. Owners lose first if a loan goes bad, many countries insure deposits, and the central bank can help in a panic. Money that cannot grow makes prices fall and debts heavier.',
        },
        {
          text: 'Its critics say: those who make money gain from making more. They lend too much in good times, above all for houses, and the public pays for the crash. Those who save in such money bear it. Bitcoin is one answer: a total that no bank can change, though a firm can still owe more bitcoin than it has. It has a price too: nobody can add money in a panic.',
        },
      ],
    },
    {
      type: 'story',
      title: 'Pens, vaults and a vote',
      sections: [
        {
          id: 'pen',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1963 and 2014',
            location: 'Yale University and London',
            character: 'James Tobin, and three economists of the Bank of England',
            scene: 'Fountain pen money',
            narrative: [
              {
                text: 'Many bankers long said: savers bring money, and we lend it on. In 1963 the economist James Tobin quoted an old nickname, “fountain pen money,” made when the head of a bank signs a loan. He also warned that the pen has limits: people decide how much money they want to keep. In 2014 the Bank of England said it plainly: “Whenever a bank makes a loan, it simultaneously creates a matching deposit in the borrower’s bank account, thereby creating new money.”',
                sources: ['tobin-1963', 'boe'],
              },
              {
                text: 'Deposits are what you pay with by card or app. They are most of the money there is. When M2, the money supply of the United States, is counted, deposits are the largest part.',
                sources: ['boe-introduction', 'm2'],
              },
            ],
            guess: {
              question: 'What becomes of that money when the loan is paid back?',
              options: [
                {
                  id: 'profit',
                  text: 'The bank keeps it as profit',
                  isCorrect: false,
                  answer: 'Its profit is the interest, from which it pays wages and losses.',
                },
                {
                  id: 'gone',
                  text: 'It is gone',
                  isCorrect: true,
                  answer: 'Both lines are crossed out: the debt and the deposit.',
                },
                {
                  id: 'savers',
                  text: 'It goes back to the savers',
                  isCorrect: false,
                  answer: 'It never came from them.',
                },
              ],
            },
            reveal: [
              {
                text: 'So money is made and unmade every day. A bank cannot do it without limit. The borrower spends the money, and then the bank has to pay another bank. Loans must earn more than they cost. Supervisors demand that owners put in money of their own, called capital, which is lost first. And people must want to borrow.',
                sources: ['boe'],
              },
            ],
            visual: 'pen-and-loan',
            visualText: 'A fountain pen signs a loan. From its nib the line runs on and turns into banknotes.',
            mood: 'calm',
          },
        },
        {
          id: 'central-bank',
          background: 'city',
          truth: 'documented',
          content: {
            year: '2020 to 2022',
            location: 'Washington',
            character: 'The Federal Reserve and the Treasury',
            scene: 'The bank of the banks',
            narrative: [
              {
                text: 'Banks keep accounts at the central bank. The money there is called reserves, and you cannot have any. With it banks pay each other. The central bank makes reserves, and steers lending by the interest it sets. It can also buy bonds with new money. If the seller is not a bank, the seller gets a new deposit too.',
                sources: ['boe', 'boe-introduction'],
              },
              {
                text: 'In March 2020 the American central bank, the Federal Reserve, cut its interest rate and bought bonds, as it had done after 2008. It also dropped its rule that banks must hold a share of deposits as reserves.',
                sources: ['reserves-zero', 'reserves-report', 'fed-march-2020'],
              },
            ],
            guess: {
              question: 'By how much did M2 grow from February 2020 to February 2021?',
              options: [
                { id: 'seven', text: '7 percent', isCorrect: false, answer: 'That is an average year since 1971.' },
                {
                  id: 'twenty-seven',
                  text: '{m2-feb-2020-to-feb-2021:number:0} percent',
                  isCorrect: true,
                  answer: 'In an average year it is about seven.',
                },
                { id: 'double', text: '100 percent', isCorrect: false, answer: 'Large, but not that large.' },
              ],
            },
            reveal: [
              {
                text: 'In the twelve months to June 2022 prices rose {cpi-june-2022:number} percent. Was it the new money? Economists disagree. Tim Congdon says yes, and had warned in spring 2020. Some blame too much demand, others mostly food, energy and scarce goods. The bond purchases after 2008 came with little inflation. But M2 grew about as usual then.',
                sources: ['congdon-2020', 'inflation-furman', 'bernanke-blanchard', 'inflation-events', 'cpi', 'm2'],
              },
            ],
            more: {
              summary: 'Go further: money and government debt',
              paragraphs: [
                {
                  text: 'Can a government make money? If it borrows from savers and spends, deposits move from one pocket to another. If banks or the central bank buy its bonds, there are more deposits in the end. A headline about the debt seldom says which.',
                  sources: ['boe'],
                },
              ],
            },
            visual: 'bank-of-banks',
            visualText: 'A large bank with a dome. Two small banks are joined to it by pipes.',
            mood: 'uneasy',
          },
        },
        {
          id: 'vote',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'June 10, 2018',
            location: 'Switzerland',
            character: 'Voters, and a central banker who says no',
            scene: 'A country votes on it',
            narrative: [
              {
                text: 'More than 100,000 Swiss signed a proposal: only the national bank shall make money. Banks would have to lend what savers entrust to them for a time. Then deposits would be safe, and no bank would have to be rescued, they said.',
                sources: ['vollgeld-snb', 'vollgeld-result'],
              },
              {
                text: 'The head of the national bank, Thomas Jordan, called it an “unnecessary and dangerous experiment.” Loans would be harder to get, and there were better ways to a safe bank.',
                sources: ['vollgeld-snb'],
              },
            ],
            guess: {
              question: 'How did the vote end?',
              options: [
                {
                  id: 'no',
                  text: 'With a clear no',
                  isCorrect: true,
                  answer: 'Only 24 percent voted yes.',
                },
                {
                  id: 'narrow',
                  text: 'With a narrow yes',
                  isCorrect: false,
                  answer: 'Then Swiss banks would work otherwise today.',
                },
                {
                  id: 'yes',
                  text: 'With a clear yes',
                  isCorrect: false,
                  answer: 'Three of four were on the other side.',
                },
              ],
            },
            reveal: [
              {
                text: 'The losers pointed to polls: most people want the national bank to make the money, they said. Their opponents had warned that no country in the world had tried it. So who makes money is a question for voters too.',
                sources: ['vollgeld-movement', 'vollgeld-review'],
              },
            ],
            visual: 'ballot-box',
            visualText: 'A ballot box with a folded paper. Behind it stand mountains and a small bank.',
            mood: 'calm',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'loan',
      prompt: 'A bank lends you 1,000 dollars. What happens in its books?',
      options: [
        {
          id: 'both',
          text: 'Your debt and your deposit appear',
          isCorrect: true,
          explanation: 'Two new lines of the same size.',
        },
        {
          id: 'moved',
          text: 'A saver’s deposit becomes yours',
          isCorrect: false,
          explanation: 'No saver’s account is touched.',
        },
        {
          id: 'vault',
          text: 'Cash moves from the vault into your hand',
          isCorrect: false,
          explanation: 'Only if you ask for notes. Most loans are a number in an account.',
        },
      ],
    },
    {
      id: 'limit',
      prompt: 'Why can a bank not lend without end?',
      options: [
        {
          id: 'gold',
          text: 'It would run out of gold',
          isCorrect: false,
          explanation: 'No gold is promised for deposits.',
        },
        {
          id: 'law',
          text: 'A law sets the amount of money each year',
          isCorrect: false,
          explanation: 'No such law. The central bank steers with interest rates.',
        },
        {
          id: 'many',
          text: 'It must pay other banks, and be repaid',
          isCorrect: true,
          explanation:
            'So it needs good borrowers, and capital for the loans that go bad. And it must still earn something.',
        },
      ],
    },
    {
      id: 'qe',
      prompt: 'The central bank buys a bond from a bank. What is new?',
      options: [
        {
          id: 'deposits',
          text: 'Deposits of people',
          isCorrect: false,
          explanation: 'Nobody’s account has changed. The bank swapped a bond for reserves.',
        },
        {
          id: 'reserves',
          text: 'Reserves',
          isCorrect: true,
          explanation: 'People get new money only if the seller is no bank.',
        },
        {
          id: 'cash',
          text: 'Banknotes',
          isCorrect: false,
          explanation: 'Notes appear when people ask for them.',
        },
      ],
    },
  ],
  takeaways: [
    'Most money is bank deposits. A loan makes them, and paying it back unmakes them.',
    'Banks settle with each other in reserves, which only the central bank makes.',
    'A bank is limited by payments, capital, profit, supervisors and borrowers.',
    'Whether private banks should make money is a question that people vote on.',
  ],
  explains: 'how a bank makes money with a loan, and unmakes it',
  limits:
    'The three banks leave out interest, losses, foreign money, the state, and loans between banks or from the central bank. A real bank that runs out of reserves borrows them and pays for it. Economists agree on the bookkeeping and argue about what drives it: some see banks lead and the central bank follow, others the reverse. The Bank of England adds that people who hold more money than they like pay debts back. How much new money raises prices is disputed for each time and place.',
};
