import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'silver-coins-of-rome',
  cover: { visual: 'closed-table', background: 'dawn', mood: 'tense' },
  opening: {
    title: 'The day the banks stayed shut',
    paragraphs: [
      {
        text: 'Oxyrhynchus in Egypt, November 24 in the year 260. The people who change coins have closed their tables. The head of the district writes an order: open again at once, or you will be punished.',
        sources: ['rome-bankers'],
      },
    ],
    guess: {
      question: 'Why had they closed?',
      options: [
        { id: 'empty', text: 'They had run out of coins', isCorrect: false, answer: 'The order says nothing of that.' },
        {
          id: 'refuse',
          text: 'They did not want the emperors’ new coins',
          isCorrect: true,
          answer: 'The order says so: they were unwilling to accept the “divine coin of the Emperors.”',
        },
        { id: 'feast', text: 'It was a holiday', isCorrect: false, answer: 'Nobody is punished for a holiday.' },
      ],
    },
    reveal: [
      {
        text: 'The order told them to take every coin “except what is clearly spurious and counterfeit.” Did they fear for the emperors, who were new and shaky, or for the silver? The order does not say. But all over the empire coins had become a riddle. Were they silver?',
        sources: ['rome-bankers', 'rome-bland'],
      },
    ],
  },
  objectives: [
    'Explain debasement: less silver, same name',
    'Say how a copper coin was made to look like silver',
    'Work out what a ruler gains, and who pays',
    'Name what is disputed about coins and prices',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Water in the wine',
      paragraphs: [
        {
          text: 'An innkeeper has one barrel of wine and a hundred guests a week. One day he pours in a bucket of water. Nobody tastes it. He sells more cups for the same price, and keeps the extra coins.',
        },
        {
          text: 'So he adds two buckets, and then five. Now the guests notice. Some bring their own wine. Those who paid in spring for cups in autumn get mostly water.',
        },
        {
          text: 'A mint, the place where coins are made, can do the same with silver and copper. The coin keeps its name and its face, and holds less silver. That is debasement.',
        },
      ],
      drawing: {
        visual: 'watered-cups',
        background: 'plain',
        mood: 'calm',
        text: 'Three cups of wine. Above them one, two and five buckets of water that went into the barrel. The wine gets thinner each time.',
      },
      limits:
        'You cannot drink a coin. If the state takes it for taxes at the old value, a coin with little silver can work for a long time. Our own coins hold no silver at all.',
    },
    {
      type: 'story',
      title: 'Three cups from the same barrel',
      sections: [
        {
          id: 'severus',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '196 and 197',
            location: 'Rome',
            character: 'Emperor Septimius Severus, his soldiers and his mint',
            scene: 'A look inside the coin',
            narrative: [
              {
                text: 'The silver coin of Rome was the denarius. Under Augustus, who died in the year 14, it was as pure as the Romans could make it. Severus came to power through civil war, and possibly doubled the pay of the army.',
                sources: ['rome-first-century', 'rome-republic', 'rome-army'],
              },
              {
                text: 'His denarii look like silver. Three researchers bored into them, and tested the metal of the heart.',
                sources: ['rome-severus'],
              },
            ],
            guess: {
              question: 'How much silver was inside?',
              options: [
                { id: 'half', text: 'About 46 percent', isCorrect: true, answer: 'More than half of it was copper.' },
                {
                  id: 'sixty',
                  text: 'About 60 percent',
                  isCorrect: false,
                  answer: 'Older books say 55 to 60. They measured too near the skin.',
                },
                { id: 'ninety', text: 'About 90 percent', isCorrect: false, answer: 'It looks that way from outside.' },
              ],
            },
            reveal: [
              {
                text: 'The mint heated the blank coins, and a bath of acid took the burned copper off. What stayed was a skin of silver: on one coin of that family it is 0.19 millimeters thick.',
                sources: ['rome-muon', 'rome-severus'],
              },
            ],
            visual: 'cut-denarius',
            visualText: 'A coin cut through the middle: a thin skin of silver around a core of copper.',
            mood: 'uneasy',
          },
        },
        {
          id: 'caracalla',
          background: 'night',
          truth: 'documented',
          content: {
            year: '215',
            location: 'Rome',
            character: 'Emperor Caracalla, son of Severus',
            scene: 'One coin called two',
            narrative: [
              {
                text: 'Caracalla raised the pay again. He also had a new silver coin struck. On it he wears a crown of rays. It was probably meant to count as two denarii.',
                sources: ['rome-army', 'rome-ric'],
              },
            ],
            guess: {
              question: 'How much silver did the new coin hold?',
              options: [
                { id: 'one', text: 'As much as one denarius', isCorrect: false, answer: 'Half as much again.' },
                {
                  id: 'half',
                  text: 'As much as one and a half',
                  isCorrect: true,
                  answer: 'It probably counted as two, and was made of one and a half.',
                },
                { id: 'two', text: 'As much as two', isCorrect: false, answer: 'Then there would be nothing to gain.' },
              ],
            },
            reveal: [
              {
                text: 'After a few years Rome gave the new coin up. In 238 it came back, and then it sank. In some thirty years it went from about 2.2 grams of silver to less than 0.1.',
                sources: ['rome-ric', 'rome-ric-book', 'rome-butcher'],
              },
              {
                text: 'Cassius Dio, a senator who hated Caracalla, says that foreign tribes got true gold from him, and Romans got plated coins.',
                sources: ['rome-dio'],
              },
            ],
            visual: 'rayed-coin',
            visualText: 'A large coin with an emperor in a crown of rays, on a scale against one coin and a half.',
            mood: 'tense',
          },
        },
        {
          id: 'prices',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '160 to 275',
            location: 'Egypt',
            character: 'Buyers of wheat, wine and donkeys',
            scene: 'What the receipts say',
            narrative: [
              {
                text: 'Did prices rise as the silver went? For Rome itself nobody can say. Only Egypt kept enough receipts, but its silver coins were its own.',
                sources: ['rome-prices', 'rome-egypt'],
              },
            ],
            more: {
              summary: 'What Egypt’s receipts say',
              paragraphs: [
                {
                  text: 'Egypt’s coins sank for a century, too. From 160 to 190, in plague years, wheat doubled. Its next big leap came almost eighty years after the coins of Severus: about 274, after a coin reform. Then it rose ten times or more at a stroke.',
                  sources: ['rome-prices', 'rome-tetradrachm'],
                },
                {
                  text: 'Apart from such bankers as those of 260, people went on taking Egypt’s coins. Then Emperor Aurelian brought a new coin, and trust broke. Some historians say that too many coins always end that way. Others say that custom and law held the coin up, and a clumsy reform let it fall.',
                  sources: ['rome-prices', 'rome-policy', 'rome-tetradrachm'],
                },
              ],
            },
            visual: 'donkey-wheat',
            visualText: 'A donkey carries a full sack. Three ears of wheat stand beside it.',
            mood: 'hopeful',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'mint',
      title: 'Your turn: run the mint',
      introduction: [
        {
          text: 'You rule, and you have one bar of silver. It makes 100 pure coins. You also owe your soldiers 100 coins. How much copper do you pour in? Loaves and bar are invented. The six coins below are real.',
          sources: ['rome-first-century', 'rome-severus', 'rome-muon', 'rome-assays', 'rome-butcher'],
        },
      ],
      tasks: [
        {
          text: 'Your coins hold half the silver, and nobody has noticed yet. Who gains, and from whom?',
          answer:
            'You: the bar now buys 2,000 loaves in place of 1,000. The bakers gave bread for half the silver, and do not know it yet.',
        },
        {
          text: 'Now let everybody weigh the coins. Does your bar still buy more? Who has less, and what did the pay of the soldiers cost you?',
          answer:
            'No: it buys 1,000 loaves, as at the start. The soldier and the lender get 50 loaves in place of 100. But their coins cost you only half the bar: their loss is your gain.',
        },
        {
          text: 'Strike it like Claudius II. How much silver do you need to keep your word to the soldiers?',
          answer: '5 percent of the bar, and for his real coins even less.',
        },
      ],
      closing: [
        {
          text: 'Once every price has moved, the extra coins buy nothing extra. One gain stays: what was promised in coins now costs less silver.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'what',
      prompt: 'What is debasement?',
      options: [
        {
          id: 'tax',
          text: 'A tax that is paid in coins',
          isCorrect: false,
          explanation: 'It works like a tax, but nobody sends a bill.',
        },
        {
          id: 'less',
          text: 'Less silver, the same name',
          isCorrect: true,
          explanation: 'The name of the coin stays, the silver or gold goes.',
        },
        {
          id: 'forge',
          text: 'Coins made by forgers',
          isCorrect: false,
          explanation: 'Forgers did that too. Debasement is done by the mint itself.',
        },
      ],
    },
    {
      id: 'weighed',
      prompt:
        'Ten pure coins buy 100 loaves. Your pay is ten new coins with half the silver, and all bakers weigh. How many loaves do you get?',
      options: [
        {
          id: 'same',
          text: '100, for a coin is a coin',
          isCorrect: false,
          explanation: 'Only while nobody notices.',
        },
        {
          id: 'half',
          text: '50',
          isCorrect: true,
          explanation: 'Half the silver, half the bread. And still ten coins, as promised.',
        },
        {
          id: 'none',
          text: 'None: bad coins buy nothing',
          isCorrect: false,
          explanation: 'Their silver still buys bread.',
        },
      ],
    },
    {
      id: 'gains',
      prompt: 'Nobody has noticed the copper yet. Who gains?',
      options: [
        {
          id: 'ruler',
          text: 'The ruler who runs the mint',
          isCorrect: true,
          explanation: 'More coins from the same silver, at the old price of bread.',
        },
        {
          id: 'soldier',
          text: 'The soldier who is paid in new coins',
          isCorrect: false,
          explanation: 'He buys as much as before, and later less.',
        },
        {
          id: 'saver',
          text: 'The saver with old coins at home',
          isCorrect: false,
          explanation: 'Nothing has changed for the saver.',
        },
      ],
    },
  ],
  takeaways: [
    'Debasement keeps the name of a coin and takes out its silver.',
    'The maker gains as long as others take the coin at its old value.',
    'Whoever is owed a fixed number of coins pays for it.',
    'Prices may follow at once or late. Historians dispute why.',
  ],
  explains: 'how a silver coin became copper with a silver skin',
  limits:
    'How much silver a coin held hangs on how it was tested, and only some coins were. For the time from 238 on we use old tests of a few whole coins. Why emperors took silver out is disputed: war and army pay, a lack of silver, or the wish to have more coins for trade. And debasement did not bring Rome down by itself: there were plague, invasions and a crowd of rival emperors.',
};
