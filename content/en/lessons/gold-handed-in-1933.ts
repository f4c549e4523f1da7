import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'gold-handed-in-1933',
  cover: { visual: 'bars-on-cart', background: 'city', mood: 'tense' },
  opening: {
    title: 'Twenty-seven bars',
    paragraphs: [
      {
        text: 'New York, October 1932. Frederick Barber Campbell, a lawyer in his sixties, walks into the Chase bank. Behind him an armed guard pushes a cart with 13 bars of gold. In January come 14 more. The bank takes them into its vault for a fee. They are his: 135,000 dollars in gold.',
        sources: ['campbell-time', 'campbell-bars'],
      },
      {
        text: 'On September 16, 1933, he comes back and asks for his bars.',
        sources: ['campbell-time'],
      },
    ],
    guess: {
      question: 'What does the bank say?',
      options: [
        {
          id: 'here',
          text: 'Here they are',
          isCorrect: false,
          answer: 'A year earlier it would have. Something had changed.',
        },
        {
          id: 'sold',
          text: 'We have lent them to somebody',
          isCorrect: false,
          answer: 'No. All 27 bars were in the vault.',
        },
        {
          id: 'state',
          text: 'No. We must give them to the government',
          isCorrect: true,
          answer: 'An order of the president said so.',
        },
      ],
    },
    reveal: [
      {
        text: 'Campbell sued the bank. The next day the government charged him with a crime: he had not reported his gold. He faced ten years in prison. A judge decided that owners must report their gold. But he struck out the second charge, of keeping it: the law had given the power to take gold to the Treasury, not to the president. Six weeks later the Treasury gave the order itself. And Campbell’s suit for his bars was thrown out: that court, it said, could not hear it. How did it come to this?',
        sources: ['campbell-time', 'campbell-bars', 'campbell-case', 'campbell-power', 'treasury-order-1933'],
      },
    ],
  },
  objectives: [
    'Say who had to hand in what in 1933, and what could be kept',
    'Work out what the new price of gold did to owners and debtors',
    'Tell what the Supreme Court said about a broken promise',
    'Give the case for the recovery, and the case for the promise',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The ticket that was changed',
      paragraphs: [
        {
          text: 'Back to the coat check of the theater. You have a ticket: one coat. In the middle of the evening the manager makes two announcements. First, everybody who took a coat already must bring it back, for a ticket. Then: from now on a ticket is good for three fifths of a coat.',
        },
        {
          text: 'He has reasons. People were grabbing coats in panic, the doors were jammed, and some were getting hurt. The hall calms down. But your ticket said “one coat,” and it said so in print.',
        },
      ],
      drawing: {
        visual: 'three-fifths',
        background: 'plain',
        mood: 'calm',
        text: 'A ticket for one coat. Beside it the coat in five parts: three are left, and two are gone.',
      },
      limits:
        'Nobody needs three fifths of a coat. A dollar with less gold still bought about as much bread as the day before, because prices in shops moved slowly. The loss was on gold, and on every promise that was counted in gold.',
    },
    {
      type: 'story',
      title: 'From {gold-price-before-1934:number} to {gold-price-after-1934:number}',
      sections: [
        {
          id: 'order',
          background: 'street',
          truth: 'documented',
          content: {
            year: 'April 5, 1933',
            location: 'The United States',
            character: 'Franklin D. Roosevelt, president for one month',
            scene: 'A poster in the post office',
            narrative: [
              {
                text: 'Prices have fallen by a quarter since 1929. Banks break, and a worker in four is without a job. By law the central bank must hold gold for 40 percent of its notes and give gold for them: {gold-price-before-1934:number} dollars an ounce. By March so many people at home and abroad ask for gold that its bank in New York falls below the limit. All banks in the country are shut for a week.',
                sources: ['fed-gold-program', 'bank-holiday-1933', 'depression-jobs', 'cpi'],
              },
              {
                text: 'Then comes the order. Posters hang in post offices. People and companies must hand all gold coin, gold bars and gold certificates to a bank by May 1, for other money. Who disobeys risks 10,000 dollars and ten years.',
                sources: ['order-6102', 'american-default', 'gold-queue'],
              },
            ],
            guess: {
              question: 'Which of these could you keep?',
              options: [
                {
                  id: 'hundred',
                  text: 'Ninety dollars in gold coins',
                  isCorrect: true,
                  answer: 'In April, up to 100 dollars for each person were allowed.',
                },
                {
                  id: 'bar',
                  text: 'A small gold bar from your grandfather',
                  isCorrect: false,
                  answer: 'Bars had to go, whoever they came from.',
                },
                {
                  id: 'certificate',
                  text: 'A gold certificate of 500 dollars',
                  isCorrect: false,
                  answer: 'Paper that promised gold counted as gold.',
                },
              ],
            },
            reveal: [
              {
                text: 'Rare coins of collectors could be kept too, and gold for work in industry, profession or art. Wedding rings were safe. Did the Treasury’s order of December still spare the 100 dollars? A cable of that day says yes, Time magazine soon after says no. For most families the order was a line in the newspaper: wage earners rarely saw gold coins.',
                sources: ['order-6102', 'gold-order-cable', 'gold-queue', 'gold-families'],
              },
              {
                text: 'Already in March people had stood in line to bring it back, “in coat pockets, bags, suitcases, brief cases and trucks,” as a newspaper wrote. By June more than 800 million dollars had come back, and some 600 million had not. Agents visited people on a list of ten thousand names. Milton Friedman and Anna Schwartz later worked out that gold coin for up to 287 million dollars was never handed in. Most of it, they thought, was kept against the law.',
                sources: ['gold-queue', 'gold-trucks', 'gold-hoarders', 'gold-kept'],
              },
            ],
            visual: 'gold-counter',
            visualText:
              'At a bank counter a woman pushes a small pile of gold coins across. The clerk counts out paper notes.',
            mood: 'tense',
          },
        },
        {
          id: 'thirty-five',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'January 30 and 31, 1934',
            location: 'Washington',
            character: 'Congress and the president',
            scene: 'Same gold, new price',
            narrative: [
              {
                text: 'A new law moves all of the nation’s monetary gold to the Treasury. Since October the government has been buying new gold at ever higher prices. Now the president fixes the price: no longer {gold-price-before-1934:number}, but {gold-price-after-1934:number} dollars an ounce.',
                sources: ['gold-proclamation', 'gold-buying-1933'],
              },
              {
                text: 'Say you had handed in gold coins for 1,000 dollars in May, and got 1,000 dollars in notes. At the new price that gold is worth 1,693 dollars.',
                sources: ['gold-proclamation'],
              },
            ],
            guess: {
              question: 'Who gets the other 693 dollars?',
              options: [
                {
                  id: 'owner',
                  text: 'You do, in a second payment',
                  isCorrect: false,
                  answer: 'You had your 1,000. That was all.',
                },
                {
                  id: 'treasury',
                  text: 'The Treasury',
                  isCorrect: true,
                  answer: 'Two billion dollars of its gain went into a fund to steady the dollar.',
                },
                {
                  id: 'banks',
                  text: 'The banks',
                  isCorrect: false,
                  answer: 'They had to give up their gold too, at the old price.',
                },
              ],
            },
            reveal: [
              {
                text: 'A dollar now stood for {gold-of-a-dollar-in-1934:number} percent of the gold that it had stood for. That is a devaluation. Prices in shops did not jump: they rose by {inflation-1934:number} percent that year. Who lost? Those who had given up gold, and lenders who had been promised gold. Who gained? The state, and everyone in debt: farmers, home owners, firms.',
                sources: ['gold-proclamation', 'american-default', 'cpi'],
              },
            ],
            visual: 'two-gold-prices',
            visualText:
              'A gold bar between two price tags. The lower price is struck out, the higher one hangs beside it.',
            mood: 'uneasy',
          },
        },
        {
          id: 'court',
          background: 'plain',
          truth: 'documented',
          content: {
            year: 'February 18, 1935',
            location: 'The Supreme Court, then in the Capitol, Washington',
            character: 'John M. Perry, who owned a bond, and nine judges',
            scene: 'A promise in gold coin',
            narrative: [
              {
                text: 'Many bonds had a gold clause: payable in gold coin of the value it had when they were issued. It was meant for this very case. In June 1933 Congress had declared all such clauses void, a hundred billion dollars of promises. Perry owned a war bond of the United States for 10,000 dollars. He asked for 16,931 in the new, lighter dollars.',
                sources: ['perry-facts', 'gold-clause-cases'],
              },
            ],
            guess: {
              question: 'The court finds that the government broke its word. What does Perry get?',
              options: [
                {
                  id: 'all',
                  text: '16,931 dollars',
                  isCorrect: false,
                  answer: 'He was right about the promise. It did not help him.',
                },
                {
                  id: 'half',
                  text: 'The difference, later, in bonds',
                  isCorrect: false,
                  answer: 'There was no such offer.',
                },
                {
                  id: 'nothing',
                  text: '10,000 dollars, and nothing more',
                  isCorrect: true,
                  answer: 'The court saw no loss that he could claim.',
                },
              ],
            },
            reveal: [
              {
                text: 'For private bonds the judges found, five to four, that Congress may void a gold clause, because money is its business. For its own bonds it may not: a pledge that can be withdrawn would be “a vain promise.” But Perry could not have used gold coins freely, so he had lost nothing, they said.',
                sources: ['perry-syllabus', 'gold-clause-cases'],
              },
              {
                text: 'Four judges were appalled. “Just men regard repudiation and spoliation of citizens by their sovereign with abhorrence,” wrote one for them. Repudiation means that a debtor says: I owe nothing. Others saw that a ruin of debtors had been avoided. With the clause, a debt of 100 dollars would have become 169.',
                sources: ['perry-dissent', 'gold-clause-cases'],
              },
            ],
            visual: 'court-and-bond',
            visualText:
              'Nine judges in robes sit at a long bench before a row of columns. On a table in front of them is a bond with a seal, torn at one corner.',
            mood: 'tense',
          },
        },
        {
          id: 'recovery',
          background: 'dawn',
          truth: 'documented',
          content: {
            year: '1933 to 1974',
            location: 'The world, and a coin shop in America',
            character: 'Economists, and buyers who stayed away',
            scene: 'Was it worth it?',
            narrative: [
              {
                text: 'Barry Eichengreen and Jeffrey Sachs compared countries in the 1930s. Some left gold early, such as Britain in 1931. Some held on for years, such as France.',
                sources: ['leaving-gold', 'gold-1931', 'bernanke-james'],
              },
            ],
            guess: {
              question: 'Which came out of the slump sooner?',
              options: [
                {
                  id: 'left',
                  text: 'Those that left gold early',
                  isCorrect: true,
                  answer: 'Prices stopped falling there, and work came back.',
                },
                {
                  id: 'held',
                  text: 'Those that held on',
                  isCorrect: false,
                  answer: 'They kept their word, and their slump.',
                },
                {
                  id: 'same',
                  text: 'It made no difference',
                  isCorrect: false,
                  answer: 'It did, in country after country.',
                },
              ],
            },
            reveal: [
              {
                text: 'Ben Bernanke and Harold James found the same in 24 countries. In the United States output grew by more than 8 percent a year from 1933 to 1937. Christina Romer credits the gold that flowed in from abroad after 1934 and became new money. On this many economists agree.',
                sources: ['leaving-gold', 'bernanke-james', 'ended-depression'],
              },
              {
                text: 'Critics do not only argue about growth. The economist Sebastian Edwards, who wrote its history, calls it a default. By law and court, public and private debts lost more than 40 percent of their worth in gold. Lawrence White says that those who blame gold should blame the central banks, which had bent its rules. A broken promise also lasts. What is the next one worth?',
                sources: ['american-default', 'gold-white-2013'],
              },
              {
                text: 'Americans could own gold freely again from December 31, 1974. Dealers had stocked up for a rush. It did not come: at nearly 200 dollars an ounce, people found gold dear, and its price was soon falling.',
                sources: ['gold-legal-1974', 'gold-price-1974', 'gold-queue'],
              },
            ],
            visual: 'coin-shop',
            visualText: 'A shop window full of gold coins under an awning. The door is open, and nobody is inside.',
            mood: 'calm',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'decision',
      title: 'Your turn: ten coins in a tin',
      situation: [
        {
          text: 'It is April 1933, and in your kitchen is a tin with ten gold coins of 20 dollars each. The order lets you keep 100 dollars: five of them. What about the other five?',
          sources: ['order-6102'],
          drawing: {
            visual: 'ten-coins-in-a-tin',
            background: 'plain',
            mood: 'uneasy',
            text: 'Ten gold coins of 20 dollars: five above a tin, and five with dashed edges, which the order asks for.',
            words: ['you may keep', 'and these?'],
          },
        },
      ],
      question: 'What do you do?',
      options: [
        {
          id: 'hand-in',
          label: 'Hand them in',
          outcome: {
            text: 'You get 100 dollars in notes, sleep well, and help the banks to open. In 1934 the gold in those five coins is worth 169 dollars. The difference is not yours.',
          },
        },
        {
          id: 'hide',
          label: 'Hide them behind a brick',
          outcome: {
            text: 'The gold is worth 69 percent more in 1934. But for some twenty years the law forbids you to sell such coins, though later few are stopped, and the threat is 10,000 dollars and ten years. A hidden coin pays no interest and no rent.',
            sources: ['gold-coins-1954'],
          },
        },
        {
          id: 'sue',
          label: 'Go to court, like Campbell',
          outcome: {
            text: 'You stand up for your view in the open. It costs you years and lawyers. The courts of 1933 to 1935 took the side of the government in nearly all that mattered.',
            sources: ['campbell-case', 'gold-clause-cases'],
          },
        },
      ],
      closing: {
        text: 'Many people chose the first, some the second, very few the third. What would you have thought fair: everyone pays for the rescue, or those who had relied on gold? Questions about what your state may take today need a lawyer.',
      },
    },
  ],
  check: [
    {
      id: 'keep',
      prompt: 'What did the order of April 1933 leave alone?',
      options: [
        {
          id: 'bars',
          text: 'Gold bars in a bank vault',
          isCorrect: false,
          explanation: 'Campbell’s 27 bars were just that.',
        },
        {
          id: 'rings',
          text: 'A wedding ring',
          isCorrect: true,
          explanation: 'The order was about coin, bullion and gold certificates.',
        },
        {
          id: 'savings',
          text: 'Gold coins, if they were savings',
          isCorrect: false,
          explanation: 'Only up to 100 dollars for each person, and rare coins.',
        },
      ],
    },
    {
      id: 'gain',
      prompt:
        'Gold goes from {gold-price-before-1934:number} to {gold-price-after-1934:number} dollars. Who gains, counted in gold?',
      options: [
        {
          id: 'debtor',
          text: 'Everyone who owes dollars',
          isCorrect: true,
          explanation: 'Each dollar of debt is now 59 percent of the gold it was.',
        },
        {
          id: 'nobody',
          text: 'Nobody: a dollar is a dollar',
          isCorrect: false,
          explanation: 'In dollars, yes. In gold each one is 41 percent less.',
        },
        {
          id: 'lender',
          text: 'Everyone who is owed dollars',
          isCorrect: false,
          explanation: 'They are the lenders. They get back less gold.',
        },
      ],
    },
    {
      id: 'court',
      prompt: 'What did the court say about the government’s own gold bonds?',
      options: [
        {
          id: 'fine',
          text: 'Congress was free to cancel the clause',
          isCorrect: false,
          explanation: 'That it said about private bonds.',
        },
        {
          id: 'pay',
          text: 'The government must pay in gold value',
          isCorrect: false,
          explanation: 'It found the promise binding and gave the owner no damages.',
        },
        {
          id: 'both',
          text: 'It broke its word and owes no damages',
          isCorrect: true,
          explanation: 'Right in principle, empty-handed in practice.',
        },
      ],
    },
  ],
  takeaways: [
    'In 1933 Americans had to sell most of their monetary gold to the state at {gold-price-before-1934:number} dollars.',
    'In 1934 the price became 35 dollars, and the gain went to the Treasury.',
    'Countries that left gold early left the slump early.',
    'The same act freed debtors and broke a promise. Both are true.',
  ],
  explains: 'what happened to gold and to promises in 1933',
  limits:
    'How much of the recovery came from leaving gold, and how much from new bank laws, spending and hope, is still argued about. Other measures of the time may have slowed it. Whether 1933 should be called a default depends on the meaning of the word. The holders got dollars, and those dollars bought more goods than when many of the bonds were sold. How much gold was kept against the law can only be estimated.',
};
