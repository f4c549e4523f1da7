import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'promises-that-are-too-good',
  cover: { visual: 'doubling-machine', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'The machine that doubled money',
    paragraphs: [
      {
        text: 'South Boston, June 1920. A salesman shows Mrs. Blanche Crasco an enameled box with flashing lights. He puts in a hundred-dollar bill and a blank sheet of paper. Gears turn. He presses a button, and out come two genuine hundred-dollar bills. Mrs. Crasco buys one for $540, enough for a car.',
        sources: ['zuckoff'],
      },
      {
        text: 'He hands her a package in brown paper. She must not open it before nightfall, he warns. Light would spoil the special paper.',
        sources: ['zuckoff'],
      },
    ],
    guess: {
      question: 'What does she find at night?',
      options: [
        {
          id: 'slow',
          text: 'A machine that works, but slowly',
          isCorrect: false,
          answer: 'A reporter who wrote about it seems to have believed in such a machine.',
        },
        {
          id: 'wood',
          text: 'A plain wooden box',
          isCorrect: true,
          answer: 'And the salesman had until dark to get away.',
        },
        { id: 'forged', text: 'A pile of forged bills', isCorrect: false, answer: 'Not even that.' },
      ],
    },
    reveal: [
      {
        text: 'She was no fool: she had asked for proof, and she got one. She saw real money come out. And there was a reason to wait. You will meet both again, on screens. That same summer, across town, a man took in far more, with no machine at all.',
        sources: ['zuckoff', 'ponzi-line'],
      },
    ],
  },
  objectives: [
    'Explain how a Ponzi scheme pays, and why it must break',
    'Name six signs that frauds share',
    'Tell Bitcoin from a fraud that uses its name',
    'Say what to do in the first hour, and why a second fraud follows',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The lunch club',
      paragraphs: [
        {
          text: 'Nico says in the schoolyard: “Lend me $10 today and get $15 on Friday.” Ten classmates do. On Friday each gets $15. Of course they tell everyone.',
        },
        {
          text: 'Where did it come from? He had spent the first $100, so it came from fifteen new lenders. They must be paid next Friday, so he needs about {club-lenders-third}, then {club-lenders-fourth}. After eight rounds he needs {club-lenders-ninth}, and the school is not that large. Nobody cooks, builds or sells a thing. The last ones pay for all the lunches.',
        },
        {
          text: 'That is a Ponzi scheme. The payments are real, and that is the trap: early winners swear that it works.',
        },
      ],
      drawing: {
        visual: 'lunch-club',
        background: 'plain',
        mood: 'calm',
        text: 'Lenders of each round as dots: {club-lenders-first}, {club-lenders-second}, {club-lenders-third} and {club-lenders-fourth}. The last column, for {club-lenders-ninth}, is empty.',
      },
      limits:
        'In a schoolyard you can ask Nico what he does with the money. Real schemes answer with a long word: arbitrage, lending program, trading robot. And not every loss is a fraud. Honest firms fail, and honest prices fall.',
    },
    {
      type: 'story',
      title: 'A hundred years of one trick',
      sections: [
        {
          id: 'ponzi',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1920',
            location: 'Boston',
            character: 'Charles Ponzi',
            scene: 'Fifty percent in 45 days',
            narrative: [
              {
                text: 'Letters abroad could carry a coupon for a stamp to answer with. After the war such coupons cost less in some countries than in others. Ponzi said that he traded in them. In December 1919 fifteen people lent him $870, and a month later they drew $1,218. Then he promised half as much again in 45 days. In June the line ran down School Street.',
                sources: ['ponzi-museum', 'ponzi-line'],
              },
            ],
            guess: {
              question: 'Postal inspectors looked into his trade. What did they find?',
              options: [
                {
                  id: 'few',
                  text: 'Too few coupons in the world',
                  isCorrect: true,
                  answer: 'No trade in them could have paid for this.',
                },
                { id: 'forged', text: 'Coupons that he had forged', isCorrect: false, answer: 'He had no need to.' },
                {
                  id: 'legal',
                  text: 'A clever and legal trade',
                  isCorrect: false,
                  answer: 'On paper the idea was clever. He did not live on it.',
                },
              ],
            },
            reveal: [
              {
                text: 'He paid the first lenders with the money of the next. Nobody complained, for all had been paid. In summer he hired a press agent, William McMasters. It took him ten days to see through it and write it down for the Boston Post.',
                sources: ['ponzi-museum', 'mcmasters'],
              },
              {
                text: 'You can check such a promise with a pencil. Half as much again every 45 days turns $100 into $2,563 in eight rounds, less than a year.',
                sources: ['ponzi-line'],
              },
            ],
            visual: 'coupon-and-notes',
            visualText: 'A small coupon. Around it notes go from the last hand to the first.',
            mood: 'hopeful',
          },
        },
        {
          id: 'madoff',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1992 to 2008',
            location: 'New York',
            character: 'Bernard Madoff, a respected broker',
            scene: 'Too smooth',
            narrative: [
              {
                text: 'Madoff’s trick looked different. No doubling, just gains that came with strange regularity. Two articles wondered about that in 2001. His books said that the fund held some $60 billion. He had never invested the clients’ money.',
                sources: ['madoff-oig', 'madoff-books'],
              },
            ],
            guess: {
              question: 'How many serious warnings reached the US regulator before he confessed?',
              options: [
                { id: 'none', text: 'None', isCorrect: false, answer: 'There were several.' },
                { id: 'one', text: 'One', isCorrect: false, answer: 'More.' },
                { id: 'six', text: 'Six', isCorrect: true, answer: 'From 1992 on.' },
              ],
            },
            reveal: [
              {
                text: 'It examined or investigated him five times, and never properly, as its own inspector wrote. So an office, a license and a good name prove nothing. The clients had lost about $17.5 billion of their own. The rest had never existed. By the end of 2024, sixteen years on, a public fund had brought nearly 41,000 victims to 94 percent of their loss. Few victims of fraud are that lucky.',
                sources: ['madoff-oig', 'madoff-trustee', 'madoff-fund'],
              },
            ],
            visual: 'too-smooth',
            visualText: 'Two framed charts. One line jumps up and down. The other rises as if drawn with a ruler.',
            mood: 'calm',
          },
        },
        {
          id: 'bitcoins-name',
          background: 'night',
          truth: 'documented',
          content: {
            year: '2014 to 2018',
            location: 'Stages and screens in many countries',
            character: 'OneCoin and BitConnect',
            scene: 'In Bitcoin’s name',
            narrative: [
              {
                text: 'OneCoin called itself the “Bitcoin killer.” It was sold in packages, and whoever brought in friends earned a commission. In two years at least 3.5 million people paid more than $4 billion.',
                sources: ['onecoin', 'onecoin-price'],
              },
            ],
            guess: {
              question: 'Who set the price of a OneCoin?',
              options: [
                {
                  id: 'market',
                  text: 'Buyers and sellers',
                  isCorrect: false,
                  answer: 'That is what the members were told.',
                },
                { id: 'company', text: 'The company', isCorrect: true, answer: 'It wrote down the number it liked.' },
                {
                  id: 'network',
                  text: 'A network of computers',
                  isCorrect: false,
                  answer: 'There was nothing for them to do.',
                },
              ],
            },
            reveal: [
              {
                text: 'OneCoins were worthless, prosecutors said, and a fraud from day one. One founder was sentenced to 20 years. The other, Ruja Ignatova, went on the FBI’s list of the ten most wanted in 2022.',
                sources: ['onecoin', 'onecoin-price'],
              },
              {
                text: 'BitConnect took half of Bitcoin’s name. A “trading bot” was said to earn guaranteed returns. Prosecutors say that it took about $2.4 billion and paid old lenders with the money of new ones. A promoter in the United States pleaded guilty. The founder was charged in 2022, and was then at large.',
                sources: ['bitconnect', 'bitconnect-charges'],
              },
            ],
            visual: 'stage-coin',
            visualText: 'Spotlights on a giant coin. From the side it is a board held up by a plank.',
            mood: 'tense',
          },
        },
        {
          id: 'karen',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'Since 2020',
            location: 'Maryland, and everywhere',
            character: 'Karen, who told a reporter her first name',
            scene: 'It seemed so easy',
            narrative: [
              {
                text: 'It begins with a message to a wrong number, or an old friend you do not remember. Weeks of chat follow, then a tip, then an app that shows gains. The criminals call it pig butchering. INTERPOL asks us to say romance baiting, because shame keeps victims silent. Many who write the messages are victims too, held and forced to work.',
                sources: ['fincen-pig', 'interpol-words'],
              },
              {
                text: 'Karen began with about $2,000 and saw it grow. “It seemed so easy,” she says. In the end it was perhaps more than $3 million. When she wanted her money, she was to pay a tax first.',
                sources: ['wmar-karen'],
              },
            ],
            guess: {
              question: 'The FBI wrote to warn her. What did she think?',
              options: [
                { id: 'relieved', text: 'At last, help', isCorrect: false, answer: 'She did not believe a word.' },
                { id: 'bank', text: 'I must call my bank', isCorrect: false, answer: 'That would have been good.' },
                {
                  id: 'scam',
                  text: 'This is a scam',
                  isCorrect: true,
                  answer: 'She trusted the app, and not the FBI.',
                },
              ],
            },
            reveal: [
              {
                text: 'She lost everything. In 2025 people told the FBI of $7.2 billion lost in false crypto investments, of $20.8 billion lost to online crime in all.',
                sources: ['wmar-karen', 'ic3'],
              },
              {
                text: 'Then comes the second wave: “experts” who get the money back, for a fee. That is another fraud. It is aimed at people who have just been robbed.',
                sources: ['recovery', 'fbi-help'],
              },
            ],
            visual: 'wrong-number',
            visualText: 'A phone with a friendly message to a wrong number. A fishing hook hangs behind it.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: you get a message',
      situation: [
        {
          text: '“Hi Dana, tennis on Sunday as usual?” You are not Dana, and you say so. She is sorry, she is funny, and you chat for three weeks. Then she mentions what she earns with bitcoin. Her uncle has a system. She could show you, with $200 to start.',
          drawing: {
            visual: 'chat-with-a-stranger',
            background: 'plain',
            mood: 'calm',
            text: 'A chat on a phone. It begins with a greeting for Dana, and asks for 200 dollars after three weeks.',
            words: ['Hi Dana!', 'three weeks', '$200 to start?'],
          },
        },
        { text: 'The message is invented. Its pattern is not.', sources: ['fincen-pig'] },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'try',
          label: 'Try it with $200',
          outcome: {
            text: 'By evening the app shows $260, and you can even take some out. It is Mrs. Crasco’s two bills again. Next it will be $2,000, then your savings, then a tax on gains that do not exist.',
            sources: ['wmar-karen', 'fincen-pig'],
          },
        },
        {
          id: 'ask',
          label: 'Ask her hard questions',
          outcome: {
            text: 'She has an answer to each, with screenshots. She does this all day, from a script. You cannot win, and each reply tells her that you are still there.',
          },
        },
        {
          id: 'stop',
          label: 'Stop answering, and tell somebody',
          outcome: {
            text: 'You lose a nice chat. That is all. If money is gone already, act at once. Does she have the words or the device of your wallet, or did she steer that device? Then move its coins first, to new words. Next, call your bank or exchange. Keep every message and address. Report it to the police (in the United States, to ic3.gov). Pay nothing more to anybody.',
            sources: ['fbi-help'],
          },
        },
      ],
      closing: {
        text: 'Six signs: a high return is promised, with little risk. It is smoother than any market. You must hurry, or keep it secret. The seller has no license, or pays you for bringing friends. Nobody can say in one sentence who pays for the gain. And to get your own money, you must pay first. Any one is a reason to stop and ask somebody outside. Bitcoin itself promises no return and calls nobody; if you gain, a later buyer pays. Whoever promises in its name speaks for himself.',
        sources: ['sec-ponzi'],
      },
    },
  ],
  check: [
    {
      id: 'source',
      prompt: 'Where do the payments of a Ponzi scheme come from?',
      options: [
        {
          id: 'trade',
          text: 'From trades that are kept secret',
          isCorrect: false,
          explanation: 'That is what they say. There are few or none.',
        },
        { id: 'loans', text: 'From banks', isCorrect: false, explanation: 'A bank would ask what earns the money.' },
        {
          id: 'new',
          text: 'From people who join later',
          isCorrect: true,
          explanation: 'So it needs ever more of them, and breaks when they stop coming.',
        },
      ],
    },
    {
      id: 'paid',
      prompt: 'Your cousin was paid twice by a scheme, on time. What does that prove?',
      options: [
        {
          id: 'nothing',
          text: 'Nothing about the next time',
          isCorrect: true,
          explanation: 'Ponzi paid on time, until the day he did not.',
        },
        {
          id: 'works',
          text: 'That the trades behind it are real',
          isCorrect: false,
          explanation: 'It shows that others have paid in.',
        },
        {
          id: 'legal',
          text: 'That it is legal',
          isCorrect: false,
          explanation: 'Frauds pay the first ones well. They are the advertising.',
        },
      ],
    },
    {
      id: 'recovery',
      prompt: 'A firm writes: “We found your stolen coins. The fee is $900.” What is that?',
      options: [
        {
          id: 'luck',
          text: 'A stroke of luck',
          isCorrect: false,
          explanation: 'How would they know that you were robbed?',
        },
        {
          id: 'fraud',
          text: 'The next fraud',
          isCorrect: true,
          explanation: 'No honest helper writes to you unasked and wants a fee first.',
        },
        {
          id: 'police',
          text: 'The police',
          isCorrect: false,
          explanation: 'The police charge no fee for giving back what is yours.',
        },
      ],
    },
  ],
  takeaways: [
    'A Ponzi scheme pays with the money of those who come later, so it must break.',
    'Real payments, a good name and a license are no proof.',
    'Bitcoin promises no return. Whoever promises one in its name speaks for himself.',
    'If it happened: coins first if words or device are gone, then bank, evidence and police, and no fee to anybody.',
  ],
  explains: 'how a Ponzi scheme pays, and why it must break',
  limits:
    'How many people are cheated is not known: many are ashamed and tell nobody, and the FBI counts reports, not proven cases. The sums of Ponzi’s scheme differ from book to book. Some call Bitcoin itself a Ponzi scheme, because buyers gain only if later buyers pay more. Others answer that nobody promises a return or hides the books, and that the same is true of gold. The lesson on the critics has more.',
};
