import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: '4',
  cover: { visual: 'billion-in-drawer', background: 'plain', mood: 'uneasy' },
  opening: {
    title: 'A billion in a drawer',
    paragraphs: [
      {
        text: 'It is October 1, 1923. You earn a billion marks, and that is a little more than four US dollars. You put the money into a drawer.',
        sources: ['daily-rates'],
      },
    ],
    guess: {
      question: 'You open the drawer on November 1. What is your billion worth now?',
      options: [
        { id: 'two', text: 'About two US dollars', isCorrect: false, answer: 'It lost far more than half.' },
        {
          id: 'fifty',
          text: 'About fifty US cents',
          isCorrect: false,
          answer: 'On the way down it passed that within two weeks.',
        },
        {
          id: 'cent',
          text: 'Less than one US cent',
          isCorrect: true,
          answer: 'A dollar cost 130 billion marks on that day.',
        },
      ],
    },
    reveal: [
      {
        text: 'The number on the notes is the same. What you can buy with it is gone. This lesson gives you a clock that shows how fast.',
        sources: ['daily-rates'],
      },
    ],
  },
  objectives: [
    'Tell the number on a wage from what the wage buys',
    'Read a price clock: payday, a week later, a month later',
    'Find the months in which waiting was ruin, and the one in which it paid',
    'Say what the clock cannot know',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'Ice in your pocket',
      paragraphs: [
        {
          text: 'Imagine that you are paid in ice. On payday you get a block of one kilogram. It is a warm day. The longer you carry it, the smaller it gets, and the receipt in your other pocket still says “one kilogram.”',
        },
        {
          text: 'The receipt is the nominal value: the number that was promised. The ice is the real value: what is left of it when you get to the shop. On a winter day the two are nearly the same, and you may forget the difference. In the sun the difference is everything.',
        },
        {
          text: 'Most currencies melt a little in most years. A wage of 100 dollars buys less after a year with 3 percent inflation: about 97 dollars’ worth. The clock below shows the same thing on the hottest day in German history.',
        },
      ],
      drawing: {
        visual: 'melting-ice',
        background: 'plain',
        mood: 'calm',
        text: 'A block of ice in three steps, each smaller than the last. The receipt above it says “one kilogram” each time.',
        words: ['one kilogram'],
      },
      limits:
        'Ice only ever shrinks. Money can gain value too, when prices fall. The clock has one month in which that happened.',
    },
    {
      type: 'interactive',
      widget: 'price-clock',
      title: 'The 1923 price clock',
      introduction: [
        {
          text: 'Choose a month and a wage in paper marks. The clock shows what the wage was worth in US dollars on payday, and what was left of it after a week and after a month.',
        },
        {
          text: 'Why dollars? The dollar was tied to gold and kept its value well in that year. German shops took their prices from it. In 1922 a Berlin magazine asked why everything went up so fast. The baker, the woman in the market hall and the man who sold pens gave the same answer: with the dollar where it was, prices had to rise.',
          sources: ['berliner-leben'],
        },
      ],
      tasks: [
        {
          text: 'Set the month to January 1923. How much of the wage is left after a month?',
          answer: '64 percent. More than a third is gone, and nobody touched the money.',
        },
        {
          text: 'Go to October 1923 and choose a wage worth five dollars. How much is left after a week?',
          answer: '36 percent is left: $5.15 became $1.84.',
        },
        {
          text: 'Find the month in which waiting paid. At that time the central bank was selling foreign money to hold the mark up.',
          answer: 'February 1923. A month later the wage was worth 32 percent more.',
        },
        {
          text: 'Go to November 1923, and look at what the month’s average hides.',
          answer:
            'On November 1 a dollar cost about 130 billion marks, and on November 20 about 4.2 trillion, 32 times as much. One average tells you nothing about your day.',
        },
      ],
      closing: [
        {
          text: 'What you saw is the whole lesson of 1923 in one move. The wage stays the same and melts. People who understood this early bought things that last. People who trusted the number lost.',
        },
        {
          text: 'The clock works with the averages of months, and real days did not keep to them. On October 9 a dollar cost 1.2 billion marks, and the day after almost 3 billion.',
          sources: ['daily-rates'],
        },
        {
          text: 'On January 31, 1923, a dollar cost 49,000 marks. Then the central bank stepped in, and two weeks later it cost under 20,000. Those who had just bought dollars lost heavily. Nobody rang a bell.',
          sources: ['solingen', 'support'],
        },
      ],
    },
    {
      type: 'story',
      title: 'Faster than a queue',
      sections: [
        {
          id: 'berlin-queue',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'August 1923',
            location: 'Berlin',
            character: 'Shoppers in a queue, seen by the journalist Friedrich Kroner',
            scene: 'A pound of rice',
            narrative: [
              {
                text: 'Queues stand in front of the shops again. A week’s wage is paid in notes still damp from the press. On the way to the grocer they are already losing value.',
                sources: ['kroner'],
              },
            ],
            guess: {
              question: 'Yesterday a pound of rice cost 80,000 marks. What does it cost today?',
              options: [
                {
                  id: 'half',
                  text: '120,000 marks',
                  isCorrect: false,
                  answer: 'Half as much again. It was worse still.',
                },
                { id: 'double', text: '160,000 marks', isCorrect: true, answer: 'Twice as much as the day before.' },
                {
                  id: 'fourfold',
                  text: '320,000 marks',
                  isCorrect: false,
                  answer: 'That would be four times as much in a day. It was twice.',
                },
              ],
            },
            reveal: [
              {
                text: 'Kroner wrote that tomorrow it might double again, and the day after the man behind the counter would shrug: no more rice. In one window he read “Cheaper butter!” The price had come down from {butter-first-1923} marks to {butter-cheaper-1923}. It was no joke, he wrote.',
                sources: ['kroner'],
              },
            ],
            visual: 'butter-window',
            visualText:
              'Two people wait at a shop window. A card beside the butter shows {butter-first-1923} crossed out and {butter-cheaper-1923} below.',
            mood: 'tense',
          },
        },
        {
          id: 'fuerth',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'October 12 and 13, 1923',
            location: 'Fürth, Bavaria',
            character: 'Workers of the town',
            scene: 'A billion a week is not enough',
            narrative: [
              {
                text: 'In Fürth the town’s workers laid down their tools on October 12. They earned a billion marks a week, and a family could no longer live on it. They asked for three billion more, at once.',
                sources: ['fuerth'],
              },
            ],
            guess: {
              question: 'How long did it take until they had a yes?',
              options: [
                { id: 'hour', text: 'One hour', isCorrect: true, answer: 'Everybody knew what a billion had come to.' },
                {
                  id: 'week',
                  text: 'One week',
                  isCorrect: false,
                  answer: 'In a week, three billion would have been worth much less.',
                },
                { id: 'never', text: 'They never got it', isCorrect: false, answer: 'They got it, and fast.' },
              ],
            },
            reveal: [
              {
                text: 'A billion marks: what is that? At the rate of October 1 it was a little over four US dollars. On the day of the strike a dollar cost 4 billion marks, so it was 25 cents. At the rate of November 1 it was less than one cent. The number on the wage had not changed. The wage had.',
                sources: ['daily-rates'],
              },
            ],
            visual: 'pay-packet',
            visualText: 'A pay packet with a one and nine zeros written on it.',
            mood: 'desperate',
          },
        },
        {
          id: 'marta-again',
          background: 'shop',
          truth: 'invented',
          content: {
            year: 'November 1923',
            location: 'Berlin',
            character: 'Marta Lindner, the typist from the lesson on 1923',
            scene: 'A clock made of prices',
            inventedNote: 'Marta is invented. The rates in the clock above are estimates of the real monthly averages.',
            narrative: [
              {
                text: 'Marta no longer looks at the church tower to see how late it is. She looks at the board outside the bank. When the number on it is twice as large as in the morning, the day is over.',
              },
              { text: 'She starts to think in dollars, though she has never held one.' },
            ],
            guess: {
              question: 'Somebody asks Marta what she earns. What does she say?',
              options: [
                {
                  id: 'marks',
                  text: 'The number of marks on her pay packet',
                  isCorrect: false,
                  answer: 'By tomorrow that number would say something else.',
                },
                {
                  id: 'dollar',
                  text: '“A dollar a week”',
                  isCorrect: true,
                  answer: 'She has never been paid one. She measures with it.',
                },
                {
                  id: 'bread',
                  text: '“Three and a half loaves”',
                  isCorrect: false,
                  answer: 'Also true tomorrow. But Marta counts in dollars, as the shops do.',
                },
              ],
            },
            reveal: [
              {
                text: 'It is an answer that is still true tomorrow.',
              },
            ],
            visual: 'rate-board',
            visualText:
              'A woman stands with her back to a church clock. She looks at a board outside a bank, with a short bar that is crossed out and one twice as long.',
            mood: 'uneasy',
          },
        },
      ],
    },
  ],
  check: [
    {
      id: 'nominal',
      prompt:
        'A worker’s pay goes from 1 billion to 4 billion marks while prices rise tenfold. What happened to the wage?',
      options: [
        {
          id: 'rose',
          text: 'It rose fourfold',
          isCorrect: false,
          explanation: 'That is the nominal wage, the number. Prices rose more.',
        },
        {
          id: 'fell',
          text: 'It fell: four tenths of the old wage are left',
          isCorrect: true,
          explanation: 'Four times the money at ten times the price buys 0.4 of what it bought before.',
        },
        {
          id: 'same',
          text: 'It stayed the same, because both went up',
          isCorrect: false,
          explanation: 'It would be the same if pay had risen tenfold as well.',
        },
      ],
    },
    {
      id: 'measure',
      prompt: 'Why does the clock measure in dollars?',
      options: [
        {
          id: 'germans-paid',
          text: 'Most Germans were paid in dollars in 1923',
          isCorrect: false,
          explanation: 'Almost all were paid in marks. That was the trouble.',
        },
        {
          id: 'steady',
          text: 'It held its value, and shops priced by it',
          isCorrect: true,
          explanation: 'To see something melt you need a measure that does not melt.',
        },
        {
          id: 'perfect',
          text: 'The dollar never loses value',
          isCorrect: false,
          explanation: 'It does. It has lost most of its value since then, only far more slowly.',
        },
      ],
    },
    {
      id: 'hindsight',
      prompt: 'What does February 1923 teach?',
      options: [
        {
          id: 'ups',
          text: 'Even a dying currency has good weeks',
          isCorrect: true,
          explanation: 'Nobody could be sure at the time. Falls are not straight, and hindsight makes them look so.',
        },
        {
          id: 'safe',
          text: 'The mark was safe again',
          isCorrect: false,
          explanation: 'It held until April, as long as the central bank sold foreign money to support it.',
        },
        {
          id: 'never',
          text: 'It is always wrong to buy dollars',
          isCorrect: false,
          explanation: 'Those who did lost at first. By summer they were far ahead.',
        },
      ],
    },
  ],
  takeaways: [
    'Nominal is the number on the note. Real is what it buys.',
    'In 1923 the same wage could lose almost all of its worth within a month.',
    'A measure that holds still shows what a melting one hides.',
    'Averages hide bad days, and hindsight hides doubt.',
  ],
  explains: 'how a wage can keep its number and lose its worth',
  limits:
    'The clock measures a wage by the dollar, which is a good measure for that year and only one of several. Rents, for example, were held down by law and did not follow it. And no money that people use today is falling at that speed.',
};
