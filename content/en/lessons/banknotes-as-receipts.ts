import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'banknotes-as-receipts',
  cover: { visual: 'copper-plate', background: 'plain', mood: 'calm' },
  opening: {
    title: 'Money that needs a sled',
    paragraphs: [
      {
        text: 'Sweden, 1661. The country has much copper and little silver. So its coins are plates of copper, and they must weigh what they are worth. The plate of eight dalers weighs more than fourteen kilos, about as much as a child of three. So a bank in Stockholm offers paper instead: whoever brings it back can have the metal.',
        sources: ['copper-plates', 'copper-eight', 'stockholms-banco'],
      },
    ],
    guess: {
      question: 'How long did the bank keep that promise?',
      options: [
        {
          id: 'thirty',
          text: 'For thirty years',
          isCorrect: false,
          answer: 'It was far shorter.',
        },
        {
          id: 'three',
          text: 'For three years',
          isCorrect: true,
          answer: 'Then there were more notes than it could pay.',
        },
        {
          id: 'today',
          text: 'To this day',
          isCorrect: false,
          answer: 'Sweden still has banknotes, but not from this bank.',
        },
      ],
    },
    reveal: [
      {
        text: 'These were the first banknotes of Europe. You could fold a note, hide it, and pay with it. When the promise broke, the bank was wound up. The man who ran it, Johan Palmstruch, went to prison. What had gone wrong? That question has never gone away.',
        sources: ['stockholms-banco', 'copper-plates', 'copper-notes'],
      },
    ],
  },
  objectives: [
    'Say what a banknote once promised',
    'Tell a bank that is broke from a bank that is out of cash',
    'Run a bank through a rumor, day by day',
    'Give both sides: should banks lend what others may ask for?',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The coat check',
      paragraphs: [
        {
          text: 'You hand in your coat at the theater and get a ticket. The ticket is no coat. But whoever shows it gets the coat, so you could sell it, or pay a friend with it.',
        },
        {
          text: 'Now the woman at the counter notices something. There are {coats-hung} coats, and hardly anyone leaves before the end. So she rents out {coats-rented} of them for the evening. She earns money, {coats-rented} people are warm, and all coats will be back by eleven. Then somebody shouts “Fire!”',
        },
      ],
      drawing: {
        visual: 'coat-rack',
        background: 'plain',
        mood: 'calm',
        text: 'A rack with ten places and ten tickets below it. Two coats hang there. The eight others are rented out.',
      },
      limits:
        'Your coat is yours, and renting it out is theft. Gold in a bank is different: one coin is as good as another, and people who want interest know that their coins are lent. Whether holders of notes knew it is part of the dispute.',
    },
    {
      type: 'story',
      title: 'A promise on paper',
      sections: [
        {
          id: 'goldsmiths',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1633 to 1694',
            location: 'London',
            character: 'Goldsmiths and merchants',
            scene: 'From receipt to note',
            narrative: [
              {
                text: 'Merchants kept their coins in the royal mint, in the Tower. In 1640 King Charles I was short of money and laid hands on 130,000 pounds of them, by other accounts 200,000. He let them go for a loan, but the trust was gone. Merchants looked for other strong rooms. Goldsmiths had them.',
                sources: ['mint-seizure', 'goldsmith-notes', 'goldsmith-receipts'],
              },
              {
                text: 'For coins a goldsmith gave a receipt. The oldest that is known is from 1633. Soon the receipts themselves went from hand to hand: why fetch the coins, if the next man takes the paper?',
                sources: ['goldsmith-receipts', 'goldsmith-notes'],
              },
            ],
            guess: {
              question: 'What did the goldsmiths do next?',
              options: [
                {
                  id: 'fee',
                  text: 'They raised the fee for safekeeping',
                  isCorrect: false,
                  answer: 'The opposite: soon they paid interest to get more coins.',
                },
                {
                  id: 'lend',
                  text: 'They lent out what lay there',
                  isCorrect: true,
                  answer: 'Not everybody comes on the same day.',
                },
                {
                  id: 'melt',
                  text: 'They made cups of it',
                  isCorrect: false,
                  answer: 'That was their old trade. Lending paid better.',
                },
              ],
            },
            reveal: [
              {
                text: 'They lent to merchants and to the crown, in coin and in notes of their own, and paid interest to those who left coins with them. Part of the gold was gone, and all of the notes still promised it. This is called fractional reserve banking: a fraction of what is promised lies in reserve. In 1672 King Charles II stopped paying his bankers, and one of the greatest, Edward Backwell, was ruined.',
                sources: ['goldsmith-museum', 'goldsmith-notes', 'goldsmith-backwell', 'goldsmith-stop'],
              },
              {
                text: 'Many books say that goldsmiths lent in secret what they were only to keep. The economist George Selgin went through law and witnesses of the time. He calls that a myth.',
                sources: ['goldsmith-myth'],
              },
              {
                text: 'In 1694 a new bank lent King William III money for a war and worked as the goldsmiths did. It is still there: the Bank of England.',
                sources: ['goldsmith-museum', 'restriction-run'],
              },
            ],
            visual: 'goldsmith-shop',
            visualText:
              'A counter with a small scale and an open chest of coins. A sheet with a seal lies beside a quill.',
            mood: 'calm',
          },
        },
        {
          id: 'old-lady',
          background: 'city',
          truth: 'documented',
          content: {
            year: 'February 1797',
            location: 'London',
            character: 'William Pitt, and an old lady',
            scene: 'The promise on hold',
            narrative: [
              {
                text: 'War with France eats gold. The government borrows from the Bank of England, again and again. Then, in February 1797, French soldiers land in Wales. When the news reaches London, people run to change their notes.',
                sources: ['old-lady', 'restriction-reputation', 'restriction-run'],
              },
            ],
            guess: {
              question: 'The Bank stops paying gold. When does it pay again?',
              options: [
                { id: 'weeks', text: 'After ten weeks', isCorrect: false, answer: 'It was meant to be short.' },
                {
                  id: 'years',
                  text: 'After four years',
                  isCorrect: false,
                  answer: 'Parliament kept renewing it, year after year.',
                },
                {
                  id: 'generation',
                  text: 'After twenty-four years',
                  isCorrect: true,
                  answer: 'Gold was paid again in 1821.',
                },
              ],
            },
            reveal: [
              {
                text: 'A cartoonist drew Pitt picking the pocket of an old lady in a dress of banknotes. The Bank has been the Old Lady of Threadneedle Street ever since. By 1814 there were notes for 28.4 million pounds, and 2.2 million in gold behind them.',
                sources: ['old-lady', 'old-lady-gold', 'restriction-renewed'],
              },
              {
                text: 'And yet there was no collapse. Prices rose. By 1813 a gold guinea of 21 shillings cost 27 in notes. David Ricardo blamed the Bank and its paper. Others blamed the war. Two historians say why the notes held all the same. The Bank had earned a name in a hundred careful years, and people believed that the promise would return. It did. So paper can hold without gold for a while, if people trust the people behind it.',
                sources: ['guinea-1813', 'ricardo-1810', 'bullion-report', 'restriction-reputation'],
              },
            ],
            visual: 'old-lady-on-chest',
            visualText:
              'An old lady in a dress of banknotes sits on a locked chest. A hand reaches into her pocket for a coin.',
            mood: 'tense',
          },
        },
        {
          id: 'two-schools',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1716 to 1873',
            location: 'Edinburgh and London',
            character: 'Adam Smith, Walter Bagehot, and their heirs',
            scene: 'Two cures for one illness',
            narrative: [
              {
                text: 'In Scotland many banks issued notes. There was no central bank and no rescuer. Smith mostly liked it: with 20,000 pounds in coin a banker could carry notes for 100,000, and the other 80,000 could buy ships and looms.',
                sources: ['smith-banks', 'scotland-crisis'],
              },
            ],
            guess: {
              question: 'What kept a Scottish bank from issuing too much?',
              options: [
                {
                  id: 'rivals',
                  text: 'Its rivals',
                  isCorrect: true,
                  answer: 'They collected its notes and brought them back.',
                },
                {
                  id: 'king',
                  text: 'The king',
                  isCorrect: false,
                  answer: 'There were few rules, and they did not limit the amount.',
                },
                {
                  id: 'nothing',
                  text: 'Nothing',
                  isCorrect: false,
                  answer: 'Something did, whenever banks exchanged each other’s notes.',
                },
              ],
            },
            reveal: [
              {
                text: 'The economist Lawrence White finds that it worked. All losses of the Scottish public from failed banks came to 32,000 pounds by 1841. In London twice as much was lost in one year. At all but three banks the owners answered with all they had: when the Ayr Bank fell in 1772, great families sold their land.',
                sources: ['scotland-white', 'ayr-bank'],
              },
              {
                text: 'Critics point to that same crash, and to 1797. Then the Scottish banks stopped paying gold too, and their customers had no say. Defenders admit the wrong and blame an older law that tied the banks’ hands. Murray Rothbard adds that these banks were not so free: they leaned on the Bank of England.',
                sources: ['ayr-bank', 'scotland-selgin', 'scotland-rothbard'],
              },
              {
                text: 'Walter Bagehot, editor of The Economist, looked at panics in London and wanted a rescuer. In a panic, he wrote in 1873, the central bank must lend “freely and vigorously,” on good security, and at a high rate. So good banks live. The price: who expects a rescue may take more risk. And who is good? In 1890 the Bank of England saved the house of Baring. A new study says that it was broke, and was saved all the same, because a panic would have been worse.',
                sources: ['bagehot', 'bagehot-risk', 'barings-rescue'],
              },
            ],
            visual: 'note-exchange',
            visualText:
              'Two bankers at a table push bundles of each other’s notes across. A bag of coins stands between them.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'bank-of-issue',
      title: 'Your turn: run the bank',
      introduction: [
        {
          text: 'The bank of Halden is invented. Customers brought 1,000 gold coins and hold 1,000 notes. The owners added 200 coins of their own.',
        },
        {
          text: 'Now you lend notes and earn interest. Every note looks the same: one coin, on demand. Then a rumor starts. Here 2,000 notes are lent, and the drawing begins on the third day of the rumor.',
        },
      ],
      tasks: [
        {
          text: 'Press “Next day” until it ends. The loans are good. Why does the bank close?',
          answer:
            'On day 6 the gold is gone. The loans are good, but nobody can be paid with a loan that comes back next year.',
        },
        {
          text: 'Choose the lender of last resort and play it again. What changes on day 1?',
          answer:
            '1,470 coins come in. At the end of the day the bank has 88 coins for each 100 notes, and the fear goes down. On day 5 the queue is gone.',
        },
        {
          text: 'Make the loans weak. Who will not help you now? Compare “pay” and “shut” for the last in line.',
          answer:
            'The lender of last resort: your gold and your good loans are less than you promised. If you pay, the last in line get 78 of 100 in the end. If you shut at once, all get 87.',
        },
        {
          text: 'Choose sound loans and “Pay everybody, as promised.” Find the largest loan that survives the rumor. What did you give up?',
          answer: '584 coins. You give up most of the interest: about 29 coins a year in place of 100.',
        },
      ],
      closing: [
        {
          text: 'You have seen two kinds of trouble. A bank can be out of cash though its loans are good. Then time or a lender saves it. Or its loans are bad. Then paying the first in line takes from the last. In a panic nobody can tell which it is, and that is why people run.',
        },
        {
          text: 'Rothbard and others draw a hard line: a promise of gold on demand needs all of the gold, always. Others answer that such a bank makes no loans, and that most people choose interest over a fee. Where do you stand? Your own bank, too, keeps only a small part of what it owes you in cash.',
          sources: ['scotland-rothbard'],
        },
      ],
    },
  ],
  check: [
    {
      id: 'note',
      prompt: 'What was a banknote in London in 1720?',
      options: [
        {
          id: 'law',
          text: 'Money because a law said so',
          isCorrect: false,
          explanation: 'That came later. Then it was money because it could be changed into coin.',
        },
        {
          id: 'promise',
          text: 'A promise to pay coin',
          isCorrect: true,
          explanation:
            'It was paid to whoever brought the note. A note that can be changed into coin is called convertible.',
        },
        {
          id: 'share',
          text: 'A share in a bank',
          isCorrect: false,
          explanation: 'Owners hold shares. Holders of notes have lent the bank their coin.',
        },
      ],
    },
    {
      id: 'illiquid',
      prompt: 'A bank has promised 3,000 coins. It has 1,200, and good loans worth 1,960. A queue forms. What is it?',
      options: [
        {
          id: 'cash',
          text: 'Short of cash, but not broke',
          isCorrect: true,
          explanation: '1,200 and 1,960 make 3,160, more than 3,000. But the loans cannot be paid out today.',
        },
        {
          id: 'broke',
          text: 'Broke, for it owes more than it has',
          isCorrect: false,
          explanation: 'Add up what it has: 3,160 against 3,000. It needs time.',
        },
        {
          id: 'safe',
          text: 'Safe, for its loans are good',
          isCorrect: false,
          explanation: 'Its gold is gone when two in five come.',
        },
      ],
    },
    {
      id: 'bagehot',
      prompt: 'Which bank would Bagehot’s central bank help in a panic?',
      options: [
        {
          id: 'all',
          text: 'Every bank in trouble, at a low rate',
          isCorrect: false,
          explanation: 'He wanted a high rate, so that nobody borrows who need not.',
        },
        {
          id: 'none',
          text: 'None. Panics cure themselves',
          isCorrect: false,
          explanation: 'Refusal, he wrote, is how alarm spreads.',
        },
        {
          id: 'good',
          text: 'Any with good security, but dearly',
          isCorrect: true,
          explanation: 'Freely, at a high rate, on good security.',
        },
      ],
    },
  ],
  takeaways: [
    'A banknote began as a receipt: gold for whoever brings it.',
    'Lending part of the gold earns interest and makes runs possible.',
    'Out of cash and broke are two things. From outside they look the same.',
    'A rescuer stops runs and may invite risk. Rivals and owners’ own wealth are the other brake.',
  ],
  explains: 'why a good bank can break when everyone asks at once',
  limits:
    'The model has one bank, one rumor and one rule of fear, made up to show a pattern. Real runs depend on news, neighbors and law, and no lender can tell good loans from bad as surely as ours does. How free Scottish banking was, and what made it stable, is disputed: large banks there set rules too, and help from London was near. How goldsmiths turned receipts into notes is known from few papers.',
};
