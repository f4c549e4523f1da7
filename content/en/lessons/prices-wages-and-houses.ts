import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'prices-wages-and-houses',
  cover: { visual: 'gas-pump', background: 'street', mood: 'calm' },
  opening: {
    title: 'Thirty-six cents',
    paragraphs: [
      {
        text: 'In 1971 a gallon of gasoline cost about 36 cents in the United States. In 2024 it cost {gasoline-2024:number} dollars, more than nine times as much. Grandfather shakes his head. But in 1971 the household in the middle had {household-income-1971} dollars a year, and in 2024 it had {household-income-2024}.',
        sources: ['item-prices-bls', 'income-1971', 'income-h5'],
      },
    ],
    guess: {
      question: 'Count in time: spread the year’s income over full-time hours. What does a gallon cost in minutes?',
      options: [
        {
          id: 'less',
          text: 'Half as many as in 1971',
          isCorrect: false,
          answer: 'Gasoline did not get that cheap. Milk did, and more.',
        },
        {
          id: 'same',
          text: 'About as many as in 1971',
          isCorrect: true,
          answer: 'Five minutes then, five minutes now.',
        },
        {
          id: 'more',
          text: 'Twice as many as in 1971',
          isCorrect: false,
          answer:
            'It rose to about nine minutes in 1981, after two oil shocks, and again in 2012. Each time it fell again.',
        },
      ],
    },
    reveal: [
      {
        text: 'Nine times the price, and the same five minutes. A price alone says little. You need something to measure it with. Which measure you take decides what you will see, and that is where the quarrel begins.',
      },
    ],
  },
  objectives: [
    'Tell a price in dollars from a price in hours and from a price after inflation',
    'Say what a price index counts, and why it is disputed from two sides',
    'Compare pay, incomes and houses since 1971 with more than one measure',
    'Keep apart: what happened, and why',
  ],
  modules: [
    {
      type: 'story',
      title: 'Three things to measure',
      sections: [
        {
          id: 'basket',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1996 to today',
            location: 'Washington',
            character: 'Statisticians and their critics',
            scene: 'The basket that keeps changing',
            narrative: [
              {
                text: 'The consumer price index follows a basket of things. In 2024 it stood {prices-multiple-1971-to-2024:number} times as high as in 1971. But the things change. If a new television costs the same and shows more, is it cheaper? Since 1999 the Bureau of Labor Statistics has used a formula for that: a better set counts as a lower price.',
                sources: ['cpi', 'bls-televisions'],
              },
              {
                text: 'In 1996 a commission under the economist Michael Boskin found that the index was wrong by 1.1 points a year.',
                sources: ['boskin'],
              },
            ],
            guess: {
              question: 'In which direction, did it say?',
              options: [
                {
                  id: 'low',
                  text: 'It showed too little inflation',
                  isCorrect: false,
                  answer: 'That is what another group of critics says.',
                },
                {
                  id: 'high',
                  text: 'It showed too much inflation',
                  isCorrect: true,
                  answer: 'Better quality, new things and cheaper shops were missed, it found.',
                },
              ],
            },
            reveal: [
              {
                text: 'A reviewer called that finding conjecture. Others say the opposite: changes made since the early 1980s hide inflation, because the index no longer follows the cost of the same life. John Williams of Shadow Government Statistics is one of them. Two economists of the Bureau answered. One change, they wrote, was said to take 3 points a year off inflation; they had measured 0.28. He disagreed. No index is a thermometer, but not every claim about it is equally well supported.',
                sources: ['boskin-review', 'shadow-statistics', 'bls-answers', 'shadow-reply'],
              },
            ],
            visual: 'changing-basket',
            visualText:
              'Two shopping baskets. One holds bread, milk and a bulky old television, the other bread, milk and a flat one.',
            mood: 'calm',
          },
        },
        {
          id: 'pay',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1971 to 2024',
            location: 'United States',
            character: 'The household in the middle',
            scene: 'More, but how much more?',
            narrative: [
              {
                text: 'The median household has as many households above it as below. Divide its income by the price index, and you see what it can buy.',
                sources: ['income-h5', 'cpi'],
              },
            ],
            guess: {
              question: 'From 1971 to 2024, what did that income do after inflation, by the plain price index?',
              options: [
                { id: 'fell', text: 'It fell', isCorrect: false, answer: 'Not by these two official series.' },
                {
                  id: 'fifth',
                  text: 'It rose by about a fifth',
                  isCorrect: true,
                  answer: 'By {household-income-after-inflation-since-1971:number} percent, in 53 years.',
                },
                {
                  id: 'doubled',
                  text: 'It doubled',
                  isCorrect: false,
                  answer: 'By one measure output per hour doubled. This income did not.',
                },
              ],
            },
            reveal: [
              {
                text: 'A fifth in half a century is little, say those who speak of a break. Hourly pay in the middle, with benefits, rose 11 percent from 1973 to 2016, and output per hour 75 percent. And it takes more work to get there. Take couples of whom at least one has a full-time job: in the early 1970s, in two of three only the man had one. By 2000, in nearly two of three both did. Since then that share has fallen a little.',
                sources: ['pay-vox', 'earners-npr'],
              },
              {
                text: 'Others reply: the plain index followed mortgage rates until 1982. By the improved ones that the Census Bureau uses, the rise is over two fifths. A household had about three people then, and two and a half now. And this income is counted before taxes, and without help that is not paid in cash. With both, and counted its own way, the Congressional Budget Office finds for the middle three fifths 59 percent more in 2019 than in 1979. Anna Stansbury and Lawrence Summers, who found the 11 percent, also find that faster output still lifts pay. Something else held it down, they think.',
                sources: [
                  'census-index',
                  'income-1971-improved',
                  'income-1990-improved',
                  'income-2024-release',
                  'income-deflators',
                  'cbo-income-2019',
                  'household-size-1970',
                  'household-size-2023',
                  'pay-piie',
                  'pay-vox',
                ],
              },
            ],
            visual: 'time-clock',
            visualText: 'A punch clock on a wall, with a rack of time cards. A hand pushes one card in.',
            mood: 'uneasy',
          },
        },
        {
          id: 'house',
          background: 'street',
          truth: 'documented',
          content: {
            year: '1971 to 2024',
            location: 'United States',
            character: 'Those who buy a new house',
            scene: 'The house',
            narrative: [
              {
                text: 'In 1971 the median new house cost {new-house-1971:number} dollars. That was {house-in-household-incomes-1971} years of the median household’s income. A new house of those years had about 1,400 square feet.',
                sources: ['house', 'house-size-1970'],
              },
            ],
            guess: {
              question: 'And in 2024, in years of income?',
              options: [
                {
                  id: 'two',
                  text: '{house-in-household-incomes-1971} years, as before',
                  isCorrect: false,
                  answer: 'Far from it.',
                },
                { id: 'four', text: '3.9 years', isCorrect: false, answer: 'That was passed in 1987.' },
                {
                  id: 'five',
                  text: '{house-in-household-incomes-2024} years',
                  isCorrect: true,
                  answer:
                    '{owner-house-2024:official:number} dollars. In 2022 it was even {house-in-household-incomes-2022}.',
                },
              ],
            },
            reveal: [
              {
                text: 'In 2024, after inflation, the new house costs {new-house-after-inflation:number} times as much. It is also half as large again, about {house-size-2024} square feet. Since 1983 the price index does not count it: a house is an investment, say its makers, and so they count the rent that an owner would have to pay.',
                sources: ['house', 'cpi', 'house-size-2024', 'bls-rent'],
                chart: 'prices-income-house',
              },
              {
                text: 'Why? Some say: when money is made too easily, people flee into things that nobody can print, and loans chase houses. Edward Glaeser and his colleagues point to permits: since 1970, they find, it has become ever harder to be allowed to build. Interest rates, larger houses and crowded cities play a part as well. These causes do not rule each other out.',
                sources: ['house-permits'],
              },
            ],
            visual: 'two-houses',
            visualText:
              'A small house with a tree and a large house with two garages. In front of each stands a stack of coins: the second is almost twice as high.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'analogy',
      title: 'The rubber ruler',
      paragraphs: [
        {
          text: 'You mark your little brother’s height on the door each year, with a ruler made of rubber. Somebody pulls on it, a little more each year. Soon he seems to shrink. To know how tall he is, you must know how far the ruler was stretched.',
        },
        {
          text: 'The dollar is such a ruler. It buys less nearly every year, so prices seem to grow. Inflation is the stretching. You can correct for it with a price index. Or you can throw the ruler away and measure in something else: hours of work. Economists do it for light. An hour’s pay buys thousands of times as much of it as in 1800.',
          sources: ['nordhaus-light', 'nordhaus-delong'],
        },
      ],
      drawing: {
        visual: 'rubber-ruler',
        background: 'plain',
        mood: 'calm',
        text: 'The same child twice: beside a ruler, and beside that ruler stretched. By the stretched one the child seems smaller.',
      },
      limits:
        'A door frame stays the same. A car, a house or an hour of work does not: cars got safer, houses larger, and hours are paid very differently. Every ruler is made of some kind of rubber.',
    },
    {
      type: 'interactive',
      widget: 'hours-of-work',
      title: 'Your turn: what does it cost in hours?',
      introduction: [
        {
          text: 'Choose a thing and a year. The instrument counts how long the household in the middle worked for it then, and in 2024. Beside it stands the other measure: the price after inflation.',
        },
        {
          text: 'Couples from 25 to 54 years old together worked 56 paid hours a week in 1969. In 2000 it was 67.',
          sources: ['bls-couples'],
        },
      ],
      tasks: [
        {
          text: 'Find a thing that got cheaper by both measures, and one that got dearer by both.',
          answer: 'Since 1971 milk got cheaper by both. The car and the house got dearer by both.',
        },
        {
          text: 'Take bread and 1971. Why do the two measures disagree?',
          answer:
            'In hours of work it got 15 percent cheaper. After inflation its price is about the same. Pay rose faster than prices.',
        },
        {
          text: 'Take the house. Move the year from 1971 to 2010 and 2021. When did it take most years? Why may 1981 have been harder all the same? See “What these numbers hide.”',
          answer:
            'In 2021: 5.4 years of income, against 4.5 in 2010 and 2.8 in 1971. In 1981 the interest on the loan was far higher.',
        },
        {
          text: 'Take bread again and try the hours of couples: 2,912 for 1971 (56 a week) and 3,484 for 2024 (67 a week). What is left of the progress? Why is that too harsh?',
          answer:
            'Nothing: bread then takes as long as in 1971. It is too harsh because the income is of all households, and many are not couples.',
        },
      ],
      closing: [
        {
          text: 'Five things are not a life. Rent, doctors, colleges and child care are missing, and so are phones and computers. If somebody shows you one price to prove that everything got worse, or better, ask for the other four.',
        },
        {
          text: 'And these numbers say what happened. They do not say why. The year 1971 is on the list because so much is claimed about it, not because every line bends there.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'hours',
      prompt: 'A thing costs three times the dollars, and your pay is six times as high. In hours of work it is',
      options: [
        {
          id: 'same',
          text: 'as expensive as before',
          isCorrect: false,
          explanation: 'Pay grew faster than the price, so the hours fell.',
        },
        {
          id: 'dearer',
          text: 'three times as expensive',
          isCorrect: false,
          explanation: 'In dollars, yes. Hours count pay too.',
        },
        {
          id: 'half',
          text: 'half as expensive',
          isCorrect: true,
          explanation: 'Three divided by six.',
        },
      ],
    },
    {
      id: 'cpi',
      prompt: 'Why does the price of a house not appear in the consumer price index?',
      options: [
        {
          id: 'invest',
          text: 'It counts as an investment',
          isCorrect: true,
          explanation:
            'The index counts what living in it costs. For owners it estimates a rent. Critics dislike that.',
        },
        {
          id: 'hide',
          text: 'A law forbids it',
          isCorrect: false,
          explanation: 'No. It was a decision of statisticians, announced in 1981 and discussed ever since.',
        },
        {
          id: 'small',
          text: 'Too few people ever buy one',
          isCorrect: false,
          explanation: 'Most households own theirs. It is the largest purchase of their lives.',
        },
      ],
    },
    {
      id: 'cause',
      prompt: 'Houses cost more years of income than in 1971. What follows from that?',
      options: [
        {
          id: 'gold',
          text: 'The end of the gold promise caused it',
          isCorrect: false,
          explanation: 'It may have helped. One date before another proves nothing.',
        },
        {
          id: 'look',
          text: 'Something changed. Why is still open',
          isCorrect: true,
          explanation:
            'Causes must be shown one by one. Money, permits, size, interest and cities are all on the list.',
        },
        {
          id: 'nothing',
          text: 'Nothing, because houses got larger',
          isCorrect: false,
          explanation: 'Half as large again does not explain twice the price after inflation.',
        },
      ],
    },
  ],
  takeaways: [
    'A price needs a measure: dollars, hours, or dollars after inflation.',
    'Milk takes about a third of the time of 1971, gasoline the same, a house far more.',
    'A price index is a set of choices, and it is attacked from both sides.',
    'Numbers show what happened. Why it happened is another question.',
  ],
  explains: 'why a price says little until you choose a measure',
  limits:
    'Household income is the best long series this site has. It is before taxes, and a household may have one earner or two. The price of milk of 1971 is an estimate, and the car of 2024 is any new car or pickup. The figures are for the United States. Nothing here is financial advice.',
};
