import type { LessonContent } from '../../lesson';

export const lesson: LessonContent = {
  id: 'why-barter-fails',
  cover: { visual: 'concert-pay', background: 'plain', mood: 'hopeful' },
  opening: {
    title: 'Five thousand coconuts',
    paragraphs: [
      {
        text: 'Mademoiselle Zélie, a singer from Paris, is on a tour around the world. On the Society Islands in the South Pacific she gives a concert. Coins are scarce there, so the guests pay with what they have. Her share: three pigs, twenty-three turkeys, forty-four chickens, five thousand coconuts, and heaps of bananas, lemons and oranges.',
        sources: ['jevons-barter'],
      },
    ],
    guess: {
      question: 'What became of the fruit?',
      options: [
        {
          id: 'sold',
          text: 'She sold it and bought pearls',
          isCorrect: false,
          answer: 'To whom? The people there had just paid her with it.',
        },
        { id: 'fed', text: 'The pigs and the turkeys ate it', isCorrect: true, answer: 'She fed her pay to her pay.' },
        {
          id: 'home',
          text: 'She took it home to Paris',
          isCorrect: false,
          answer: 'Paris was half a world away. In its market hall all her pay might have brought 4,000 francs.',
        },
      ],
    },
    reveal: [
      {
        text: 'She was paid well, and could spend almost none of it there. The economist William Stanley Jevons told her story in 1875, on the first page of a book about money. He left one thing out. In her letter she adds that a dealer from a nearby island was to come the next day, with cash.',
        sources: ['jevons-barter', 'zelie-letter'],
      },
    ],
  },
  objectives: [
    'Explain why a swap needs two wishes that fit',
    'Find a chain of swaps, and a market where there is none',
    'Tell a thought experiment from a report',
    'Name what people did without money: gifts and credit',
  ],
  modules: [
    {
      type: 'analogy',
      title: 'The missing sticker',
      paragraphs: [
        {
          text: 'Think of an album of soccer stickers. You have a spare goalkeeper and need the striker. Leo has a spare striker. You run to him. But Leo needs the captain, and you have no captain.',
        },
        {
          text: 'A swap works only if you have what Leo wants, and Leo has what you want, here and now. Jevons called this the double coincidence. So you go looking for somebody with a spare captain who needs a goalkeeper. By then the break is over.',
          sources: ['jevons-barter'],
        },
      ],
      drawing: {
        visual: 'three-stickers',
        background: 'plain',
        mood: 'calm',
        text: 'Three children with a sticker each. You need Leo’s striker, Leo needs a captain, and the child with the captain, who needs your goalkeeper, is not found yet.',
      },
      limits:
        'Stickers change hands on the spot. Friends can also say: “Take it, you will find me something another day.” Then nothing has to fit. Keep that in mind for the story.',
    },
    {
      type: 'story',
      title: 'The search for the land of barter',
      sections: [
        {
          id: 'smith',
          background: 'shop',
          truth: 'documented',
          content: {
            year: '1776',
            location: 'Scotland',
            character: 'Adam Smith, philosopher',
            scene: 'A butcher with too much meat',
            narrative: [
              {
                text: 'In his most famous book, Smith describes a butcher with more meat than he can eat. The baker would like some. He can pay only in bread, and the butcher has bread enough. No deal. So, Smith says, careful people would keep some good at hand that few others refuse. That good becomes money.',
                sources: ['smith-money'],
              },
            ],
            guess: {
              question: 'Where did Smith see this?',
              options: [
                {
                  id: 'nowhere',
                  text: 'Nowhere. He imagined it',
                  isCorrect: true,
                  answer: 'His own words are: “we shall suppose.”',
                },
                {
                  id: 'scotland',
                  text: 'In a Scottish village',
                  isCorrect: false,
                  answer: 'It sounds like one, but he names none.',
                },
                { id: 'america', text: 'In America', isCorrect: false, answer: 'In this passage he names no place.' },
              ],
            },
            reveal: [
              {
                text: 'It is a thought experiment: a made-up case that helps you think. It shows well what money is good for. It is no proof of how money began.',
                sources: ['smith-money'],
              },
            ],
            visual: 'bread-and-shoes',
            visualText:
              'A loaf on one counter, a pair of shoes on another. The dotted line between them ends in a cross.',
            mood: 'calm',
          },
        },
        {
          id: 'humphrey',
          background: 'plain',
          truth: 'documented',
          content: {
            year: '1985 and 2011',
            location: 'Cambridge and London',
            character: 'Caroline Humphrey and David Graeber, anthropologists',
            scene: 'Nobody has found it',
            narrative: [
              {
                text: 'Then people went to look. Caroline Humphrey went through what is known. “No example of a barter economy, pure and simple, has ever been described, let alone the emergence from it of money,” she wrote.',
                sources: ['humphrey-quoted'],
              },
            ],
            guess: {
              question: 'So how did neighbors without money get things from each other?',
              options: [
                {
                  id: 'alone',
                  text: 'They made everything alone',
                  isCorrect: false,
                  answer: 'People have always relied on others.',
                },
                {
                  id: 'theft',
                  text: 'They took what they needed',
                  isCorrect: false,
                  answer: 'That happened in war. It was no way to live next door.',
                },
                {
                  id: 'gift',
                  text: 'With gifts, shared stores, and favors that were remembered',
                  isCorrect: true,
                  answer: 'You take today and give another day.',
                },
              ],
            },
            reveal: [
              {
                text: 'Among the Iroquois, Lewis Henry Morgan reported, the families of a longhouse lived from common stores, and one woman divided the food. Elsewhere people gave, and remembered who owed whom. Graeber turns the schoolbook order around: credit came first, coins much later.',
                sources: ['iroquois-stores', 'graeber'],
              },
              {
                text: 'Swaps did happen: between strangers, and where people were used to money and had none left. Even Graeber allows that salt and cacao may have become money in trade between strangers.',
                sources: ['humphrey', 'graeber', 'barter-debate'],
              },
              {
                text: 'Economists answer back. Nobody planned money, Carl Menger argued in 1892: step by step, people came to prefer the goods that are easiest to pass on. Neither he nor Smith ever denied that people give gifts, George Selgin adds. And a village that nobody has found may still have been there.',
                sources: ['menger', 'selgin-graeber', 'barter-selgin'],
              },
            ],
            visual: 'tally-stick',
            visualText: 'A notched stick, split along its length. Each side of a debt keeps one half.',
            mood: 'calm',
          },
        },
        {
          id: 'clubs',
          background: 'city',
          truth: 'documented',
          content: {
            year: '1995 to 2002',
            location: 'Argentina',
            character: 'Nearly three million people short of pesos',
            scene: 'The barter clubs',
            narrative: [
              {
                text: 'In 1995 thirty people began to swap goods and work. When hard times came, the clubs grew fast. At the peak nearly three million people took part.',
                sources: ['barter-clubs'],
              },
            ],
            guess: {
              question: 'What did the barter clubs soon have?',
              options: [
                { id: 'gold', text: 'A store of gold', isCorrect: false, answer: 'Nobody there had gold to spare.' },
                {
                  id: 'money',
                  text: 'A money of their own',
                  isCorrect: true,
                  answer: 'They printed “credits” for swaps that did not come out even.',
                },
                { id: 'law', text: 'A law against money', isCorrect: false, answer: 'They were happy to use some.' },
              ],
            },
            reveal: [
              {
                text: 'Then the credits were forged, prices in credits shot up, food ran short, and most people left. They had come because money failed them, and now their own money failed them too.',
                sources: ['barter-clubs'],
              },
            ],
            visual: 'barter-table',
            visualText:
              'Two people swap a jar of jam for a sweater, across a table with bread, apples, a lamp and a wrench.',
            mood: 'uneasy',
          },
        },
      ],
    },
    {
      type: 'interactive',
      widget: 'barter-puzzle',
      title: 'Your turn: bread for shoes',
      introduction: [
        {
          text: 'You baked bread. You want shoes. Six traders stand in the market, all invented. Each will swap one thing for one other thing. On Monday the first swap is done for you: you gave your bread for a pot.',
        },
      ],
      tasks: [
        {
          text: 'Get the shoes on Monday. How many swaps did it take?',
          answer: 'Three: with the potter, the fisher and the shoemaker.',
        },
        {
          text: 'On Tuesday two traders want your bread. One of them leads nowhere.',
          answer: 'The potter. His pot ends as an axe that nobody wants. By way of the farmer it takes four swaps.',
        },
        {
          text: 'On Wednesday, try everything. Then choose “With coins.”',
          answer: 'By swaps no way leads to the shoes. With coins it is one step.',
        },
        {
          text: 'Move the kinds of goods from 6 to 60. Which of the two numbers runs away?',
          answer: 'The rates between goods: from 15 to 1,770. With money there are only 60 prices.',
        },
      ],
      closing: [
        {
          text: 'Look at Wednesday again. The shoemaker, the smith, the weaver and the fisher could all be happy if goods went once around the circle. No two of them can swap. Coins would solve it. So would four neighbors who trust each other and keep count.',
        },
      ],
    },
  ],
  check: [
    {
      id: 'coincidence',
      prompt: 'You have eggs and want a haircut. When does plain barter work?',
      options: [
        {
          id: 'cutter',
          text: 'When somebody cuts hair',
          isCorrect: false,
          explanation: 'That is half of it. He must want eggs too.',
        },
        {
          id: 'both',
          text: 'When somebody who cuts hair wants eggs now',
          isCorrect: true,
          explanation: 'Both wishes must fit, at the same time and place.',
        },
        {
          id: 'worth',
          text: 'When eggs and haircuts cost the same',
          isCorrect: false,
          explanation: 'A fair rate does not help if the barber is full of eggs.',
        },
      ],
    },
    {
      id: 'evidence',
      prompt: 'What did Humphrey find?',
      options: [
        {
          id: 'never',
          text: 'Nobody has ever bartered',
          isCorrect: false,
          explanation: 'People do barter. She describes when and where.',
        },
        {
          id: 'first',
          text: 'Barter villages came first, then money',
          isCorrect: false,
          explanation: 'That is the schoolbook picture. She rejects it.',
        },
        {
          id: 'none',
          text: 'No society on record that lived by barter alone',
          isCorrect: true,
          explanation: 'Barter happens, but nobody has found a people who had nothing else.',
        },
      ],
    },
    {
      id: 'pairs',
      prompt: 'Twenty goods are traded without money. How many rates are there to know?',
      options: [
        {
          id: 'pairs',
          text: '190',
          isCorrect: true,
          explanation: '20 × 19 / 2, one for each pair. With money there are 20 prices.',
        },
        { id: 'twenty', text: '20', isCorrect: false, explanation: 'That is the number of prices with money.' },
        {
          id: 'square',
          text: '400',
          isCorrect: false,
          explanation: 'That counts each pair twice, and each good against itself.',
        },
      ],
    },
  ],
  takeaways: [
    'A swap needs two wishes that fit at once. Money needs one.',
    'The barter village is a good thought experiment. Nobody has found one.',
    'Gifts and credit solve the same problem among people who trust each other.',
    'Money saves you from knowing a rate for every pair of goods.',
  ],
  explains: 'why a baker cannot always swap bread for shoes',
  limits:
    'How money began is disputed, and nobody wrote it down. It may have begun more than once, in more than one way: from gifts and debts, from trade between strangers, or from taxes. The puzzle leaves out trust and memory, which do most of the work in a real village.',
};
