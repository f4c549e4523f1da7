import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'who-holds-the-keys',
  cover: { visual: 'cardboard-sign', background: 'city', mood: 'tense' },
  opening: {
    title: 'A cardboard sign in Tokyo',
    paragraphs: [
      {
        text: 'February 14, 2014. Kolin Burges has flown twelve hours from London to Tokyo. He stands in the cold before the offices of Mt. Gox, for years the largest bitcoin exchange, with a sign. His coins are inside, and he cannot get them out. When the head of the firm arrives, Burges asks: “Do you still have everyone’s bitcoins?” There is no reply.',
        sources: ['gox-burges', 'gox-sign'],
      },
    ],
    guess: {
      question: 'Two weeks later the exchange was bankrupt. How many coins were missing, by its own count?',
      options: [
        { id: 'some', text: '85,000', isCorrect: false, answer: 'Ten times more.' },
        {
          id: 'many',
          text: '{mt-gox-lost}',
          isCorrect: true,
          answer: 'About {mt-gox-share:number} percent of all that existed then.',
        },
        {
          id: 'millions',
          text: '8.5 million',
          isCorrect: false,
          answer: 'Ten times too many. That would have been most of all the coins there were.',
        },
      ],
    },
    reveal: [
      {
        text: 'Later the firm found 200,000 of them again, in an old wallet. From the end of 2023 on, many customers were paid. In 2025 some were still waiting. Burges put his sign up for auction, for at least 4.5 bitcoins.',
        sources: ['gox-coins', 'mtgox', 'mtgox-forum', 'gox-sign'],
      },
      {
        text: 'He could not move any coin there. He had only a promise. Whose promise do you trust: a firm’s, or your own care?',
      },
    ],
  },
  objectives: [
    'Say what it means to hold your own keys, and what an exchange really owes you',
    'Tell three stories of firms that failed, and two of owners who did',
    'Compare four ways to keep coins, each with its own risk',
    'Ask the right questions before you choose',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The coat check and the house key',
      paragraphs: [
        {
          text: 'Think of the coat check of a theater. Lose your number, and the man at the counter will find your coat. But if he runs off with all the coats, your number is just paper.',
        },
        {
          text: 'Your house key is different. Nobody can lock you out by accident. But if you drop the only key into the sea, and no locksmith in the world can open that door, you sleep outside forever.',
        },
      ],
      guess: {
        question: 'Which of the two would you rather trust with something dear?',
        isOpen: true,
        options: [
          {
            id: 'check',
            text: 'The coat check',
            isCorrect: false,
            answer: 'Then ask who watches the man at the counter.',
          },
          { id: 'key', text: 'The house key', isCorrect: false, answer: 'Then ask where the second key is.' },
          {
            id: 'both',
            text: 'A bit of both',
            isCorrect: false,
            answer: 'Many people split. Each half has its own dangers.',
          },
        ],
      },
      reveal: [
        {
          text: 'An exchange is the coat check. A wallet of your own is the house key: a secret number, usually written as 12 to 24 words. Whoever has the words has the coins.',
          sources: ['bip39'],
        },
      ],
      drawing: {
        visual: 'counter-and-key',
        background: 'plain',
        mood: 'calm',
        text: 'A coat check without its coats: the man runs off with them, and a numbered ticket lies on the counter. Beside it a locked house, and its key falling into the sea.',
      },
      limits:
        'A house can be broken into one at a time. A mistake with keys can be copied: a photo of your words in the cloud opens your door for a thief anywhere in the world. And a good coat check has insurance and rules, which a bad one only claims to have.',
    },
    {
      type: 'story',
      title: 'When a firm fails, and when an owner does',
      sections: [
        {
          id: 'quadriga',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'December 2018 to 2020',
            location: 'Canada',
            character: 'Gerald Cotten, founder of QuadrigaCX, and 76,000 clients',
            scene: 'The man with the password',
            narrative: [
              {
                text: 'Cotten dies on a journey to India. A month later his exchange announces it. More than 76,000 clients are owed 215 million Canadian dollars. Then investigators look into what he had done.',
                sources: ['cotten-osc'],
              },
            ],
            guess: {
              question: 'What did they find?',
              options: [
                {
                  id: 'locked',
                  text: 'All the coins, safe but locked, as only he had the password',
                  isCorrect: false,
                  answer: 'Many clients feared just that. It was worse.',
                },
                {
                  id: 'spent',
                  text: 'That he had used up most of it long before',
                  isCorrect: true,
                  answer: 'He had traded with made-up balances, and lost real money.',
                },
                {
                  id: 'hackers',
                  text: 'That hackers had emptied it that month',
                  isCorrect: false,
                  answer: 'Nobody had to break in.',
                },
              ],
            },
            reveal: [
              {
                text: 'The securities regulator’s staff called it a fraud. Cotten “spent, traded and used those assets at will.” Only 46 million dollars were found for the clients. They lost at least 169 million. No court has judged it, because he is dead.',
                sources: ['cotten-osc'],
              },
            ],
            visual: 'open-vault',
            visualText: 'A heavy vault stands open. Inside is a cobweb and a note.',
            mood: 'uneasy',
          },
        },
        {
          id: 'ftx',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'November 2022 to October 2024',
            location: 'The Bahamas and a court in Delaware',
            character: 'Customers of FTX',
            scene: '{ftx-paid:number} percent',
            narrative: [
              {
                text: 'FTX, one of the largest exchanges, fails in a few days. Two years later a judge approves a plan. Nearly all customers are to get about {ftx-paid:number} percent of what they had. It is counted in dollars, by the prices of the day of the failure.',
                sources: ['ftx', 'ftx-plan', 'ftx-price'],
              },
            ],
            guess: {
              question:
                'A customer had one bitcoin there. How much bitcoin did {ftx-paid:number} percent of its old price buy in October 2024?',
              options: [
                {
                  id: 'third',
                  text: 'Less than a third of one',
                  isCorrect: true,
                  answer: 'The price had gone up more than threefold.',
                },
                {
                  id: 'one',
                  text: 'Exactly one',
                  isCorrect: false,
                  answer: 'That would be true had the price stood still.',
                },
                {
                  id: 'more',
                  text: 'A little more than one',
                  isCorrect: false,
                  answer: 'In dollars, yes. In bitcoin, no.',
                },
              ],
            },
            reveal: [
              {
                text: 'The customer held a claim on a firm, and a court had to put a number on it. Had the price fallen, the same rule would have been a gift. Elsewhere the law may say more: in 2020 a court in New Zealand found that the coins at one failed exchange belonged to its customers.',
                sources: ['ftx-price', 'cryptopia'],
              },
              {
                text: 'In the United States the deposit insurance of banks does not cover such accounts.',
                sources: ['fdic'],
              },
            ],
            visual: 'frozen-tag',
            visualText: 'A price tag is frozen in a block of ice. Behind it a line climbs.',
            mood: 'uneasy',
          },
        },
        {
          id: 'howells',
          background: 'street',
          truth: 'documented',
          content: {
            year: '2013 to 2025',
            location: 'Newport, Wales',
            character: 'James Howells, engineer',
            scene: 'Under 1.4 million tons of garbage',
            narrative: [
              {
                text: 'In 2013 a hard drive goes to the city’s landfill by mistake. On it are the keys to some 8,000 bitcoins that Howells had mined in 2009. He offers the city a share, brings experts, and goes to court.',
                sources: ['howells', 'howells-court'],
              },
            ],
            guess: {
              question: 'Who owned the drive, according to the city’s lawyer?',
              options: [
                {
                  id: 'him',
                  text: 'Howells. He never gave it away',
                  isCorrect: false,
                  answer: 'That was his side. It did not help.',
                },
                {
                  id: 'nobody',
                  text: 'Nobody',
                  isCorrect: false,
                  answer: 'The law knows an owner for garbage, too.',
                },
                {
                  id: 'city',
                  text: 'The city',
                  isCorrect: true,
                  answer: 'It became the city’s in the landfill, he said, and digging would break the permit.',
                },
              ],
            },
            reveal: [
              {
                text: 'In January 2025 the judge saw no realistic prospect and threw out the case. In August Howells gave up, after twelve years. The coins have not moved. Anybody can look at them in the public ledger. Nobody can spend them.',
                sources: ['howells', 'howells-2025'],
              },
            ],
            visual: 'landfill',
            visualText: 'A digger on a hill of garbage. Deep inside the hill lies a small drive with a coin on it.',
            mood: 'desperate',
          },
        },
        {
          id: 'moody',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '2013 to 2018',
            location: 'California',
            character: 'Michael Moody, whose son Matthew died',
            scene: 'The son’s computer',
            narrative: [
              {
                text: 'Matthew Moody was 26 when the small plane he was in crashed. He had mined bitcoin early on, at home, on his computer. His father, a software engineer, knew that much. He did not know how many coins there were, or where.',
                sources: ['moody'],
              },
            ],
            guess: {
              question: 'Whom could the father turn to?',
              options: [
                {
                  id: 'court',
                  text: 'A court could order the coins to be handed over',
                  isCorrect: false,
                  answer: 'A court can order people. Here was nobody who could obey.',
                },
                {
                  id: 'nobody',
                  text: 'Nobody could help',
                  isCorrect: true,
                  answer: '“There is no authority that could be appealed to fix this,” an expert said.',
                },
                {
                  id: 'miners',
                  text: 'The miners could make new keys',
                  isCorrect: false,
                  answer: 'They cannot. That is what makes coins safe from them, too.',
                },
              ],
            },
            reveal: [
              {
                text: 'He searched for years. He wants others to learn from it: young people should tell somebody that there is something, and where the way to it lies. The words themselves do not belong in a will. In some countries anybody can read a will.',
                sources: ['moody', 'wills'],
              },
              {
                text: 'One firm has estimated both kinds of loss, up to 2025. Owners lost about 1.6 million coins, mostly in early years when a coin was worth little. Exchanges lost 1.2 million. How many were kept in each way it does not say. Neither way is safe by itself.',
                sources: ['river-lost'],
              },
            ],
            visual: 'sealed-letter',
            visualText: 'A drawer stands open. In it lie a sealed letter and a key with a tag.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: a gift from your aunt',
      situation: [
        {
          text: 'Imagine that your aunt gives you some bitcoin. It is worth three months of her pay, and she wants you to have it in ten years. How do you keep it?',
          drawing: {
            visual: 'gift-for-ten-years',
            background: 'plain',
            mood: 'calm',
            text: 'A gift box with a bitcoin above it, and a row of ten marks that ends at a flag.',
            words: ['today', 'in ten years'],
          },
        },
      ],
      question: 'Choose one, and see what you must then take care of.',
      options: [
        {
          id: 'exchange',
          label: 'Leave it in an account at an exchange',
          outcome: {
            text: 'Easy, and there is a help desk. But whoever steals your login has the coins: use a second factor, such as a code from an app, and never follow a call or a mail from “support.” And you hold a promise. Ask who supervises the firm, and what happens if it fails. Of 80 exchanges that opened in 2010 to 2015, 38 later closed. Large ones closed less often. Those were wild years, and the rate today may be quite different.',
            sources: ['moore'],
          },
        },
        {
          id: 'device',
          label: 'A small device of your own, and words on paper',
          outcome: {
            text: 'No firm holds your coins. But the maker can fail you: in July 2026 one announced that its devices had made words that thieves could guess. So look for notices on the maker’s own site. The rest of the care is yours: words written by hand, two copies in two places, a test with a small sum, and a letter for your family. Whoever asks for the words is a thief. If words or device are gone, move the coins at once. Fire, a flood, a fall for a trick: nobody will refund you. Robbers have also threatened owners at home, some 70 reported times in 2025. So tell only the one or two people who must know.',
            sources: ['coldcard-weak', 'coldcard-losses', 'wrench'],
          },
        },
        {
          id: 'multisig',
          label: 'Two of three keys, in three places',
          outcome: {
            text: 'A payment then needs any two of three keys: one at home, one with your sister, one in a bank box, say. One may burn or be stolen, and nothing is lost. But you must also keep the plan that says which keys belong together. It is more to set up, more to explain to your heirs, and more that can be done wrong.',
          },
        },
        {
          id: 'fund',
          label: 'A fund at your bank that holds bitcoin',
          outcome: {
            text: 'In the United States such funds have been allowed since January 2024. You need no keys, and your heirs know the way. It costs a fee each year, you cannot pay with it, and it trades when the exchange is open. And again somebody holds the keys: in February 2026 one firm said that it kept more than 80 percent of what US funds hold in bitcoin and ether.',
            sources: ['etf', 'etf-custody'],
          },
        },
      ],
      closing: {
        text: 'None of the four is safe for everybody. Are you more likely to lose a paper, or to pick a firm that fails? Many people split. The price may fall by half in any case. This is a lesson and not financial advice. Our guides on hardware wallets and on seed phrases show each step.',
      },
    },
  ],
  check: [
    {
      id: 'promise',
      prompt: 'Your exchange shows “1 bitcoin” on the screen. What do you have?',
      options: [
        {
          id: 'coin',
          text: 'A coin that only you can move',
          isCorrect: false,
          explanation: 'Only the keys move a coin, and the firm has them.',
        },
        {
          id: 'claim',
          text: 'The firm’s promise to give you one',
          isCorrect: true,
          explanation:
            'In some countries the law says more: the coins are yours and must be kept apart. Whether they are there is another matter.',
        },
        {
          id: 'share',
          text: 'A share in the firm',
          isCorrect: false,
          explanation: 'You own no part of it. You are one of those to whom it owes something.',
        },
      ],
    },
    {
      id: 'photo',
      prompt: 'Why should you not photograph your words?',
      options: [
        {
          id: 'blurry',
          text: 'A photo may be blurred',
          isCorrect: false,
          explanation: 'A sharp one is worse.',
        },
        {
          id: 'law',
          text: 'It is against the law',
          isCorrect: false,
          explanation: 'It is not. It is just very risky.',
        },
        {
          id: 'copy',
          text: 'It may be copied',
          isCorrect: true,
          explanation:
            'Phones send photos to clouds that you do not control, and some apps read them. Whoever has the words has the coins.',
        },
      ],
    },
    {
      id: 'heirs',
      prompt: 'What should you leave for your heirs?',
      options: [
        {
          id: 'know',
          text: 'A letter that says where to look',
          isCorrect: true,
          explanation: 'That there is something, and where the way to it lies. Michael Moody knew the first half only.',
        },
        {
          id: 'words',
          text: 'The words, copied into the will',
          isCorrect: false,
          explanation: 'A will can be read by others, in some countries by anybody.',
        },
        {
          id: 'nothing',
          text: 'Nothing. The network will pay them',
          isCorrect: false,
          explanation: 'The network knows keys. It does not know families.',
        },
      ],
    },
  ],
  takeaways: [
    'Coins at an exchange are a promise. Firms have broken it by theft, by fraud and by bad luck.',
    'Your own keys free you from that. Mistakes are then your own, and you still trust the maker of your device.',
    'Two of three keys or a fund lower some risks and add others.',
    'Tell somebody you trust that there is something to find.',
  ],
  explains: 'what it means to hold your own keys, and what can go wrong',
  limits:
    'Stories of disaster are remembered, and quiet years are not. Many exchanges and many owners never lost a coin, and nobody has a reliable rate for either. Counts of lost coins are estimates. Laws on custody, insurance and inheritance differ from country to country and change, and a few countries forbid bitcoin.',
};
